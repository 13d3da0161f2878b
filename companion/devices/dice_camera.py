"""The dice camera as the table sees it: throws arrive as proposals, with doubt said per die.

Whatever thread a camera works in, it tells its listeners there; the screen hands over to its own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Protocol

from companion.rules.bang_dice.model import Face

Corners = tuple[tuple[float, float], ...]
"""Four points, each from 0 to 1 across the picture, from its upper left; none if not in view."""
SMALL = 432
"""How wide a picture beside the dice is, in pixels."""


@unique
class CameraState(StrEnum):
    """What the camera is doing; the catalogues have the words."""

    STARTING = "starting"
    LOOKING = "looking"
    MOVING = "moving"
    SETTLED = "settled"
    STALLED = "stalled"
    """It is there, but no new picture comes."""
    GONE = "gone"
    """It was there; it is looked for until it comes back."""
    REFUSED = "refused"
    """It was never there: a wrong number or address, no access, in use."""

    @property
    def away(self) -> bool:
        """Whether the table must do without it for now."""
        return self in (CameraState.STALLED, CameraState.GONE, CameraState.REFUSED)


@dataclass(frozen=True, slots=True)
class SeenDie:
    """One die in the picture; without a sure face somebody must say what it shows."""

    die: int
    face: Face | None
    sure: bool
    corners: Corners


@dataclass(frozen=True, slots=True)
class SeenThrow:
    """A throw that has come to rest: all dice, and which of them were thrown."""

    number: int
    """Counts throws, so that one is never taken twice."""
    dice: tuple[SeenDie, ...]
    rolled: tuple[int, ...]

    @property
    def faces(self) -> dict[int, Face | None]:
        """The faces of the dice that were thrown."""
        return {seen.die: seen.face for seen in self.dice if seen.die in self.rolled}

    @property
    def doubted(self) -> tuple[int, ...]:
        """The thrown dice that wait for a tap."""
        return tuple(s.die for s in self.dice if s.die in self.rolled and not s.sure)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to show: rows of red, green and blue bytes from the top, and the dice in it."""

    number: int
    """Another number is another picture."""
    width: int
    height: int
    rgb: bytes
    dice: tuple[SeenDie, ...]

    @property
    def sure(self) -> bool:
        """Whether no die in it waits for a tap."""
        return all(die.sure for die in self.dice)


CameraEvent = CameraState | SeenThrow
Listener = Callable[[CameraEvent], None]


class DiceCamera(Protocol):
    """A camera over the tray, real or simulated."""

    throws: bool
    """Whether the tray throws its dice itself when asked to."""

    @property
    def state(self) -> CameraState:
        """What it is doing now."""

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Tell the listener of states and throws; the answer ends it. Nobody listens: it rests."""

    def picture(self, wide: int = SMALL) -> Picture | None:
        """Give the newest picture, at most so wide, or nothing while there is none."""

    def expect(self, lying: tuple[Face, ...] | None) -> None:
        """Learn what lies on the table: the five faces, or that the next throw is the first."""

    def throw(self, dice: tuple[int, ...]) -> bool:
        """Throw these dice, if this is a tray that can; a real one waits for people."""
