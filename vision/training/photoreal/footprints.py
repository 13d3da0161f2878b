"""Outlines of things on the table, and whether two of them collide."""

from math import cos, radians, sin

import numpy as np

from vision.training.photoreal.camera import Vectors


def footprint(x: float, y: float, yaw: float, size: tuple[float, float]) -> Vectors:
    """Return the corners of a rectangle on the table; `size` is half width and half depth."""
    c, s = cos(radians(yaw)), sin(radians(yaw))
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * size
    return np.asarray(corners @ np.array([[c, s], [-s, c]]) + (x, y), np.float64)


def overlap(first: Vectors, second: Vectors) -> bool:
    """Say whether two convex outlines share any area (separating axes)."""
    for outline in (first, second):
        sides = np.roll(outline, -1, axis=0) - outline
        for across in np.stack([-sides[:, 1], sides[:, 0]], 1):
            one, other = first @ across, second @ across
            if one.max() <= other.min() or other.max() <= one.min():
                return False
    return True
