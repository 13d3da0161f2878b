"""Find the top faces of dice in a picture."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import dist
from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network
from vision.peaks import peaks_in
from vision.rectify import Views, center_of, edge_of

Array = npt.NDArray[np.float64]

# The network knows dice with edges of about 12 to 80 pixels. Pictures up to the first length are
# shrunk to the second, so that dice of 36 to 120 pixels in 640x480, 720p and 1080p come out at 12
# to 81; what is smaller still shows few dice from near. In a large photo dice may have any size,
# so it is looked at from near and from far. Both lengths for wide pictures fill
# OpenCV's tiles, 48 pixels each way: a few more columns would take as long as a tile more.
_LOOKS = ((500, (384,)), (1600, (432,)), (2600, (768,)))
_LARGE_LOOKS = (768, 384)
# From nearer, pictures up to the first length are looked at in the second.
_NEARER = (1600, 640)
_GRAIN = 16
# Two top faces whose centres are nearer than this share of an edge are the same die.
_SAME = 0.5


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible top face: corners in the picture's pixels, and probabilities."""

    corners: Array
    heat: float
    cocked: float
    die: float = 1.0
    """That it is one, by the refiner's word, once that has looked."""


class Localiser:
    """The heat-map network and the way from its answer to corners."""

    def __init__(self, path: Path = MODELS / "localiser.onnx") -> None:
        self._net = Network(path)

    def find(self, views: Views, found: float) -> list[Candidate]:
        """Give the top faces whose heat reaches `found`, hottest first."""
        longest = max(views.frame.shape[:2])
        looks = looks_at(longest)
        candidates = [die for look in looks for die in self._look(views, look / longest, found)]
        return distinct(sorted(candidates, key=lambda die: -die.heat))

    def find_nearer(self, views: Views, found: float) -> list[Candidate]:
        """Look again, at a larger picture; not at one that was looked at from near before."""
        longest = max(views.frame.shape[:2])
        limit, look = _NEARER
        return distinct(self._look(views, look / longest, found)) if longest <= limit else []

    def _look(self, views: Views, scale: float, found: float) -> list[Candidate]:
        height, width = views.frame.shape[:2]
        size = (_grained(width * scale), _grained(height * scale))
        ((answer,),) = self._net.answers([views.shrunk(size)], ["answer"])
        peaks = peaks_in(answer, found)
        corners = np.array([peak.corners for peak in peaks]).reshape(-1, 4, 2)
        quads = enlarged(corners, (width / size[0], height / size[1]))
        return [
            Candidate(quad, peak.heat, peak.cocked) for quad, peak in zip(quads, peaks, strict=True)
        ]


def looks_at(longest: int) -> tuple[int, ...]:
    """Give the lengths to which a picture of that length is shrunk."""
    return next((looks for limit, looks in _LOOKS if longest <= limit), _LARGE_LOOKS)


def enlarged(corners: Array, scale: tuple[float, float]) -> Array:
    """Give corners found in a shrunk picture as pixels of the whole one.

    Whole numbers are the middles of pixels, and the first pixel's middle moves when it grows.
    """
    return np.asarray((corners + 0.5) * scale - 0.5)


def _grained(length: float) -> int:
    return max(2, round(length / _GRAIN)) * _GRAIN


def distinct(candidates: list[Candidate], beside: Iterable[Array] = ()) -> list[Candidate]:
    """Keep the first of those that frame the same die, and none framed by one of `beside`."""
    taken = [(center_of(corners), edge_of(corners)) for corners in beside]
    kept = []
    for die in candidates:
        center, edge = center_of(die.corners), edge_of(die.corners)
        if all(dist(center, other) > _SAME * min(edge, size) for other, size in taken):
            kept.append(die)
            taken.append((center, edge))
    return kept
