"""A pinhole camera over the table: where things appear, and what lies under a pixel.

Lengths are centimetres, the table is the plane z = 0, a die's edge is `EDGE`.
"""

from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin, tan

import numpy as np
from numpy.typing import NDArray

EDGE = 1.6
Vectors = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the camera stands, how it is held, and the size of its pictures."""

    width: int
    height: int
    view: float  # horizontal angle of view, degrees
    tilt: float  # degrees away from straight down
    azimuth: float
    roll: float
    distance: float  # to the middle of the picture, at the height of the die tops

    @property
    def focal(self) -> float:
        """Return the focal length in pixels."""
        return self.width / 2 / tan(radians(self.view) / 2)

    @property
    def position(self) -> Vectors:
        """Return where the lens is."""
        return self.back * self.distance + (0, 0, EDGE)

    @property
    def back(self) -> Vectors:
        """Return the direction from the table to the lens."""
        tilt, azimuth = radians(self.tilt), radians(self.azimuth)
        return np.array([sin(tilt) * cos(azimuth), sin(tilt) * sin(azimuth), cos(tilt)])

    @property
    def axes(self) -> Vectors:
        """Return the camera's right, up and back directions as columns."""
        azimuth, roll = radians(self.azimuth), radians(self.roll)
        right = np.array([-sin(azimuth), cos(azimuth), 0.0])
        up = np.cross(self.back, right)
        turned = right * cos(roll) + up * sin(roll)
        return np.stack([turned, np.cross(self.back, turned), self.back], axis=1)

    def project(self, points: Vectors) -> Vectors:
        """Return the pixels at which points appear."""
        local = (np.atleast_2d(points) - self.position) @ self.axes
        scale = self.focal / -local[:, 2]
        return np.stack(
            [self.width / 2 + local[:, 0] * scale, self.height / 2 - local[:, 1] * scale], axis=1
        )

    def ground(self, pixel: tuple[float, float], height: float = EDGE) -> Vectors:
        """Return the point at a height above the table that appears at a pixel."""
        ray = self.axes @ np.array(
            [pixel[0] - self.width / 2, self.height / 2 - pixel[1], -self.focal]
        )
        position = self.position
        return np.asarray(position + ray * (height - position[2]) / ray[2], np.float64)

    def slant(self, point: Vectors) -> float:
        """Return how far from straight above a point is seen, in degrees."""
        x, y, z = self.position - point
        return degrees(atan2(hypot(x, y), z))

    def edge_pixels(self, point: Vectors) -> float:
        """Return how long a die's edge at a point would appear, were it not foreshortened."""
        return float(self.focal * EDGE / np.linalg.norm(self.position - point))
