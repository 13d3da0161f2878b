"""The dice camera as the table sees it: throws arrive as proposals, with doubt said per die.

A recogniser and the simulated tray stand behind the same seam. Whatever thread a camera works in,
it tells its listener there; the screen hands over to its own thread.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Protocol

from companion.rules.bang_dice.model import Face

Corners = tuple[tuple[float, float], ...]
"""Four points, each from 0 to 1 across the picture, from its upper left."""


@unique
class CameraState(StrEnum):
    """What the camera is doing."""

    LOOKING = "looking"
    MOVING = "moving"
    SETTLED = "settled"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class SeenDie:
    """One die in the picture; without a sure face somebody must say what it shows."""

    die: int
    face: Face | None
    sure: bool
    corners: Corners


@dataclass(frozen=True, slots=True)
class SeenThrow:
    """A throw that has come to rest: all dice in view, and which of them were thrown."""

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

    width: int
    height: int
    rgb: bytes
    dice: tuple[SeenDie, ...]


CameraEvent = CameraState | SeenThrow
Listener = Callable[[CameraEvent], None]


class DiceCamera(Protocol):
    """A camera over the tray, real or simulated."""

    @property
    def state(self) -> CameraState:
        """What it is doing now."""

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Tell the listener of states and throws; the answer ends it."""

    def picture(self) -> Picture | None:
        """Give the newest picture, or nothing while there is none."""

    def expect(self, lying: tuple[Face, ...] | None) -> None:
        """Learn what lies on the table: the five faces, or that the next throw is the first."""

    def throw(self, dice: tuple[int, ...]) -> bool:
        """Throw these dice, if this is a tray that can; a real one waits for people."""
