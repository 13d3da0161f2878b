"""Where the table looks: the tops of dice that lie flat all look the same way."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

# Focal lengths to try, in shares of the picture's length: phones and webcams.
FOCALS = (0.7, 0.9, 1.2, 1.7)
# People hold cameras upright over the near edge: the table then looks one of these ways.
_TILTS = np.radians(np.arange(0.0, 60.0, 5.0))
UPRIGHT: Array = np.stack([0 * _TILTS, -np.sin(_TILTS), -np.cos(_TILTS)], axis=1)
_UPRIGHT_TABLES: Array = np.stack([UPRIGHT] * len(FOCALS))
# One die cannot outvote that habit: it may be the side of a die that leans on something.
_HABIT = 1.0
# While the others together are trusted less than this, a die has only the habit to differ from,
# and differing counts so much more.
_ALONE, _COUNTS = 0.3, 2.2
# Single dice are measured with errors of several degrees. A die further than the first angle from
# the table disagrees, however far it is; one with a smaller cosine has no say in a mean.
AGREE, _HEARD = np.radians(25.0), np.cos(np.radians(45.0))
_ROUNDS = 2


@dataclass(frozen=True, slots=True)
class Table:
    """Where the table looks in the camera's axes, and by how many degrees its dice lean."""

    up: Array
    leans: Array


def table_under(ups: Array, places: Array, trust: Array) -> Table:
    """Find the table's direction on which most dice agree, and each die's angle to it."""
    tops = _in_camera(ups, places)
    tables = np.concatenate([tops, _UPRIGHT_TABLES], axis=1)
    for _ in range(_ROUNDS):
        tables = _averaged(tables, tops, trust)
    tables = np.concatenate([tables, _UPRIGHT_TABLES], axis=1)
    away = np.arccos(np.clip(_cosines(tables, tops), -1, 1))
    odd = np.hypot(tables[..., 0], np.maximum(tables[..., 1], 0))
    cost = np.minimum(away, AGREE) @ trust + _HABIT * np.arcsin(np.minimum(odd, 1))
    best = np.unravel_index(int(cost.argmin()), cost.shape)
    counts = np.where(trust.sum() - trust < _ALONE, _COUNTS, 1.0)
    return Table(tables[best], np.degrees(away[best]) * counts)


def _averaged(tables: Array, tops: Array, trust: Array) -> Array:
    """Move every guess at the table's direction to the mean of the dice that look about there."""
    say = np.maximum(0, (_cosines(tables, tops) - _HEARD) / (1 - _HEARD)) ** 2 * trust
    mean = say @ tops + 1e-6 * tables
    return unit(mean)


def _cosines(tables: Array, tops: Array) -> Array:
    return np.asarray(tables @ tops.transpose(0, 2, 1))


def _in_camera(ups: Array, places: Array) -> Array:
    """Turn directions seen along their rays into the axes of a camera of each focal length."""
    x, y = ups.T
    z = -np.sqrt(1 - np.minimum(np.hypot(x, y), 0.99) ** 2)
    rays = np.empty((len(FOCALS), len(places), 3))
    rays[..., :2], rays[..., 2] = places, np.reshape(FOCALS, (-1, 1))
    right, down, ahead = unit(rays).transpose(2, 0, 1)
    # Rodrigues' formula for the turn from the viewing direction to the ray: `along_ray` undone.
    about = (right * y - down * x) / (1 + ahead)
    turned = (
        ahead * x + right * z - down * about,
        ahead * y + down * z + right * about,
        ahead * z - right * x - down * y,
    )
    return np.stack(turned, axis=-1)


def unit(vectors: Array) -> Array:
    """Give vectors of length one in the same directions."""
    return np.asarray(vectors / np.sqrt((vectors**2).sum(axis=-1, keepdims=True)))


def along_ray(ray: Array) -> Array:
    """Give the smallest turn that makes a ray the viewing direction."""
    unit = ray / np.linalg.norm(ray)
    axis = np.cross(unit, [0.0, 0.0, 1.0])
    length = float(np.linalg.norm(axis))
    if length < 1e-9:  # noqa: PLR2004 - the ray is the viewing direction
        return np.eye(3)
    angle = float(np.arctan2(length, unit[2]))
    return np.asarray(cv2.Rodrigues(axis / length * angle)[0], np.float64)
