"""Table tops on which the reader is judged."""

# ruff: noqa: PLR2004 - proportions of a pattern are clearest where it is drawn

import cv2
import numpy as np

from vision.training.photoreal.textures import (
    SIZE,
    Rng,
    Surface,
    blend,
    colour,
    grid,
    noise,
    stripes,
    wave,
    wood_colours,
)


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
    across, down = grid()
    bend = noise(rng, (2, 7), 3)
    rings = wave(5 * bend + 2 * across) ** 2
    pores = (noise(rng, (24, 300), 2) > 0.72).astype(np.float32)
    share = np.clip(0.75 * rings + 0.35 * pores + 0.1 * wave(down * 2), 0, 1)
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
    across, down = grid()
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
    thread = wave(across * 170) * 0.5 + wave(down * 170) * 0.5
    cloth = blend(first, second, share) * (0.85 + 0.15 * thread[..., None])
    return Surface(cloth, thread, rng.uniform(5, 12), 0.85, 0.2, 0.1)


def ticking(rng: Rng) -> Surface:
    """Return a striped tablecloth."""
    across, down = grid()
    cloth = stripes(rng, 14)[(across * SIZE).astype(int)]
    weave = wave(down * 200) * 0.6 + wave(across * 200) * 0.4
    shaded = cloth * (0.82 + 0.18 * weave[..., None])
    return Surface(shaded, weave, rng.uniform(10, 22), 0.9, 0.25, 0.1)


def newsprint(rng: Rng) -> Surface:
    """Return a printed page: columns, headlines, rules and pictures."""
    page = np.full((SIZE, SIZE), 0.86, np.float32)
    y = 10
    while y < SIZE - 20:
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
    across, down = grid()
    river = np.abs(noise(rng, 3, 2) - 0.5) < 0.02
    board[river] = (0.35, 0.55, 0.68)
    spots = rng.random((9, 2))
    for x, y in spots:
        out = np.hypot(across - x, down - y)
        board[np.abs(out - 0.035) < 0.006] = rng.uniform(0, 0.5, 3)
        board[out < 0.018] = rng.uniform(0, 1, 3)
    road = (spots * SIZE).astype(np.int32)
    cv2.polylines(board, [road], isClosed=False, color=(0.25, 0.15, 0.1), thickness=3)
    return Surface(board, land, rng.uniform(20, 35), rng.uniform(0.35, 0.7), 0.0)
