"""The one small interface behind every source of frames."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]


class SourceState(StrEnum):
    """How a source is doing; the edge has the words."""

    STARTING = "starting"
    LIVE = "live"
    STALLED = "stalled"
    GONE = "gone"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class TimedFrame:
    """A frame with its number and its time in seconds since the source began."""

    number: int
    t: float
    frame: Frame


class Capture(Protocol):
    """An opened source: frame after frame, until it ends or fails."""

    def read(self) -> Frame | None:
        """Give the next frame; None when there is none."""

    def close(self) -> None:
        """Let go of the device."""


class RefusedError(Exception):
    """The source cannot be opened as asked: no such camera, no access, a wrong address."""


class Ended(Exception):  # noqa: N818 - an end is no error
    """A video or folder has no more frames."""
