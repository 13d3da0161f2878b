"""From light to a JPEG: exposure, white balance, lens, shake, noise, compression."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Rng = np.random.Generator
Light = NDArray[np.float32]
Picture = NDArray[np.uint8]

_LEAST_BLUR = 0.25  # pixels; less does nothing


@dataclass(frozen=True, slots=True)
class Development:
    """How one picture is taken and stored."""

    brightness: float
    headroom: float  # how bright the brightest things may become; above 1 they burn out
    balance: tuple[float, float, float]
    neutral: float
    blur: float
    shake: float
    noise: float
    sharpening: float
    quality: int


def plan_development(level: str, light: str, rng: Rng) -> Development:
    """Choose how a picture of a level is taken."""
    hard, easy = level == "hard", level == "easy"
    dim = light == "dim"
    quality = (60, 89) if hard else ((86, 96) if easy else (74, 95))
    shaken = rng.random() < (0.35 if hard else 0.1) and not easy
    return Development(
        brightness=rng.uniform(0.05, 0.10) if dim else rng.uniform(0.16, 0.30),
        headroom=rng.uniform(0.6, 1.0) if easy else rng.uniform(0.6, 1.5),
        balance=tuple(np.exp(rng.normal(0, 0.03 if easy else 0.07, 3))),
        neutral=rng.uniform(0.2, 0.6) if light == "warm" else rng.uniform(0.5, 0.9),
        blur=rng.uniform(0.0, 0.5 if easy else (1.1 if hard else 0.8)),
        shake=rng.uniform(1.5, 6.0 if hard else 3.0) if shaken else 0.0,
        noise=rng.uniform(0.002, 0.008) * (1 if easy else 1.8) * (2.4 if hard or dim else 1.0),
        sharpening=rng.choice([0.0, rng.uniform(0.2, 0.9)]),
        quality=int(rng.integers(*quality)),
    )


def develop(light: Light, how: Development, rng: Rng) -> Picture:
    """Return the finished picture, BGR, of linear RGB light."""
    picture = _expose(light, how)
    if how.blur > _LEAST_BLUR:
        picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), how.blur), np.float32)
    if how.shake:
        kernel = shake_kernel(how.shake, rng)
        picture = np.asarray(cv2.filter2D(picture, -1, kernel), np.float32)
    picture = _grain(picture, how.noise, rng)
    shown = np.where(
        picture <= 0.0031308,  # noqa: PLR2004 - the sRGB curve
        12.92 * picture,
        1.055 * np.maximum(picture, 1e-6) ** (1 / 2.4) - 0.055,
    )
    if how.sharpening:
        shown += how.sharpening * (shown - cv2.GaussianBlur(shown, (0, 0), 1.2))
    return (np.clip(shown, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)


def _expose(light: Light, how: Development) -> Light:
    """Expose for the middle of the tones, soften what is too bright."""
    middle = light.reshape(-1, 3).mean(axis=0)
    gains = (middle.mean() / np.maximum(middle, 1e-6)) ** how.neutral * np.array(how.balance)
    grey = np.minimum(light.mean(axis=2), 4 * light.mean())
    brightness = how.brightness / (0.5 * grey.mean() + 0.5 * np.median(grey) + 1e-6)
    limit = how.headroom / (np.percentile(light.mean(axis=2), 98) + 1e-6)
    exposed = light * gains * min(brightness, limit)
    knee = 0.75
    over = np.maximum(exposed - knee, 0)
    soft = np.minimum(exposed, knee) + (1.02 - knee) * (1 - np.exp(-over / (1.02 - knee)))
    return np.asarray(soft, np.float32)


def _grain(picture: Light, amount: float, rng: Rng) -> Light:
    """Add the sensor's noise: more in bright parts, relatively more in dark, blotchy in colour."""
    height, width = picture.shape[:2]
    fine = rng.standard_normal(picture.shape, dtype=np.float32)
    blotch = cv2.resize(
        rng.standard_normal((height // 3, width // 3, 3), dtype=np.float32), (width, height)
    )
    scale = amount * np.sqrt(np.maximum(picture, 0.0) + 0.02) * 2
    return np.asarray(picture + scale * (0.8 * fine + 0.6 * blotch), np.float32)


def shake_kernel(length: float, rng: Rng) -> Light:
    """Return the trace of a hand-held camera: a short bent line."""
    size = int(2 * np.ceil(length) + 1)
    way, bend = rng.uniform(0, 2 * np.pi), rng.normal(0, 0.6)
    t = np.linspace(-0.5, 0.5, 40)
    x = t * np.cos(way + bend * t) * length + size / 2
    y = t * np.sin(way + bend * t) * length + size / 2
    kernel = np.zeros((size, size), np.float32)
    np.add.at(kernel, (y.astype(int), x.astype(int)), 1.0)
    soft = cv2.GaussianBlur(kernel, (0, 0), 0.5)
    return np.asarray(soft / soft.sum(), np.float32)
