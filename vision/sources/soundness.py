"""Frames that came, but are none: half a picture, or the same one again and again."""

import numpy as np

from vision.sources.capture import Frame

# What decoders fill the missing end of a picture with, BGR: grey, or the green of no colour at all.
FILLS = ((128, 128, 128), (0, 135, 0), (0, 154, 0))
NEARLY = 8
LOST = 0.12
_EVERY = 8


def is_whole(frame: Frame) -> bool:
    """Tell a whole picture from one whose end was lost on the way."""
    if frame.ndim < 2 or min(frame.shape[:2]) < _EVERY:  # noqa: PLR2004 - rows and columns
        return False
    rows = max(1, round(frame.shape[0] * LOST))
    end = frame[-rows:, ::_EVERY]
    if not bool((end == end[:1, :1]).all()):
        return True
    fill = np.broadcast_to(end[0, 0], 3).astype(int)
    return all(int(np.abs(fill - colour).max()) > NEARLY for colour in FILLS)


class Freshness:
    """Notices a camera that gives one and the same picture for ever: real ones have noise."""

    def __init__(self) -> None:
        self._before: Frame | None = None
        self._since = 0.0

    def frozen_s(self, frame: Frame, now: float) -> float:
        """Give for how long the picture has been the same."""
        sample = frame[::_EVERY, ::_EVERY].copy()
        if self._before is None or not np.array_equal(self._before, sample):
            self._before, self._since = sample, now
        return now - self._since
