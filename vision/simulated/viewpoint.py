"""The simulated camera: a pinhole over the tray, which is the plane z = 0; millimetres."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

WIDTH, HEIGHT = 1280, 720
EDGE = 16.0
# As far as dice roll: this rectangle around the middle of the tray is in view at every tilt.
REACH = (92.0, 48.0)


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Focal length in pixels, rotation from the world to the camera, place of the camera."""

    focal: float
    rotation: Array
    place: Array

    def project(self, points: Array) -> Array:
        """Give the pixels of points in space (N x 3)."""
        seen = (points - self.place) @ self.rotation.T
        pixels: Array = seen[:, :2] / seen[:, 2:] * self.focal + (WIDTH / 2, HEIGHT / 2)
        return pixels

    def depth(self, point: Array) -> float:
        """Give how far away a point is."""
        return float(np.linalg.norm(point - self.place))


def viewpoint(rng: np.random.Generator, *, far: bool = False) -> Viewpoint:
    """Stand on an arm beside the tray, leaning in a little; far enough to see a mat if need be."""
    lean = np.radians(rng.uniform(6, 24))
    focal = WIDTH * float(rng.uniform(0.85, 1.0))
    near = float(rng.uniform(4.0, 4.4))
    away = focal / (near * 0.75 if far else near)
    forward = np.array([0.0, np.sin(lean), -np.cos(lean)])
    right = np.array([1.0, 0.0, 0.0])
    return Viewpoint(focal, np.stack([right, np.cross(forward, right), forward]), -forward * away)
