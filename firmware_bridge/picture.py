"""The colours of every strip for a table: what the board shows, and what a screen can draw.

The firmware computes the same with the same whole numbers; the tests hold the two together.
"""

from dataclasses import dataclass

from firmware_bridge.lights import (
    ARROWS,
    BULLETS,
    MAX_SEATS,
    PILE,
    Bar,
    Colour,
    Cue,
    Effect,
    SeatLights,
    TableLights,
)

Rgb = tuple[int, int, int]
Strip = tuple[Rgb, ...]

PALETTE: dict[Colour, Rgb] = {
    Colour.OFF: (0, 0, 0),
    Colour.WHITE: (255, 255, 255),
    Colour.RED: (255, 0, 0),
    Colour.ORANGE: (255, 70, 0),
    Colour.AMBER: (255, 130, 0),
    Colour.YELLOW: (255, 210, 0),
    Colour.GREEN: (0, 200, 40),
    Colour.TEAL: (0, 180, 140),
    Colour.SKY: (0, 140, 255),
    Colour.BLUE: (0, 30, 255),
    Colour.PURPLE: (130, 0, 255),
    Colour.PINK: (255, 40, 120),
    Colour.SAND: (255, 180, 90),
}
# How bright, of 255: a light of the active seat, of another seat, and the ground of both.
LIT_ACTIVE, LIT, GROUND_ACTIVE, GROUND = 255, 120, 48, 20
FULL = 255
STEP_MS = 80
STEPS = {Effect.ATTACK: 8, Effect.GATLING: 12, Effect.ELIMINATION: 10, Effect.VICTORY: 24}
_VICTORY = (Colour.YELLOW, Colour.GREEN, Colour.OFF)


@dataclass(frozen=True, slots=True)
class Layout:
    """How many seats a board has and how long its strips are."""

    seats: int = MAX_SEATS
    bullets: int = BULLETS
    arrows: int = ARROWS
    pile: int = PILE


DEFAULT_LAYOUT = Layout()


@dataclass(frozen=True, slots=True)
class SeatStrips:
    """The two strips of a seat, from the first light to the last."""

    bullets: Strip
    arrows: Strip


@dataclass(frozen=True, slots=True)
class TableStrips:
    """Every strip of the table."""

    seats: tuple[SeatStrips, ...]
    pile: Strip

    def in_wiring_order(self) -> Strip:
        """Return all lights along one wire: each seat's bullets and arrows, then the pile."""
        lights: list[Rgb] = []
        for seat in self.seats:
            lights += (*seat.bullets, *seat.arrows)
        return (*lights, *self.pile)


@dataclass(frozen=True, slots=True)
class _Cell:
    colour: Colour
    level: int


_DARK = _Cell(Colour.OFF, 0)


def picture(
    table: TableLights,
    layout: Layout = DEFAULT_LAYOUT,
    brightness: int = FULL,
    step: int | None = None,
) -> TableStrips:
    """Return the colours of all strips; with `step`, that step of the table's effect over them."""
    seats = tuple(_seat(table, layout, number, step) for number in range(layout.seats))
    pile = _bar(table.pile, layout.pile, active=True)
    if step is not None and table.cue.effect in (Effect.ATTACK, Effect.VICTORY):
        pile = _under_effect(pile, table.cue.effect, step, of_arrows=True)
    return TableStrips(
        tuple(SeatStrips(*(_tint(strip, brightness) for strip in seat)) for seat in seats),
        _tint(pile, brightness),
    )


def effect_steps(cue: Cue) -> int:
    """Return how many steps of `STEP_MS` the effect runs."""
    return STEPS.get(cue.effect, 0)


def _seat(
    table: TableLights, layout: Layout, number: int, step: int | None
) -> tuple[list[_Cell], list[_Cell]]:
    if number >= len(table.seats):
        return [_DARK] * layout.bullets, [_DARK] * layout.arrows
    bullets, arrows = _calm_seat(table.seats[number], layout)
    if step is not None and (not table.cue.seats or number in table.cue.seats):
        bullets = _under_effect(bullets, table.cue.effect, step, of_arrows=False)
        arrows = _under_effect(arrows, table.cue.effect, step, of_arrows=True)
    return bullets, arrows


def _calm_seat(seat: SeatLights, layout: Layout) -> tuple[list[_Cell], list[_Cell]]:
    if seat.out:
        # One faint red light: plainly out of the game, yet the seat can still be found.
        ember = [_Cell(Colour.RED, GROUND), *[_DARK] * layout.bullets][: layout.bullets]
        return ember, [_DARK] * layout.arrows
    return (
        _bar(seat.bullets, layout.bullets, active=seat.active, glow=seat.active),
        _bar(seat.arrows, layout.arrows, active=seat.active, glow=seat.active),
    )


def _bar(bar: Bar, length: int, *, active: bool, glow: bool = False) -> list[_Cell]:
    lit = _Cell(bar.colour, LIT_ACTIVE if active else LIT)
    ground = Colour.SAND if glow and bar.ground is Colour.OFF else bar.ground
    rest = _Cell(ground, GROUND_ACTIVE if active else GROUND)
    return [lit if light < bar.count else rest for light in range(length)]


def _under_effect(cells: list[_Cell], effect: Effect, step: int, *, of_arrows: bool) -> list[_Cell]:
    colours = (_effect_colour(effect, step, light, of_arrows) for light in range(len(cells)))
    return [
        cell if colour is None else _Cell(colour, LIT_ACTIVE)
        for cell, colour in zip(cells, colours, strict=True)
    ]


def _effect_colour(effect: Effect, step: int, light: int, of_arrows: bool) -> Colour | None:  # noqa: FBT001 - a strip is one or the other
    match effect:
        case Effect.ATTACK if of_arrows and step % 2 == 0:
            return Colour.RED
        case Effect.GATLING if not of_arrows and light % 3 == step % 3:
            return Colour.WHITE
        case Effect.ELIMINATION if light < BULLETS - step:
            return Colour.RED
        case Effect.VICTORY:
            return _VICTORY[(light + step) % 3]
    return None


def _tint(cells: list[_Cell], brightness: int) -> Strip:
    return tuple(_rgb(cell, brightness) for cell in cells)


def _rgb(cell: _Cell, brightness: int) -> Rgb:
    red, green, blue = PALETTE[cell.colour]
    scale = cell.level * brightness
    whole = FULL * FULL
    return red * scale // whole, green * scale // whole, blue * scale // whole
