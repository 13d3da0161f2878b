"""What the lights of a table show: one frozen value for every game."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum, unique
from typing import Self

MIN_SEATS, MAX_SEATS = 2, 8
BULLETS, ARROWS, PILE = 10, 9, 9
CUE_NUMBERS = 256


@unique
class Colour(IntEnum):
    """The colours of the wire, by number; a board may tint them to its strips."""

    OFF = 0
    WHITE = 1
    RED = 2
    ORANGE = 3
    AMBER = 4
    YELLOW = 5
    GREEN = 6
    TEAL = 7
    SKY = 8
    BLUE = 9
    PURPLE = 10
    PINK = 11
    SAND = 12


@unique
class Effect(IntEnum):
    """Short shows that run once, by their number on the wire."""

    NONE = 0
    ATTACK = 1
    GATLING = 2
    ELIMINATION = 3
    VICTORY = 4


@unique
class LightsRefusal(StrEnum):
    """Why a value is no picture of a table."""

    SEATS = "seats_must_be_2_to_8"
    BULLETS = "bullets_must_be_0_to_10"
    ARROWS = "arrows_must_be_0_to_9"
    PILE = "pile_must_be_0_to_9"
    CUE_NUMBER = "cue_number_must_be_0_to_255"
    CUE_SEATS = "cue_names_a_missing_seat"


class LightsError(ValueError):
    """A table that cannot be shown; carries the refusal."""

    def __init__(self, refusal: LightsRefusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Bar:
    """A counter on a strip: `count` lights of one colour, the rest faint in `ground`."""

    count: int
    colour: Colour
    ground: Colour = Colour.OFF

    @classmethod
    def life(cls, life: int) -> Self:
        """Show a life; the few that are longer than the strip fill it in white."""
        beyond = life > BULLETS
        return cls(BULLETS if beyond else life, Colour.WHITE if beyond else Colour.AMBER)

    @classmethod
    def lap(cls, count: int, length: int, colours: tuple[Colour, ...]) -> Self:
        """Show a count longer than its strip: each lap has its colour over the last one's."""
        laps, rest = divmod(count, length)
        if laps and not rest:
            laps, rest = laps - 1, length
        ground = colours[(laps - 1) % len(colours)] if laps else Colour.OFF
        return cls(rest, colours[laps % len(colours)], ground)


NO_BULLETS = Bar(0, Colour.AMBER)
NO_ARROWS = Bar(0, Colour.SKY)


@dataclass(frozen=True, slots=True)
class SeatLights:
    """One seat's two strips.

    Dice: life and arrows. Cards: life on the first. Legends: legendary points on the first
    (see `Bar.lap`), wounds on the second over the ground colour of wanted or marshal.
    """

    bullets: Bar = NO_BULLETS
    arrows: Bar = NO_ARROWS
    active: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """An effect to be shown once. Another number with the same effect shows it again."""

    effect: Effect = Effect.NONE
    seats: frozenset[int] = frozenset()
    number: int = 0


@dataclass(frozen=True, slots=True)
class TableLights:
    """The whole table, clockwise. No seats in a cue mean all of them.

    The pile strip in the middle is free for what belongs to all: the arrow pile, or the colour
    of the active event.
    """

    seats: tuple[SeatLights, ...]
    pile: Bar = NO_ARROWS
    cue: Cue = Cue()

    def __post_init__(self) -> None:
        refusal = _refusal(self)
        if refusal:
            raise LightsError(refusal)


def _refusal(table: TableLights) -> LightsRefusal | None:
    checks = (
        (MIN_SEATS <= len(table.seats) <= MAX_SEATS, LightsRefusal.SEATS),
        (all(0 <= seat.bullets.count <= BULLETS for seat in table.seats), LightsRefusal.BULLETS),
        (all(0 <= seat.arrows.count <= ARROWS for seat in table.seats), LightsRefusal.ARROWS),
        (0 <= table.pile.count <= PILE, LightsRefusal.PILE),
        (0 <= table.cue.number < CUE_NUMBERS, LightsRefusal.CUE_NUMBER),
        (all(0 <= seat < len(table.seats) for seat in table.cue.seats), LightsRefusal.CUE_SEATS),
    )
    return next((refusal for fine, refusal in checks if not fine), None)
