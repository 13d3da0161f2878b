"""A pen for small white drawings on a 100 x 100 field, y downwards, smooth by oversampling."""

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

import cv2
import numpy as np
import numpy.typing as npt

FIELD = 100
LARGE = 1024
SCALE = LARGE / FIELD
CURVE_STEPS = 24

Point = tuple[float, float]
Mask = npt.NDArray[np.uint8]


class Pen:
    """Draws in white and cuts out again; `ink` 0 cuts."""

    def __init__(self) -> None:
        self.mask: Mask = np.zeros((LARGE, LARGE), np.uint8)

    def fill(self, shape: str | Iterable[Point], ink: int = 255) -> "Pen":
        """Fill a path such as "M 10 10 L 90 10 Q 50 90 10 10 Z", or a list of points."""
        rings = path_points(shape) if isinstance(shape, str) else [list(shape)]
        for ring in rings:
            cv2.fillPoly(self.mask, [_pixels(ring)], (ink,))
        return self

    def cut(self, shape: str | Iterable[Point]) -> "Pen":
        """Cut a shape out."""
        return self.fill(shape, 0)

    def stroke(self, shape: str | Iterable[Point], width: float, ink: int = 255) -> "Pen":
        """Draw a line with round ends along a path."""
        rings = path_points(shape) if isinstance(shape, str) else [list(shape)]
        thick = max(1, round(width * SCALE))
        for ring in rings:
            cv2.polylines(self.mask, [_pixels(ring)], isClosed=False, color=(ink,), thickness=thick)
            for x, y in (ring[0], ring[-1]):
                self.disc(x, y, width / 2, ink)
        return self

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> "Pen":
        """Fill a circle."""
        centre = (round(x * SCALE), round(y * SCALE))
        cv2.circle(self.mask, centre, round(radius * SCALE), (ink,), -1)
        return self

    def ring(self, x: float, y: float, radius: float, width: float, ink: int = 255) -> "Pen":
        """Draw a circle line."""
        turns = (math.tau * step / 96 for step in range(97))
        points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]
        return self.stroke(points, width, ink)

    def box(  # noqa: PLR0913, PLR0917 - a place, a size and a corner
        self, x: float, y: float, wide: float, high: float, corner: float = 0, ink: int = 255
    ) -> "Pen":
        """Fill a rectangle with round corners."""
        if corner <= 0:
            return self.fill([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], ink)
        corners = [
            (x + wide - corner, y + corner, -math.pi / 2),
            (x + wide - corner, y + high - corner, 0),
            (x + corner, y + high - corner, math.pi / 2),
            (x + corner, y + corner, math.pi),
        ]
        points = [
            (
                cx + corner * math.cos(a + math.pi / 2 * s / 8),
                cy + corner * math.sin(a + math.pi / 2 * s / 8),
            )
            for cx, cy, a in corners
            for s in range(9)
        ]
        return self.fill(points, ink)

    def arc(  # noqa: PLR0913, PLR0917 - a place, a size and two ends
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        width: float,
        ink: int = 255,
    ) -> "Pen":
        """Draw part of a circle line; degrees run clockwise from the right."""
        turns = np.radians(np.linspace(start, end, 64))
        return self.stroke(
            [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns], width, ink
        )

    def picture(self, size: int) -> Mask:
        """Give the drawing at its final size."""
        small = cv2.resize(self.mask, (size, size), interpolation=cv2.INTER_AREA)
        return np.asarray(small, np.uint8)


def star(x: float, y: float, outer: float, inner: float, tips: int = 5) -> list[Point]:
    """Give the corners of a star with one tip up."""
    points = []
    for corner in range(tips * 2):
        radius = outer if corner % 2 == 0 else inner
        angle = math.pi * corner / tips - math.pi / 2
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def path_points(path: str) -> list[list[Point]]:
    """Read M, L, C, Q and Z with absolute numbers."""
    rings: list[list[Point]] = []
    for command, numbers in re.findall(r"([MLCQZ])([^MLCQZ]*)", path):
        values = [float(one) for one in re.findall(r"-?\d*\.?\d+", numbers)]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            rings.append(points)
        elif command == "L":
            rings[-1] += points
        elif command in "CQ":
            order = 3 if command == "C" else 2
            for first in range(0, len(points), order):
                rings[-1] += _curve([rings[-1][-1], *points[first : first + order]])
        else:
            rings[-1].append(rings[-1][0])
    return rings


def _curve(controls: Sequence[Point]) -> list[Point]:
    """Give points along a Bezier curve of any order (de Casteljau)."""
    found = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        points = list(controls)
        while len(points) > 1:
            points = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)
            ]
        found.append(points[0])
    return found


def _pixels(points: Iterable[Point]) -> npt.NDArray[np.int32]:
    return np.round(np.array(list(points)) * SCALE).astype(np.int32)
