"""Light over the table: a bundled light probe all round, and lamps."""

from dataclasses import dataclass
from math import radians
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix

from vision.table import unit
from vision.training.photoreal.camera import EDGE, Vectors
from vision.training.photoreal.plan import ScenePlan

Rng = np.random.Generator


@dataclass(frozen=True, slots=True)
class Rig:
    """What a split may light with: no probe and no lamp shape serves two splits."""

    probes: tuple[str, ...]
    shape: str
    lamps: int


_RIGS = {
    "tune": Rig(("interior", "courtyard", "forest"), "SQUARE", 1),
    "calibrate": Rig(("sunrise", "night"), "RECTANGLE", 2),
    "judge": Rig(("studio", "city", "sunset"), "ELLIPSE", 2),
}
# A lamp whose middle is nearer than this to what a top mirrors shines in it. So many places are
# tried; dice strewn far apart may leave none.
_SHINES = radians(20)
_TRIES = 100
_WARM = ((1.0, 0.62, 0.30), (1.0, 0.72, 0.45), (1.0, 0.55, 0.22))
_NEUTRAL = ((1.0, 1.0, 1.0), (0.92, 0.96, 1.0), (1.0, 0.94, 0.86))


def light_table(plan: ScenePlan, rng: Rng) -> None:
    """Light a scene as its plan says."""
    rig = _RIGS["judge" if plan.split == "stills" else plan.split]
    probe = str(rng.choice(rig.probes))
    surround = {"soft": 1.0, "hard": 0.22, "warm": 0.12, "dim": 0.3, "glare": 0.5}[plan.light]
    _surround(probe, surround * rng.uniform(0.7, 1.3), rng)
    if plan.light == "glare":
        _glare(plan, rig, rng)
    for _ in range(int(rng.integers(1, rig.lamps + 1))):
        _lamp_for(plan, rig, rng)


def _surround(probe: str, strength: float, rng: Rng) -> None:
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    node = tree.nodes.new("ShaderNodeTexEnvironment")
    folder = Path(bpy.utils.resource_path("LOCAL")) / "datafiles" / "studiolights" / "world"
    node.image = bpy.data.images.load(str(folder / f"{probe}.exr"))
    place = tree.nodes.new("ShaderNodeTexCoord")
    turn = tree.nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, 0, rng.uniform(0, 2 * np.pi))
    tree.links.new(place.outputs["Generated"], turn.inputs["Vector"])
    tree.links.new(turn.outputs["Vector"], node.inputs["Vector"])
    shader = tree.nodes["Background"]
    tree.links.new(node.outputs["Color"], shader.inputs["Color"])
    shader.inputs["Strength"].default_value = strength


def _lamp_for(plan: ScenePlan, rig: Rig, rng: Rng) -> None:
    light = plan.light
    spread = {"soft": (25, 50), "hard": (0.5, 3), "warm": (3, 12), "dim": (4, 20), "glare": (5, 15)}
    colours = _WARM if light == "warm" or (light == "dim" and rng.random() < 0.5) else _NEUTRAL  # noqa: PLR2004 - half the dim rooms
    place = _place(plan, rng)
    if light == "hard" and rng.random() < 0.4:  # noqa: PLR2004 - some of it is sunlight
        _sun(place, rng)
    else:
        power = 14 * float(place @ place) * rng.uniform(0.6, 1.4)
        size, colour = rng.uniform(*spread[light]), colours[int(rng.integers(len(colours)))]
        _hang(_lamp(rig.shape, size, power, colour), place, np.zeros(3))


def _place(plan: ScenePlan, rng: Rng) -> Vectors:
    """Choose where a lamp hangs; over easy tables not where the tops of dice mirror it.

    Even a large lamp burns out a shiny face that mirrors it, and such light is not soft.
    """
    tops = [(die.x, die.y) for die in plan.dice] if plan.level == "easy" else []
    for _ in range(_TRIES):
        place = _above(plan, rng)
        if not any(_mirrors(plan, place, *top) for top in tops):
            break
    return place


def _above(plan: ScenePlan, rng: Rng) -> Vectors:
    height = rng.uniform(35, 80)
    is_low = plan.light != "soft" or plan.level == "easy"
    lean = radians(rng.uniform(5, 62 if is_low else 40))
    around = rng.uniform(0, 2 * np.pi)
    return height * np.array([np.tan(lean) * np.cos(around), np.tan(lean) * np.sin(around), 1])


def _mirrors(plan: ScenePlan, place: Vectors, x: float, y: float) -> bool:
    """Say whether a flat top there shows the camera a lamp about that place."""
    spot = np.array([x, y, EDGE])
    return bool(_mirrored(plan, spot) @ unit(place - spot) > np.cos(_SHINES))


def _mirrored(plan: ScenePlan, spot: Vectors) -> Vectors:
    """Give the direction that a flat top at a spot mirrors into the lens."""
    return unit(spot - plan.camera.position) * (1, 1, -1)


def _glare(plan: ScenePlan, rig: Rig, rng: Rng) -> None:
    """Hang a bright lamp where the dice tops mirror it into the lens."""
    dice = [die for die in plan.dice if not die.pips]
    die = dice[int(rng.integers(len(dice)))] if dice else None
    spot = np.array([die.x, die.y, EDGE]) if die else np.array([0, 0, EDGE])
    mirrored = _mirrored(plan, spot) + rng.normal(0, 0.06, 3)
    away = rng.uniform(1.3, 2.0) * plan.camera.distance
    place = spot + unit(mirrored) * away
    size, power = rng.uniform(0.05, 0.22) * away, 7 * away**2 * rng.uniform(0.5, 2.0)
    _hang(_lamp(rig.shape, size, power, _NEUTRAL[int(rng.integers(3))]), place, spot)


def _sun(place: Vectors, rng: Rng) -> None:
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.angle = radians(rng.uniform(0.4, 1.5))
    lamp.energy = rng.uniform(2, 5)
    lamp.color = (1.0, rng.uniform(0.85, 0.98), rng.uniform(0.7, 0.95))
    _hang(lamp, place, np.zeros(3))


def _lamp(
    shape: str, size: float, power: float, colour: tuple[float, float, float]
) -> bpy.types.Light:
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.shape = shape
    lamp.size = size
    if shape in ("RECTANGLE", "ELLIPSE"):
        lamp.size_y = size * 0.55
    lamp.energy = power
    lamp.color = colour
    return lamp


def _hang(lamp: bpy.types.Light, place: Vectors, towards: Vectors) -> None:
    body = bpy.data.objects.new(lamp.name, lamp)
    back = unit(place - towards)
    right = unit(np.cross(np.eye(3)[int(np.abs(back).argmin())], back))
    axes = np.eye(4)
    axes[:3, 0], axes[:3, 1], axes[:3, 2], axes[:3, 3] = right, np.cross(back, right), back, place
    body.matrix_world = Matrix(axes.tolist())
    bpy.context.collection.objects.link(body)
