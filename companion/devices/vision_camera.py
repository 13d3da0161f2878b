"""The dice camera with the real recogniser behind it, in threads of its own.

It opens its source while somebody watches and lets go of it afterwards. A source that goes away is
looked for until it comes back; what then lies there was not thrown, so it is only taken note of.
One that merely stalls has missed nothing but time: what has changed meanwhile was thrown.
"""

import atexit
import threading
from collections.abc import Callable
from contextlib import suppress

import cv2

from companion.devices.dice_camera import (
    SMALL,
    CameraEvent,
    CameraState,
    Listener,
    Picture,
    SeenDie,
    SeenThrow,
)
from companion.devices.dice_places import DicePlaces, outline
from companion.rules.bang_dice.model import Face
from vision.calibration import ModelError
from vision.mat.find import find_mat
from vision.reader import Reader
from vision.sources.capture import Frame, SourceState, TimedFrame
from vision.sources.feed import Feed, Open
from vision.watching.eyes import Eyes
from vision.watching.hints import hints_for
from vision.watching.watcher import Seen, Tray, Watcher

STATE_OF_SOURCE = {
    SourceState.STARTING: CameraState.STARTING,
    SourceState.STALLED: CameraState.STALLED,
    SourceState.GONE: CameraState.GONE,
    SourceState.REFUSED: CameraState.REFUSED,
}
STATE_OF_TRAY = {Tray.EMPTY: CameraState.LOOKING, Tray.MOVING: CameraState.MOVING}
FOUND_LYING_S = 1.0
"""What comes to rest this soon after the source began was in the air before."""
LOOK_S = 0.5
"""How often the set-up page is told about light, mat and distance."""
WAIT_S = 0.25
STILL_S = 0.04
"""A breath between two looks while nothing moves: the screen has more need of the processor."""
GOODBYE_S, EXIT_S = 0.5, 4.0
"""A device that hangs is not waited for any longer."""


class VisionCamera:
    """Frames in, throws out. `make_reader` is called in the camera's own thread."""

    throws = False

    def __init__(self, open_source: Open, make_reader: Callable[[], Reader] = Reader) -> None:
        self._open, self._make_reader = open_source, make_reader
        self._lock = threading.Lock()
        self._listeners: list[Listener] = []
        self._stop: threading.Event | None = None
        self._thread: threading.Thread | None = None
        self._forget()

    def _forget(self) -> None:
        self._state = CameraState.STARTING
        self._frame: TimedFrame | None = None
        self._picture: Picture | None = None
        self._dice: tuple[SeenDie, ...] = ()
        self._lying: tuple[Face, ...] | None = None
        self._places = DicePlaces()
        self._live_since: float | None = None
        self._moved = self._looked = False
        self._looked_at = float("-inf")
        self._on_advice: Callable[[], None] | None = None
        self.advice: tuple[str, ...] = ()
        """What the table can do to be read better, most urgent first; see `advise`."""

    # What the table asks

    @property
    def state(self) -> CameraState:
        """What it is doing now."""
        return self._state

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Tell the listener of states and throws, from the camera's thread."""
        with self._lock:
            self._listeners.append(listener)
            if self._thread is None:
                self._start()

        def end() -> None:
            with self._lock:
                if listener in self._listeners:
                    self._listeners.remove(listener)
                idle = not self._listeners
            if idle:
                self.close()

        return end

    def picture(self, wide: int = SMALL) -> Picture | None:
        """Give the newest picture; nothing while the camera is away."""
        timed = self._frame
        dice = () if self.state is CameraState.MOVING else self._dice
        if timed is None or self._thread is None or self._state.away:
            return None
        old = self._picture
        height, width = timed.frame.shape[:2]
        wide = min(wide, width)
        if old is None or (old.number, old.width, old.dice) != (timed.number, wide, dice):
            high = round(height * wide / width)
            self._picture = Picture(timed.number, wide, high, _rgb(timed.frame, wide, high), dice)
        return self._picture

    def photo(self) -> Frame | None:
        """Give the newest frame as it is, to learn from."""
        timed = self._frame
        return None if timed is None or self._thread is None or self._state.away else timed.frame

    def advise(self, on_advice: Callable[[], None]) -> None:
        """Keep `advice` up to date until closed, and outline dice as they are found."""
        self._on_advice = on_advice

    def expect(self, lying: tuple[Face, ...] | None) -> None:
        """Learn what lies on the table."""
        self._lying = lying

    def throw(self, dice: tuple[int, ...]) -> bool:  # noqa: ARG002 - a simulated tray throws them
        """Wait for people to throw."""
        return False

    def close(self, wait_s: float = GOODBYE_S) -> None:
        """Let go of the source; the next watcher opens it again."""
        atexit.unregister(self._close_at_exit)
        with self._lock:
            thread, stop = self._thread, self._stop
            self._thread = self._stop = None
        if stop is not None and thread is not None:
            stop.set()
            thread.join(timeout=wait_s)
            self._forget()

    def _close_at_exit(self) -> None:
        """End before the interpreter does: OpenCV's own code must not be cut off in the middle."""
        self.close(EXIT_S)

    # The camera's own thread

    def _start(self) -> None:
        atexit.register(self._close_at_exit)
        self._stop = threading.Event()
        self._thread = threading.Thread(
            target=self._run, args=(self._stop,), name="dice camera", daemon=True
        )
        self._thread.start()

    def _run(self, stop: threading.Event) -> None:
        # The screen needs the other cores; one thread reads a throw in time.
        cv2.setNumThreads(1)
        try:
            reader = self._make_reader()
        except ModelError:
            self._tell(stop, CameraState.REFUSED)
            return
        eyes = Eyes(reader)
        watcher, feed, number = Watcher(eyes.read), Feed(self._open), -1
        try:
            while not stop.is_set():
                timed = feed.newest(after=number, timeout_s=WAIT_S)
                self._hear_source(stop, feed.state, timed, watcher)
                if timed is None:
                    continue
                number = timed.number
                with suppress(cv2.error):  # a frame that OpenCV cannot take is one frame less
                    self._see(stop, timed, watcher, reader)
                if self._state is not CameraState.MOVING:
                    stop.wait(STILL_S)
        finally:
            feed.close()

    def _hear_source(
        self,
        stop: threading.Event,
        source: SourceState,
        timed: TimedFrame | None,
        watcher: Watcher,
    ) -> None:
        if source is not SourceState.LIVE:
            if source is not SourceState.STALLED:
                self._live_since = None
            self._tell(stop, STATE_OF_SOURCE[source])
        elif self._live_since is None and timed is not None:
            self._live_since = timed.t
            self._moved = self._looked = False
            self._dice = ()
            watcher.look_anew()
            self._tell(stop, CameraState.LOOKING)
        elif self._state is CameraState.STALLED:
            self._tell(stop, CameraState.SETTLED if self._dice else CameraState.LOOKING)

    def _see(
        self, stop: threading.Event, timed: TimedFrame, watcher: Watcher, reader: Reader
    ) -> None:
        self._frame = timed
        told = watcher.update(timed.number, timed.t, timed.frame)
        self._moved |= watcher.moving
        for seen in told:
            if seen.event is Tray.SETTLED:
                self._settled(stop, seen, timed)
            elif self._live_since is not None:
                self._dice = ()
                self._tell(stop, STATE_OF_TRAY[seen.event])
        self._looked |= watcher.at_rest
        on_advice = self._on_advice
        if on_advice is not None and timed.t - self._looked_at >= LOOK_S:
            self._advise(timed, reader)
            on_advice()

    def _settled(self, stop: threading.Event, seen: Seen, timed: TimedFrame) -> None:
        size = (timed.frame.shape[1], timed.frame.shape[0])
        was_there = self._was_there(seen)
        if was_there:
            self._places.found(seen, self._lying)
        else:
            rolled = self._places.thrown(seen, first=self._lying is None)
        self._dice = self._places.seen_dice(seen, size)
        self._tell(stop, CameraState.SETTLED)
        if not was_there:
            self._tell(stop, SeenThrow(seen.frame, self._dice, rolled))

    def _was_there(self, seen: Seen) -> bool:
        """Tell dice that lay there when the source came from a throw before our eyes."""
        if self._live_since is None:
            return True
        at_once = seen.t - self._live_since < FOUND_LYING_S
        return not self._looked and (at_once or not self._moved)

    def _advise(self, timed: TimedFrame, reader: Reader) -> None:
        """Say what could be better, and outline whatever is found."""
        self._looked_at = timed.t
        mat = find_mat(timed.frame)
        reading = reader.read(timed.frame, mat)
        self.advice = tuple(hints_for(timed.frame, reading, mat=mat is not None))
        size = (reading.width, reading.height)
        self._dice = tuple(
            SeenDie(number, None, die.face is not None, outline(die, size))
            for number, die in enumerate(reading.dice)
        )

    def _tell(self, stop: threading.Event, event: CameraEvent) -> None:
        """Tell everybody what is new; after the end nothing is told."""
        if stop.is_set() or event is self._state:
            return
        if isinstance(event, CameraState):
            self._state = event
        with self._lock:
            listeners = tuple(self._listeners)
        for listener in listeners:
            listener(event)


def _rgb(frame: Frame, wide: int, high: int) -> bytes:
    small = cv2.resize(frame, (wide, high), interpolation=cv2.INTER_AREA)
    kind = cv2.COLOR_GRAY2RGB if small.ndim == 2 else cv2.COLOR_BGR2RGB  # noqa: PLR2004 - rows and columns only
    return bytes(cv2.cvtColor(small, kind).data)
