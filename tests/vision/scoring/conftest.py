"""Builders of dice, readings and truths."""

from collections.abc import Callable

import pytest

from vision.faces import Face
from vision.reading import DieReading, Status
from vision.scoring.truth import Quad, TrueDie

Square = Callable[..., Quad]
MakeDie = Callable[..., TrueDie]
MakeReading = Callable[..., DieReading]


@pytest.fixture
def square() -> Square:
    """Give the corners of an upright square about a point."""

    def make(x: float, y: float, side: float = 60) -> Quad:
        half = side / 2
        return (
            (x - half, y - half),
            (x + half, y - half),
            (x + half, y + half),
            (x - half, y + half),
        )

    return make


@pytest.fixture
def die(square: Square) -> MakeDie:
    """Give a true die at a place; flags say why it is not clean."""

    def make(x: float, y: float, face: str = "beer", **flags: bool) -> TrueDie:
        return TrueDie(Face(face), square(x, y), **flags)

    return make


@pytest.fixture
def reading(square: Square) -> MakeReading:
    """Give a reading at a place; without a face it is a question."""

    def make(x: float, y: float, face: str | None = "beer", status: str = "read") -> DieReading:
        named = Face(face) if face else None
        return DieReading(named, 0.99, Status(status), (x, y), square(x, y))

    return make
