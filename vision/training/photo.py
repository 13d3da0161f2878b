"""From the light of a scene to a file of an ordinary camera: glare, blur, noise, JPEG."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.training.arrays import Image, Picture, Rng
from vision.training.table import noise


@dataclass(frozen=True, slots=True)
class Severity:
    """How hard a picture is, 0 to 1; scales everything a bad camera does."""

    level: float


def photograph(rng: Rng, light: Image, severity: Severity, unit: float) -> Picture:
    """Turn linear light into an RGB picture; unit is a die's edge in pixels."""
    hard = severity.level
    light = light * _falloff(rng, light.shape[0], hard)
    if rng.random() < 0.25 * hard:
        light = light + _glare(rng, light.shape[0])
    if rng.random() < 0.3 * hard:
        light = light * _hard_shadow(rng, light.shape[0])
    light = _exposed(rng, _blurred(rng, light, hard, unit), hard)
    light = _noisy(rng, light, hard)
    picture = _developed(rng, light, hard)
    return _compressed(rng, _resampled(rng, picture, hard), hard)


def _falloff(rng: Rng, size: int, hard: float) -> Image:
    smooth = noise(rng, size, (3, 3))
    return (1 + (smooth - 0.5) * rng.uniform(0, 0.3 + 0.7 * hard))[..., None].astype(np.float32)


def _glare(rng: Rng, size: int) -> Image:
    spot: Image = np.zeros((size, size), np.float32)
    center = tuple(map(int, rng.integers(0, size, 2)))
    axes = tuple(map(int, rng.uniform(0.03, 0.3, 2) * size))
    cv2.ellipse(spot, center, axes, float(rng.uniform(0, 180)), 0, 360, (1.0,), -1)
    spot = cv2.GaussianBlur(spot, (0, 0), rng.uniform(3, 40))
    return (spot * rng.uniform(0.1, 0.9))[..., None].astype(np.float32)


def _hard_shadow(rng: Rng, size: int) -> Image:
    """Hold something between lamp and table."""
    mask: Image = np.ones((size, size), np.float32)
    corners = (rng.uniform(-0.2, 1.2, (int(rng.integers(3, 6)), 2)) * size).astype(np.int32)
    cv2.fillPoly(mask, [cv2.convexHull(corners)], (float(rng.uniform(0.15, 0.7)),))
    mask = cv2.GaussianBlur(mask, (0, 0), np.exp(rng.uniform(np.log(0.6), np.log(15))))
    return mask[..., None].astype(np.float32)


def _blurred(rng: Rng, light: Image, hard: float, unit: float) -> Image:
    sigma = rng.uniform(0.3, 0.6 + 0.5 * hard)
    if rng.random() < 0.35 * hard:
        sigma = rng.uniform(0.6, max(0.8, unit * 0.028))
    light = cv2.GaussianBlur(light, (0, 0), sigma)
    if rng.random() < 0.35 * hard:
        length = rng.uniform(1.5, max(2.5, unit * 0.11))
        light = cv2.filter2D(light, -1, _shake(length, rng.uniform(0, np.pi)))
    return light


def _shake(length: float, angle: float) -> Image:
    side = int(length) // 2 * 2 + 3
    kernel = np.zeros((side, side), np.float32)
    reach = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    ends = [(int((side / 2 + s * r) * 16) - 8) for s in (-1, 1) for r in reach]
    cv2.line(kernel, (ends[0], ends[1]), (ends[2], ends[3]), (1.0,), 1, cv2.LINE_AA, 4)
    return np.asarray(kernel / kernel.sum())


def _exposed(rng: Rng, light: Image, hard: float) -> Image:
    middle = np.percentile(light[::4, ::4], rng.uniform(60, 98))
    aim = rng.uniform(0.25, 0.9) if rng.random() < 0.85 else rng.uniform(0.06, 1.4)  # noqa: PLR2004
    scale = aim / max(float(middle), 1e-3)
    if rng.random() < 0.85:  # noqa: PLR2004 - most cameras spare the highlights
        bright = float(np.percentile(light[::4, ::4], 99))
        scale = min(scale, float(rng.uniform(0.7, 1.5)) / max(bright, 1e-3))
    balance = 1 + rng.normal(0, 0.04 + 0.1 * hard, 3)
    exposed: Image = light * (np.clip(balance, 0.5, 1.6) * scale).astype(np.float32)
    return exposed.astype(np.float32)


def _noisy(rng: Rng, light: Image, hard: float) -> Image:
    shot = rng.uniform(0, 0.012 + 0.05 * hard**2)
    read = rng.uniform(0, 0.004 + 0.02 * hard**2)
    spread = np.sqrt(np.maximum(light, 0) * shot**2 + read**2)
    grain = rng.standard_normal(light.shape, dtype=np.float32)
    if rng.random() < 0.4:  # noqa: PLR2004 - cameras smear their noise
        grain = cv2.GaussianBlur(grain, (0, 0), 0.8) * np.float32(2.2)
    return (light + grain * spread).astype(np.float32)


def _developed(rng: Rng, light: Image, hard: float) -> Picture:
    if rng.random() < 0.5:  # noqa: PLR2004 - a soft shoulder instead of clipping
        light = 1.3 * light / (light + 0.5)
    tone = cv2.pow(np.clip(light, 0, 1), 1 / rng.uniform(1.8, 2.6))
    grey = tone.mean(axis=2, keepdims=True)
    vivid = 0.0 if rng.random() < 0.03 else rng.uniform(0.6 - 0.3 * hard, 1.4)  # noqa: PLR2004
    tone = grey + (tone - grey) * vivid
    tone = (tone - 0.5) * rng.uniform(0.75, 1.2) + 0.5 + rng.normal(0, 0.03)
    if rng.random() < 0.3:  # noqa: PLR2004 - sharpening, as webcams do
        soft = cv2.GaussianBlur(tone, (0, 0), rng.uniform(0.8, 2.0))
        tone = tone + (tone - soft) * rng.uniform(0.3, 1.5)
    return np.asarray(np.clip(tone * 255, 0, 255), np.uint8)


def _resampled(rng: Rng, picture: Picture, hard: float) -> Picture:
    """Zoom or scale the stream now and then, as some cameras do."""
    if rng.random() > 0.2 * hard:
        return picture
    size = picture.shape[0]
    small = int(size * rng.uniform(0.55, 0.95))
    shrunk = cv2.resize(picture, (small, small), interpolation=cv2.INTER_AREA)
    grown: Picture = cv2.resize(shrunk, (size, size), interpolation=cv2.INTER_LINEAR)
    return grown


def _compressed(rng: Rng, picture: Picture, hard: float) -> Picture:
    quality = int(rng.uniform(88 - 38 * hard, 97))
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR))
