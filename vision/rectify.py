"""Square up the top faces for the networks that look at them one by one."""

from dataclasses import dataclass
from math import dist, log2

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

UNIT_SQUARE: Array = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


@dataclass(frozen=True, slots=True)
class Framing:
    """A square crop of so many pixels that shows this share of a face beyond each edge."""

    side: int
    margin: float

    @property
    def edge(self) -> float:
        """Give the length of the face's edges in the crop."""
        return self.side / (1 + 2 * self.margin)

    @property
    def corners(self) -> Array:
        """Give where the face's corners lie in the crop."""
        return (UNIT_SQUARE + self.margin) * self.edge


# Naming a face takes its edges too: a symbol on paper has none.
FACE = Framing(48, 0.15)
EDGES = Framing(48, 0.2)


def edge_of(corners: Array) -> float:
    """Give the mean length of the four edges."""
    a, b, c, d = corners.tolist()
    return (dist(a, b) + dist(b, c) + dist(c, d) + dist(d, a)) / 4


def outside(corners: Array, frame: Frame) -> float:
    """Give by how much of its edge a face reaches out of the picture."""
    last = np.array([frame.shape[1] - 1, frame.shape[0] - 1])
    return float(max(-corners.min(), (corners - last).max())) / edge_of(corners)


class Views:
    """A picture and its halves, made when first needed, so that shrinking averages, not thins."""

    def __init__(self, frame: Frame) -> None:
        self._sizes = [frame]

    @property
    def frame(self) -> Frame:
        """Give the picture itself."""
        return self._sizes[0]

    def shrunk(self, size: tuple[int, int]) -> Frame:
        """Give the whole picture in another size."""
        shrink = self.frame.shape[1] / size[0]
        source = self._halved_often(int(np.log2(max(1.0, shrink))))
        return np.asarray(cv2.resize(source, size, interpolation=cv2.INTER_LINEAR), np.uint8)

    def sampled(self, warp: Array, side: int, shrink: float) -> Frame:
        """Take a square out of the picture; `shrink` is how much smaller things get in it."""
        level = max(0, round(log2(shrink)))
        source, size = self._halved_often(level), (side, side)
        warp = warp * (2.0**level, 2.0**level, 1.0)
        crop = cv2.warpPerspective(source, warp, size, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(crop, np.uint8)

    def _halved_often(self, times: int) -> Frame:
        while len(self._sizes) <= times:
            self._sizes.append(_halved(self._sizes[-1]))
        return self._sizes[times]

    def rectified(self, corners: Array, framing: Framing = FACE) -> Frame:
        """Give the square crop of one top face."""
        square = framing.corners.astype(np.float32)
        warp = cv2.getPerspectiveTransform(corners.astype(np.float32), square)
        shrink = edge_of(corners) / framing.edge
        return self.sampled(np.asarray(warp, np.float64), framing.side, shrink)


def _halved(frame: Frame) -> Frame:
    size = (max(1, frame.shape[1] // 2), max(1, frame.shape[0] // 2))
    return np.asarray(cv2.resize(frame, size, interpolation=cv2.INTER_AREA), np.uint8)
