"""A test pattern: shows a person that every light works and which seat is which."""

from collections.abc import Iterator

from firmware_bridge.lights import (
    ARROWS,
    BULLETS,
    MAX_SEATS,
    MIN_SEATS,
    NO_BULLETS,
    PILE,
    Bar,
    Colour,
    SeatLights,
    TableLights,
)


def check_pattern(seats: int = MAX_SEATS) -> Iterator[TableLights]:
    """Yield all lights in red, green, blue and white, then each seat with its own number."""
    seats = min(max(seats, MIN_SEATS), MAX_SEATS)
    for colour in (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.WHITE):
        full = SeatLights(Bar(BULLETS, colour), Bar(ARROWS, colour))
        yield TableLights((full,) * seats, Bar(PILE, colour))
    for number in range(seats):
        yield _numbered(number, seats)


def _numbered(number: int, seats: int) -> TableLights:
    """Show seat `number` alone, with as many bullets as it is places from the first."""
    shown = SeatLights(Bar(number + 1, NO_BULLETS.colour), active=True)
    return TableLights(tuple(shown if seat == number else SeatLights() for seat in range(seats)))
