"""Square up the top faces for the classifier."""

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

CROP = 48
# The crop shows this share of the face's width beyond each edge.
CROP_MARGIN = 0.06
# A larger face is sampled at twice the size and shrunk, so that fine lines do not flicker.
_FINE = 85.0


def rectify(frame: Frame, corners: Array) -> Frame:
    """Give the square crop of one top face."""
    lengths = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    fold = max(1, round(float(lengths.mean()) / _FINE))
    side = CROP * fold
    low = side * CROP_MARGIN / (1 + 2 * CROP_MARGIN)
    high = side - low
    square = np.array([[low, low], [high, low], [high, high], [low, high]], np.float32)
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), square)
    crop = cv2.warpPerspective(frame, warp, (side, side), borderMode=cv2.BORDER_REPLICATE)
    if fold > 1:
        crop = cv2.resize(crop, (CROP, CROP), interpolation=cv2.INTER_AREA)
    return np.asarray(crop, np.uint8)
