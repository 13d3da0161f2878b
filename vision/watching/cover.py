"""Tells a place covered by a hand from one whose die is really gone.

What surrounds the place tells: under a hand it looks different too. The light of the whole
picture may have changed meanwhile, so colours are compared after evening that out.
"""

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading import DieReading
from vision.watching.vote import edge_of

Frame = npt.NDArray[np.uint8]
Small = npt.NDArray[np.float32]

WIDTH = 320
# The surroundings reach from one to two edges around the middle of the die.
INNER, OUTER = 1.0, 2.0
# Surroundings that changed by more than this, in shares of their brightness, are covered.
CHANGED = 0.12
# Part of the surroundings may be another die that was taken too.
MOSTLY = 0.35


def shrink(frame: Frame) -> Small:
    """Give the small picture that places are compared in."""
    height, width = frame.shape[:2]
    size = (WIDTH, max(8, round(WIDTH * height / width)))
    small = cv2.resize(frame, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    return np.asarray(small if small.ndim > 2 else small[..., None], np.float32)  # noqa: PLR2004 - rows and columns only


def covered(before: Small, now: Small, die: DieReading, frame_width: int) -> bool:
    """Tell whether something lies over the place where a die lay."""
    if before.shape != now.shape:
        return True
    gain = np.median(now + 1, axis=(0, 1)) / np.median(before + 1, axis=(0, 1))
    change = np.abs((now + 1) / ((before + 1) * gain) - 1).max(axis=2)
    around = change[_ring(before, die, before.shape[1] / frame_width)]
    return bool(around.size == 0 or np.mean(around > CHANGED) > MOSTLY)


def _ring(small: Small, die: DieReading, scale: float) -> npt.NDArray[np.bool_]:
    rows, columns = np.ogrid[: small.shape[0], : small.shape[1]]
    x, y = die.center[0] * scale, die.center[1] * scale
    away = np.hypot(columns - x, rows - y) / (edge_of(die) * scale)
    return np.asarray((away > INNER) & (away < OUTER), np.bool_)
