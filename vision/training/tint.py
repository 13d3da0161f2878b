"""Changes of colour and tone that no reading may depend on."""

import cv2
import numpy as np

from vision.training.arrays import Image, Picture, Rng


def tint(rng: Rng, picture: Picture, strength: float = 1.0) -> Picture:
    """Shift colours, swap channels, grey or invert the picture, change its tone."""
    tone: Image = picture.astype(np.float32) / 255
    if rng.random() < 0.15 * strength:
        tone = tone[..., rng.permutation(3)]
    if rng.random() < 0.12 * strength:
        tone = np.repeat(tone.mean(axis=2, keepdims=True), 3, axis=2)
    if rng.random() < 0.05 * strength:
        tone = 1 - tone
    tone = tone * (1 + rng.normal(0, 0.08, 3)) * rng.uniform(0.7, 1.25)
    tone = np.clip((tone - 0.5) * rng.uniform(0.7, 1.3) + 0.5, 0, 1).astype(np.float32)
    tone = cv2.pow(tone, float(np.exp(rng.normal(0, 0.25))))
    if rng.random() < 0.25 * strength:
        spread = rng.uniform(0.005, 0.05)
        tone = tone + rng.standard_normal(tone.shape, dtype=np.float32) * np.float32(spread)
    if rng.random() < 0.15 * strength:
        tone = cv2.GaussianBlur(tone, (0, 0), rng.uniform(0.4, 1.1))
    return np.clip(tone * 255, 0, 255).astype(np.uint8)
