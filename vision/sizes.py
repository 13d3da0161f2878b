"""Dice of one set are of one size: a drawing on a token or on paper seldom is of just that size."""

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

# With fewer sure dice of one size than this, nothing is said of any.
_ENOUGH = 1.5
# Sizes that differ by less than this share count as one.
_ALIKE = 0.12
_TINY = 1e-6


def beside_others(quads: list[Array], rays: Array, table: Array, trust: Array) -> list[float]:
    """Give each face's size as a share of the size most of them have, perspective taken out.

    Seen along the ray r to a point of a plane that looks to n, areas shrink with the cube of n·r.
    """
    areas = np.array([cv2.contourArea(quad.astype(np.float32)) for quad in quads])
    sizes = np.sqrt(np.maximum(areas, _TINY) / np.abs(rays @ table) ** 3)
    alike = np.abs(np.log(sizes[:, None] / sizes)) < _ALIKE
    most = alike[int(np.argmax(alike @ trust))]
    if trust[most].sum() < _ENOUGH:
        return [1.0] * len(quads)
    usual = sizes[most] @ trust[most] / trust[most].sum()
    shares: list[float] = (sizes / usual).tolist()
    return shares
