"""Square crops round quadrilaterals, as the classifier is shown them."""

import cv2
import numpy as np

from vision.rectify import framed
from vision.training.arrays import Array, Picture

# A stored crop shows the face and this share of its width on each side, so that training can
# move the corners about as the localiser does.
MARGIN = 0.3
STORED = 96
_FINE = 85.0


def edge_of(corners: Array) -> float:
    """Give the mean length of the four edges."""
    return float(np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1).mean())


def cut(picture: Picture, corners: Array) -> Picture:
    """Rectify the quadrilateral with its margin."""
    fold = 2 if edge_of(corners) > _FINE else 1
    side = STORED * fold
    square = framed(side, MARGIN).astype(np.float32)
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), square)
    crop = cv2.warpPerspective(picture, warp, (side, side), flags=cv2.INTER_LINEAR)
    if fold > 1:
        crop = cv2.resize(crop, (STORED, STORED), interpolation=cv2.INTER_AREA)
    return np.asarray(crop, np.uint8)


def misplaced(rng: np.random.Generator, corners: Array) -> Array:
    """Move a quadrilateral so far that it no longer frames the face."""
    center = corners.mean(axis=0)
    edge = edge_of(corners)
    kind = rng.integers(3)
    if kind == 0:
        turn = rng.uniform(0, 2 * np.pi)
        shift = np.array([np.cos(turn), np.sin(turn)]) * edge * rng.uniform(0.4, 1.2)
        return np.asarray(corners + shift)
    if kind == 1:
        grow = rng.choice([rng.uniform(0.3, 0.62), rng.uniform(1.6, 2.6)])
        return np.asarray(center + (corners - center) * grow)
    angle = np.radians(rng.uniform(30, 60))
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(center + (corners - center) @ spin.T)
