"""Which dice each split shows: drawings, colours and wear.

`tune` draws with the hands of training; `calibrate`, `judge` and `stills` with hands of their own.
"""

import cv2
import numpy as np

from vision.faces import FACES
from vision.training.drawings import Colour, DieArt, FaceArt, draw_set
from vision.training.photoreal.judge_drawings import CALIBRATE_HANDS, JUDGE_HANDS
from vision.training.photoreal.pen import Mask

Rng = np.random.Generator

_REAL: dict[str, Colour] = {
    "arrow": (8, 84, 45),
    "dynamite": (236, 50, 84),
    "bullseye_1": (13, 13, 21),
    "bullseye_2": (13, 13, 21),
    "beer": (250, 108, 34),
    "gatling": (14, 41, 136),
}
_RULEBOOK = {**_REAL, "arrow": (16, 62, 150), "gatling": (14, 104, 56)}
_BLACK = dict.fromkeys(_REAL, (22, 20, 22))
_WHITE = dict.fromkeys(_REAL, (240, 238, 232))
_PRINTINGS: dict[str, tuple[dict[str, Colour], tuple[Colour, ...]]] = {
    "real": (_REAL, ((238, 238, 236), (244, 243, 238))),
    "ivory": (_REAL, ((234, 224, 196), (240, 232, 210))),
    "rulebook": (_RULEBOOK, ((240, 240, 240), (236, 228, 206))),
    "black": (_BLACK, ((240, 239, 234), (232, 222, 198))),
    "pale on dark": (_WHITE, ((26, 26, 28), (150, 20, 26), (120, 12, 20))),
}
_SHARES = (0.38, 0.18, 0.18, 0.12, 0.14)


def draw_dice(split: str, rng: Rng, size: int) -> tuple[str, DieArt]:
    """Return a hand's name and one set of dice for a picture of a split."""
    if split == "tune":
        return "training", draw_set(rng, size)
    hands = CALIBRATE_HANDS if split == "calibrate" else JUDGE_HANDS
    hand = hands[int(rng.integers(len(hands)))]
    edition = str(rng.choice(list(_PRINTINGS), p=_SHARES))
    paints, bodies = _PRINTINGS[edition]
    body = _near(bodies[int(rng.integers(len(bodies)))], rng, 6)
    wear = float(rng.choice([0.0, rng.uniform(0.1, 0.45)], p=[0.7, 0.3]))
    faces = {}
    for face in FACES:
        paint = _near(paints[face], rng, 10)
        faces[face] = _paint(hand.mask(face, size), paint, wear, rng)
    return hand.name, DieArt(edition, body, faces)


def _near(colour: Colour, rng: Rng, by: int) -> Colour:
    red, green, blue = np.clip(np.array(colour) + rng.integers(-by, by + 1, 3), 3, 252)
    return int(red), int(green), int(blue)


def _paint(mask: Mask, paint: Colour, wear: float, rng: Rng) -> FaceArt:
    mask = _settled(mask, rng)
    ink = mask * _rubbed(wear, rng, mask.shape[0])
    return FaceArt(_bytes(ink), _bytes(mask), paint)


def _settled(mask: Mask, rng: Rng) -> Mask:
    """Moulds differ a little: scale, turn and place of the drawing."""
    size = mask.shape[0]
    middle = (size / 2, size / 2)
    warp = cv2.getRotationMatrix2D(middle, rng.normal(0, 1.2), rng.uniform(0.84, 1.0))
    warp[:, 2] += rng.normal(0, 0.01, 2) * size
    return np.asarray(cv2.warpAffine(mask, warp, (size, size)), np.float32)


def _rubbed(wear: float, rng: Rng, size: int) -> Mask:
    """Paint goes first where hands rub: in soft patches and fine scratches."""
    if wear == 0:
        return np.ones((size, size), np.float32)
    coarse = cv2.resize(rng.random((7, 7)), (size, size), interpolation=cv2.INTER_CUBIC)
    fine = cv2.resize(rng.random((size // 3, size // 3)), (size, size))
    left = np.clip((0.75 * coarse + 0.25 * fine - 0.55 * wear) * 5, 1 - 1.6 * wear, 1)
    return np.clip(left, 0.15, 1).astype(np.float32)


def _bytes(mask: Mask) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.clip(mask * 255, 0, 255).astype(np.uint8)
