"""Square up the top faces for the networks that look at them one by one."""

from dataclasses import dataclass
from functools import cache
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

# So many pixels of such a crop are surroundings and the die's rounded edges.
_RIM = 9

_SLATES = 8


def edge_of(corners: Array) -> float:
    """Give the mean length of the four edges."""
    a, b, c, d = corners.tolist()
    return (dist(a, b) + dist(b, c) + dist(c, d) + dist(d, a)) / 4


def center_of(corners: Array) -> tuple[float, float]:
    """Give the mean of the four corners."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners.tolist()
    return (ax + bx + cx + dx) / 4, (ay + by + cy + dy) / 4


def outside(corners: Array, frame: Frame) -> float:
    """Give by how much of its edge a face reaches out of the picture."""
    xs, ys = corners.T.tolist()
    right, below = max(xs) - frame.shape[1] + 1, max(ys) - frame.shape[0] + 1
    return float(max(-min(xs), -min(ys), right, below)) / edge_of(corners)


class Slates:
    """Memory to draw on again and again: to get new one takes longer than to shrink a picture."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], Frame] = {}

    def shrink(self, frame: Frame, size: tuple[int, int], how: int) -> Frame:
        """Shrink a picture; what was last shrunk to that size is gone."""
        if size not in self._kept:
            if len(self._kept) == _SLATES:
                self._kept.clear()
            self._kept[size] = np.empty((size[1], size[0], 3), np.uint8)
        return np.asarray(cv2.resize(frame, size, self._kept[size], interpolation=how), np.uint8)


class Views:
    """A picture and its halves, made when first needed, so that shrinking averages, not thins."""

    def __init__(self, frame: Frame, slates: Slates | None = None) -> None:
        self._sizes, self._slates = [frame], slates or Slates()

    @property
    def frame(self) -> Frame:
        """Give the picture itself."""
        return self._sizes[0]

    def shrunk(self, size: tuple[int, int]) -> Frame:
        """Give the whole picture in another size."""
        source, _ = self.before(self.frame.shape[1] / size[0])
        return self._slates.shrink(source, size, cv2.INTER_LINEAR)

    def before(self, shrink: float) -> tuple[Frame, float]:
        """Give the picture to take for one this many times smaller, and its scale."""
        level = int(log2(max(1.0, shrink)))
        return self._halved_often(level), 0.5**level

    def _halved_often(self, times: int) -> Frame:
        while len(self._sizes) <= times:
            height, width = self._sizes[-1].shape[:2]
            half = (max(1, width // 2), max(1, height // 2))
            self._sizes.append(self._slates.shrink(self._sizes[-1], half, cv2.INTER_AREA))
        return self._sizes[times]

    def rectified(self, corners: Array, framing: Framing = FACE) -> Frame:
        """Give the square crop of one top face."""
        level = max(0, round(log2(edge_of(corners) / framing.edge)))
        seen = (corners * 0.5**level).astype(np.float32)
        warp = cv2.getPerspectiveTransform(_square(framing), seen)
        return np.asarray(
            cv2.warpPerspective(
                self._halved_often(level),
                warp,
                (framing.side, framing.side),
                flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                borderMode=cv2.BORDER_REPLICATE,
            ),
            np.uint8,
        )


def contrast_of(crop: Frame) -> float:
    """Give by how much the greys in the middle of a squared face differ."""
    inner = crop[_RIM:-_RIM, _RIM:-_RIM]
    return float(cv2.meanStdDev(cv2.cvtColor(inner, cv2.COLOR_BGR2GRAY))[1][0, 0])


@cache
def _square(framing: Framing) -> npt.NDArray[np.float32]:
    return framing.corners.astype(np.float32)
