"""Table tops as pictures: colour and height, tiling, drawn by formulas of our own."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Rng = np.random.Generator
Picture = NDArray[np.float32]

_SIZE = 1024


@dataclass(frozen=True, slots=True)
class Surface:
    """A table top: sRGB colour 0 to 1, height 0 to 1, and how light plays on it."""

    colour: Picture
    height: Picture
    width: float  # centimetres that one tile covers
    roughness: float
    bump: float
    sheen: float = 0.0


def noise(rng: Rng, cells: int | tuple[int, int], octaves: int = 1, size: int = _SIZE) -> Picture:
    """Return tiling smooth noise, 0 to 1; `cells` may differ down and across."""
    down, across = (cells, cells) if isinstance(cells, int) else cells
    total = np.zeros((size, size), np.float32)
    for octave in range(octaves):
        shape = (min(size, down << octave), min(size, across << octave))
        grid = np.pad(rng.random(shape, dtype=np.float32), 2, mode="wrap")
        margin = (2 * size // shape[0], 2 * size // shape[1])
        big = cv2.resize(
            grid, (size + 2 * margin[1], size + 2 * margin[0]), interpolation=cv2.INTER_CUBIC
        )
        total += big[margin[0] : margin[0] + size, margin[1] : margin[1] + size] / 2**octave
    low, high = np.percentile(total, [0.5, 99.5])
    return np.clip((total - low) / (high - low + 1e-6), 0, 1).astype(np.float32)


def blend(first: NDArray[np.float64], second: NDArray[np.float64], share: Picture) -> Picture:
    """Mix two colours by a share per pixel."""
    mixed = first * (1 - share[..., None]) + second * share[..., None]
    return np.clip(mixed, 0, 1).astype(np.float32)


def colour(rng: Rng, *, light: tuple[float, float], strong: tuple[float, float]) -> NDArray[np.float64]:
    """Return a random colour of given lightness and saturation."""
    hue, saturation, value = rng.uniform(0, 180), rng.uniform(*strong), rng.uniform(*light)
    pixel = np.array([[[hue, saturation * 255, value * 255]]]).astype(np.uint8)
    return cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0] / 255.0


def wood_colours(rng: Rng) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return a light and a dark tone of one wood."""
    woods = [(0.80, 0.62, 0.42), (0.62, 0.42, 0.25), (0.45, 0.27, 0.15), (0.30, 0.18, 0.11),
             (0.70, 0.58, 0.45)]  # fmt: skip
    tone = np.array(woods[int(rng.integers(len(woods)))]) * rng.uniform(0.85, 1.1)
    return tone, tone * rng.uniform(0.5, 0.75)


def _grid() -> tuple[Picture, Picture]:
    axis = np.arange(_SIZE, dtype=np.float32) / _SIZE
    across, down = np.meshgrid(axis, axis)
    return across, down


def _wave(phase: Picture) -> Picture:
    return (0.5 + 0.5 * np.cos(2 * np.pi * phase)).astype(np.float32)


# --- tune -------------------------------------------------------------------------------------


def plain(rng: Rng) -> Surface:
    """Return a painted table top."""
    base = colour(rng, light=(0.05, 0.95), strong=(0.0, 0.6))
    grain = noise(rng, 256)
    tone = blend(base * 0.97, np.minimum(base * 1.03, 1), noise(rng, 4, 3))
    return Surface(tone, grain, 20, rng.uniform(0.25, 0.7), 0.05)


def felt(rng: Rng) -> Surface:
    """Return felt: short fibres in every direction."""
    base = colour(rng, light=(0.15, 0.6), strong=(0.4, 0.9))
    fibres = (noise(rng, (32, 256), 2) + noise(rng, (256, 32), 2)) / 2
    return Surface(blend(base * 0.75, np.minimum(base * 1.15, 1), fibres), fibres, 8, 0.95, 0.5, 0.3)


def planks(rng: Rng) -> Surface:
    """Return boards with straight grain and dark joints."""
    light, dark = wood_colours(rng)
    across, _ = _grid()
    grain = noise(rng, (2, 64), 4)
    boards = int(rng.integers(2, 5))
    tone = np.repeat(rng.uniform(0, 0.5, boards), _SIZE // boards + 1)[:_SIZE].astype(np.float32)
    share = np.clip(0.75 * grain + tone[None, :], 0, 1)
    joint = (np.abs((across * boards) % 1 - 0.5) > 0.494).astype(np.float32)
    wood = blend(light, dark, share) * (1 - 0.7 * joint[..., None])
    return Surface(wood, grain * 0.3 + 0.7 * (1 - joint), 30, rng.uniform(0.3, 0.65), 0.2)


def gingham(rng: Rng) -> Surface:
    """Return a chequered cloth."""
    first = colour(rng, light=(0.3, 0.8), strong=(0.5, 0.95))
    across, down = _grid()
    checks = int(rng.integers(4, 9))
    bands = ((across * checks % 1 > 0.5).astype(np.float32) + (down * checks % 1 > 0.5)) / 2
    weave = _wave(across * 128) * _wave(down * 128)
    cloth = blend(np.array([0.93, 0.92, 0.9]), first, bands) * (0.85 + 0.15 * weave[..., None])
    return Surface(cloth, weave, rng.uniform(10, 20), 0.9, 0.3, 0.1)


def speckled(rng: Rng) -> Surface:
    """Return a speckled kitchen top."""
    base, spot = (colour(rng, light=(0.2, 0.9), strong=(0, 0.3)) for _ in range(2))
    share = (noise(rng, 128, 2) > rng.uniform(0.5, 0.75)).astype(np.float32)
    return Surface(blend(base, spot, cv2.GaussianBlur(share, (0, 0), 1)), share, 12, 0.25, 0.0)


def ledger(rng: Rng) -> Surface:
    """Return ruled paper with lines of writing."""
    page = np.full((_SIZE, _SIZE), 0.93, np.float32)
    for row in range(8, _SIZE, 32):
        page[row] = 0.6
        steps = np.cumsum(rng.uniform(2, 7, 240)).astype(int)
        rise = row - 4 - (rng.random(240) * rng.choice([8, 18], 240, p=[0.8, 0.2])).astype(int)
        stroke = np.stack([steps, rise], 1)[steps < rng.uniform(300, 1000)]
        cv2.polylines(page, [stroke.astype(np.int32)], False, 0.15, 2, cv2.LINE_AA)
    tone = blend(np.array([0.1, 0.12, 0.3]), np.array([0.97, 0.95, 0.88]), page)
    return Surface(tone, page, rng.uniform(14, 24), 0.8, 0.0)


# --- calibrate --------------------------------------------------------------------------------


def cork(rng: Rng) -> Surface:
    """Return cork: brown crumbs of many sizes."""
    base = np.array([0.72, 0.52, 0.33]) * rng.uniform(0.7, 1.1)
    crumbs = (noise(rng, 48, 3) + (noise(rng, 96) > 0.8)) / 2
    return Surface(blend(base, base * 0.5, crumbs), crumbs, 12, 0.85, 0.3)


def tartan(rng: Rng) -> Surface:
    """Return a tartan cloth."""
    across, down = _grid()
    sett = _stripe_line(rng, 6)
    cloth = (sett[(across * _SIZE).astype(int)] + sett[(down * _SIZE).astype(int)]) / 2
    twill = _wave((across + down) * 160)
    return Surface((cloth * (0.8 + 0.2 * twill[..., None])).astype(np.float32), twill,
                   rng.uniform(9, 18), 0.9, 0.2, 0.1)  # fmt: skip


def tiles(rng: Rng) -> Surface:
    """Return glazed tiles with a figure on each."""
    across, down = _grid()
    figure = _wave(4 * (across - 0.5)) * _wave(4 * (down - 0.5)) + _wave(8 * (across + down)) * 0.5
    glaze = colour(rng, light=(0.3, 0.7), strong=(0.4, 0.9))
    tone = blend(np.array([0.9, 0.9, 0.86]), glaze, (figure > 0.7).astype(np.float32))
    joint = np.maximum(np.abs(across - 0.5), np.abs(down - 0.5)) > 0.49
    tone[joint] = 0.5
    return Surface(tone, (~joint).astype(np.float32), rng.uniform(5, 10), 0.2, 0.2)


def concrete(rng: Rng) -> Surface:
    """Return fair-faced concrete."""
    cloud = noise(rng, 4, 6)
    base = np.array([0.6, 0.6, 0.58]) * rng.uniform(0.6, 1.2)
    return Surface(blend(base * 0.8, base * 1.1, cloud), cloud, 25, 0.8, 0.2)


def dots(rng: Rng) -> Surface:
    """Return a dotted oilcloth."""
    across, down = _grid()
    count = int(rng.integers(6, 12))
    spot = np.hypot(across * count % 1 - 0.5, down * count % 1 - 0.5) < rng.uniform(0.2, 0.38)
    base = colour(rng, light=(0.2, 0.8), strong=(0.3, 0.9))
    other = colour(rng, light=(0.6, 1.0), strong=(0.0, 0.3))
    return Surface(blend(base, other, spot.astype(np.float32)), spot.astype(np.float32),
                   rng.uniform(12, 24), 0.35, 0.02)  # fmt: skip


# --- judge ------------------------------------------------------------------------------------


def lacquer(rng: Rng) -> Surface:
    """Return a smooth laminate with a hint of wear."""
    base = colour(rng, light=(0.08, 0.97), strong=(0.0, 0.45))
    wear = noise(rng, (6, 40), 4)
    return Surface(blend(base, base * 0.93, wear), wear, 28, rng.uniform(0.15, 0.5), 0.02)


def baize(rng: Rng) -> Surface:
    """Return the baize of a gaming table."""
    base = [(0.05, 0.32, 0.16), (0.45, 0.06, 0.09), (0.07, 0.14, 0.36), (0.22, 0.20, 0.22)]
    tone = np.array(base[int(rng.integers(4))]) * rng.uniform(0.8, 1.4)
    nap = noise(rng, 200, 2) * 0.6 + noise(rng, 12, 2) * 0.4
    return Surface(blend(tone * 0.8, np.minimum(tone * 1.2, 1), nap), nap, 9, 1.0, 0.35, 0.5)


def walnut(rng: Rng) -> Surface:
    """Return a flat-sawn board with arched grain."""
    light, dark = wood_colours(rng)
    across, down = _grid()
    bend = noise(rng, (2, 7), 3)
    rings = _wave(5 * bend + 2 * across) ** 2
    pores = (noise(rng, (24, 300), 2) > 0.72).astype(np.float32)
    share = np.clip(0.75 * rings + 0.35 * pores + 0.1 * _wave(down * 2), 0, 1)
    return Surface(blend(light, dark, share), 1 - pores, rng.uniform(18, 34),
                   rng.uniform(0.25, 0.6), 0.15)  # fmt: skip


def leather(rng: Rng) -> Surface:
    """Return leather: a net of creases round small cells."""
    tone = np.array([0.34, 0.18, 0.10]) * rng.uniform(0.5, 2.0)
    cells = np.abs(noise(rng, 64, 2) - 0.5) + np.abs(noise(rng, 96) - 0.5)
    crease = np.clip(cells * 3, 0, 1).astype(np.float32)
    return Surface(blend(tone * 0.7, np.minimum(tone * 1.1, 1), crease), crease, 10,
                   rng.uniform(0.35, 0.55), 0.4)  # fmt: skip


def damask(rng: Rng) -> Surface:
    """Return a figured cloth in two tones."""
    across, down = _grid()
    petals = np.zeros_like(across)
    for x, y in ((0.25, 0.25), (0.75, 0.75)):
        dx, dy = across - x, down - y
        around, out = np.arctan2(dy, dx), np.hypot(dx, dy)
        petals += (out < 0.13 + 0.07 * np.cos(int(rng.integers(5, 9)) * around)).astype(np.float32)
        petals -= (np.abs(out - 0.06) < 0.012).astype(np.float32)
    lattice = np.abs(((across + down) * 2) % 1 - 0.5) > 0.47
    share = np.clip(petals + lattice, 0, 1).astype(np.float32)
    first = colour(rng, light=(0.25, 0.9), strong=(0.1, 0.8))
    second = colour(rng, light=(0.3, 1.0), strong=(0.1, 0.7))
    thread = _wave(across * 170) * 0.5 + _wave(down * 170) * 0.5
    cloth = blend(first, second, share) * (0.85 + 0.15 * thread[..., None])
    return Surface(cloth, thread, rng.uniform(5, 12), 0.85, 0.2, 0.1)


def ticking(rng: Rng) -> Surface:
    """Return a striped tablecloth."""
    across, down = _grid()
    stripes = _stripe_line(rng, 14)[(across * _SIZE).astype(int)]
    weave = _wave(down * 200) * 0.6 + _wave(across * 200) * 0.4
    return Surface((stripes * (0.82 + 0.18 * weave[..., None])).astype(np.float32), weave,
                   rng.uniform(10, 22), 0.9, 0.25, 0.1)  # fmt: skip


def newsprint(rng: Rng) -> Surface:
    """Return a printed page: columns, headlines, rules and pictures."""
    page = np.full((_SIZE, _SIZE), 0.86, np.float32)
    y = 10
    while y < _SIZE - 20:
        big = rng.random() < 0.12
        rise = int(rng.integers(18, 40)) if big else 7
        for column in range(3):
            x, stop = 14 + column * 340, 330 + column * 340
            while x < stop - 12:
                word = int(rng.integers(2, 8)) * (rise // 2)
                page[y : y + rise, x : min(x + word, stop)] = rng.uniform(0.05, 0.45)
                x += word + rise // 2
        y += rise + (12 if big else 6)
    page = np.minimum(page, 0.3 + 0.6 * noise(rng, 512))
    tone = page[..., None] * np.array([1.0, 0.97, rng.uniform(0.8, 0.95)])
    return Surface(tone.astype(np.float32), page, rng.uniform(16, 26), 0.9, 0.02)


def game_map(rng: Rng) -> Surface:
    """Return a printed game board: land, river, roads, ringed places."""
    land = noise(rng, 4, 4)
    first, second = np.array([0.82, 0.68, 0.44]), np.array([0.55, 0.60, 0.35])
    board = blend(first, second * rng.uniform(0.7, 1.2), land)
    across, down = _grid()
    river = np.abs(noise(rng, 3, 2) - 0.5) < 0.02
    board[river] = (0.35, 0.55, 0.68)
    spots = rng.random((9, 2))
    for x, y in spots:
        out = np.hypot(across - x, down - y)
        board[np.abs(out - 0.035) < 0.006] = rng.uniform(0, 0.5, 3)
        board[out < 0.018] = rng.uniform(0, 1, 3)
    for start, end in zip(spots[:-1], spots[1:], strict=True):
        cv2.line(board, *(tuple(int(v * _SIZE) for v in p) for p in (start, end)),  # type: ignore[call-overload] # pairs, not tuples of any length
                 (0.25, 0.15, 0.1), 3, cv2.LINE_AA)  # fmt: skip
    return Surface(board, land, rng.uniform(20, 35), rng.uniform(0.35, 0.7), 0.0)


def _stripe_line(rng: Rng, count: int) -> Picture:
    """Return a line of coloured stripes, symmetrical so that it tiles."""
    palette = [colour(rng, light=(0.15, 0.95), strong=(0.0, 0.8)) for _ in range(3)]
    edges = np.sort(rng.integers(0, _SIZE // 2, count))
    index = np.searchsorted(edges, np.arange(_SIZE // 2)) % 3
    half = np.array(palette)[index]
    return np.concatenate([half, half[::-1]]).astype(np.float32)


Maker = Callable[[Rng], Surface]

# Split -> kind of surface (for the tags) -> makers. No maker serves two splits.
SURFACES: dict[str, dict[str, tuple[Maker, ...]]] = {
    "tune": {"plain": (plain, speckled), "felt": (felt,), "wood": (planks,), "cloth": (gingham,),
             "printed": (ledger,)},
    "calibrate": {"plain": (concrete,), "felt": (cork,), "wood": (cork,), "cloth": (tartan, dots),
                  "printed": (tiles,)},
    "judge": {"plain": (lacquer, leather), "felt": (baize,), "wood": (walnut,),
              "cloth": (damask, ticking), "printed": (newsprint, game_map)},
}  # fmt: skip
