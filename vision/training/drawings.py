"""Our own drawings of the dice, as paint and engraving for any renderer.

`draw_face(face, rng, size)` gives one `FaceArt`; `draw_set(rng, size)` gives a `DieArt`: body
colour and all six faces by the same hand in one printing. Equal seeds give equal drawings.

`FaceArt.ink` is how much paint covers each spot (uint8, 255 is full; worn and misprinted paint
already taken off), `FaceArt.engraving` how deep the mould is there (255 deepest), and
`FaceArt.paint` the paint's sRGB colour. Row 0 is the top of the drawing, column 0 its left.
"""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.faces import FACES, Face
from vision.training.arrays import Mask, Rng
from vision.training.pen import Pen
from vision.training.symbols import ARTISTS, Hand, random_hand

Colour = tuple[int, int, int]

REAL: dict[Face, Colour] = {
    Face.ARROW: (8, 84, 45),
    Face.DYNAMITE: (225, 40, 75),
    Face.BULLSEYE_1: (13, 13, 21),
    Face.BULLSEYE_2: (13, 13, 21),
    Face.BEER: (250, 106, 31),
    Face.GATLING: (14, 41, 136),
}
RULEBOOK: dict[Face, Colour] = {**REAL, Face.ARROW: (20, 90, 180), Face.GATLING: (10, 120, 60)}
BLACK: dict[Face, Colour] = dict.fromkeys(FACES, (18, 18, 20))
PALE: dict[Face, Colour] = dict.fromkeys(FACES, (238, 236, 228))

_LIGHT_BODIES: tuple[Colour, ...] = ((240, 240, 238), (232, 226, 205), (246, 238, 214))
_DARK_BODIES: tuple[Colour, ...] = (
    (22, 22, 24),
    (130, 16, 24),
    (24, 40, 92),
    (18, 70, 44),
    (66, 36, 20),
)


@dataclass(frozen=True, slots=True)
class FaceArt:
    """One face: paint cover, depth of the engraving, and the paint's colour."""

    ink: Mask
    engraving: Mask
    paint: Colour


@dataclass(frozen=True, slots=True)
class DieArt:
    """A die of one edition: the body's colour and its six faces."""

    edition: str
    body: Colour
    faces: dict[Face, FaceArt]


def draw_face(
    face: Face | str, rng: Rng, size: int, hand: Hand | None = None, paint: Colour | None = None
) -> FaceArt:
    """Draw one face; without a hand or paint, a random one and the real printing's."""
    face = Face(face)
    hand = hand or random_hand(rng)
    canvas = max(256, size)
    pen = Pen(canvas, hand.wobble, int(rng.integers(1 << 31)))
    ARTISTS[face](pen, rng, hand)
    engraving = _placed(pen.mask, rng)
    ink = _worn(_rimmed(_misprinted(engraving, rng), rng), rng)
    return FaceArt(_fit(ink, size), _fit(engraving, size), paint or REAL[face])


def draw_set(rng: Rng, size: int) -> DieArt:
    """Draw a whole die: one hand, one printing, one body."""
    edition, body, paints = random_edition(rng)
    hand = random_hand(rng)
    faces = {face: draw_face(face, rng, size, hand, paints[face]) for face in FACES}
    return DieArt(edition, body, faces)


def random_edition(rng: Rng) -> tuple[str, Colour, dict[Face, Colour]]:
    """Pick a printing: its name, the body's colour and the paint of each face."""
    light = _shifted(_LIGHT_BODIES[int(rng.integers(len(_LIGHT_BODIES)))], rng, 8)
    dark = _shifted(_DARK_BODIES[int(rng.integers(len(_DARK_BODIES)))], rng, 14)
    any_dark = {face: _shifted((70, 70, 70), rng, 75) for face in FACES}
    name = str(
        rng.choice(
            ["real", "rulebook", "black", "pale on dark", "any"], p=[0.4, 0.18, 0.14, 0.18, 0.1]
        )
    )
    paints = {
        "real": REAL,
        "rulebook": RULEBOOK,
        "black": BLACK,
        "pale on dark": PALE,
        "any": any_dark,
    }[name]
    body = dark if name == "pale on dark" else light
    return name, body, {face: _shifted(paint, rng, 14) for face, paint in paints.items()}


def _shifted(colour: Colour, rng: Rng, by: int) -> Colour:
    red, green, blue = np.clip(np.asarray(colour) + rng.integers(-by, by + 1, 3), 4, 252)
    return int(red), int(green), int(blue)


def _placed(mask: Mask, rng: Rng) -> Mask:
    """No mould is perfect: the drawing sits a little off, turned and stretched."""
    size = mask.shape[0]
    turn, grow = rng.normal(0, 2.0), rng.normal(1.0, 0.03)
    warp = cv2.getRotationMatrix2D((size / 2, size / 2), turn, grow)
    warp[0] *= rng.normal(1.0, 0.02)
    warp[:, 2] += rng.normal(0, 0.015, 2) * size
    placed: Mask = cv2.warpAffine(mask, warp, (size, size), flags=cv2.INTER_LINEAR).astype(np.uint8)
    return placed


def _misprinted(mask: Mask, rng: Rng) -> Mask:
    """Now and then the paint lies beside its groove, or fills only part of it."""
    size = mask.shape[0]
    if rng.random() < 0.08:  # noqa: PLR2004 - a share of the dice
        dx, dy = rng.normal(0, 0.012, 2) * size
        warp = np.array([[1, 0, dx], [0, 1, dy]])
        mask = cv2.warpAffine(mask, warp, (size, size)).astype(np.uint8)
    if rng.random() < 0.12:  # noqa: PLR2004 - a share of the dice
        kernel = np.ones((max(2, size // 90),) * 2, np.uint8)
        change = cv2.erode if rng.random() < 0.5 else cv2.dilate  # noqa: PLR2004
        mask = change(mask, kernel).astype(np.uint8)
    return mask


def _rimmed(mask: Mask, rng: Rng) -> Mask:
    """On some dice paint is left along the walls of the grooves only, or no more was meant."""
    if rng.random() > 0.12:  # noqa: PLR2004 - a share of the dice
        return mask
    rim = rng.uniform(0.008, 0.025) * mask.shape[0]
    deep = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3)  # noqa: PLR2004
    bare = np.clip((deep - rim) / 2, 0, 1) * rng.uniform(0.4, 1)
    return np.asarray(mask * (1 - bare), np.uint8)


def _worn(mask: Mask, rng: Rng) -> Mask:
    """Paint rubs off in patches on old dice."""
    if rng.random() > 0.25:  # noqa: PLR2004 - a share of the dice
        return mask
    cells = int(rng.integers(4, 24))
    noise = cv2.resize(
        rng.random((cells, cells), dtype=np.float32), mask.shape, interpolation=cv2.INTER_CUBIC
    )
    kept = np.clip((noise - rng.uniform(0.05, 0.3)) * 6, rng.uniform(0.2, 0.6), 1)
    worn: Mask = (mask * kept).astype(np.uint8)
    return worn


def _fit(mask: Mask, size: int) -> Mask:
    if mask.shape[0] == size:
        return mask
    small: Mask = cv2.resize(mask, (size, size), interpolation=cv2.INTER_AREA).astype(np.uint8)
    return small
