"""A hand over the table, moulded from balls that melt together."""

from math import cos, radians, sin

import bpy
import numpy as np

from vision.training.photoreal.materials import Finish, plastic
from vision.training.photoreal.plan import HandPlan

Rng = np.random.Generator

_SKINS = ((0.93, 0.76, 0.66), (0.85, 0.64, 0.52), (0.72, 0.50, 0.38), (0.52, 0.34, 0.25),
          (0.36, 0.23, 0.17))  # fmt: skip
_LENGTHS = (6.6, 7.8, 8.3, 7.5)  # little finger to index, in centimetres from the knuckle


def reach_in(plan: HandPlan, rng: Rng) -> None:
    """Put a hand into the scene."""
    mould = bpy.data.metaballs.new("hand")
    mould.resolution = 0.18
    mould.render_resolution = 0.18
    mould.threshold = 0.3
    for place, radius in _balls(rng):
        ball = mould.elements.new()
        ball.co = place
        ball.radius = radius * 1.45
    skin = _SKINS[int(rng.integers(len(_SKINS)))]
    mould.materials.append(plastic("skin", skin, Finish(roughness=0.5, glow=0.08)))
    body = bpy.data.objects.new("hand", mould)
    body.location = (plan.x, plan.y, plan.z)
    body.rotation_euler = (0, 0, radians(plan.yaw))
    bpy.context.collection.objects.link(body)


def _balls(rng: Rng) -> list[tuple[tuple[float, float, float], float]]:
    """Return balls of a hand that points along x with its fingertips near the origin."""
    curl = rng.uniform(10, 40)
    balls: list[tuple[tuple[float, float, float], float]] = []
    for finger, length in enumerate(_LENGTHS):
        knuckle = np.array([-7.2 - rng.uniform(0, 0.5), (finger - 1.5) * 1.9, 1.6])
        balls += _chain(knuckle, rng.normal(0, 4), curl + rng.normal(0, 8), length, 0.78)
    thumb = np.array([-12.0, 4.2, 0.8])
    balls += _chain(thumb, -8 + rng.normal(0, 8), 12.0, 6.5, 0.9)
    for along in np.linspace(-15, -7.5, 7):
        for across in np.linspace(-2.9, 2.9, 5):
            balls.append(((float(along), float(across), 1.4), 1.35))
    for along in np.linspace(-34, -15.5, 14):
        for across in (-1.6, 0.0, 1.6):
            balls.append(((float(along), across, 1.4), 1.7))
    return balls


def _chain(
    knuckle: np.ndarray[tuple[int, ...], np.dtype[np.float64]],
    spread: float, curl: float, length: float, radius: float,
) -> list[tuple[tuple[float, float, float], float]]:  # fmt: skip
    """Return three bones in a row, each bent further down than the last."""
    balls = []
    place, bend = knuckle.astype(float), -6.0
    for bone, share in enumerate((0.46, 0.30, 0.24)):
        step = length * share / 7
        way = np.array([cos(radians(bend)) * cos(radians(spread)),
                        cos(radians(bend)) * sin(radians(spread)), -sin(radians(bend))])  # fmt: skip
        for _ in range(7):
            place = place + way * step
            balls.append(((float(place[0]), float(place[1]), float(place[2])),
                          radius * (1 - 0.07 * bone)))  # fmt: skip
        bend += curl * 0.7
    return balls
