"""A home-made set of dice that no training ever saw: taught from a few photos, then judged.

The drawings are made here. Pictures come from the renderer that made the training pictures, with
its random tables, lamps, blur and noise; the photos to learn from and those to judge by differ in
all of that.
"""

import argparse
import time
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from bench.figures import Figures
from vision.calibration import MODELS
from vision.faces import FACES, Face
from vision.reader import Reader
from vision.reading import DieReading
from vision.teaching.photo import Refusal, take_photo
from vision.teaching.taught import Taught, TaughtFace
from vision.training.drawings import DieArt, FaceArt
from vision.training.scene import Label, Shot, render

Frame = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.uint8]
PHOTOS, TRIES = 4, 60
# A window with its dice's edge in pixels; photos to learn from show little more than one die.
JUDGED, PHOTO = (448, 60.0), (150, 66.0)
ROOM = 150
NEAR = 0.5


def main() -> None:
    """Print how many dice are right, asked or silently wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=400)
    parser.add_argument("--models", type=Path, default=MODELS)
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    figures = Figures()
    reader = Reader(asked.models)
    taught, refused = teach(reader)
    figures.tell("photos taken", f"{len(taught.photos)}")
    figures.tell("photos refused", ", ".join(f"{n} {why}" for why, n in refused.items()) or "none")
    begin = time.process_time()
    reader.learn(taught)
    figures.at_most("learning, s of processor time", time.process_time() - begin, 10)
    assert reader.profile is not None
    figures.tell("photos left out, unlike the others of their face", f"{len(reader.profile.odd)}")
    pairs = ", ".join(f"{one} and {two}" for one, two in reader.profile.confused)
    figures.tell("cannot be told apart", pairs or "none")
    right, doubted, missed, wrong = judge(reader, asked.pictures)
    total = max(1, right + doubted + missed + wrong)
    figures.tell("dice judged", f"{total}")
    figures.tell("not found, %", f"{100 * missed / total:.2f}")
    figures.tell("right without asking, %", f"{100 * right / total:.2f}")
    figures.at_least("right or asked, %", 100 * (right + doubted) / total, 97)
    figures.at_most("silently wrong, %", 100 * wrong / total, 0.5)
    figures.close()


def home_made() -> DieArt:
    """Carve a set: a letter, a bundle, rings with dots, a funnel, a gun."""
    inks = dict(
        zip(FACES, (_letter(), _bundle(), _ring(1), _ring(2), _funnel(), _gun()), strict=True)
    )
    faces = {face: FaceArt(ink, ink, (52, 34, 26)) for face, ink in inks.items()}
    return DieArt("home-made", (196, 160, 112), faces)


def _blank() -> Mask:
    return np.zeros((256, 256), np.uint8)


def _letter() -> Mask:
    ink = _blank()
    cv2.putText(ink, "A", (52, 206), cv2.FONT_HERSHEY_DUPLEX, 7.6, (255,), 22, cv2.LINE_AA)
    return ink


def _bundle() -> Mask:
    ink = _blank()
    for x in (52, 112, 172):
        cv2.rectangle(ink, (x, 44), (x + 34, 212), (255,), -1)
    return ink


def _ring(dots: int) -> Mask:
    ink = _blank()
    cv2.circle(ink, (128, 128), 92, (255,), 18, cv2.LINE_AA)
    for x in (128,) if dots == 1 else (88, 168):
        cv2.circle(ink, (x, 128), 24, (255,), -1, cv2.LINE_AA)
    return ink


def _funnel() -> Mask:
    ink = _blank()
    outline = np.array([[44, 44], [212, 44], [142, 138], [142, 214], [114, 214], [114, 138]])
    cv2.fillPoly(ink, [outline.astype(np.int32)], (255,), cv2.LINE_AA)
    return ink


def _gun() -> Mask:
    ink = _blank()
    outline = np.array(
        [[24, 84], [234, 84], [234, 122], [124, 128], [104, 200], [54, 200], [74, 128], [24, 122]]
    )
    cv2.fillPoly(ink, [outline.astype(np.int32)], (255,), cv2.LINE_AA)
    return ink


def teach(reader: Reader) -> tuple[Taught, dict[Refusal, int]]:
    """Take photos of single dice until every face has enough."""
    taught, refused = Taught("home-made"), dict[Refusal, int]()
    for seed in range(TRIES * len(FACES)):
        if all(taught.count(face) >= PHOTOS for face in FACES):
            break
        frame, labels = picture(1000 + seed, *PHOTO)
        one = _only(labels)
        if one is None or taught.count(one) >= PHOTOS:
            continue
        crop = take_photo(reader, _on_a_sheet(frame))
        if isinstance(crop, Refusal):
            refused[crop] = refused.get(crop, 0) + 1
        else:
            taught = taught.with_photo(TaughtFace(one, crop))
    return taught, refused


def _on_a_sheet(frame: Frame) -> Frame:
    """Photos are larger than a die: go on in the colour of the table."""
    tone = [float(level) for level in np.median(frame, axis=(0, 1))]
    sides = (ROOM,) * 4
    return np.asarray(cv2.copyMakeBorder(frame, *sides, cv2.BORDER_CONSTANT, value=tone), np.uint8)


def picture(seed: int, size: int, edge: float) -> tuple[Frame, list[Label]]:
    """Render a picture, BGR, with its truth."""
    pictures, labels = render(np.random.default_rng(seed), [home_made()], Shot(size, edge, 1))
    return np.ascontiguousarray(pictures[0][..., ::-1]), labels


def _only(labels: list[Label]) -> Face | None:
    """Give the face of a picture of one flat, whole die: what a person would photograph."""
    if len(labels) != 1 or not _is_clear(labels[0], PHOTO[0]):
        return None
    return labels[0].face


def _is_clear(label: Label, size: int) -> bool:
    whole = label.corners.min() > 0 and label.corners.max() < size
    return label.face is not None and not label.cocked and label.hidden < 0.05 and bool(whole)


def judge(reader: Reader, pictures: int) -> tuple[int, int, int, int]:
    """Count dice that are right, asked for, not found, and silently wrong."""
    right = doubted = missed = wrong = 0
    for seed in range(pictures):
        frame, labels = picture(seed, *JUDGED)
        dice = reader.read(frame).dice
        for label in labels:
            if not _is_clear(label, JUDGED[0]):
                continue
            seen = _at(dice, label)
            right += seen is not None and seen.face is label.face
            doubted += seen is not None and seen.face is None
            missed += seen is None
            wrong += seen is not None and seen.face not in {None, label.face}
    return right, doubted, missed, wrong


def _at(dice: tuple[DieReading, ...], label: Label) -> DieReading | None:
    spot = label.corners.mean(axis=0)
    for die in dice:
        if np.linalg.norm(np.array(die.center) - spot) < NEAR * JUDGED[1]:
            return die
    return None


if __name__ == "__main__":
    main()
