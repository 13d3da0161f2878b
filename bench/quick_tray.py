"""A tray for hours that pass in minutes: throws by chance and tells at once, with a picture.

The recogniser needs its own time and has its own figures (bench/watch.py, bench/frames.py).
"""

from collections.abc import Callable

from companion.devices.dice_camera import (
    SMALL,
    CameraState,
    Corners,
    Listener,
    Picture,
    SeenDie,
    SeenThrow,
)
from companion.rules.bang_dice.model import DICE, Face
from companion.rules.engine import Pick

HIGH = 243


class QuickTray:
    """Stands for the camera of the demo."""

    throws = True
    state = CameraState.LOOKING

    def __init__(self, pick: Pick) -> None:
        self._pick = pick
        self._listeners: list[Listener] = []
        self._number = 0
        self._dice: tuple[SeenDie, ...] = ()

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Tell the listener of throws."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def picture(self, wide: int = SMALL) -> Picture:
        """Give a picture that is never the same."""
        self._number += 1
        shade = bytes([self._number % 250]) * (wide * HIGH * 3)
        return Picture(self._number, wide, HIGH, shade, self._dice)

    def expect(self, lying: tuple[Face, ...] | None) -> None:
        """Need no help."""

    def throw(self, dice: tuple[int, ...]) -> bool:
        """Let faces fall, one in twelve with doubt."""
        seen = (self._seen(die) for die in dice)
        self._dice = tuple({**dict(enumerate(self._dice)), **{s.die: s for s in seen}}.values())
        self._number += 1
        throw = SeenThrow(self._number, self._dice, dice)
        for listener in tuple(self._listeners):
            listener(throw)
        return True

    def peek(self, _die: int) -> Face:
        """Look at a doubted die."""
        return tuple(Face)[self._pick(len(Face))]

    def _seen(self, die: int) -> SeenDie:
        sure = self._pick(12) > 0
        face = self.peek(die) if sure else None
        return SeenDie(die, face, sure, _corners(die))


def _corners(die: int) -> Corners:
    left, right = die / DICE, (die + 0.6) / DICE
    return ((left, 0.4), (right, 0.4), (right, 0.6), (left, 0.6))
