"""Find the top faces of dice in a picture."""

from dataclasses import dataclass
from math import dist, log
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network, chance
from vision.quad import DIRECTION, SIZE, decode
from vision.rectify import Views, center_of, edge_of

Array = npt.NDArray[np.float64]

# The network knows dice with edges of about 12 to 80 pixels. Pictures up to the first length are
# shrunk to the second, so that dice of 36 to 120 pixels in 640x480, 720p and 1080p come out at 12
# to 78; what is smaller still shows few dice from near. In a large photo dice may have any size,
# so it is looked at from near and from far.
_LOOKS = ((500, (384,)), (1600, (416,)), (2600, (768,)))
_LARGE_LOOKS = (768, 384)
_GRAIN = 16
_MOST = 32
_AROUND = np.ones((3, 3), np.uint8)
# Two top faces whose centres are nearer than this share of an edge are the same die.
_SAME = 0.5
# Dice found more surely than the first tell what size dice have here. A peak's logit, how firmly it
# is told a direction, and so many times the logarithm by which its size differs have to come to the
# last together: most of what is fainter is no die, and a closer look at it takes time.
_SURE, _ODD, _LEAST = 0.45, 2.0, -1.0


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
        return _distinct(sorted(candidates, key=lambda die: -die.heat))

    def _look(self, views: Views, scale: float, found: float) -> list[Candidate]:
        height, width = views.frame.shape[:2]
        size = (_grained(width * scale), _grained(height * scale))
        ((answer,),) = self._net.answers([views.shrunk(size)], ["answer"])
        rows, columns = _peaks(answer[0], found)
        said = answer[:, rows, columns].astype(np.float64)
        likely = worth_a_look(said[0], said[2:].T)
        (heat, cocked), code = chance(said[:2, likely]), said[2:, likely].T
        cells = np.stack([columns[likely], rows[likely]], axis=1).astype(np.float64)
        corners = enlarged(decode(cells, code), (width / size[0], height / size[1]))
        dice = zip(corners, heat.tolist(), cocked.tolist(), strict=True)
        return [Candidate(*die) for die in dice]


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


def _peaks(
    heat: npt.NDArray[np.float32], found: float
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Give rows and columns of local maxima above the threshold, hottest first."""
    hot = heat > log(found / (1 - found))
    rows, columns = np.nonzero(hot & (heat >= cv2.dilate(heat, _AROUND)))
    order = np.argsort(-heat[rows, columns])[:_MOST]
    return rows[order], columns[order]


def worth_a_look(logit: Array, code: Array) -> npt.NDArray[np.bool_]:
    """Say which peaks, hottest first, are worth a closer look."""
    worth, sizes = logit + np.hypot(*code[:, DIRECTION].T), code[:, SIZE]
    surely = int((logit >= log(_SURE / (1 - _SURE))).sum())
    if surely > 1:
        worth -= _ODD * np.abs(sizes - np.sort(sizes[:surely])[surely // 2])
    return np.asarray(worth >= _LEAST)


def _distinct(candidates: list[Candidate]) -> list[Candidate]:
    """Keep the hottest of those that frame the same die."""
    kept: list[tuple[Candidate, tuple[float, float], float]] = []
    for die in candidates:
        center, edge = center_of(die.corners), edge_of(die.corners)
        if all(dist(center, other) > _SAME * min(edge, size) for _, other, size in kept):
            kept.append((die, center, edge))
    return [die for die, _, _ in kept]
