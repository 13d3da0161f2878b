"""Numerals in a cross-hair ring, by several hands."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vision.training.photoreal.pen import Pen, arc, bezier, joined, place, points

Drawing = Callable[[Pen], None]


@dataclass(frozen=True, slots=True)
class Ring:
    """Measures of the cross-hair ring round a numeral."""

    radius: float
    line: float
    tick: float
    tick_in: float
    tick_out: float


def _draw_ring(pen: Pen, ring: Ring) -> None:
    pen.brush(arc((0.5, 0.5), ring.radius), ring.line)
    for turn in (0, 90, 180, 270):
        tick = points(
            (0.5 + ring.radius - ring.tick_in, 0.5), (0.5 + ring.radius + ring.tick_out, 0.5)
        )
        pen.stroke(place(tick, turn=turn), ring.tick)


def ringed(ring: Ring, numeral: Drawing) -> Drawing:
    """Return a drawing of a numeral in its ring."""

    def draw(pen: Pen) -> None:
        _draw_ring(pen, ring)
        numeral(pen)

    return draw


def slab_one(pen: Pen) -> None:
    """Draw a 1 with slab serifs."""
    pen.fill(points((0.45, 0.30), (0.57, 0.30), (0.57, 0.70), (0.45, 0.70)))
    pen.fill(points((0.45, 0.30), (0.38, 0.36), (0.38, 0.43), (0.46, 0.40)))
    pen.fill(points((0.37, 0.64), (0.65, 0.64), (0.65, 0.72), (0.37, 0.72)))


def slab_two(pen: Pen) -> None:
    """Draw a 2 with slab serifs."""
    bowl = bezier((0.39, 0.41), (0.39, 0.27), (0.63, 0.27), (0.62, 0.42))
    slope = bezier((0.62, 0.42), (0.61, 0.51), (0.45, 0.57), (0.41, 0.66))
    pen.brush(joined([bowl, slope]), 0.09)
    pen.stroke(points((0.365, 0.675), (0.645, 0.675)), 0.09)
    pen.stroke(points((0.615, 0.70), (0.615, 0.58)), 0.06)


def fine_one(pen: Pen) -> None:
    """Draw a 1 with hairlines."""
    pen.fill(points((0.475, 0.27), (0.54, 0.25), (0.54, 0.73), (0.475, 0.73)))
    pen.brush(bezier((0.39, 0.335), (0.43, 0.33), (0.47, 0.31), (0.50, 0.27)), 0.03)
    pen.stroke(points((0.40, 0.735), (0.615, 0.735)), 0.03)


def fine_two(pen: Pen) -> None:
    """Draw a 2 with hairlines and a ball."""
    pen.brush(points((0.41, 0.37), (0.411, 0.371)), 0.075)
    bowl = bezier((0.40, 0.36), (0.42, 0.23), (0.62, 0.24), (0.60, 0.39))
    pen.brush(bowl, lambda t: 0.025 + 0.05 * t**2)
    slope = bezier((0.60, 0.39), (0.59, 0.50), (0.43, 0.58), (0.385, 0.72))
    pen.brush(slope, lambda t: 0.075 - 0.055 * t)
    foot = bezier((0.39, 0.71), (0.45, 0.66), (0.53, 0.77), (0.62, 0.66))
    pen.brush(foot, lambda t: 0.035 + 0.05 * np.sin(np.pi * t))


def saloon_one(pen: Pen) -> None:
    """Draw a 1 with a waist, as on old posters."""
    waist = bezier((0.60, 0.28), (0.57, 0.42), (0.57, 0.58), (0.62, 0.72))
    other = bezier((0.40, 0.72), (0.45, 0.58), (0.45, 0.48), (0.44, 0.42))
    flag = points((0.36, 0.44), (0.35, 0.37), (0.46, 0.28))
    pen.fill(joined([waist, other, flag]))
    pen.fill(points((0.36, 0.72), (0.40, 0.66), (0.62, 0.66), (0.66, 0.72)))


def saloon_two(pen: Pen) -> None:
    """Draw a heavy 2, as on old posters."""
    pen.brush(points((0.405, 0.40), (0.406, 0.401)), 0.11)
    bowl = bezier((0.375, 0.36), (0.42, 0.24), (0.65, 0.25), (0.61, 0.42))
    pen.brush(bowl, lambda t: 0.05 + 0.07 * t)
    slope = bezier((0.61, 0.42), (0.57, 0.52), (0.46, 0.56), (0.40, 0.68))
    pen.brush(slope, lambda t: 0.12 - 0.06 * t)
    pen.fill(points((0.36, 0.73), (0.40, 0.62), (0.58, 0.66), (0.645, 0.58), (0.63, 0.73)))


def carved_one(pen: Pen) -> None:
    """Draw a 1 as a knife cuts it."""
    pen.brush(points((0.51, 0.31), (0.51, 0.69)), 0.075)
    pen.brush(points((0.51, 0.31), (0.41, 0.39)), 0.06)
    pen.brush(points((0.41, 0.70), (0.61, 0.70)), 0.06)


def carved_two(pen: Pen) -> None:
    """Draw a 2 as a knife cuts it."""
    top = points((0.40, 0.39), (0.46, 0.31), (0.55, 0.31), (0.61, 0.38), (0.60, 0.45))
    pen.brush(top, 0.065)
    pen.brush(points((0.60, 0.45), (0.40, 0.69)), 0.065)
    pen.brush(points((0.40, 0.69), (0.62, 0.69)), 0.065)


def press_one(pen: Pen) -> None:
    """Draw a 1 of book type."""
    pen.fill(points((0.46, 0.33), (0.52, 0.28), (0.56, 0.28), (0.56, 0.69), (0.46, 0.69)))
    pen.fill(points((0.46, 0.33), (0.40, 0.34), (0.40, 0.385), (0.47, 0.39)))
    pen.fill(joined([bezier((0.40, 0.72), (0.40, 0.68), (0.46, 0.69), (0.46, 0.66)),
                     bezier((0.56, 0.66), (0.56, 0.69), (0.63, 0.68), (0.63, 0.72))]))  # fmt: skip


def press_two(pen: Pen) -> None:
    """Draw a 2 of book type."""
    pen.brush(points((0.42, 0.385), (0.421, 0.386)), 0.095)
    bowl = bezier((0.385, 0.37), (0.41, 0.26), (0.62, 0.26), (0.60, 0.40))
    pen.brush(bowl, lambda t: 0.04 + 0.06 * t)
    slope = bezier((0.60, 0.40), (0.58, 0.51), (0.44, 0.58), (0.405, 0.69))
    pen.brush(slope, lambda t: 0.10 - 0.06 * t)
    pen.brush(bezier((0.41, 0.69), (0.46, 0.65), (0.54, 0.72), (0.62, 0.62)), 0.07)
