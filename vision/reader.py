"""Read a whole picture: locate, rectify, classify, doubt."""

import time
from functools import cache
from pathlib import Path
from typing import Self

import cv2
import numpy as np
import numpy.typing as npt

from vision.bodies import oddities, tints_of
from vision.calibration import MODELS, Calibration
from vision.classifier import Classifier, Scores, softmax
from vision.faces import FACES
from vision.lean import LeanMeter, Posture
from vision.localiser import Candidate, Localiser, distinct
from vision.mat.find import MatPose
from vision.mat.plane import find_on_mat
from vision.reading import DieReading, Status, TrayReading
from vision.rectify import Slates, Views, center_of, contrast_of, outside
from vision.refiner import Refiner
from vision.sight import Judged, Sight
from vision.teaching.profile import Profile
from vision.teaching.shelf import ShelfError, ShelfFault, load_taught
from vision.teaching.taught import Taught

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

_SMALLEST = 16
# Fewer dice than are thrown, where more are as likely as not to be there, call for a look from
# nearer.
_THROWN, _SEEMS = 5, 0.5


class Reader:
    """Networks and thresholds, loaded once and used for every picture; not for two threads."""

    profile: Profile | None = None

    def __init__(self, models: Path = MODELS) -> None:
        self.calibration = Calibration.load(models / "calibration.json")
        self.localiser = Localiser(models / "localiser.onnx")
        self.refiner = Refiner(models / "refiner.onnx")
        self.lean_meter = LeanMeter(models / "lean.onnx")
        self.classifier = Classifier(models / "classifier.onnx")
        self._slates = Slates()

    def learn(self, taught: Taught) -> Self:
        """Read another set of dice from now on."""
        if taught.missing():
            raise ShelfError(ShelfFault.INCOMPLETE)
        self.profile = Profile.learned(taught, self.classifier)
        self.calibration = self.profile.limits(self.calibration)
        return self

    def read(self, frame: Frame, mat: MatPose | None = None) -> TrayReading:
        """Read every die of a picture (BGR or grey, 8 bit); on the mat if it is in view."""
        start = time.perf_counter()
        height, width = frame.shape[:2]
        judged: list[Judged] = []
        if min(height, width) >= _SMALLEST:
            judged = self.judged(Views(_in_colour(frame), self._slates), mat)
        dice = sorted((one.reading for one in judged), key=lambda die: -die.confidence)
        return TrayReading(width, height, tuple(dice), (time.perf_counter() - start) * 1000)

    def judged(self, views: Views, mat: MatPose | None = None) -> list[Judged]:
        """Find top faces and judge each among the others."""
        limits = self.calibration
        if mat is not None:
            found = find_on_mat(self.localiser, views.frame, mat, limits.found)
            return self._judge(views, self._sights(views, found))
        found = self.localiser.find(views, limits.found)
        sights = self._sights(views, found)
        judged = self._judge(views, sights)
        if self._is_in_doubt(sights, judged) or _is_one_missing(found, judged):
            return self._judged_from_nearer(views, found, judged)
        return judged

    def _judged_from_nearer(
        self, views: Views, found: list[Candidate], judged: list[Judged]
    ) -> list[Judged]:
        """Look again, which takes longer, for what was left open; what was read stays as it is."""
        nearer = self.localiser.find_nearer(views, self.calibration.found)
        if not nearer:
            return judged
        sure = [one.sight for one in judged if one.is_read]
        again = distinct(nearer + found, [sight.corners for sight in sure])
        return self._judge(views, sure + self._sights(views, again, closely=True))

    def _is_in_doubt(self, sights: list[Sight], judged: list[Judged]) -> bool:
        """Say whether a die is unsure, or something was dropped that may yet be one."""
        limits = self.calibration
        return any(one.reading.status is Status.UNSURE for one in judged) or any(
            limits.perhaps <= sight.clean < limits.clean for sight in sights
        )

    def _sights(
        self, views: Views, candidates: list[Candidate], *, closely: bool = False
    ) -> list[Sight]:
        # Faces of another set are not what the refiner knows as dice.
        likely = 0.0 if self.profile else self.calibration.likely
        return self.look(views, candidates, likely, closely=closely)

    def _judge(self, views: Views, sights: list[Sight]) -> list[Judged]:
        """Compare what shows a clean face with each other, and name the faces."""
        clean = [sight for sight in sights if sight.clean >= self.calibration.clean]
        if not clean:
            return []
        postures = self.lean_meter.postures(
            views, [sight.corners for sight in clean], [sight.trust for sight in clean]
        )
        odd = _oddities(clean, postures).tolist()
        return [
            Judged(sight, posture, oddity, self._reading(sight, posture, oddity, views.frame))
            for sight, posture, oddity in zip(clean, postures, odd, strict=True)
        ]

    def look(
        self,
        views: Views,
        candidates: list[Candidate],
        likely: float = 0.0,
        *,
        closely: bool = False,
    ) -> list[Sight]:
        """Refine and classify every candidate that is a die of ours with this chance."""
        dice = self.refiner.refine(views, candidates, likely, closely=closely)
        if not dice:
            return []
        crops = [views.rectified(die.corners) for die in dice]
        seen = zip(dice, crops, tints_of(crops), self._chances(crops), strict=True)
        return [
            Sight(die.corners, die.heat, die.cocked, die.die, contrast_of(crop), tint, row)
            for die, crop, tint, row in seen
        ]

    def _chances(self, crops: list[Frame]) -> Scores:
        if self.profile is not None:
            return self.profile.chances(self.classifier.features(crops))
        return softmax(self.classifier.logits(crops), self.calibration.temperature)

    def _reading(self, sight: Sight, posture: Posture, oddity: float, frame: Frame) -> DieReading:
        best = int(sight.chances[: len(FACES)].argmax())
        confidence = float(sight.chances[best])
        status = self._status(sight, posture, oddity, confidence, frame)
        face = FACES[best] if status is Status.READ else None
        a, b, c, d = map(tuple, sight.corners.tolist())
        return DieReading(face, confidence, status, center_of(sight.corners), (a, b, c, d))

    def _status(
        self, sight: Sight, posture: Posture, oddity: float, confidence: float, frame: Frame
    ) -> Status:
        limits = self.calibration
        if outside(sight.corners, frame) > limits.cut_off:
            return Status.CUT_OFF
        if sight.cocked >= limits.cocked or posture.lean >= limits.lean:
            return Status.COCKED
        is_die = limits.is_die(sight.heat, sight.die, posture.top, posture.lean)
        is_alike = limits.is_alike(posture.size, posture.misfit, oddity)
        is_sure = limits.is_sure(confidence, sight.heat, sight.contrast, alone=posture.alone)
        if is_die and is_alike and is_sure:
            return Status.READ
        return Status.UNSURE


def _oddities(sights: list[Sight], postures: list[Posture]) -> Array:
    trust = [one.trust * posture.top for one, posture in zip(sights, postures, strict=True)]
    return oddities(np.array([one.tint for one in sights]), np.array(trust))


def _is_one_missing(found: list[Candidate], judged: list[Judged]) -> bool:
    """Say whether fewer dice than are thrown came through, though more seemed to be there."""
    seemed = sum(die.heat >= _SEEMS for die in found)
    came_through = sum(one.sight.heat >= _SEEMS for one in judged)
    return len(judged) < _THROWN and came_through < seemed


def _in_colour(frame: Frame) -> Frame:
    if frame.ndim == 2 or frame.shape[2] == 1:  # noqa: PLR2004 - rows and columns only
        return np.asarray(cv2.cvtColor(frame, cv2.COLOR_GRAY2BGR), np.uint8)
    return np.ascontiguousarray(frame[..., :3])


@cache
def default_reader(profile: str | None = None) -> Reader:
    """Give the shipped reader, loaded at first use; for another set of dice, by its name."""
    return Reader().learn(load_taught(profile)) if profile else Reader()
