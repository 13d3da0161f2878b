"""Dice of one set are of one size: a drawing on a token or on paper seldom is of just that size."""

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

# With fewer sure dice beside it than this, nothing is said of a face's size.
_ENOUGH = 1.5


def beside_others(quads: list[Array], rays: Array, table: Array, trust: Array) -> list[float]:
    """Give each face's size as a share of the others' median, perspective taken out.

    Seen along the ray r to a point of a plane that looks to n, areas shrink with the cube of n·r.
    """
    areas = np.array([_area(quad) for quad in quads])
    sizes = np.sqrt(areas / np.abs(rays @ table) ** 3)
    return [_share(number, sizes, trust) for number in range(len(quads))]


def _area(quad: Array) -> float:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad.tolist()
    return max(1e-6, float(abs((cx - ax) * (dy - by) - (dx - bx) * (cy - ay))) / 2)


def _share(number: int, sizes: Array, trust: Array) -> float:
    say = trust.copy()
    say[number] = 0.0
    if say.sum() < _ENOUGH:
        return 1.0
    order = np.argsort(sizes)
    heard = np.cumsum(say[order])
    middle = order[int(np.searchsorted(heard, heard[-1] / 2))]
    return float(sizes[number] / sizes[middle])
