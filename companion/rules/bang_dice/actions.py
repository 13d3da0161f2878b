"""What the table may ask of the dice game."""

from dataclasses import dataclass

from companion.rules.bang_dice.model import Face, Role
from companion.rules.engine import Prompt


@dataclass(frozen=True, slots=True)
class Roll:
    """The faces of exactly the dice thrown, by die number."""

    faces: tuple[tuple[int, Face], ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """No more rerolls."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Point one bullseye die at a seat."""

    die: int
    target: int
    used_as: Face | None = None
    double_with: int | None = None


@dataclass(frozen=True, slots=True)
class Beer:
    """Give one beer die to a player."""

    die: int
    target: int


@dataclass(frozen=True, slots=True)
class Heal:
    """Sid Ketchum's gift at the start of his turn."""

    target: int


@dataclass(frozen=True, slots=True)
class Bart:
    """How many of the pending losses Bart Cassidy takes as arrows."""

    arrows: int


@dataclass(frozen=True, slots=True)
class Pedro:
    """How many arrows Pedro Ramirez discards."""

    discard: int


@dataclass(frozen=True, slots=True)
class Kit:
    """Whose arrows Kit Carlson discards, one entry per arrow."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """The role an eliminated player shows."""

    seat: int
    role: Role


@dataclass(frozen=True, slots=True)
class Correct:
    """The table sets a number right."""

    seat: int
    life: int | None = None
    arrows: int | None = None


@dataclass(frozen=True, slots=True)
class AwaitDice(Prompt):
    """The faces of thrown dice are awaited; these dice may be thrown."""

    dice: tuple[int, ...]


Action = Roll | Stop | Aim | Beer | Heal | Bart | Pedro | Kit | Reveal | Correct
