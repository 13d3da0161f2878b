"""A pinhole camera over a table whose surface is the plane z = 0; a die's edge is 1."""

from dataclasses import dataclass

import numpy as np

from vision.training.arrays import Array, Rng


@dataclass(frozen=True, slots=True)
class Camera:
    """A square picture: side, focal length and principal point in pixels, rotation, position."""

    size: int
    focal: float
    principal: Array
    rotation: Array
    position: Array

    def project(self, points: Array) -> Array:
        """Give the pixels of world points (N x 3)."""
        seen = (points - self.position) @ self.rotation.T
        pixels: Array = seen[:, :2] / seen[:, 2:] * self.focal + self.principal
        return pixels

    def rays(self, pixels: Array) -> Array:
        """Give unit directions in the world through pixels (N x 2)."""
        flat = (pixels - self.principal) / self.focal
        seen = np.concatenate([flat, np.ones((len(flat), 1))], axis=1)
        world = seen @ self.rotation
        unit: Array = world / np.linalg.norm(world, axis=1, keepdims=True)
        return unit

    def on_plane(self, pixels: Array, height: float = 0.0) -> Array:
        """Give where pixels meet the plane at that height (N x 2)."""
        rays = self.rays(pixels)
        reach = (height - self.position[2]) / rays[:, 2]
        met: Array = self.position[:2] + reach[:, None] * rays[:, :2]
        return met


def random_camera(rng: Rng, size: int, edge: float, tilt: float) -> Camera:
    """Look at the table so that a die at the window's centre has about that edge in pixels.

    The window is a square cut anywhere from a wider picture, so the optical axis may lie outside.
    """
    focal = size / np.tan(np.radians(rng.uniform(14, 38)))
    distance = focal / edge
    lean, round_ = np.radians(tilt), rng.uniform(0, 2 * np.pi)
    away = np.array([np.sin(lean) * np.cos(round_), np.sin(lean) * np.sin(round_), np.cos(lean)])
    forward = -away
    # People hold cameras upright, more or less: the table's far side is up in the picture.
    roll = rng.normal(0, 0.3) if rng.random() < 0.8 else rng.uniform(0, 2 * np.pi)  # noqa: PLR2004
    up = np.array([-np.cos(round_ + roll), -np.sin(round_ + roll), 0.05])
    right = np.cross(forward, up)
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    principal = size / 2 + np.clip(rng.normal(0, 0.35, 2), -0.8, 0.8) * min(
        0.65 * size, 0.5 * focal
    )
    return Camera(size, float(focal), principal, np.stack([right, down, forward]), away * distance)
