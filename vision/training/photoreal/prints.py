"""Cards and tokens as flat pictures of our own: none of them is a die, some bear its symbols."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.drawings import DieArt
from vision.training.photoreal.textures import colour

Rng = np.random.Generator
Picture = NDArray[np.floating[Any]]

_CARD = (352, 252)  # rows, columns


def card(rng: Rng, art: DieArt) -> Picture:
    """Draw a playing card: a suit card, a character, a page of symbols, or a back."""
    kinds = (_suit_card, _character_card, _symbol_card, _card_back)
    page = np.ones((*_CARD, 3), np.float32) * np.array([0.95, 0.93, 0.88], np.float32)
    kinds[int(rng.choice(4, p=[0.3, 0.3, 0.15, 0.25]))](page, rng, art)
    return np.clip(page, 0, 1)


def token(rng: Rng, art: DieArt, symbol: str | None) -> Picture:
    """Draw the print on a cardboard token, with a die's symbol or a plain emblem."""
    face = np.ones((128, 128, 3), np.float32) * colour(rng, light=(0.4, 0.9), strong=(0.1, 0.8))
    face = face.astype(np.float32)
    ink = colour(rng, light=(0.0, 0.35), strong=(0.0, 0.8))
    if symbol is None:
        cv2.circle(
            face, (64, 64), int(rng.integers(25, 48)), ink.tolist(), int(rng.choice([-1, 6]))
        )
        cv2.circle(face, (64, 64), int(rng.integers(8, 20)), (0.9, 0.9, 0.8), -1)
    else:
        _stamp(face, art, symbol, (8, 8, 112), ink)
    return face


def _stamp(
    page: Picture, art: DieArt, symbol: str, where: tuple[int, int, int], ink: NDArray[np.float64]
) -> None:
    x, y, size = where
    mask = next(face.engraving for name, face in art.faces.items() if name == symbol)
    share = cv2.resize(mask, (size, size), interpolation=cv2.INTER_AREA)[..., None] / 255.0
    part = page[y : y + size, x : x + size]
    part[:] = part * (1 - share) + ink * share


def _words(page: Picture, rng: Rng, top: int, bottom: int) -> None:
    for y in range(top, bottom, 12):
        x = 24
        while x < _CARD[1] - 44:
            stop = min(x + int(rng.integers(8, 40)), _CARD[1] - 24)
            page[y : y + 5, x:stop] = 0.25
            x = stop + 6


def _suit_card(page: Picture, rng: Rng, _art: DieArt) -> None:
    red = (0.75, 0.08, 0.1) if rng.random() < 0.5 else (0.06, 0.06, 0.08)  # noqa: PLR2004 - two colours
    for _ in range(int(rng.integers(1, 11))):
        x, y = int(rng.integers(50, 202)), int(rng.integers(50, 302))
        turned = cv2.boxPoints(((x, y), (34, 34), 45)).astype(np.int32)
        cv2.fillPoly(page, [turned], red)
        cv2.circle(page, (x, y - 12), 11, red, -1)
    rank = str(rng.choice(list("A23456789JQK")))
    cv2.putText(page, rank, (10, 40), cv2.FONT_HERSHEY_COMPLEX, 1.2, red, 3, cv2.LINE_AA)


def _character_card(page: Picture, rng: Rng, _art: DieArt) -> None:
    frame = colour(rng, light=(0.2, 0.7), strong=(0.3, 0.9))
    page[:] = frame
    page[14:-14, 14:-14] = (0.93, 0.88, 0.76)
    sky = colour(rng, light=(0.5, 0.95), strong=(0.1, 0.6))
    page[50:230, 24:-24] = sky
    for _ in range(7):
        spot = (int(rng.integers(40, 212)), int(rng.integers(80, 225)))
        size = (int(rng.integers(10, 50)), int(rng.integers(10, 50)))
        tone = colour(rng, light=(0.1, 0.8), strong=(0.2, 0.8)).tolist()
        cv2.ellipse(page, spot, size, float(rng.uniform(0, 180)), 0, 360, tone, -1, cv2.LINE_AA)
    _words(page, rng, 24, 40)
    _words(page, rng, 246, 330)


def _symbol_card(page: Picture, rng: Rng, art: DieArt) -> None:
    for row, symbol in enumerate(rng.permutation([str(name) for name in art.faces])[:5]):
        ink = colour(rng, light=(0.0, 0.6), strong=(0.2, 0.9))
        _stamp(page, art, str(symbol), (18, 14 + row * 66, 56), ink)
        for y in range(24 + row * 66, 64 + row * 66, 12):
            page[y : y + 5, 90 : int(rng.integers(150, 236))] = 0.25


def _card_back(page: Picture, rng: Rng, _art: DieArt) -> None:
    tone = colour(rng, light=(0.2, 0.6), strong=(0.4, 0.95))
    rows, columns = np.mgrid[0 : _CARD[0], 0 : _CARD[1]]
    step = int(rng.integers(10, 30))
    lattice = ((rows + columns) // (step // 2) + (rows - columns) // (step // 2)) % 2 == 0
    inner = np.zeros(_CARD, bool)
    inner[12:-12, 12:-12] = True
    page[lattice & inner] = tone
