"""One touch acts once: telling a finger from its echo, and letting one finger press at a time."""

from collections import deque
from dataclasses import dataclass

ECHO_S = 0.1
"""The same device does not come back to the same spot faster than this."""
OTHER_DEVICE_ECHO_S = 0.4
"""A second device that reports the same finger may lag this much behind the first."""
STALE_S = 0.5
MEMORY = 16


@dataclass(frozen=True, slots=True)
class _Down:
    device: str
    x: float
    y: float
    at: float


class TouchFilter:
    """Remembers where fingers came down lately."""

    def __init__(self) -> None:
        self._downs: deque[_Down] = deque(maxlen=MEMORY)

    def is_echo(self, device: str, x: float, y: float, at: float, near: float) -> bool:
        """Tell whether this touch is one already seen; a new one is remembered."""
        down = _Down(device, x, y, at)
        if any(_echoes(down, earlier, near) for earlier in self._downs):
            return True
        self._downs.append(down)
        return False


def _echoes(down: _Down, earlier: _Down, near: float) -> bool:
    allowed = ECHO_S if down.device == earlier.device else OTHER_DEVICE_ECHO_S
    close = abs(down.x - earlier.x) <= near and abs(down.y - earlier.y) <= near
    return close and 0 <= down.at - earlier.at < allowed


class OnePress:
    """Only one finger presses a button at a time, whatever else touches the glass."""

    def __init__(self) -> None:
        self._touch: object | None = None
        self._since = 0.0

    def claim(self, touch: object, at: float) -> bool:
        """Let this touch press, unless another one is pressing; a lost one blocks only briefly."""
        stale = at - self._since > STALE_S and getattr(self._touch, "time_end", -1) != -1
        if self._touch is None or self._touch is touch or stale:
            self._touch, self._since = touch, at
            return True
        return False

    def release(self, touch: object) -> None:
        """Let the next finger press."""
        if self._touch is touch:
            self._touch = None
