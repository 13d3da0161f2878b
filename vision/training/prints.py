"""Our symbols printed on paper, cards and tokens: what looks most like a die and is none."""

import cv2
import numpy as np

from vision.training.arrays import Array, Image, Picture, Rng
from vision.training.clutter import draw_symbol, lay, lines_of_text
from vision.training.drawings import DieArt
from vision.training.photo import Severity, photograph
from vision.training.skin import linear
from vision.training.table import colour, table_top

# Of printed things these shares are tokens, tokens with a square sticker, and square tiles; the
# rest is paper all around. Stickers and tiles are as straight and light as a face, but flat.
_KINDS = {"token": 0.1, "sticker": 0.3, "tile": 0.25, "paper": 0.35}
# This share of the tiles bears black and white squares instead of a symbol.
_CHECKERED = 0.25


def printed_symbol(rng: Rng, arts: list[DieArt], edge: float) -> tuple[Picture, Array]:
    """Photograph a printed symbol of about a die's size; give the square round it."""
    size = int(edge * 2.6)
    page, corners, has_room = _thing(rng, size, edge)
    if has_room and rng.random() < 0.85:  # noqa: PLR2004 - the rest shows text or an empty token
        draw_symbol(rng, page, edge * rng.uniform(0.6, 1.0), arts, (size // 2, size // 2))
    seen = _square(rng, size, edge)
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), seen.astype(np.float32))
    shown = cv2.warpPerspective(page, warp, (size, size), borderMode=cv2.BORDER_REFLECT)
    light = linear(np.clip(shown, 0, 255)) * np.float32(rng.uniform(0.5, 1.5))
    return photograph(rng, light, Severity(float(rng.random())), edge), seen


def _thing(rng: Rng, size: int, edge: float) -> tuple[Image, Array, bool]:
    """Give something flat, the square to be taken for a face, and if there is room for a symbol."""
    kind = rng.choice(list(_KINDS), p=list(_KINDS.values()))
    anywhere = _square(rng, size, edge * rng.uniform(0.85, 1.2))
    if kind == "paper":
        return _sheet(rng, size, edge), anywhere, True
    if kind == "tile":
        return _with_tile(rng, size, edge)
    page = _with_token(rng, size, edge)
    return page, _stick(rng, page, edge) if kind == "sticker" else anywhere, True


def _with_tile(rng: Rng, size: int, edge: float) -> tuple[Image, Array, bool]:
    """Give a table with a square tile in its middle, blank or with black and white squares."""
    page = table_top(rng, size)
    side = int(edge * rng.uniform(0.9, 1.2))
    tile = np.empty((side, side, 3), np.float32)
    tile[:] = rng.uniform(150, 250) if rng.random() < 0.7 else colour(rng)  # noqa: PLR2004
    is_blank = rng.random() > _CHECKERED
    if not is_blank:
        squares = rng.integers(0, 2, (int(rng.integers(3, 7)),) * 2).astype(np.float32)
        framed = np.pad(squares, 1, constant_values=float(rng.integers(2)))
        shown = cv2.resize(framed, (side, side), interpolation=cv2.INTER_NEAREST)
        tile *= 0.1 + 0.9 * shown[..., None]
    low = (size - side) // 2
    lay(page, tile, np.full((side, side), 255, np.uint8), (low, low))
    return page, _upright(low, low + side), is_blank


def _sheet(rng: Rng, size: int, edge: float) -> Image:
    """Give blank or written paper."""
    page = np.empty((size, size, 3), np.float32)
    page[:] = rng.uniform(170, 252) if rng.random() < 0.5 else colour(rng)  # noqa: PLR2004
    if rng.random() < 0.5:  # noqa: PLR2004 - text about it
        lines_of_text(rng, page, edge)
    return page


def _with_token(rng: Rng, size: int, edge: float) -> Image:
    """Give a table with a round token in its middle."""
    page = table_top(rng, size)
    side = int(edge * rng.uniform(1.0, 1.7))
    token = np.empty((side, side, 3), np.float32)
    token[:] = colour(rng)
    shape = np.zeros((side, side), np.uint8)
    cv2.circle(shape, (side // 2, side // 2), side // 2 - 1, (255,), -1, cv2.LINE_AA)
    lay(page, token, shape, ((size - side) // 2, (size - side) // 2))
    return page


def _stick(rng: Rng, page: Image, edge: float) -> Array:
    """Put a square sticker on the token; give its corners."""
    half = edge * rng.uniform(0.42, 0.6)
    middle = page.shape[0] / 2
    low, high = round(middle - half), round(middle + half)
    page[low:high, low:high] = rng.uniform(150, 250) if rng.random() < 0.6 else colour(rng)  # noqa: PLR2004
    return _upright(low, high)


def _upright(low: float, high: float) -> Array:
    return np.array([[low, low], [high, low], [high, high], [low, high]], float)


def _square(rng: Rng, size: int, edge: float) -> Array:
    turn = rng.uniform(0, 2 * np.pi) + np.arange(4) * np.pi / 2
    square = np.stack([np.cos(turn), np.sin(turn) * rng.uniform(0.75, 1.0)], axis=1)
    return np.asarray(square * edge / np.sqrt(2) + size / 2 + rng.normal(0, 0.03, (4, 2)) * edge)
