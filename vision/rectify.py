"""Square up the top faces for the networks that look at them one by one."""

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

CROP = 48
# The crop shows this share of the face's width beyond each edge: little for naming the face,
# more for finding its edges.
CROP_MARGIN = 0.06
REFINE_MARGIN = 0.2
# A larger face is sampled at twice the size and shrunk, so that fine lines do not flicker.
_FINE = 85.0
UNIT_SQUARE: Array = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def framed(side: int, margin: float) -> Array:
    """Give where a face's corners lie in a crop of that side with that margin."""
    return (UNIT_SQUARE + margin) * side / (1 + 2 * margin)


def rectify(frame: Frame, corners: Array, margin: float = CROP_MARGIN) -> Frame:
    """Give the square crop of one top face."""
    lengths = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    fold = max(1, round(float(lengths.mean()) / _FINE))
    side = CROP * fold
    square = framed(side, margin).astype(np.float32)
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), square)
    crop = cv2.warpPerspective(frame, warp, (side, side), borderMode=cv2.BORDER_REPLICATE)
    if fold > 1:
        crop = cv2.resize(crop, (CROP, CROP), interpolation=cv2.INTER_AREA)
    return np.asarray(crop, np.uint8)
