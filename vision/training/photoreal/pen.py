"""A small vector pen: shapes in the unit square, y downwards, drawn as an ink mask."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, pi, sin

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Mask = NDArray[np.float32]

_FRACTION_BITS = 4
_SUPERSAMPLING = 3


class Pen:
    """Draws ink (and takes it away again) on one face."""

    def __init__(self, size: int) -> None:
        """Start with a blank face that will be `size` pixels wide."""
        self._size = size
        self._scale = size * _SUPERSAMPLING
        self._ink = np.zeros((self._scale, self._scale), np.uint8)

    def fill(self, points: Points, *, ink: bool = True) -> None:
        """Fill a closed outline."""
        cv2.fillPoly(
            self._ink, [self._fixed(points)], 255 if ink else 0, cv2.LINE_8, _FRACTION_BITS
        )

    def brush(
        self, points: Points, width: float | Callable[[float], float], *, ink: bool = True
    ) -> None:
        """Draw along a line with a round nib whose width may change from 0 to 1 along it."""
        widths = [width(t) if callable(width) else width for t in np.linspace(0, 1, len(points))]
        value = 255 if ink else 0
        for point, each in zip(points, widths, strict=True):
            self._dot(point, each / 2, value)
        for (start, end), pair in zip(pairwise(points), pairwise(widths), strict=True):
            self._taper(start, end, pair, value)

    def stroke(self, points: Points, width: float, *, ink: bool = True) -> None:
        """Draw along a line with a flat nib: ends are cut square."""
        for start, end in pairwise(points):
            self._taper(start, end, (width, width), 255 if ink else 0)
        for point in points[1:-1]:
            self._dot(point, width / 2, 255 if ink else 0)

    def mask(self) -> Mask:
        """Return the ink so far, 0 to 1, `size` pixels square."""
        small = cv2.resize(self._ink, (self._size, self._size), interpolation=cv2.INTER_AREA)
        return np.asarray(small / 255.0, np.float32)

    def _fixed(self, points: Points) -> NDArray[np.int32]:
        return np.asarray(np.round(points * self._scale * 2**_FRACTION_BITS), np.int32)

    def _dot(self, centre: Points, radius: float, value: int) -> None:
        x, y = self._fixed(centre)
        fixed_radius = round(radius * self._scale * 2**_FRACTION_BITS)
        cv2.circle(self._ink, (int(x), int(y)), fixed_radius, value, -1, cv2.LINE_8, _FRACTION_BITS)

    def _taper(self, start: Points, end: Points, widths: tuple[float, float], value: int) -> None:
        along = end - start
        length = float(np.hypot(*along))
        if length == 0:
            return
        across = np.array([-along[1], along[0]]) / length / 2
        corners = np.array(
            [
                start + across * widths[0],
                end + across * widths[1],
                end - across * widths[1],
                start - across * widths[0],
            ]
        )
        cv2.fillPoly(self._ink, [self._fixed(corners)], value, cv2.LINE_8, _FRACTION_BITS)


def points(*pairs: tuple[float, float]) -> Points:
    """Return the pairs as an array of points."""
    return np.array(pairs, np.float64)


def bezier(*control: tuple[float, float], steps: int = 24) -> Points:
    """Return a chain of cubic curves: 4 control points, then 3 more for each further curve."""
    t = np.linspace(0, 1, steps)[:, None]
    pieces = []
    for i in range(0, len(control) - 1, 3):
        a, b, c, d = (np.array(p, np.float64) for p in control[i : i + 4])
        pieces.append(
            (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
        )
    return np.concatenate(pieces)


def arc(
    centre: tuple[float, float], radius: float, start: float = 0, stop: float = 360, steps: int = 72
) -> Points:
    """Return part of a circle; degrees grow clockwise, 0 is to the right."""
    angles = np.radians(np.linspace(start, stop, steps))
    return np.stack([centre[0] + radius * np.cos(angles), centre[1] + radius * np.sin(angles)], 1)


def star(
    centre: tuple[float, float], outer: float, inner: float, tips: int, turn: float = 0
) -> Points:
    """Return a star with straight sides."""
    radii = [outer, inner] * tips
    steps = [2 * pi * i / (2 * tips) + np.radians(turn) for i in range(2 * tips)]
    return points(
        *(
            (centre[0] + r * cos(a), centre[1] + r * sin(a))
            for r, a in zip(radii, steps, strict=True)
        )
    )


def place(
    shape: Points, *, turn: float = 0, about: tuple[float, float] = (0.5, 0.5), mirror: bool = False
) -> Points:
    """Turn a shape clockwise by degrees about a point, then mirror it left to right."""
    angle = np.radians(turn)
    matrix = np.array([[cos(angle), sin(angle)], [-sin(angle), cos(angle)]])
    turned: Points = (shape - about) @ matrix * (-1 if mirror else 1, 1) + about
    return turned


def joined(parts: Sequence[Points]) -> Points:
    """Return several lines as one."""
    return np.concatenate(list(parts))
