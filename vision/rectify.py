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
UNIT_SQUARE: Array = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def framed(side: int, margin: float) -> Array:
    """Give where a face's corners lie in a crop of that side with that margin."""
    return (UNIT_SQUARE + margin) * side / (1 + 2 * margin)


def edge_of(corners: Array) -> float:
    """Give the mean length of the four edges."""
    return float(np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1).mean())


class Views:
    """A picture and its halves, made when first needed, so that shrinking averages, not thins."""

    def __init__(self, frame: Frame) -> None:
        self._sizes = [frame]

    def sampled(self, warp: Array, side: int, shrink: float) -> Frame:
        """Take a square out of the picture; `shrink` is how much smaller things get in it."""
        level = max(0, round(float(np.log2(shrink))))
        while len(self._sizes) <= level:
            self._sizes.append(_halved(self._sizes[-1]))
        warp = warp @ np.diag([2.0**level, 2.0**level, 1.0])
        source, size = self._sizes[level], (side, side)
        crop = cv2.warpPerspective(source, warp, size, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(crop, np.uint8)

    def rectified(self, corners: Array, margin: float = CROP_MARGIN) -> Frame:
        """Give the square crop of one top face."""
        square = framed(CROP, margin)
        warp = cv2.getPerspectiveTransform(corners.astype(np.float32), square.astype(np.float32))
        shrink = edge_of(corners) / edge_of(square)
        return self.sampled(np.asarray(warp, np.float64), CROP, shrink)


def _halved(frame: Frame) -> Frame:
    size = (max(1, frame.shape[1] // 2), max(1, frame.shape[0] // 2))
    return np.asarray(cv2.resize(frame, size, interpolation=cv2.INTER_AREA), np.uint8)
