"""Which dice lean: the tops of dice that lie flat all look the same way, that of the table.

A small network sees a supposed top face among its surroundings. It says where the face looks, seen
along the ray that meets it: turned into the camera's own axes these directions agree for all flat
dice, and one that differs leans. It also says whether a die's body is below the face: a drawing on
a card has none.
"""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network, chance
from vision.rectify import Views, center_of, edge_of
from vision.sizes import beside_others

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]
Answer = npt.NDArray[np.float32]

LOOK = 64
# The network sees this many edges of the die and its surroundings.
REACH = 2.4
# Focal lengths to try, in shares of the picture's length: phones and webcams.
_FOCALS = (0.7, 0.9, 1.2, 1.7)
# Without other dice to compare with, people hold cameras upright over the near edge.
_TILTS = np.radians(np.arange(0.0, 55.0, 5.0))
_UPRIGHT_TABLES: Array = np.stack(
    [np.stack([0 * _TILTS, -np.sin(_TILTS), -np.cos(_TILTS)], axis=1)] * len(_FOCALS)
)
_UPRIGHT = 0.6
# Single dice are measured with errors of several degrees. A die further than the first angle from
# the table disagrees, however far it is; one with a smaller cosine has no say in a mean.
_AGREE, _HEARD = np.radians(25.0), np.cos(np.radians(45.0))
_ROUNDS = 2
# Dice that lean by less than so many degrees are compared by size.
_FLAT = 20.0
# What is said of a face between these is asked of its mirror picture too: chance errors cancel.
_DOUBTFUL_LEANS, _DOUBTFUL_TOPS = (12.0, 26.0), (0.3, 0.95)


@dataclass(frozen=True, slots=True)
class Posture:
    """By how many degrees a face looks another way than the table, and the chance it is a top.

    Its size is a share of that of the others, 1 while there are too few.
    """

    lean: float
    top: float
    size: float


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
        postures = _postures(answer, views.frame, quads, trust)
        doubtful = [i for i, posture in enumerate(postures) if _is_doubtful(posture)]
        if not doubtful:
            return postures
        answer[doubtful] = self._with_mirrored(answer[doubtful], [crops[i] for i in doubtful])
        return _postures(answer, views.frame, quads, trust)

    def _with_mirrored(self, plain: Answer, crops: list[Frame]) -> Answer:
        """Average what was said of each crop with what is said of its mirror picture."""
        mirrored = [np.ascontiguousarray(crop[:, ::-1]) for crop in crops]
        (back,) = self._net.answers(mirrored, ["answer"])
        return np.asarray((plain + back * (-1, 1, 1)) / 2, np.float32)


def _is_doubtful(posture: Posture) -> bool:
    leaning, top = _DOUBTFUL_LEANS, _DOUBTFUL_TOPS
    return leaning[0] < posture.lean < leaning[1] or top[0] < posture.top < top[1]


def _postures(
    answer: Answer, frame: Frame, quads: list[Array], trust: list[float]
) -> list[Posture]:
    ups, tops = answer[:, :2].astype(np.float64), chance(answer[:, 2])
    height, width = frame.shape[:2]
    places = np.mean(quads, axis=1) - (width / 2, height / 2)
    say = tops * trust
    table = table_under(ups, places / max(width, height), say)
    sizes = beside_others(quads, table.rays, table.up, say * (table.leans < _FLAT))
    rows = zip(table.leans.tolist(), tops.tolist(), sizes, strict=True)
    return [Posture(lean, top, size) for lean, top, size in rows]


def surroundings(views: Views, quad: Array) -> Frame:
    """Cut out a die with what lies about it, unturned, as the network is shown it."""
    shrink = REACH * edge_of(quad) / LOOK
    source, scale = views.before(shrink)
    (x, y), grow = center_of(quad), 1 / (shrink * scale)
    warp = np.array([[grow, 0, LOOK / 2 - x / shrink], [0, grow, LOOK / 2 - y / shrink]])
    crop = cv2.warpAffine(source, warp, (LOOK, LOOK), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(crop, np.uint8)


def along_ray(ray: Array) -> Array:
    """Give the smallest turn that makes a ray the viewing direction."""
    unit = ray / np.linalg.norm(ray)
    axis = np.cross(unit, [0.0, 0.0, 1.0])
    length = float(np.linalg.norm(axis))
    if length < 1e-9:  # noqa: PLR2004 - the ray is the viewing direction
        return np.eye(3)
    angle = float(np.arctan2(length, unit[2]))
    return np.asarray(cv2.Rodrigues(axis / length * angle)[0], np.float64)


@dataclass(frozen=True, slots=True)
class Table:
    """Where the table looks in the camera's axes, the rays to its dice, and their leans."""

    up: Array
    rays: Array
    leans: Array


def table_under(ups: Array, places: Array, trust: Array) -> Table:
    """Find the table's direction on which most dice agree, and each die's angle to it."""
    tops = _in_camera(ups, places)
    tables = np.concatenate([tops, _UPRIGHT_TABLES], axis=1)
    for _ in range(_ROUNDS):
        tables = _averaged(tables, tops, trust)
    away = np.arccos(np.minimum(_cosines(tables, tops), 1))
    # Few dice cannot outvote the habit of holding a camera upright.
    cost = np.minimum(away, _AGREE) @ trust + _UPRIGHT * np.abs(np.arcsin(tables[..., 0]))
    best = np.unravel_index(int(cost.argmin()), cost.shape)
    rays = np.ones((len(places), 3))
    rays[:, :2] = places / _FOCALS[best[0]]
    return Table(tables[best], rays, np.degrees(away[best]))


def _averaged(tables: Array, tops: Array, trust: Array) -> Array:
    """Move every guess at the table's direction to the mean of the dice that look about there."""
    say = np.maximum(0, (_cosines(tables, tops) - _HEARD) / (1 - _HEARD)) ** 2 * trust
    mean = say @ tops + 1e-6 * tables
    return np.asarray(mean / _length(mean))


def _cosines(tables: Array, tops: Array) -> Array:
    return np.asarray(tables @ tops.transpose(0, 2, 1))


def _in_camera(ups: Array, places: Array) -> Array:
    """Turn directions seen along their rays into the axes of a camera of each focal length."""
    x, y = ups.T
    z = -np.sqrt(1 - np.minimum(np.hypot(x, y), 0.99) ** 2)
    rays = np.empty((len(_FOCALS), len(places), 3))
    rays[..., :2], rays[..., 2] = places, np.reshape(_FOCALS, (-1, 1))
    right, down, ahead = (rays / _length(rays)).transpose(2, 0, 1)
    # Rodrigues' formula for the turn from the viewing direction to the ray: `along_ray` undone.
    about = (right * y - down * x) / (1 + ahead)
    turned = (
        ahead * x + right * z - down * about,
        ahead * y + down * z + right * about,
        ahead * z - right * x - down * y,
    )
    return np.stack(turned, axis=-1)


def _length(vectors: Array) -> Array:
    return np.asarray(np.sqrt((vectors**2).sum(axis=-1, keepdims=True)))
