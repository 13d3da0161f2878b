"""How a planned die stands in space."""

from math import cos, radians, sin

import numpy as np

from vision.table import along_ray
from vision.training.photoreal.camera import EDGE, Camera, Vectors
from vision.training.photoreal.plan import DiePlan


def leaning_axes(die: DiePlan) -> Vectors:
    """Return a die's right, up-the-drawing and normal directions as columns.

    A leaning die is turned about its own vertical first, then tipped up at the side its yaw
    points to.
    """
    yaw, lean = radians(die.yaw), radians(die.lean)
    turn = np.array([[cos(yaw), -sin(yaw), 0], [sin(yaw), cos(yaw), 0], [0, 0, 1]])
    tip = np.array([[cos(lean), 0, -sin(lean)], [0, 1, 0], [sin(lean), 0, cos(lean)]])
    spin = np.array([[[1, 0], [0, 1]], [[0, -1], [1, 0]], [[-1, 0], [0, -1]], [[0, 1], [-1, 0]]])
    quarter = np.eye(3)
    quarter[:2, :2] = spin[die.quarter]
    return np.asarray(turn @ tip @ quarter, np.float64)


def die_centre(die: DiePlan) -> Vectors:
    """Return a die's middle: a tipped one stands on its lower edge."""
    lean = radians(die.lean)
    half = EDGE / 2
    height = half * (cos(lean) + sin(lean))
    shift = half * cos(lean) - half * sin(lean) - half
    yaw = radians(die.yaw)
    return np.array([die.x + shift * cos(yaw), die.y + shift * sin(yaw), height])


def top_corners(die: DiePlan) -> Vectors:
    """Return the corners of the unrounded top square, clockwise from the drawing's top left."""
    axes, half = leaning_axes(die), EDGE / 2
    right, up, normal = axes[:, 0] * half, axes[:, 1] * half, axes[:, 2] * half
    centre = die_centre(die) + normal
    return np.stack([centre - right + up, centre + right + up, centre + right - up,
                     centre - right - up])  # fmt: skip


def looks_up(camera: Camera, die: DiePlan) -> Vectors:
    """Return where a die's top looks, across and down the picture, along the ray that meets it."""
    axes = camera.axes * (1, -1, -1)  # right, down, forward
    normal = leaning_axes(die)[:, 2] @ axes
    ray = (top_corners(die).mean(axis=0) - camera.position) @ axes
    return np.asarray((along_ray(ray) @ normal)[:2], np.float64)
