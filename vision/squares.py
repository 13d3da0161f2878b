"""The plane of the table: dice that lie flat in it are squares, all of one size.

Corners are measured to a few hundredths of an edge, so they tell how the table lies much better
than any single die tells where it looks. A face that is no square in that plane leans or is a
die's side; one of another size than the rest is a drawing on a token or on paper.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.table import AGREE, FOCALS, UPRIGHT, unit

Array = npt.NDArray[np.float64]

_WIDEST, _LONGEST = 0.6, 2.0
# Beyond this a face disagrees, however much: the rest decide.
_DISAGREES = 0.25
# How much it counts that the plane looks another way than most dice seem to, and is not upright.
_SEEMS, _ROLL = 0.2, 0.15
# The plane that fits best is turned by so much each way, and the focal length changed, to fit more.
_TURN = 0.06
_ZOOMS = np.array([1 / 1.12, 1.0, 1.12])
_NEIGHBOURS: Array = np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)], float)
# With fewer sure dice of one size than this, nothing is said of any.
_ENOUGH = 1.5
# Sizes that differ by less than this share count as one.
_ALIKE = 0.12
_NEAREST = 0.05
_TINY = 1e-12


@dataclass(frozen=True, slots=True)
class Squares:
    """What faces are in the plane of the table.

    Sizes are shares of the one most of them have, all 1 while there are too few; a face's skew is
    the share by which it is longer one way than across, 0 for a square.
    """

    sizes: Array
    skews: Array


def squares_in_plane(quads: Array, seems: Array, trust: Array) -> Squares:
    """Find the plane in which most faces are equal squares, near the way the table seems to look.

    Corners are shares of the picture's length from its middle.
    """
    sight = _Sight(quads, seems, trust)
    tables = np.concatenate([UPRIGHT, seems[None]])
    fit = sight.best(np.tile(tables, (len(FOCALS), 1)), np.repeat(FOCALS, len(tables)))
    fit = sight.best(*_near(fit))
    return Squares(_shares(fit.sizes, trust), fit.skews)


@dataclass(frozen=True, slots=True)
class _Fit:
    up: Array
    focal: float
    sizes: Array
    """Logarithms."""
    skews: Array


class _Sight:
    """The corners of one picture, to be tried on many planes at once."""

    def __init__(self, quads: Array, seems: Array, trust: Array) -> None:
        self._count, self._seems, self._trust = len(quads), seems, trust
        self._rays = np.ones((3, 4 * len(quads)))
        self._rays[:2] = quads.transpose(2, 1, 0).reshape(2, -1)

    def best(self, ups: Array, focals: Array) -> _Fit:
        """Give the plane and focal length, of those to be tried, that fit best."""
        sizes, skews = self._measured(ups, focals)
        unlike = np.minimum(np.abs(sizes[:, :, None] - sizes[:, None]), _DISAGREES) @ self._trust
        odd = np.minimum(skews, _DISAGREES) @ self._trust
        away = np.arccos(np.clip(ups @ self._seems, -1, 1))
        habit = _SEEMS * self._trust.sum() * np.minimum(away, AGREE)
        cost = unlike.min(axis=1) + odd + habit + _ROLL * np.abs(ups[:, 0])
        i = int(cost.argmin())
        return _Fit(ups[i], float(focals[i]), sizes[i], skews[i])

    def _measured(self, ups: Array, focals: Array) -> tuple[Array, Array]:
        """Give log size and skew of every face in every plane, from the diagonals there."""
        zooms = np.stack([1 / focals, 1 / focals, np.ones_like(focals)])
        depths = np.maximum(-(ups * zooms.T) @ self._rays, _NEAREST)
        points = self._rays[:, None] * zooms[..., None] / depths
        a, b, c, d = points.reshape(3, len(ups), 4, self._count).transpose(2, 0, 1, 3)
        one, other = c - a, d - b
        long, wide = (np.maximum((line**2).sum(axis=0), _TINY) for line in (one, other))
        along, product = (one * other).sum(axis=0), long * wide
        skews = np.hypot(0.5 * np.log(long / wide), along / np.sqrt(product))
        return 0.25 * np.log(np.maximum(product - along**2, _TINY)), skews


def _near(fit: _Fit) -> tuple[Array, Array]:
    """Give planes and focal lengths about one that fits."""
    x, y, z = fit.up
    across, down = np.array([z, 0.0, -x]), np.array([-x * y, x * x + z * z, -y * z])
    step = _TURN * _NEIGHBOURS / np.hypot(x, z)
    ups = unit(fit.up + step[:, :1] * across + step[:, 1:] * down)
    focals = np.clip(fit.focal * _ZOOMS, _WIDEST, _LONGEST)
    return np.tile(ups, (len(focals), 1)), np.repeat(focals, len(ups))


def _shares(sizes: Array, trust: Array) -> Array:
    """Give sizes as shares of the one most faces have."""
    alike = np.abs(sizes[:, None] - sizes) < _ALIKE
    most = alike[int(np.argmax(alike @ trust))]
    if trust[most].sum() < _ENOUGH:
        return np.ones_like(sizes)
    usual = sizes[most] @ trust[most] / trust[most].sum()
    return np.asarray(np.exp(sizes - usual))
