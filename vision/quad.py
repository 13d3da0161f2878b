"""Top faces as numbers a network can learn: a square looks the same after a quarter turn.

A quadrilateral is the sum of four turning parts, `corner[k] = a0 + a1 i^k + a2 (-1)^k + a3 (-i)^k`
with x + iy for a point. Naming another corner the first multiplies a1 by i, a2 by -1 and a3 by
-i, so `a1^4`, `a1 a3` and `a2 a1^2` do not depend on which corner comes first. The code uses those:
offset (2), log size (1), direction (2), skew (2), perspective (2).
"""

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

STRIDE = 4
CODE = 9
# Where the log size and the direction stand in a code.
SIZE, DIRECTION = 2, slice(3, 5)
_SIZE_UNIT = 16.0
_TURNS = np.array([1, 1j, -1, -1j])
# Each corner as the sum of the four parts.
_CORNERS = _TURNS ** np.arange(4)[:, None]


def encode(corners: Array) -> Array:
    """Give centre (x, y) and the code without its offset (7 numbers), for N x 4 x 2 corners."""
    points = corners[..., 0] + 1j * corners[..., 1]
    a0, a1, a2, a3 = ((points * _TURNS ** (-m)).mean(axis=-1) for m in range(4))
    size = np.abs(a1)
    direction = (a1 / size) ** 4
    skew = a1 * a3 / size**2
    depth = a2 * a1**2 / size**3
    columns = [a0.real, a0.imag, np.log(size / _SIZE_UNIT), direction.real, direction.imag]
    columns += [skew.real, skew.imag, depth.real, depth.imag]
    return np.stack(columns, axis=-1)


def decode(cells: Array, code: Array) -> Array:
    """Give N x 4 x 2 corners from N cells (x, y) and their N x 9 codes."""
    middle = (cells + code[:, :2] + 0.5) * STRIDE
    direction, skew, depth = (code[:, 3::2] + 1j * code[:, 4::2]).T
    size = _SIZE_UNIT * np.exp(np.minimum(np.maximum(code[:, SIZE], -3), 3))
    spin = np.exp(0.25j * np.angle(direction))
    parts = np.empty((len(code), 4), complex)
    parts[:, 0] = middle[:, 0] + 1j * middle[:, 1]
    parts[:, 1], parts[:, 2], parts[:, 3] = size * spin, depth * size / spin**2, skew * size / spin
    return np.asarray((parts @ _CORNERS).view(np.float64).reshape(-1, 4, 2))
