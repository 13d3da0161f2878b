"""A live source in a thread of its own: the newest frame wins, trouble is a state."""

import threading
import time
from collections.abc import Callable

import cv2

from vision.sources.capture import Capture, Ended, Frame, RefusedError, SourceState, TimedFrame
from vision.sources.soundness import Freshness, is_whole

LIVE = SourceState.LIVE
Open = Callable[[], Capture]
Clock = Callable[[], float]

FIRST_WAIT_S, LONGEST_WAIT_S = 0.25, 5.0
# A camera that gives no frame for this long is opened anew.
STALLED_S, GIVEN_UP_S = 1.0, 4.0
# The same picture for this long is a fault of the camera; then it is opened anew.
FROZEN_S, THAWED_S = 3.0, 20.0
# A read that fails at once must not become a busy loop.
PAUSE_S = 0.02


class Feed:
    """Keeps a source open, retries with back-off, and holds the newest frame only."""

    def __init__(self, open_source: Open, clock: Clock = time.monotonic) -> None:
        self._open = open_source
        self._clock = clock
        self._condition = threading.Condition()
        self._state = SourceState.STARTING
        self._newest: TimedFrame | None = None
        self._count = 0
        self._began = clock()
        self._last = self._began
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="frames", daemon=True)
        self._thread.start()

    @property
    def state(self) -> SourceState:
        """How the source is doing now; a read that hangs counts as silence."""
        with self._condition:
            silent = self._clock() - self._last > STALLED_S
            return SourceState.STALLED if self._state is LIVE and silent else self._state

    def newest(self, after: int = -1, timeout_s: float = 0.5) -> TimedFrame | None:
        """Wait for a frame newer than the one numbered `after`; None if none comes in time."""
        with self._condition:
            self._condition.wait_for(lambda: self._is_newer(after), timeout_s)
            return self._newest if self._is_newer(after) else None

    def close(self) -> None:
        """End the thread; a device that hangs is left to its own end."""
        self._stop.set()
        with self._condition:
            self._condition.notify_all()
        self._thread.join(timeout=2.0)

    def _is_newer(self, after: int) -> bool:
        return self._newest is not None and self._newest.number > after

    def _run(self) -> None:
        wait_s = FIRST_WAIT_S
        while not self._stop.is_set():
            frames = self._count
            self._try_once()
            wait_s = FIRST_WAIT_S if self._count > frames else min(wait_s * 2, LONGEST_WAIT_S)
            self._stop.wait(wait_s)

    def _try_once(self) -> None:
        try:
            capture = self._open()
        except (RefusedError, OSError, cv2.error):
            self._say(SourceState.GONE if self._count else SourceState.REFUSED)
            return
        try:
            self._pump(capture)
        except (Ended, OSError, cv2.error):
            self._say(SourceState.GONE)
        finally:
            capture.close()

    def _pump(self, capture: Capture) -> None:
        """Read until the source ends or gives nothing of use for too long."""
        last, freshness = self._clock(), Freshness()
        while not self._stop.is_set():
            frame = capture.read()
            now = self._clock()
            if frame is not None and is_whole(frame):
                last = now
                frozen_s = freshness.frozen_s(frame, now)
                self._take(frame, now, SourceState.STALLED if frozen_s > FROZEN_S else LIVE)
                if frozen_s > THAWED_S:
                    self._say(SourceState.GONE)
                    return
            elif now - last > GIVEN_UP_S:
                self._say(SourceState.GONE)
                return
            else:
                if now - last > STALLED_S:
                    self._say(SourceState.STALLED)
                self._stop.wait(PAUSE_S)

    def _take(self, frame: Frame, now: float, state: SourceState) -> None:
        with self._condition:
            self._newest = TimedFrame(self._count, now - self._began, frame)
            self._count += 1
            self._last = now
            self._state = state
            self._condition.notify_all()

    def _say(self, state: SourceState) -> None:
        with self._condition:
            self._state = state
            self._condition.notify_all()
