"""What the table can do to be read better: hints for the page that sets up the camera."""

from enum import StrEnum

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading import DieReading, TrayReading
from vision.watching.vote import edge_of

Frame = npt.NDArray[np.uint8]

# Grey levels: a covered lens, and a room in which ink and body can hardly be told apart.
BLACK, DARK = 16, 70
# The share of burnt-out pixels on a die that hides its drawing.
BURNT, GLARE = 250, 0.2
# Below this edge, in pixels, drawings are too small to be told apart safely.
NEAR_ENOUGH = 36.0
_SMALL = (64, 36)


class Hint(StrEnum):
    """What to tell the table; the edge has the words."""

    BLACK = "black"
    TOO_DARK = "too_dark"
    GLARE = "glare"
    TOO_FAR = "too_far"
    MAT_FOUND = "mat_found"
    NO_MAT = "no_mat"


def hints_for(frame: Frame, reading: TrayReading, *, mat: bool) -> tuple[Hint, ...]:
    """Give all hints for a frame and its reading, the most urgent first."""
    found = []
    light = _light(frame)
    if light is not None:
        found.append(light)
    if any(glare_on(frame, die) > GLARE for die in reading.dice):
        found.append(Hint.GLARE)
    edges = [edge_of(die) for die in reading.dice]
    if edges and float(np.median(edges)) < NEAR_ENOUGH:
        found.append(Hint.TOO_FAR)
    return (*found, Hint.MAT_FOUND if mat else Hint.NO_MAT)


def is_black(frame: Frame) -> bool:
    """Tell a covered lens, or a room without light: what lies there cannot be seen."""
    return _brightest(frame) < BLACK


def _light(frame: Frame) -> Hint | None:
    if is_black(frame):
        return Hint.BLACK
    return Hint.TOO_DARK if _brightest(frame) < DARK else None


def _brightest(frame: Frame) -> float:
    """Judge by the brightest parts: a dark cloth is no dark room."""
    return float(np.percentile(cv2.resize(frame, _SMALL, interpolation=cv2.INTER_AREA), 98))


def glare_on(frame: Frame, die: DieReading) -> float:
    """Give the share of a top face that is burnt out."""
    corners = np.round(np.asarray(die.corners)).astype(np.int32)
    (left, top), (right, bottom) = np.maximum(corners.min(axis=0), 0), corners.max(axis=0) + 1
    spot = frame[top:bottom, left:right]
    if not spot.size:
        return 0.0
    inside = np.zeros(spot.shape[:2], np.uint8)
    cv2.fillConvexPoly(inside, corners - (left, top), (1,))
    lightest = spot if spot.ndim == 2 else spot.min(axis=2)  # noqa: PLR2004 - rows and columns only
    return float(np.mean(lightest[inside > 0] >= BURNT)) if inside.any() else 0.0
