"""Recordings and simulated tables, no faster than life."""

import time
from collections.abc import Callable

from vision.sources.capture import Capture, Frame

Wait = Callable[[float], None]


class RealTime:
    """Lets a source give its frames no faster than a camera would."""

    def __init__(self, capture: Capture, rate: float, wait: Wait = time.sleep) -> None:
        self._capture = capture
        self._wait = wait
        self._step_s = 1 / rate
        self._next = time.monotonic()

    def read(self) -> Frame | None:
        """Give the next frame when its time has come; never hurry to catch up."""
        self._next = max(self._next + self._step_s, time.monotonic())
        frame = self._capture.read()
        self._wait(max(0.0, self._next - time.monotonic()))
        return frame

    def close(self) -> None:
        """Let go of the source."""
        self._capture.close()
