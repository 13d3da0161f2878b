"""Square pictures round single dice, from which the networks for one die learn."""

import cv2
import numpy as np

from vision.rectify import edge_of
from vision.training.arrays import Array, Picture

# A stored picture shows a die with this many edges across, so that training can move the frame
# about as the localiser does.
STORED = 144
STORED_REACH = 2.8


def cut(picture: Picture, corners: Array) -> tuple[Picture, Array]:
    """Give the picture round a die, unturned, and its corners there."""
    center, scale = corners.mean(axis=0), STORED / (STORED_REACH * edge_of(corners))
    if scale < 0.75:  # noqa: PLR2004 - average what gets much smaller
        picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        corners, center, scale = corners / 2, center / 2, scale * 2
    shift = STORED / 2 - center * scale
    warp = np.array([[scale, 0, shift[0]], [0, scale, shift[1]]])
    crop = cv2.warpAffine(picture, warp, (STORED, STORED), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(crop, np.uint8), np.asarray(corners * scale + shift)


def misplaced(rng: np.random.Generator, corners: Array) -> Array:
    """Move a quadrilateral so far that it no longer frames the face."""
    center = corners.mean(axis=0)
    edge = edge_of(corners)
    kind = rng.integers(3)
    if kind == 0:
        turn = rng.uniform(0, 2 * np.pi)
        shift = np.array([np.cos(turn), np.sin(turn)]) * edge * rng.uniform(0.4, 1.0)
        return np.asarray(corners + shift)
    if kind == 1:
        grow = rng.choice([rng.uniform(0.3, 0.62), rng.uniform(1.6, 2.4)])
        return np.asarray(center + (corners - center) * grow)
    angle = np.radians(rng.uniform(30, 60))
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(center + (corners - center) @ spin.T)
