"""A hand over the table, moulded from balls that melt together."""

from math import cos, radians, sin

import bpy
import numpy as np

from vision.training.photoreal.camera import Vectors
from vision.training.photoreal.materials import Finish, plastic
from vision.training.photoreal.plan import HandPlan

Rng = np.random.Generator
Ball = tuple[tuple[float, float, float], float]  # place and radius

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


def _balls(rng: Rng) -> list[Ball]:
    """Return balls of a hand that points along x with its fingertips near the origin."""
    curl = rng.uniform(10, 40)
    balls: list[Ball] = []
    for finger, length in enumerate(_LENGTHS):
        knuckle = np.array([-7.2 - rng.uniform(0, 0.5), (finger - 1.5) * 1.9, 1.6])
        spread, more = rng.normal(0, 4), rng.normal(0, 8)
        balls += _chain(knuckle, spread=spread, curl=curl + more, length=length, radius=0.78)
    thumb = np.array([-12.0, 4.2, 0.8])
    balls += _chain(thumb, spread=-8 + rng.normal(0, 8), curl=12.0, length=6.5, radius=0.9)
    for along in np.linspace(-15, -7.5, 7):
        for across in np.linspace(-2.9, 2.9, 5):
            balls.append(((float(along), float(across), 1.4), 1.35))
    for along in np.linspace(-34, -15.5, 14):
        for across in (-1.6, 0.0, 1.6):
            balls.append(((float(along), across, 1.4), 1.7))
    return balls


def _chain(
    knuckle: Vectors, *, spread: float, curl: float, length: float, radius: float
) -> list[Ball]:
    """Return three bones in a row, each bent further down than the last."""
    balls: list[Ball] = []
    place, bend = knuckle.astype(float), -6.0
    for bone, share in enumerate((0.46, 0.30, 0.24)):
        step = length * share / 7
        flat = cos(radians(bend))
        way = np.array(
            [flat * cos(radians(spread)), flat * sin(radians(spread)), -sin(radians(bend))]
        )
        for _ in range(7):
            place = place + way * step
            x, y, z = (float(value) for value in place)
            balls.append(((x, y, z), radius * (1 - 0.07 * bone)))
        bend += curl * 0.7
    return balls
