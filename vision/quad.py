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
_SIZE_UNIT = 16.0
_TURNS = np.array([1, 1j, -1, -1j])


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
    a0 = (cells[:, 0] + code[:, 0] + 0.5) + 1j * (cells[:, 1] + code[:, 1] + 0.5)
    a0 = a0 * STRIDE
    size = _SIZE_UNIT * np.exp(np.clip(code[:, 2], -3, 3))
    spin = np.exp(0.25j * np.angle(code[:, 3] + 1j * code[:, 4]))
    a1 = size * spin
    a3 = (code[:, 5] + 1j * code[:, 6]) * size / spin
    a2 = (code[:, 7] + 1j * code[:, 8]) * size / spin**2
    turns = _TURNS[None, :]
    points = a0[:, None] + a1[:, None] * turns + a2[:, None] * turns**2 + a3[:, None] * turns**3
    corners: Array = np.stack([points.real, points.imag], axis=-1)
    return corners
