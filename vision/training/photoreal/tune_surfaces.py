"""Table tops on which the reader is tuned."""

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
    wave,
    wood_colours,
)


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
    return Surface(
        blend(base * 0.75, np.minimum(base * 1.15, 1), fibres), fibres, 8, 0.95, 0.5, 0.3
    )


def planks(rng: Rng) -> Surface:
    """Return boards with straight grain and dark joints."""
    light, dark = wood_colours(rng)
    across, _ = grid()
    grain = noise(rng, (2, 64), 4)
    boards = int(rng.integers(2, 5))
    tone = np.repeat(rng.uniform(0, 0.5, boards), SIZE // boards + 1)[:SIZE].astype(np.float32)
    share = np.clip(0.75 * grain + tone[None, :], 0, 1)
    joint = (np.abs((across * boards) % 1 - 0.5) > 0.494).astype(np.float32)
    wood = blend(light, dark, share) * (1 - 0.7 * joint[..., None])
    return Surface(wood, grain * 0.3 + 0.7 * (1 - joint), 30, rng.uniform(0.3, 0.65), 0.2)


def gingham(rng: Rng) -> Surface:
    """Return a chequered cloth."""
    first = colour(rng, light=(0.3, 0.8), strong=(0.5, 0.95))
    across, down = grid()
    checks = int(rng.integers(4, 9))
    bands = ((across * checks % 1 > 0.5).astype(np.float32) + (down * checks % 1 > 0.5)) / 2
    weave = wave(across * 128) * wave(down * 128)
    cloth = blend(np.array([0.93, 0.92, 0.9]), first, bands) * (0.85 + 0.15 * weave[..., None])
    return Surface(cloth, weave, rng.uniform(10, 20), 0.9, 0.3, 0.1)


def speckled(rng: Rng) -> Surface:
    """Return a speckled kitchen top."""
    base, spot = (colour(rng, light=(0.2, 0.9), strong=(0, 0.3)) for _ in range(2))
    share = (noise(rng, 128, 2) > rng.uniform(0.5, 0.75)).astype(np.float32)
    soft = np.asarray(cv2.GaussianBlur(share, (0, 0), 1), np.float32)
    return Surface(blend(base, spot, soft), share, 12, 0.25, 0.0)


def ledger(rng: Rng) -> Surface:
    """Return ruled paper with lines of writing."""
    page = np.full((SIZE, SIZE), 0.93, np.float32)
    for row in range(8, SIZE, 32):
        page[row] = 0.6
        steps = np.cumsum(rng.uniform(2, 7, 240)).astype(int)
        rise = row - 4 - (rng.random(240) * rng.choice([8, 18], 240, p=[0.8, 0.2])).astype(int)
        stroke = np.stack([steps, rise], 1)[steps < rng.uniform(300, 1000)]
        cv2.polylines(page, [stroke.astype(np.int32)], False, 0.15, 2, cv2.LINE_AA)
    tone = blend(np.array([0.1, 0.12, 0.3]), np.array([0.97, 0.95, 0.88]), page)
    return Surface(tone, page, rng.uniform(14, 24), 0.8, 0.0)
