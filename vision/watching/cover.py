"""Tells a place covered by a hand from one whose die is really gone.

What surrounds the place tells: under a hand it looks different too, and the change goes on as far
as the edge of the picture, where the arm comes in. The light of the whole picture may have changed
meanwhile, so colours are compared after evening that out.
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
    changed = np.abs((now + 1) / ((before + 1) * gain) - 1).max(axis=2) > CHANGED
    away = _away(before, die, before.shape[1] / frame_width)
    around = changed[(away > INNER) & (away < OUTER)]
    mostly = bool(around.size == 0 or np.mean(around) > MOSTLY)
    return mostly or _comes_from_outside(changed, away < INNER / 2)


def _away(small: Small, die: DieReading, scale: float) -> npt.NDArray[np.float64]:
    """Give how far each pixel is from the middle of the die, in its edges."""
    rows, columns = np.ogrid[: small.shape[0], : small.shape[1]]
    x, y = die.center[0] * scale, die.center[1] * scale
    return np.asarray(np.hypot(columns - x, rows - y) / (edge_of(die) * scale))


def _comes_from_outside(changed: npt.NDArray[np.bool_], place: npt.NDArray[np.bool_]) -> bool:
    """Tell a finger from the hole that a die leaves: one hangs together with the arm."""
    _, parts = cv2.connectedComponents(changed.astype(np.uint8))
    rim = np.concatenate([parts[0], parts[-1], parts[:, 0], parts[:, -1]])
    return bool(np.intersect1d(parts[place], rim[rim > 0]).size)
