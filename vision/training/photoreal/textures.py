"""What table tops are drawn with: tiling noise, waves, stripes and colours of our own."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Rng = np.random.Generator
Picture = NDArray[np.floating[Any]]
Colour = NDArray[np.float64]

SIZE = 1024


@dataclass(frozen=True, slots=True)
class Surface:
    """A table top: sRGB colour 0 to 1, height 0 to 1, and how light plays on it."""

    colour: Picture
    height: Picture
    width: float  # centimetres that one tile covers
    roughness: float
    bump: float
    sheen: float = 0.0


def noise(rng: Rng, cells: int | tuple[int, int], octaves: int = 1, size: int = SIZE) -> Picture:
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
    return np.asarray(np.clip((total - low) / (high - low + 1e-6), 0, 1), np.float32)


def blend(first: Colour, second: Colour, share: Picture) -> Picture:
    """Mix two colours by a share per pixel."""
    mixed = first * (1 - share[..., None]) + second * share[..., None]
    return np.clip(mixed, 0, 1).astype(np.float32)


def colour(rng: Rng, *, light: tuple[float, float], strong: tuple[float, float]) -> Colour:
    """Return a random colour of given lightness and saturation."""
    hue, saturation, value = rng.uniform(0, 180), rng.uniform(*strong), rng.uniform(*light)
    pixel = np.array([[[hue, saturation * 255, value * 255]]]).astype(np.uint8)
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0] / 255.0, np.float64)


def wood_colours(rng: Rng) -> tuple[Colour, Colour]:
    """Return a light and a dark tone of one wood."""
    woods = [(0.80, 0.62, 0.42), (0.62, 0.42, 0.25), (0.45, 0.27, 0.15), (0.30, 0.18, 0.11),
             (0.70, 0.58, 0.45)]  # fmt: skip
    tone = np.array(woods[int(rng.integers(len(woods)))]) * rng.uniform(0.85, 1.1)
    return tone, tone * rng.uniform(0.5, 0.75)


def grid() -> tuple[Picture, Picture]:
    """Return how far across and down each pixel is, 0 to 1."""
    axis = np.arange(SIZE, dtype=np.float32) / SIZE
    across, down = np.meshgrid(axis, axis)
    return across, down


def wave(phase: Picture) -> Picture:
    """Return a cosine between 0 and 1 of a phase counted in whole turns."""
    return np.asarray(0.5 + 0.5 * np.cos(2 * np.pi * phase), np.float32)


def stripes(rng: Rng, count: int) -> Picture:
    """Return a line of coloured stripes, symmetrical so that it tiles."""
    palette = [colour(rng, light=(0.15, 0.95), strong=(0.0, 0.8)) for _ in range(3)]
    edges = np.sort(rng.integers(0, SIZE // 2, count))
    index = np.searchsorted(edges, np.arange(SIZE // 2)) % 3
    half = np.array(palette)[index]
    return np.concatenate([half, half[::-1]]).astype(np.float32)
