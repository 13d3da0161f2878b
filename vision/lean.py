"""Which dice lean: the tops of dice that lie flat all look the same way, that of the table.

A small network sees a supposed top face among its surroundings. It says where the face looks, seen
along the ray that meets it: turned into the camera's own axes these directions agree for all flat
dice, and one that differs leans. It also says whether a die's body is below the face: a drawing on
a card has none.
"""

from dataclasses import dataclass
from math import log
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network, chance
from vision.rectify import Views, center_of, edge_of
from vision.squares import squares_in_plane
from vision.table import table_under

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]
Answer = npt.NDArray[np.float32]

LOOK = 64
# The network sees this many edges of the die and its surroundings.
REACH = 2.4
# Dice that lean by less than so many degrees have a say in where the table's plane is.
_FLAT = 20.0
# In that plane, a face a tenth longer one way than across counts for six degrees of lean, and one a
# tenth larger or smaller than the others for ten.
_SKEW, _SIZE = 60.0, 100.0
# A face that is a top with a chance between these is looked at in the mirror too: errors cancel.
_DOUBTFUL = (0.3, 0.95)


@dataclass(frozen=True, slots=True)
class Posture:
    """By how many degrees a face seems to lean on the table, and the chance it is a top.

    Its size is a share of that of the others, 1 while there are too few.
    """

    lean: float
    top: float
    size: float
    alone: bool = False
    """Whether there are too few to compare it with."""

    @property
    def misfit(self) -> float:
        """How far it is from lying among the others as one of them, in degrees of lean."""
        return self.lean + _SIZE * abs(log(self.size))


class LeanMeter:
    """Measures how supposed top faces lie."""

    def __init__(self, path: Path = MODELS / "lean.onnx") -> None:
        self._net = Network(path)

    def postures(self, views: Views, quads: list[Array], trust: list[float]) -> list[Posture]:
        """Measure every face; what is hardly a die hardly has a say in where the table looks."""
        if not quads:
            return []
        crops = [surroundings(views, quad) for quad in quads]
        (answer,) = self._net.answers(crops, ["answer"])
        doubtful = np.flatnonzero(_is_doubtful(answer[:, 2]))
        if len(doubtful):
            answer[doubtful] = self._with_mirrored(answer[doubtful], [crops[i] for i in doubtful])
        return _postures(answer, _from_middle(quads, views.frame), trust)

    def _with_mirrored(self, plain: Answer, crops: list[Frame]) -> Answer:
        """Average what was said of each crop with what is said of its mirror picture."""
        mirrored = [np.ascontiguousarray(crop[:, ::-1]) for crop in crops]
        (back,) = self._net.answers(mirrored, ["answer"])
        return np.asarray((plain + back * (-1, 1, 1)) / 2, np.float32)


def _is_doubtful(top: Answer) -> npt.NDArray[np.bool_]:
    chances = chance(top)
    return (chances > _DOUBTFUL[0]) & (chances < _DOUBTFUL[1])


def _postures(answer: Answer, corners: Array, trust: list[float]) -> list[Posture]:
    ups, tops = answer[:, :2].astype(np.float64), chance(answer[:, 2])
    say = tops * trust
    table = table_under(ups, corners.mean(axis=1), say)
    plane = squares_in_plane(corners, table.up, say * (table.leans < _FLAT))
    leans = table.leans + _SKEW * plane.skews
    rows = zip(leans.tolist(), tops.tolist(), plane.sizes.tolist(), strict=True)
    return [Posture(*row, alone=not plane.alike) for row in rows]


def _from_middle(quads: list[Array], frame: Frame) -> Array:
    """Give corners as shares of the picture's length from its middle."""
    height, width = frame.shape[:2]
    return np.asarray((np.array(quads) - (width / 2, height / 2)) / max(width, height))


def surroundings(views: Views, quad: Array) -> Frame:
    """Cut out a die with what lies about it, unturned, as the network is shown it."""
    shrink = REACH * edge_of(quad) / LOOK
    source, scale = views.before(shrink)
    (x, y), grow = center_of(quad), 1 / (shrink * scale)
    warp = np.array([[grow, 0, LOOK / 2 - x / shrink], [0, grow, LOOK / 2 - y / shrink]])
    crop = cv2.warpAffine(source, warp, (LOOK, LOOK), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(crop, np.uint8)
