"""Where the table looks: the tops of dice that lie flat all look the same way."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

# Focal lengths to try, in shares of the picture's length: phones and webcams.
FOCALS = (0.7, 0.9, 1.2, 1.7)
_EACH_FOCAL: Array = np.reshape(FOCALS, (-1, 1))
# Makes one complex number of across and down.
_AS_ONE = np.array([1, 1j])
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
    across = tops.transpose(0, 2, 1)
    tables = np.concatenate([tops, _UPRIGHT_TABLES], axis=1)
    for _ in range(_ROUNDS):
        # Every guess at the table's direction moves to the mean of the dice that look about there.
        say = np.maximum(tables @ across - _HEARD, 0) ** 2 * trust
        tables = unit(say @ tops + 1e-7 * tables)
    tables = np.concatenate([tables, _UPRIGHT_TABLES], axis=1)
    away = np.arccos(cosine(tables @ across))
    odd = np.hypot(tables[..., 0], np.maximum(tables[..., 1], 0))
    cost = np.minimum(away, AGREE) @ trust + _HABIT * np.arcsin(np.minimum(odd, 1))
    best = divmod(int(cost.argmin()), cost.shape[1])
    counts = np.where(trust.sum() - trust < _ALONE, _COUNTS, 1.0)
    return Table(tables[best], np.degrees(away[best]) * counts)


def _in_camera(ups: Array, places: Array) -> Array:
    """Turn directions seen along their rays into the axes of a camera of each focal length.

    Rodrigues' formula for the turn from the viewing direction to the ray: `along_ray` undone.
    Across and down are the real and imaginary part of one number.
    """
    seen, place = ups @ _AS_ONE, places @ _AS_ONE
    z = -np.sqrt(1 - np.minimum(np.abs(seen), 0.99) ** 2)
    length = np.hypot(np.abs(place), _EACH_FOCAL)
    ray, ahead = place / length, _EACH_FOCAL / length
    along = ray.conj() * seen
    turned = np.empty((*ray.shape, 3))
    flat = ahead * seen + ray * (z + 1j * along.imag / (1 + ahead))
    turned[..., 0], turned[..., 1], turned[..., 2] = flat.real, flat.imag, ahead * z - along.real
    return turned


def cosine(product: Array) -> Array:
    """Bring what rounding carried beyond back to where angles are."""
    return np.minimum(np.maximum(product, -1), 1)


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
