"""Read a whole picture: locate, rectify, classify, doubt."""

import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Self

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS, Calibration
from vision.classifier import Classifier, Scores, softmax
from vision.faces import FACES
from vision.localiser import Candidate, Localiser, edge_of
from vision.mat.find import MatPose
from vision.mat.plane import find_on_mat
from vision.reading import DieReading, Status, TrayReading
from vision.rectify import rectify
from vision.refiner import Refiner
from vision.teaching.profile import Profile
from vision.teaching.shelf import ShelfError, ShelfFault, load_taught
from vision.teaching.taught import Taught

Frame = npt.NDArray[np.uint8]

_SMALLEST = 16


class Reader:
    """Networks and thresholds, loaded once and used for every picture; not for two threads."""

    def __init__(self, models: Path = MODELS) -> None:
        self.profile: Profile | None = None
        self.calibration = Calibration.load(models / "calibration.json")
        self.localiser = Localiser(models / "localiser.onnx")
        self.refiner = Refiner(models / "refiner.onnx")
        self.classifier = Classifier(models / "classifier.onnx")

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
            dice = self._dice(_in_colour(frame), mat)
        return TrayReading(width, height, dice, (time.perf_counter() - start) * 1000)

    def _dice(self, frame: Frame, mat: MatPose | None) -> tuple[DieReading, ...]:
        found = self.calibration.found
        if mat is not None:
            return self.judge(frame, find_on_mat(self.localiser, frame, mat, found))
        return self.judge(frame, self.localiser.find(frame, found))

    def judge(self, frame: Frame, candidates: list[Candidate]) -> tuple[DieReading, ...]:
        """Name the faces of top faces found by whatever means, surest first."""
        if not candidates:
            return ()
        refined = self._refined(frame, candidates)
        chances = self._chances([rectify(frame, die.corners) for die in refined])
        judged = [
            self._judge(die, row, frame.shape[1], frame.shape[0])
            for die, row in zip(refined, chances, strict=True)
        ]
        return tuple(sorted((die for die in judged if die), key=lambda die: -die.confidence))

    def look(self, frame: Frame, found: float) -> list[Candidate]:
        """Give top faces with their corners, surest first, without naming them."""
        return self._refined(_in_colour(frame), self.localiser.find(_in_colour(frame), found))

    def _refined(self, frame: Frame, candidates: list[Candidate]) -> list[Candidate]:
        if not candidates:
            return []
        quads = self.refiner.refine(frame, [die.corners for die in candidates])
        return [replace(die, corners=quad) for die, quad in zip(candidates, quads, strict=True)]

    def _chances(self, crops: list[Frame]) -> Scores:
        logits, features = self.classifier.answers(crops)
        if self.profile is not None:
            return self.profile.chances(features)
        return softmax(logits, self.calibration.temperature)

    def _judge(
        self, candidate: Candidate, chances: Scores, width: int, height: int
    ) -> DieReading | None:
        best = int(chances[: len(FACES)].argmax())
        confidence = float(chances[best])
        clean = 1.0 - float(chances[len(FACES)])
        status = self._status(candidate, confidence, width, height)
        limits = self.calibration
        if clean < limits.clean and not (
            status is Status.COCKED and candidate.heat >= limits.sure_found
        ):
            return None
        face = FACES[best] if status is Status.READ else None
        x, y = (float(c) for c in candidate.corners.mean(axis=0))
        a, b, c, d = ((float(p), float(q)) for p, q in candidate.corners)
        return DieReading(face, confidence, status, (x, y), (a, b, c, d))

    def _status(self, candidate: Candidate, confidence: float, width: int, height: int) -> Status:
        limits = self.calibration
        outside = max(
            float(-candidate.corners.min()),
            float((candidate.corners - (width - 1, height - 1)).max()),
        )
        if outside > limits.cut_off * edge_of(candidate.corners):
            return Status.CUT_OFF
        if candidate.cocked >= limits.cocked:
            return Status.COCKED
        if candidate.heat >= limits.sure_found and confidence >= limits.read:
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
