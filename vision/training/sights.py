"""What the networks say of stills with known answers, before any doubt is decided."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from vision.calibration import Calibration
from vision.faces import FACES
from vision.lean import Posture
from vision.reader import Reader
from vision.rectify import Views, edge_of
from vision.sight import Judged
from vision.training.arrays import Array

_NEAR = 0.4
_TINY = 1e-12


@dataclass(frozen=True, slots=True)
class Sight:
    """One candidate: what the networks said, and the truth (face -1: no die of ours is there)."""

    heat: float
    cocked: float
    die: float
    contrast: float
    posture: Posture
    oddity: float
    logits: tuple[float, ...]
    face: int
    leaning: bool
    cut: bool


def sights(folders: list[Path], models: Path) -> tuple[list[Sight], int]:
    """Look at every still; also count the dice that could be read.

    The thresholds that are there already say what is found and what is looked at from nearer.
    """
    reader = Reader(models)
    seen: list[Sight] = []
    readable = 0
    paths = [p for folder in folders for p in sorted(folder.rglob("*.json"))]
    for path in tqdm(paths, unit="still"):
        dice = json.loads(path.read_text(encoding="utf-8"))["dice"]
        readable += sum(_is_readable(die) for die in dice)
        views = Views(np.asarray(cv2.imread(str(_picture_of(path))), np.uint8))
        seen += [_known(one, reader.calibration, dice) for one in reader.judged(views)]
    return seen, readable


def _known(judged: Judged, limits: Calibration, dice: list[dict[str, object]]) -> Sight:
    """Give what was seen with the truth; chances become logits again."""
    sight = judged.sight
    logits = np.log(sight.chances + _TINY) * limits.temperature
    return Sight(
        sight.heat,
        sight.cocked,
        sight.die,
        sight.contrast,
        judged.posture,
        judged.oddity,
        tuple(logits.tolist()),
        *_truth(sight.corners, dice),
    )


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
