"""A camera over a tray that is not there: simulated dice, read by the real recogniser."""

import threading
from collections.abc import Callable, Iterable
from math import dist

import numpy as np

from companion.devices.dice_camera import CameraEvent, CameraState, SeenThrow
from companion.devices.vision_camera import VisionCamera
from companion.rules.bang_dice.model import DICE, Face
from vision.faces import Face as DrawnFace
from vision.reader import Reader
from vision.simulated.orders import Orders
from vision.simulated.script import RATE, LyingDie
from vision.simulated.table import SimulatedTable
from vision.simulated.viewpoint import Viewpoint
from vision.sources.capture import Capture, Ended, Frame, RefusedError
from vision.sources.real_time import RealTime
from vision.watching.watcher import Seen


class SimulatedTray:
    """The source: dice that are thrown on command, on a cable that can be pulled."""

    def __init__(self, seed: int, faces: Iterable[Face] = (), rate: float = RATE) -> None:
        self._prescribed = (DrawnFace(face.value) for face in faces)
        self._rate = rate
        self.plugged = True
        self.table = SimulatedTable(seed, write=self._write)

    def _write(self, rng: np.random.Generator, view: Viewpoint) -> Orders:
        self.orders = Orders(rng, view, self._prescribed)
        return self.orders

    def open(self) -> Capture:
        """Plug the camera in. Dice that were in the air meanwhile have come to rest unseen."""
        if not self.plugged:
            raise RefusedError("unplugged")
        while self.orders.busy:
            self.table.read()
        return _Cable(self, RealTime(self.table, self._rate))

    @property
    def lying(self) -> tuple[LyingDie, ...]:
        """The truth about the last throw."""
        return self.table.throws[-1].dice if self.table.throws else ()

    def nearest(self, spot: tuple[float, float]) -> LyingDie:
        """Give the die that lies nearest to a pixel."""
        return min(self.lying, key=lambda die: dist(self.table.top(die.pose).mean(axis=0), spot))


class _Cable:
    """Gives frames until the tray is unplugged."""

    def __init__(self, tray: SimulatedTray, capture: Capture) -> None:
        self._tray, self._capture = tray, capture

    def read(self) -> Frame | None:
        """Give the next frame."""
        if not self._tray.plugged:
            raise Ended
        return self._capture.read()

    def close(self) -> None:
        """Let go of the table."""
        self._capture.close()


class SimulatedCamera(VisionCamera):
    """Throws when asked to. The same seed throws the same dice to the same places."""

    throws = True

    def __init__(
        self,
        seed: int = 0,
        faces: Iterable[Face] = (),
        make_reader: Callable[[], Reader] = Reader,
        rate: float = RATE,
    ) -> None:
        self._seed, self._faces, self._rate = seed, faces, rate
        self._made: SimulatedTray | None = None
        self._unread = False
        super().__init__(self._open_tray, make_reader)

    def _open_tray(self) -> Capture:
        return self.tray.open()

    @property
    def tray(self) -> SimulatedTray:
        """The tray, made when it is first needed."""
        if self._made is None:
            self._made = SimulatedTray(self._seed, self._faces, self._rate)
        return self._made

    @property
    def state(self) -> CameraState:
        """What it is doing now: dice move from the order until they are read or given up."""
        state = super().state
        if state.away or state is CameraState.STARTING:
            return state
        if self._unread and self.tray.orders.busy:
            return CameraState.MOVING
        return CameraState.LOOKING if state is CameraState.MOVING else state

    def throw(self, dice: tuple[int, ...]) -> bool:
        """Let a hand pick these dice up and throw them; not while others are in the air."""
        if self.state not in (CameraState.LOOKING, CameraState.SETTLED):
            return False
        numbers = self._numbers()
        self._unread = True
        self.tray.orders.order(numbers[die] for die in dice)
        return True

    def peek(self, die: int) -> Face:
        """Look at a die as somebody at the table would."""
        number = self._numbers()[die]
        return next(Face(one.face.value) for one in self.tray.lying if one.id == number)

    def _numbers(self) -> dict[int, int]:
        """Give the tray's numbers of the game's dice, by where they were seen to lie."""
        spots = self._places.spots if self.tray.lying else {}
        found = {die: self.tray.nearest(spot).id for die, spot in spots.items()}
        free = (number for number in range(DICE) if number not in found.values())
        return found | {die: next(free) for die in range(DICE) if die not in found}

    def _was_there(self, seen: Seen) -> bool:
        """Know of throws that were asked for, however soon they come to rest."""
        return super()._was_there(seen) and not (self._unread and self._moved)

    def _tell(self, stop: threading.Event, event: CameraEvent) -> None:
        if isinstance(event, SeenThrow) or event is CameraState.GONE:
            self._unread = False
        super()._tell(stop, event)
