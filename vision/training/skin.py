"""The six drawings of a die as one strip of texture: paint, slopes of the engraving, grain."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.faces import FACES, Face
from vision.training.arrays import Image, Mask, Rng
from vision.training.drawings import DieArt
from vision.training.pen import Pen


@dataclass(frozen=True, slots=True)
class Skin:
    """Texture of a die: six square tiles under each other, and the colours they use.

    `faces` names what each tile shows, None for a die that is not ours.
    """

    tiles: Image
    paints: Image
    body: Image
    faces: tuple[Face | None, ...]


_LINEAR: Image = (np.arange(256, dtype=np.float32) / 255) ** np.float32(2.2)


def linear(colour: object) -> Image:
    """Turn sRGB from 0 to 255 into linear light."""
    return _LINEAR[np.asarray(colour).astype(np.uint8)]


def bang_skin(rng: Rng, art: DieArt, pixels: float) -> Skin:
    """Dress a die of ours: faces in any order, each turned any way."""
    order = [FACES[i] for i in rng.permutation(6)]
    share = rng.uniform(0.76, 1.06)
    side = _side(pixels)
    masks = [(art.faces[face].ink, art.faces[face].engraving) for face in order]
    tiles = [_tile(rng, ink, groove, share, side) for ink, groove in masks]
    paints = np.stack([linear(art.faces[face].paint) for face in order])
    return Skin(np.vstack(tiles), paints, linear(art.body), tuple(order))


def foreign_skin(rng: Rng, pixels: float) -> Skin:
    """Dress an ordinary die: pips, digits, or nothing at all."""
    side = _side(pixels)
    draw = _pips if (kind := rng.random()) < 0.75 else _digit  # noqa: PLR2004 - shares of dice
    masks = [draw(rng, number) for number in range(1, 7)]
    if kind > 0.93:  # noqa: PLR2004 - a blank cube
        masks = [np.zeros_like(mask) for mask in masks]
    tiles = [_tile(rng, mask, mask, 1.0, side) for mask in rng.permutation(np.stack(masks))]
    dark = rng.integers(0, 90, 3)
    pale = rng.integers(190, 256, 3)
    any_ = rng.integers(0, 256, 3)
    body, paint = ((pale, dark), (dark, pale), (any_, pale), (any_, dark))[int(rng.integers(4))]
    paints = np.repeat(linear(paint)[None], 6, axis=0)
    return Skin(np.vstack(tiles), paints, linear(body), (None,) * 6)


def _side(pixels: float) -> int:
    return int(np.clip(pixels * 1.15, 24, 200))


def _tile(rng: Rng, ink: Mask, groove: Mask, share: float, side: int) -> Image:
    turn = int(rng.integers(4))
    layers = [_fitted(np.rot90(mask, turn), share, side) for mask in (ink, groove)]
    depth = cv2.GaussianBlur(layers[1], (0, 0), max(0.5, side / 90))
    slope_x = cv2.Sobel(depth, cv2.CV_32F, 1, 0) * (side / 64)
    slope_y = cv2.Sobel(depth, cv2.CV_32F, 0, 1) * (side / 64)
    grain = cv2.resize(
        rng.random((8, 8), dtype=np.float32), (side, side), interpolation=cv2.INTER_CUBIC
    )
    return np.dstack([layers[0], slope_x, slope_y, grain]).astype(np.float32)


def _fitted(mask: Mask, share: float, side: int) -> Image:
    """Shrink a drawing to its share of the face, or cut what reaches over the edge."""
    grown = mask.shape[0]
    if share > 1:
        cut = round(grown * (1 - 1 / share) / 2)
        mask, share = mask[cut : grown - cut, cut : grown - cut], 1.0
    inner = min(side, max(8, round(side * share)))
    pad = side - inner
    small = cv2.resize(np.ascontiguousarray(mask), (inner, inner), interpolation=cv2.INTER_AREA)
    edges = (pad // 2, pad - pad // 2)
    return np.pad(small, (edges, edges)).astype(np.float32) / 255


_SPOTS = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}


def _pips(rng: Rng, number: int) -> Mask:
    pen = Pen(128)
    pen.place()
    gap, radius = rng.uniform(0.2, 0.3), rng.uniform(0.07, 0.12)
    for spot in _SPOTS[number]:
        center = ((spot % 3 - 1) * gap, (spot // 3 - 1) * gap)
        pen.disc(center, radius * (1.5 if number == 1 else 1.0))
    return pen.mask


def _digit(rng: Rng, number: int) -> Mask:
    mask: Mask = np.zeros((128, 128), np.uint8)
    font = int(rng.choice([cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX]))
    thickness = int(rng.integers(4, 12))
    (width, tall), _ = cv2.getTextSize(str(number), font, 3.0, thickness)
    corner = ((128 - width) // 2, (128 + tall) // 2)
    cv2.putText(mask, str(number), corner, font, 3.0, (255,), thickness, cv2.LINE_AA)
    return mask
