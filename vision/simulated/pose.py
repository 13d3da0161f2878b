"""Where a simulated die is and how it is turned, at rest and while it rolls."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.faces import FACES, Face
from vision.simulated.viewpoint import EDGE

Array = npt.NDArray[np.float64]

# The six sides of a die in `FACES` order: outward normal, and what is right on its drawing.
SIDES: tuple[tuple[Array, Array], ...] = tuple(
    (np.array(normal, float), np.array(right, float))
    for normal, right in (
        ((0, 0, 1), (1, 0, 0)),
        ((1, 0, 0), (0, 1, 0)),
        ((0, 1, 0), (-1, 0, 0)),
        ((-1, 0, 0), (0, -1, 0)),
        ((0, -1, 0), (1, 0, 0)),
        ((0, 0, -1), (1, 0, 0)),
    )
)
UP = np.array([0.0, 0.0, 1.0])
# A rolling die goes this many edges for each radian it turns.
ROLL = 0.64


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """Centre in millimetres, and the rotation from the die to the world; itself or another."""

    center: Array
    rotation: Array

    def square(self, side: int) -> Array:
        """Give the corners of a side's drawing, clockwise as seen from outside (4 x 3)."""
        normal, right = SIDES[side]
        up = np.cross(normal, right)
        corners = np.stack([up - right, up + right, right - up, -right - up]) + normal
        placed: Array = corners * EDGE / 2 @ self.rotation.T + self.center
        return placed

    def corners(self, share: float = 1.0) -> Array:
        """Give the eight corners of the cube, or of a smaller one inside (8 x 3)."""
        signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
        placed: Array = signs * (EDGE / 2 * share) @ self.rotation.T + self.center
        return placed


def turn(axis: Array, angle: float) -> Array:
    """Give the rotation about an axis."""
    return np.asarray(cv2.Rodrigues(axis * angle)[0], np.float64)


def lying(x: float, y: float, face: Face, yaw: float) -> Pose:
    """Lay a die down with a face up."""
    normal, right = SIDES[FACES.index(face)]
    upright = np.stack([right, np.cross(normal, right), normal])
    return Pose(np.array([x, y, EDGE / 2]), turn(UP, yaw) @ upright)


def rolling(rest: Pose, way: Array, to_go: float, hop: float) -> Pose:
    """Give the pose of a die that still rolls some millimetres that way before it rests."""
    axis = np.cross(UP, way)
    spin = turn(axis, -to_go / EDGE / ROLL) @ turn(UP, to_go / EDGE * 0.2) @ rest.rotation
    height = EDGE / 2 * float(np.abs(spin[2]).sum()) + hop
    return Pose(np.array([*(rest.center - way * to_go)[:2], height]), spin)


def shifted(pose: Pose, move: Array, yaw: float) -> Pose:
    """Push a lying die."""
    return Pose(pose.center + move, turn(UP, yaw) @ pose.rotation)
