"""Read a whole picture: locate, rectify, classify, doubt."""

import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Self

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS, Calibration
from vision.classifier import Classifier, Scores, softmax
from vision.faces import FACES
from vision.lean import LeanMeter, Posture
from vision.localiser import Candidate, Localiser
from vision.mat.find import MatPose
from vision.mat.plane import find_on_mat
from vision.reading import DieReading, Status, TrayReading
from vision.rectify import Slates, Views, center_of, outside
from vision.refiner import Refiner
from vision.teaching.profile import Profile
from vision.teaching.shelf import ShelfError, ShelfFault, load_taught
from vision.teaching.taught import Taught

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

_SMALLEST = 16


@dataclass(frozen=True, slots=True)
class Sight:
    """What the networks say of one candidate: refined corners and all chances."""

    corners: Array
    heat: float
    cocked: float
    die: float
    chances: Scores

    @property
    def trust(self) -> float:
        """How surely this is a die whose face shows clearly."""
        return self.heat * float(self.chances[:-1].max())


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
        dice: tuple[DieReading, ...] = ()
        if min(height, width) >= _SMALLEST:
            dice = self._dice(Views(_in_colour(frame), self._slates), mat)
        return TrayReading(width, height, dice, (time.perf_counter() - start) * 1000)

    def _dice(self, views: Views, mat: MatPose | None) -> tuple[DieReading, ...]:
        found = self.calibration.found
        if mat is not None:
            return self._judge(views, find_on_mat(self.localiser, views.frame, mat, found))
        return self._judge(views, self.localiser.find(views, found))

    def _judge(self, views: Views, candidates: list[Candidate]) -> tuple[DieReading, ...]:
        """Name the faces of top faces found by whatever means, surest first."""
        # Faces of another set are not what the refiner knows as dice.
        likely = 0.0 if self.profile else self.calibration.likely
        sights = [
            sight
            for sight in self.look(views, candidates, likely)
            if sight.chances[-1] <= 1 - self.calibration.clean
        ]
        postures = self.lean_meter.postures(
            views, [sight.corners for sight in sights], [sight.trust for sight in sights]
        )
        dice = [
            self._reading(sight, posture, views.frame)
            for sight, posture in zip(sights, postures, strict=True)
        ]
        return tuple(sorted(dice, key=lambda die: -die.confidence))

    def look(self, views: Views, candidates: list[Candidate], likely: float = 0.0) -> list[Sight]:
        """Refine and classify every candidate that is a die of ours with this chance."""
        dice = self.refiner.refine(views, candidates, likely)
        if not dice:
            return []
        chances = self._chances([views.rectified(die.corners) for die in dice])
        return [
            Sight(die.corners, die.heat, die.cocked, die.die, row)
            for die, row in zip(dice, chances, strict=True)
        ]

    def _chances(self, crops: list[Frame]) -> Scores:
        if self.profile is not None:
            return self.profile.chances(self.classifier.answers(crops)[1])
        return softmax(self.classifier.logits(crops), self.calibration.temperature)

    def _reading(self, sight: Sight, posture: Posture, frame: Frame) -> DieReading:
        best = int(sight.chances[: len(FACES)].argmax())
        confidence = float(sight.chances[best])
        status = self._status(sight, posture, confidence, frame)
        face = FACES[best] if status is Status.READ else None
        a, b, c, d = map(tuple, sight.corners.tolist())
        return DieReading(face, confidence, status, center_of(sight.corners), (a, b, c, d))

    def _status(self, sight: Sight, posture: Posture, confidence: float, frame: Frame) -> Status:
        limits = self.calibration
        if outside(sight.corners, frame) > limits.cut_off:
            return Status.CUT_OFF
        if sight.cocked >= limits.cocked or posture.lean >= limits.lean:
            return Status.COCKED
        is_found = sight.heat >= limits.sure_found and sight.die >= limits.sure_die
        is_die = is_found and limits.is_die(posture.top, sight.heat)
        is_alike = limits.is_alike(posture.size, posture.misfit)
        if is_die and is_alike and limits.is_sure(confidence, sight.heat):
            return Status.READ
        return Status.UNSURE


def _in_colour(frame: Frame) -> Frame:
    if frame.ndim == 2 or frame.shape[2] == 1:  # noqa: PLR2004 - rows and columns only
        return np.asarray(cv2.cvtColor(frame, cv2.COLOR_GRAY2BGR), np.uint8)
    return np.ascontiguousarray(frame[..., :3])


@cache
def default_reader(profile: str | None = None) -> Reader:
    """Give the shipped reader, loaded at first use; for another set of dice, by its name."""
    return Reader().learn(load_taught(profile)) if profile else Reader()
