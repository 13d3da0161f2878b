"""What lies about on a table besides dice: cards, tokens, coins, papers, and hands above it."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.training.arrays import Image, Mask, Rng
from vision.training.drawings import DieArt
from vision.training.table import colour


def strew(rng: Rng, top: Image, unit: float, arts: list[DieArt]) -> None:
    """Lay flat things on the table top; unit is a die's edge in the top's pixels."""
    for _ in range(int(rng.integers(0, 7))):
        kind = rng.random()
        if kind < 0.4:  # noqa: PLR2004 - shares of the things on a table
            thing, shape = _card(rng, unit, arts)
        elif kind < 0.8:  # noqa: PLR2004
            thing, shape = _token(rng, unit, arts)
        else:
            thing, shape = _paper(rng, unit)
        _lay(rng, top, thing, shape)


def _card(rng: Rng, unit: float, arts: list[DieArt]) -> tuple[Image, Mask]:
    wide, tall = int(unit * rng.uniform(2.2, 4.2)), int(unit * rng.uniform(3.4, 6))
    card = np.empty((tall, wide, 3), np.float32)
    card[:] = colour(rng)
    rim = int(unit * rng.uniform(0.08, 0.3))
    card[rim:-rim, rim:-rim] = colour(rng)
    for _ in range(int(rng.integers(1, 6))):
        draw_symbol(rng, card, unit * rng.uniform(0.5, 2.0), arts)
    if rng.random() < 0.6:  # noqa: PLR2004 - a share of the cards
        lines_of_text(rng, card, unit)
    shape = np.zeros((tall, wide), np.uint8)
    round_ = int(unit * 0.2)
    cv2.rectangle(shape, (round_, round_), (wide - round_, tall - round_), (255,), round_ * 2)
    cv2.rectangle(shape, (round_, round_), (wide - round_, tall - round_), (255,), -1)
    return card, shape


def _token(rng: Rng, unit: float, arts: list[DieArt]) -> tuple[Image, Mask]:
    """Coins, chips and square counters, with our own symbols on some of them."""
    side = max(10, int(unit * rng.uniform(0.6, 2.0)))
    token = np.empty((side, side, 3), np.float32)
    token[:] = colour(rng)
    shape = np.zeros((side, side), np.uint8)
    middle = side // 2
    if rng.random() < 0.7:  # noqa: PLR2004 - round ones
        cv2.circle(shape, (middle, middle), middle - 1, (255,), -1, cv2.LINE_AA)
        for _ in range(int(rng.integers(0, 4))):
            radius = int(middle * rng.uniform(0.3, 1.0))
            ink = tuple(map(float, colour(rng)))
            cv2.circle(token, (middle, middle), radius, ink, int(rng.integers(1, 4)), cv2.LINE_AA)
    else:
        shape[:] = 255
    if rng.random() < 0.6:  # noqa: PLR2004 - a share of the tokens
        draw_symbol(rng, token, side * rng.uniform(0.5, 0.9), arts, (middle, middle))
    return token, shape


def _paper(rng: Rng, unit: float) -> tuple[Image, Mask]:
    wide, tall = (int(unit * side) for side in rng.uniform(2, 7, 2))
    paper = np.empty((tall, wide, 3), np.float32)
    paper[:] = rng.uniform(180, 252)
    lines_of_text(rng, paper, unit)
    return paper, np.full((tall, wide), 255, np.uint8)


def lines_of_text(rng: Rng, sheet: Image, unit: float) -> None:
    """Fill a sheet with lines of nonsense."""
    ink = tuple(map(float, rng.uniform(0, 120, 3)))
    size = max(0.25, unit / 120 * rng.uniform(0.5, 1.5))
    step = int(size * 34) + 4
    for y in range(step, sheet.shape[0], step):
        letters = "".join(chr(c) for c in rng.integers(40, 122, 18))
        cv2.putText(sheet, letters, (4, y), int(rng.integers(0, 5)), size, ink, 1, cv2.LINE_AA)


def draw_symbol(
    rng: Rng, sheet: Image, side: float, arts: list[DieArt], at: tuple[int, int] | None = None
) -> None:
    """Print one of our symbols on a sheet, anywhere or centred at a place."""
    art = arts[int(rng.integers(len(arts)))]
    face = list(art.faces.values())[int(rng.integers(6))]
    size = max(6, int(side))
    ink = cv2.resize(face.ink, (size, size), interpolation=cv2.INTER_AREA)[..., None] / 255.0
    x, y = at or tuple(map(int, rng.integers(0, (sheet.shape[1], sheet.shape[0]))))
    left, top = max(0, x - size // 2), max(0, y - size // 2)
    spot = sheet[top : top + size, left : left + size]
    ink = ink[: spot.shape[0], : spot.shape[1]]
    paint = np.asarray(face.paint, np.float32) if rng.random() < 0.6 else colour(rng)  # noqa: PLR2004
    spot[:] = spot * (1 - ink) + paint * ink


def _lay(rng: Rng, top: Image, thing: Image, shape: Mask) -> None:
    """Turn a thing any way and put it anywhere."""
    tall, wide = shape.shape
    side = int(np.hypot(tall, wide)) + 8
    warp = cv2.getRotationMatrix2D((wide / 2, tall / 2), float(rng.uniform(0, 360)), 1.0)
    warp[:, 2] += (side / 2 - wide / 2, side / 2 - tall / 2)
    x, y = (int(c) for c in rng.integers(-side // 2, top.shape[0] - side // 2, 2))
    turned = cv2.warpAffine(thing, warp, (side, side))
    lay(top, turned, cv2.warpAffine(shape, warp, (side, side)), (x, y))


def lay(top: Image, thing: Image, shape: Mask, corner: tuple[int, int]) -> None:
    """Put a thing with its own soft shadow on the table top, its corner at a place."""
    side = shape.shape[0]
    cover = shape.astype(np.float32)[..., None] / 255
    shadow = cv2.GaussianBlur(cover, (0, 0), 2.0)[..., None]
    x, y = corner
    spot = top[max(0, y) : y + side, max(0, x) : x + side]
    inside = (
        slice(max(0, -y), max(0, -y) + spot.shape[0]),
        slice(max(0, -x), max(0, -x) + spot.shape[1]),
    )
    cover, shadow = cover[inside], shadow[inside]
    spot[:] = spot * (1 - 0.4 * shadow * (1 - cover)) * (1 - cover) + thing[inside] * cover


def hand(rng: Rng, size: int, unit: float) -> tuple[Image, Image]:
    """Let a hand, fingers or a sleeve reach in: linear colour and cover."""
    mask = np.zeros((size, size), np.uint8)
    angle = rng.uniform(0, 2 * np.pi)
    inward = np.array([np.cos(angle), np.sin(angle)])
    root = size / 2 - inward * size * rng.uniform(0.5, 0.75) + rng.normal(0, size * 0.15, 2)
    width = unit * rng.uniform(0.7, 1.5)
    palm = root + inward * unit * rng.uniform(0, 3)
    cv2.line(mask, _at(root - inward * size), _at(palm), (255,), int(width * 4))
    for finger in np.linspace(-0.6, 0.6, int(rng.integers(1, 6))):
        turn = angle + finger + rng.normal(0, 0.1)
        way = np.array([np.cos(turn), np.sin(turn)])
        knuckle = palm + way * width * 2
        tip = knuckle + way * unit * rng.uniform(1, 3)
        cv2.line(mask, _at(palm), _at(knuckle), (255,), int(width * 1.1))
        cv2.line(mask, _at(knuckle), _at(tip), (255,), max(2, int(width)))
    depth = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    round_ = np.sqrt(np.clip(depth / max(1.0, width * 0.6), 0, 1))
    tone = np.array([0.55, 0.3, 0.2]) * rng.uniform(0.15, 1.4) * rng.normal(1, 0.08, 3)
    if rng.random() < 0.15:  # noqa: PLR2004 - a glove or sleeve
        tone = rng.uniform(0.02, 0.8, 3)
    shade = (0.35 + 0.65 * round_)[..., None] * tone
    cover = cv2.GaussianBlur(mask, (0, 0), 0.8).astype(np.float32) / 255
    return shade.astype(np.float32), cover


def _at(point: npt.NDArray[np.float64]) -> tuple[int, int]:
    return int(point[0]), int(point[1])
