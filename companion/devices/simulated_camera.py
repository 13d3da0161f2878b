"""A tray that throws by itself: faces by chance, seen without any recogniser."""

from collections.abc import Callable
from math import cos, pi, sin

from companion.devices.dice_camera import (
    CameraEvent,
    CameraState,
    Corners,
    Listener,
    Picture,
    SeenDie,
    SeenThrow,
)
from companion.devices.tray_picture import SIZE, draw_tray
from companion.rules.bang_dice.model import DICE, Face
from companion.rules.engine import Pick

Later = Callable[[float, Callable[[], None]], None]
"""Do something after so many seconds."""

TUMBLE_S = 0.9
READ_S = 0.3
DIE_SIZE = 0.13
SPOTS = ((0.2, 0.35), (0.42, 0.62), (0.5, 0.28), (0.68, 0.68), (0.8, 0.36))
DOUBT_EVERY = 12
"""One die in so many is read with doubt."""


class SimulatedCamera:
    """Throws dice by chance and reports them as a camera would."""

    def __init__(self, pick: Pick, later: Later, doubt_every: int = DOUBT_EVERY) -> None:
        self._pick = pick
        self._later = later
        self._doubt_every = doubt_every
        self._listeners: list[Listener] = []
        self._state = CameraState.LOOKING
        self._dice: tuple[SeenDie, ...] = ()
        self._number = 0
        self._lying: tuple[Face, ...] | None = None

    @property
    def state(self) -> CameraState:
        """What it is doing now."""
        return self._state

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Tell the listener of states and throws."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def picture(self) -> Picture | None:
        """Draw the tray as it lies, or with the dice in the air."""
        if self._state is CameraState.GONE:
            return None
        dice = self._tumbling() if self._state is CameraState.MOVING else self._dice
        return Picture(*SIZE, draw_tray(dice), self._dice)

    def expect(self, lying: tuple[Face, ...] | None) -> None:
        """Remember what lies on the table."""
        self._lying = lying

    def throw(self, dice: tuple[int, ...]) -> bool:
        """Throw these dice: they tumble, come to rest and are read."""
        if self._state in (CameraState.GONE, CameraState.MOVING):
            return False
        self._number += 1
        number = self._number
        self._tell(CameraState.MOVING)
        self._later(TUMBLE_S + READ_S, lambda: self._settle(number, dice))
        return True

    def unplug(self) -> None:
        """Take the camera away; a throw in the air is lost."""
        self._number += 1
        self._tell(CameraState.GONE)

    def plug_in(self) -> None:
        """Bring the camera back."""
        self._tell(CameraState.LOOKING)

    def _settle(self, number: int, rolled: tuple[int, ...]) -> None:
        if number != self._number:
            return
        self._dice = tuple(self._seen(die, rolled) for die in range(DICE))
        self._tell(CameraState.SETTLED)
        self._tell(SeenThrow(number, self._dice, rolled))

    def _seen(self, die: int, rolled: tuple[int, ...]) -> SeenDie:
        if die not in rolled:
            lying = self._lying or ()
            face = lying[die] if die < len(lying) else None
            corners = self._dice[die].corners if self._dice else self._corners(die)
            return SeenDie(die, face, True, corners)
        face = tuple(Face)[self._pick(len(Face))]
        sure = not self._doubt_every or self._pick(self._doubt_every) != 0
        return SeenDie(die, face if sure else None, sure, self._corners(die))

    def _tumbling(self) -> tuple[SeenDie, ...]:
        return tuple(SeenDie(die, None, True, self._corners(die)) for die in range(DICE))

    def _corners(self, die: int) -> Corners:
        x, y = SPOTS[die]
        x += (self._pick(100) - 50) / 1000
        y += (self._pick(100) - 50) / 1000
        angle = self._pick(90) * pi / 180
        wide, high = DIE_SIZE / 2 * SIZE[1] / SIZE[0], DIE_SIZE / 2
        turns = (angle + pi / 4 + quarter * pi / 2 for quarter in range(4))
        root2 = 2**0.5
        return tuple((x + wide * root2 * cos(t), y + high * root2 * sin(t)) for t in turns)

    def _tell(self, event: CameraEvent) -> None:
        if isinstance(event, CameraState):
            self._state = event
        for listener in tuple(self._listeners):
            listener(event)
