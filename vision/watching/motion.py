"""Does anything move? Judged by shapes, so that a lamp or the camera's exposure does not count."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]
Detail = npt.NDArray[np.float32]

WIDTH = 192
# Local contrast is measured against what lies this far around, in pixels of the small picture.
AROUND = 5.0
# Noise weighs less than this, in grey levels; edges of dice and hands weigh far more.
FAINT = 9.0


@dataclass(frozen=True, slots=True)
class MotionLimits:
    """What counts as moving; entering it is harder than staying in it."""

    changed: float = 0.5
    """A small pixel whose local contrast changes by this much has moved."""
    start: float = 0.004
    """The share of moved pixels that starts a motion."""
    stay: float = 0.002
    """The share that keeps it going."""


class Motion:
    """Compares each frame with the one before and with the last one at rest."""

    def __init__(self, limits: MotionLimits | None = None) -> None:
        self._limits = limits or MotionLimits()
        self._before: Detail | None = None
        self._moving = False

    def update(self, frame: Frame) -> bool:
        """Take a frame; say whether things move."""
        detail = local_contrast(frame)
        before, self._before = self._before, detail
        if before is None or before.shape != detail.shape:
            self._moving = False
            return False
        moved = float(np.mean(np.abs(detail - before) > self._limits.changed))
        self._moving = moved > (self._limits.stay if self._moving else self._limits.start)
        return self._moving


def local_contrast(frame: Frame) -> Detail:
    """Give a small picture of shapes: brightness less its surroundings, over their contrast."""
    height, width = frame.shape[:2]
    size = (WIDTH, max(8, round(WIDTH * height / width)))
    small = cv2.resize(frame, size, interpolation=cv2.INTER_AREA)
    grey = small if small.ndim == 2 else cv2.cvtColor(small, cv2.COLOR_BGR2GRAY)  # noqa: PLR2004 - rows and columns only
    level = np.log1p(grey.astype(np.float32))
    mean = cv2.GaussianBlur(level, (0, 0), AROUND)
    spread = cv2.sqrt(cv2.GaussianBlur((level - mean) ** 2, (0, 0), AROUND))
    faint = FAINT / np.maximum(np.exp(mean), FAINT)
    return np.asarray((level - mean) / (spread + faint), np.float32)
