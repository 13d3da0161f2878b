"""The plane of the table: dice that lie flat in it are squares, all of one size.

Corners are measured to a few hundredths of an edge, so they tell how the table lies much better
than any single die tells where it looks. A face that is no square in that plane leans or is a
die's side; one of another size than the rest is a drawing on a token or on paper.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.table import AGREE, FOCALS, UPRIGHT, cosine, unit

Array = npt.NDArray[np.float64]

_WIDEST, _LONGEST = 0.6, 2.0
# Beyond this a face disagrees, however much: the rest decide.
_DISAGREES = 0.25
# How much it counts that the plane looks another way than most dice seem to, and is not upright.
_SEEMS, _ROLL = 0.2, 0.15
# The plane that fits best is turned by so much each way, and the focal length changed, to fit more.
_TURN = 0.06
_ZOOMS: Array = np.array([[1 / 1.12], [1.0], [1.12]])
_NEIGHBOURS: Array = np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)], float)
# With fewer sure dice of one size than this, nothing is said of any.
_ENOUGH = 1.5
# Sizes that differ by less than this share count as one.
_ALIKE = 0.12
_NEAREST = 0.05
_TINY = 1e-12
# Planes are rows: a focal length, and where the table looks. The last are for where it seems to.
_USUAL: Array = np.array([(f, *up) for up in (*UPRIGHT, UPRIGHT[0]) for f in FOCALS])
# Takes where a plane looks to what lies across in it.
_ACROSS: Array = np.array([[0.0, 0.0, -1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
_DOWN: Array = np.array([0.0, 1.0, 0.0])


@dataclass(frozen=True, slots=True)
class Squares:
    """What faces are in the plane of the table.

    Sizes are shares of the one most of them have, all 1 while there are too few; a face's skew is
    the share by which it is longer one way than across, 0 for a square.
    """

    sizes: Array
    skews: Array
    alike: bool
    """Whether there are enough of one size to compare the others with."""


def squares_in_plane(quads: Array, seems: Array, trust: Array) -> Squares:
    """Find the plane in which most faces are equal squares, near the way the table seems to look.

    Corners are shares of the picture's length from its middle.
    """
    sight = _Sight(quads, seems, trust)
    planes = _USUAL.copy()
    planes[-len(FOCALS) :, 1:] = seems
    fit = sight.best(_near(sight.best(planes).plane))
    shares = _shares(fit.sizes, trust)
    return Squares(np.ones(len(quads)) if shares is None else shares, fit.skews, shares is not None)


@dataclass(frozen=True, slots=True)
class _Fit:
    plane: Array
    sizes: Array
    """Logarithms."""
    skews: Array


class _Sight:
    """The corners of one picture, to be tried on many planes at once."""

    def __init__(self, quads: Array, seems: Array, trust: Array) -> None:
        self._seems, self._trust = seems, trust
        self._rays = np.ones((3, 4 * len(quads)))
        self._rays[:2] = quads.transpose(2, 1, 0).reshape(2, -1)

    def best(self, planes: Array) -> _Fit:
        """Give the plane, of those to be tried, that fits best."""
        sizes, skews = self._measured(planes)
        unlike = np.minimum(np.abs(sizes[:, :, None] - sizes[:, None]), _DISAGREES) @ self._trust
        odd = np.minimum(skews, _DISAGREES) @ self._trust
        away = np.arccos(cosine(planes[:, 1:] @ self._seems))
        habit = _SEEMS * self._trust.sum() * np.minimum(away, AGREE)
        cost = unlike.min(axis=1) + odd + habit + _ROLL * np.abs(planes[:, 1])
        i = int(cost.argmin())
        return _Fit(planes[i], sizes[i], skews[i])

    def _measured(self, planes: Array) -> tuple[Array, Array]:
        """Give log size and skew of every face in every plane, from the diagonals there.

        Across and down the plane are the real and imaginary part of one number. Sizes in one plane
        can be compared, those in two cannot.
        """
        ups, zooms = planes[:, 1:], np.ones((len(planes), 3))
        zooms[:, :2] /= planes[:, :1]
        axes = ups @ _ACROSS + 1j * (_DOWN - ups[:, 1:2] * ups)
        points = (axes * zooms) @ self._rays / np.maximum(-(ups * zooms) @ self._rays, _NEAREST)
        a, b, c, d = points.reshape(len(planes), 4, -1).transpose(1, 0, 2)
        one, other = c - a, d - b
        long, wide = np.maximum(np.abs(one), _TINY), np.maximum(np.abs(other), _TINY)
        turned = one.conj() * other
        skews = np.hypot(np.log(long / wide), turned.real / (long * wide))
        return 0.5 * np.log(np.maximum(np.abs(turned.imag), _TINY)), skews


def _near(plane: Array) -> Array:
    """Give planes and focal lengths about one that fits."""
    focal, x, y, z = plane.tolist()
    across, down = np.array([z, 0.0, -x]), np.array([-x * y, x * x + z * z, -y * z])
    step = _TURN * _NEIGHBOURS / np.hypot(x, z)
    ups = unit(plane[1:] + step[:, :1] * across + step[:, 1:] * down)
    planes = np.empty((len(_ZOOMS), len(ups), 4))
    planes[..., 0] = np.minimum(np.maximum(focal * _ZOOMS, _WIDEST), _LONGEST)
    planes[..., 1:] = ups
    return planes.reshape(-1, 4)


def _shares(sizes: Array, trust: Array) -> Array | None:
    """Give sizes as shares of the one most faces have, if there are enough of these."""
    alike = np.abs(sizes[:, None] - sizes) < _ALIKE
    most = alike[int(np.argmax(alike @ trust))]
    if trust[most].sum() < _ENOUGH:
        return None
    usual = sizes[most] @ trust[most] / trust[most].sum()
    return np.asarray(np.exp(sizes - usual))
