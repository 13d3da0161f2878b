"""Which reading speaks of which die."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from vision.reading import DieReading
from vision.scoring.truth import Point, Quad, TrueDie


@dataclass(frozen=True, slots=True)
class Matching:
    """Pairs of die and reading (none if the die was overlooked), and readings of nothing."""

    pairs: tuple[tuple[TrueDie, DieReading | None], ...]
    strays: tuple[DieReading, ...]


def match(dice: Sequence[TrueDie], readings: Sequence[DieReading]) -> Matching:
    """Give each die the nearest reading whose centre lies on its top face.

    A second reading of the same die is a stray: a table would count that die twice.
    """
    near = sorted(
        (_apart(die, reading), d, r)
        for d, die in enumerate(dice)
        for r, reading in enumerate(readings)
        if inside(reading.center, die.corners)
    )
    chosen: dict[int, int] = {}
    for _, d, r in near:
        if d not in chosen and r not in chosen.values():
            chosen[d] = r
    pairs = tuple((die, readings[chosen[d]] if d in chosen else None) for d, die in enumerate(dice))
    strays = tuple(each for r, each in enumerate(readings) if r not in chosen.values())
    return Matching(pairs, strays)


def inside(point: Point, quad: Quad) -> bool:
    """Say whether a point lies in a convex outline, whichever way round it goes."""
    turns = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(quad, quad[1:] + quad[:1], strict=True)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def _apart(die: TrueDie, reading: DieReading) -> float:
    x = sum(corner[0] for corner in die.corners) / 4
    y = sum(corner[1] for corner in die.corners) / 4
    return hypot(reading.center[0] - x, reading.center[1] - y)
