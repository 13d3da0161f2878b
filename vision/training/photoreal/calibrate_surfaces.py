"""Table tops on which thresholds are chosen."""

# ruff: noqa: PLR2004 - proportions of a pattern are clearest where it is drawn

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
)


def cork(rng: Rng) -> Surface:
    """Return cork: brown crumbs of many sizes."""
    base = np.array([0.72, 0.52, 0.33]) * rng.uniform(0.7, 1.1)
    crumbs = (noise(rng, 48, 3) + (noise(rng, 96) > 0.8)) / 2
    return Surface(blend(base, base * 0.5, crumbs), crumbs, 12, 0.85, 0.3)


def tartan(rng: Rng) -> Surface:
    """Return a tartan cloth."""
    across, down = grid()
    sett = stripes(rng, 6)
    cloth = (sett[(across * SIZE).astype(int)] + sett[(down * SIZE).astype(int)]) / 2
    twill = wave((across + down) * 160)
    return Surface((cloth * (0.8 + 0.2 * twill[..., None])).astype(np.float32), twill,
                   rng.uniform(9, 18), 0.9, 0.2, 0.1)  # fmt: skip


def tiles(rng: Rng) -> Surface:
    """Return glazed tiles with a figure on each."""
    across, down = grid()
    figure = wave(4 * (across - 0.5)) * wave(4 * (down - 0.5)) + wave(8 * (across + down)) * 0.5
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
    across, down = grid()
    count = int(rng.integers(6, 12))
    spot = np.hypot(across * count % 1 - 0.5, down * count % 1 - 0.5) < rng.uniform(0.2, 0.38)
    base = colour(rng, light=(0.2, 0.8), strong=(0.3, 0.9))
    other = colour(rng, light=(0.6, 1.0), strong=(0.0, 0.3))
    return Surface(blend(base, other, spot.astype(np.float32)), spot.astype(np.float32),
                   rng.uniform(12, 24), 0.35, 0.02)  # fmt: skip
