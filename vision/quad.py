"""Top faces as numbers a network can learn: a square looks the same after a quarter turn.

A quadrilateral is the sum of four turning parts, `corner[k] = a0 + a1 i^k + a2 (-1)^k + a3 (-i)^k`
with x + iy for a point. Naming another corner the first multiplies a1 by i, a2 by -1 and a3 by
-i, so `a1^4`, `a1 a3` and `a2 a1^2` do not depend on which corner comes first. The code uses those:
offset (2), log size (1), direction (2), skew (2), perspective (2).
"""

from cmath import phase, rect
from collections.abc import Sequence
from math import exp

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Corners = list[tuple[float, float]]

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


def decode(cell: tuple[int, int], code: Sequence[float]) -> Corners:
    """Give the corners of a face from its cell (x, y) and its code."""
    x, y, size, *rest = code
    direction, skew, depth = map(complex, rest[::2], rest[1::2])
    middle = complex(cell[0] + x + 0.5, cell[1] + y + 0.5) * STRIDE
    spin, size = rect(1, phase(direction) / 4), _SIZE_UNIT * exp(min(max(size, -3), 3))
    across, along = size * (spin + skew / spin), 1j * size * (spin - skew / spin)
    bent = depth * size / spin**2
    points = (
        middle + across + bent,
        middle + along - bent,
        middle - across + bent,
        middle - along - bent,
    )
    return [(point.real, point.imag) for point in points]
