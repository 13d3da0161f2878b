"""Is a photo good enough to learn from? One bad photo spoils a face."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import cv2
import numpy as np
import numpy.typing as npt

from vision.localiser import Candidate
from vision.rectify import Views, edge_of, outside
from vision.sight import Sight
from vision.teaching.taught import PHOTO, SIDE, Crop

Frame = npt.NDArray[np.uint8]
Array = npt.NDArray[np.float64]

# A strange drawing is found with less certainty than one of ours; what is found and looks clean by
# this little is a crease of the cloth. Home-made dice reach 0.3 and more, bare tables 0.02.
FOUND = 0.12
LIKELY = 0.06
# A second die counts if it is found nearly as surely as the first, and not just a side of it.
SECOND, SURE, BESIDE = 0.6, 0.24, 0.85
SMALLEST_PX = 36.0
# Steepest edges of the face, in shares of its contrast for each pixel of a 96-pixel crop.
# A camera that moved leaves some edges sharp: those along its way.
SHARP, ALL_WAYS = 0.17, 0.12
CONTRAST = 18.0
DARK = 45.0
BURNT, GLARE = 250, 0.12
# A corner this far outside, in edges, means that part of the face is missing.
OUTSIDE = 0.06


class Refusal(StrEnum):
    """Why a photo is not taken."""

    NO_DIE = "no_die"
    TWO_DICE = "two_dice"
    CUT_OFF = "cut_off"
    TOO_SMALL = "too_small"
    TOO_DARK = "too_dark"
    GLARE = "glare"
    BLURRED = "blurred"


WORDS = {
    Refusal.NO_DIE: "no die can be seen",
    Refusal.TWO_DICE: "there is more than one die: lay down only one",
    Refusal.CUT_OFF: "part of the die is outside the photo",
    Refusal.TOO_SMALL: "the die is too small: come nearer",
    Refusal.TOO_DARK: "it is too dark",
    Refusal.GLARE: "light is reflected by the die: turn it or move the lamp",
    Refusal.BLURRED: "the photo is blurred: hold still",
}


class Finder(Protocol):
    """The localiser, or what stands for it."""

    def find(self, views: Views, found: float) -> list[Candidate]:
        """Give possible top faces, the surest first."""


class Eyes(Protocol):
    """The parts of a reader that find a face."""

    @property
    def localiser(self) -> Finder:
        """Where to look."""

    def look(self, views: Views, candidates: list[Candidate], *, closely: bool) -> Sequence[Sight]:
        """Give the faces with corrected corners, in the same order."""


def take_photo(eyes: Eyes, frame: Frame) -> Crop | Refusal:
    """Give the squared face of the one die in the picture, or the reason why not."""
    views = Views(frame)
    sights = eyes.look(views, eyes.localiser.find(views, FOUND), closely=True)
    found = [sight for sight in sights if sight.heat * sight.clean >= LIKELY]
    if not found:
        return Refusal.TOO_DARK if _brightest(frame) < DARK else Refusal.NO_DIE
    if any(_is_second(found[0], other) for other in found[1:]):
        return Refusal.TWO_DICE
    corners = found[0].corners
    if outside(corners, frame) > OUTSIDE:
        return Refusal.CUT_OFF
    if edge_of(corners) < SMALLEST_PX:
        return Refusal.TOO_SMALL
    crop = squared(frame, corners)
    return faults_of(crop) or crop


def _brightest(frame: Frame) -> float:
    return float(np.percentile(frame, 97))


def _is_second(first: Sight, other: Sight) -> bool:
    apart = np.linalg.norm(other.corners.mean(axis=0) - first.corners.mean(axis=0))
    beside = bool(apart > BESIDE * edge_of(first.corners))
    return beside and other.heat > max(SECOND * first.heat, SURE)


def squared(frame: Frame, corners: Array) -> Crop:
    """Cut out a face with its surroundings."""
    square = PHOTO.corners.astype(np.float32)
    fold = max(1, round(edge_of(corners) / SIDE))
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), square * fold)
    crop = cv2.warpPerspective(frame, warp, (SIDE * fold,) * 2, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.resize(crop, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)


def faults_of(crop: Crop) -> Refusal | None:
    """Look for bad light and blur on the face itself."""
    low, high = (int(c) for c in PHOTO.corners[[0, 2], 0])
    face = crop[low:high, low:high]
    grey = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY).astype(np.float32)
    dim, bright = (float(level) for level in np.percentile(grey, (3, 97)))
    if bright < DARK:
        return Refusal.TOO_DARK
    if float(np.mean(face.min(axis=2) >= BURNT)) > GLARE:
        return Refusal.GLARE
    contrast = bright - dim
    if contrast < CONTRAST or _is_blurred(grey / contrast):
        return Refusal.BLURRED
    return None


def _is_blurred(grey: npt.NDArray[np.float32]) -> bool:
    """Tell a picture out of focus, or shaken in one direction, by its steepest edges."""
    across, down = cv2.Sobel(grey, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(grey, cv2.CV_32F, 0, 1) / 8
    ways = np.radians(np.arange(0, 180, 22.5))
    steepest = [_steepest(across * np.cos(way) + down * np.sin(way)) for way in ways]
    return _steepest(np.hypot(across, down)) < SHARP or min(steepest) < ALL_WAYS


def _steepest(slopes: npt.NDArray[np.floating]) -> float:
    return float(np.percentile(np.abs(slopes), 97))
