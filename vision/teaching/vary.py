"""Other photos that could have been taken of the same face: a little off, lighter, softer."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.rectify import Views, edge_of
from vision.teaching.taught import PHOTO, Crop

Frame = npt.NDArray[np.uint8]

# Shares of the face's edge, of full light, of its own sharpness.
OFF, LIGHT, TINT = 0.035, 0.22, 0.06
SOFTEST = 1.6
NOISE = 5.0


def varied(crop: Crop, count: int, rng: np.random.Generator) -> list[Frame]:
    """Give the face as it is and `count` - 1 other versions, as the classifier wants them."""
    corners = PHOTO.corners
    plain = Views(crop).rectified(corners)
    return [plain, *(_one(crop, corners, rng) for _ in range(count - 1))]


def _one(crop: Crop, corners: npt.NDArray[np.float64], rng: np.random.Generator) -> Frame:
    edge = edge_of(corners)
    shifted = corners + rng.normal(0, OFF * edge, 2) + rng.normal(0, OFF * edge / 2, (4, 2))
    soft = cv2.GaussianBlur(crop, (0, 0), float(rng.uniform(0.2, SOFTEST)))
    face = Views(np.asarray(soft, np.uint8)).rectified(shifted).astype(np.float32)
    face *= (1 + rng.uniform(-LIGHT, LIGHT)) * (1 + rng.normal(0, TINT, 3))
    face += rng.normal(0, rng.uniform(0, NOISE), face.shape)
    return np.asarray(np.clip(face, 0, 255), np.uint8)
