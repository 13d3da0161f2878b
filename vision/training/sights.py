"""What the networks say of stills with known answers, before any doubt is decided."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from vision.classifier import Classifier, softmax
from vision.faces import FACES
from vision.lean import LeanMeter, Posture
from vision.localiser import Localiser
from vision.rectify import Views, edge_of
from vision.refiner import Refiner
from vision.training.arrays import Array, Picture

_NEAR = 0.4


@dataclass(frozen=True, slots=True)
class Sight:
    """One candidate: what the networks said, and the truth (face -1: no die of ours is there)."""

    heat: float
    cocked: float
    die: float
    posture: Posture
    logits: tuple[float, ...]
    face: int
    leaning: bool
    cut: bool


class _Eyes:
    """The networks, and the limits below which nothing is reported."""

    def __init__(self, models: Path, limits: dict[str, float]) -> None:
        self._localiser = Localiser(models / "localiser.onnx")
        self._refiner = Refiner(models / "refiner.onnx")
        self._classifier = Classifier(models / "classifier.onnx")
        self._lean_meter = LeanMeter(models / "lean.onnx")
        self._limits = limits

    def look(self, frame: Picture, dice: list[dict[str, object]]) -> list[Sight]:
        """Give all that would be reported of a still, each with the truth."""
        views, limits = Views(frame), self._limits
        found = self._localiser.find(views, limits["found"])
        found = self._refiner.refine(views, found, limits["likely"])
        if not found:
            return []
        logits = self._classifier.logits([views.rectified(die.corners) for die in found])
        chances = softmax(logits, 1.0)
        clean = np.flatnonzero(chances[:, -1] <= 1 - limits["clean"])
        quads = [found[i].corners for i in clean]
        trust = [found[i].heat * float(chances[i, :-1].max()) for i in clean]
        postures = self._lean_meter.postures(views, quads, trust)
        return [
            Sight(
                found[i].heat,
                found[i].cocked,
                found[i].die,
                posture,
                tuple(map(float, logits[i])),
                *_truth(found[i].corners, dice),
            )
            for i, posture in zip(clean, postures, strict=True)
        ]


def sights(folders: list[Path], models: Path, limits: dict[str, float]) -> tuple[list[Sight], int]:
    """Look at every still; also count the dice that could be read."""
    eyes = _Eyes(models, limits)
    seen: list[Sight] = []
    readable = 0
    paths = [p for folder in folders for p in sorted(folder.rglob("*.json"))]
    for path in tqdm(paths, unit="still"):
        dice = json.loads(path.read_text(encoding="utf-8"))["dice"]
        readable += sum(_is_readable(die) for die in dice)
        seen += eyes.look(np.asarray(cv2.imread(str(_picture_of(path))), np.uint8), dice)
    return seen, readable


def _is_readable(die: dict[str, object]) -> bool:
    return not (die["cocked"] or die["cut_off"] or die.get("covered"))


def _picture_of(truth: Path) -> Path:
    pictures = [truth.with_suffix(suffix) for suffix in (".jpg", ".png")]
    return next(path for path in pictures if path.exists())


def _truth(corners: Array, dice: list[dict[str, object]]) -> tuple[int, bool, bool]:
    center = corners.mean(axis=0)
    for die in dice:
        square = np.array(die["corners"], dtype=float)
        if np.linalg.norm(square.mean(axis=0) - center) < _NEAR * edge_of(square):
            face = FACES.index(die["face"]) if die["face"] in FACES else -1
            return face, bool(die["cocked"]), bool(die["cut_off"])
    return -1, False, False
