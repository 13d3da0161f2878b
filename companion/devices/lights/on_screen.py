"""The strips as pictures for a screen: the colours of the board, lifted so that all are seen."""

from dataclasses import dataclass

from firmware_bridge.lights import TableLights
from firmware_bridge.picture import (
    FULL,
    STEP_MS,
    Layout,
    Rgb,
    Strip,
    TableStrips,
    effect_steps,
    picture,
)

STEP_S = STEP_MS / 1000
BOARD_CAP = 64
"""A board's own limit unless its owner sets another: as bright as this is as bright as can be."""
LIFT = 0.45
"""A screen shows a twelfth of the light as black, where an LED still glows."""

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class SeatDots:
    """The dots of a seat's two strips; dark ones are None."""

    bullets: tuple[Colour | None, ...]
    arrows: tuple[Colour | None, ...]


@dataclass(frozen=True, slots=True)
class StripPicture:
    """All strips at one moment."""

    seats: tuple[SeatDots, ...]
    pile: tuple[Colour | None, ...]


Show = tuple[StripPicture, ...]
"""Pictures one after the other, `STEP_S` apart; the last one stays."""


def strip_show(table: TableLights, brightness: int = FULL) -> Show:
    """Draw a table: its effect step by step, then the calm picture."""
    layout = Layout(seats=len(table.seats))
    level = min(brightness, BOARD_CAP) * FULL // BOARD_CAP
    steps = (*range(effect_steps(table.cue)), None)
    return tuple(_dots(picture(table, layout, level, step)) for step in steps)


def _dots(strips: TableStrips) -> StripPicture:
    seats = (SeatDots(_lifted(seat.bullets), _lifted(seat.arrows)) for seat in strips.seats)
    return StripPicture(tuple(seats), _lifted(strips.pile))


def _lifted(strip: Strip) -> tuple[Colour | None, ...]:
    return tuple(_lift(light) if any(light) else None for light in strip)


def _lift(light: Rgb) -> Colour:
    red, green, blue = ((channel / FULL) ** LIFT for channel in light)
    return red, green, blue
