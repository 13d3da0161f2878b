"""Build a planned scene, render it, and say what is where."""

import tempfile
from dataclasses import dataclass
from math import radians
from pathlib import Path
from typing import Any

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector

from vision.training.arrays import Mask
from vision.training.drawings import DieArt
from vision.training.photoreal.camera import Vectors
from vision.training.photoreal.clutter import lay_item
from vision.training.photoreal.develop import Light
from vision.training.photoreal.dice_mesh import atlas, die_mesh, side_axes
from vision.training.photoreal.dice_sets import draw_dice
from vision.training.photoreal.fingers import reach_in
from vision.training.photoreal.judge_drawings import FACES
from vision.training.photoreal.lights import light_table
from vision.training.photoreal.materials import Finish, printed
from vision.training.photoreal.plan import DiePlan, ScenePlan
from vision.training.photoreal.poses import die_centre, leaning_axes, looks_up, top_corners
from vision.training.photoreal.surfaces import SURFACES

Rng = np.random.Generator

_TILE = 224
_COVERED = 0.06  # share of a top face that may be hidden before it counts as covered


@dataclass(frozen=True, slots=True)
class Shot:
    """The light that fell into the camera, and the truth about it."""

    light: Light
    truth: dict[str, Any]


def shoot(plan: ScenePlan, rng: Rng, samples: int, threads: int) -> Shot:
    """Render one scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    hand, art = draw_dice(plan.split, rng, _TILE)
    _lay_table(plan, rng)
    light_table(plan, rng)
    _lay_dice(plan, art, rng)
    for order, item in enumerate(plan.items):
        lay_item(item, order, art, rng)
    if plan.hand:
        reach_in(plan.hand, rng)
    _set_camera(plan, rng)
    _set_renderer(plan, samples, threads, int(rng.integers(1 << 30)))
    truth = {
        "dice": _truth(plan),
        "tags": [*plan.tags, f"edition:{art.edition}", f"hand:{hand}"],
        "level": plan.level,
    }
    return Shot(_render(), truth)


def _lay_table(plan: ScenePlan, rng: Rng) -> None:
    makers = SURFACES[plan.split][plan.surface]
    surface = makers[int(rng.integers(len(makers)))](rng)
    bpy.ops.mesh.primitive_plane_add(size=600)
    body = bpy.context.object
    body.rotation_euler = (0, 0, rng.uniform(0, 6.3))
    finish = Finish(roughness=surface.roughness, sheen=surface.sheen, bump=surface.bump)
    body.data.materials.append(
        printed("table", surface.colour, finish, surface.height, 1 / surface.width)
    )


def _lay_dice(plan: ScenePlan, art: DieArt, rng: Rng) -> None:
    edge, corner = rng.uniform(0.12, 0.26), rng.uniform(1.42, 1.62)
    order = [str(face) for face in rng.permutation(FACES)]
    mesh = die_mesh(edge, corner)
    mesh.materials.append(_die_material(art, order, rng))
    pips = die_mesh(rng.uniform(0.08, 0.3), rng.uniform(1.4, 1.7))
    pips.materials.append(_pip_material(rng))
    for die in plan.dice:
        body = bpy.data.objects.new("die", pips if die.pips else mesh)
        side = order.index(die.face)
        pose = np.eye(4)
        pose[:3, :3] = leaning_axes(die) @ side_axes(side).T
        pose[:3, 3] = die_centre(die)
        body.matrix_world = Matrix(pose.tolist())
        bpy.context.collection.objects.link(body)


def _die_material(art: DieArt, order: list[str], rng: Rng) -> bpy.types.Material:
    """Return glossy or satin plastic, engraved and painted."""
    dark = max(art.body) < 170  # noqa: PLR2004 - a dark body
    finish = Finish(
        roughness=rng.uniform(0.12, 0.45),
        coat=float(rng.choice([0.0, rng.uniform(0.2, 0.8)])),
        glow=0.0 if dark else float(rng.choice([0.0, 0.12])),
        bump=rng.uniform(0.3, 1.0),
    )
    faces = [next(face for name, face in art.faces.items() if name == each) for each in order]
    body = np.array(art.body) / 255
    shares = [face.ink[..., None] / 255.0 for face in faces]
    tiles = [body * (1 - share) + np.array(face.paint) / 255 * share
             for face, share in zip(faces, shares, strict=True)]  # fmt: skip
    soft = [_softened(face.engraving) for face in faces]
    return printed("die", atlas(tiles), finish, atlas([1 - depth for depth in soft]))


def _softened(engraving: Mask) -> Vectors:
    """Return the depth of a mould with the round edges of real engraving, 0 to 1."""
    return np.asarray(cv2.GaussianBlur(engraving, (0, 0), _TILE / 110) / 255.0, np.float64)


def _pip_material(rng: Rng) -> bpy.types.Material:
    schemes = (((0.95, 0.95, 0.93), (0.05, 0.05, 0.06)), ((0.75, 0.06, 0.08), (0.96, 0.96, 0.94)),
               ((0.08, 0.08, 0.1), (0.95, 0.95, 0.95)), ((0.92, 0.86, 0.72), (0.1, 0.06, 0.05)),
               ((0.1, 0.25, 0.6), (0.95, 0.95, 0.95)))  # fmt: skip
    body, ink = schemes[int(rng.integers(len(schemes)))]
    masks = [_pips(count, rng) for count in (1, 2, 3, 5, 4, 6)]
    colours = atlas(
        [np.array(body) * (1 - m[..., None]) + np.array(ink) * m[..., None] for m in masks]
    )
    finish = Finish(roughness=rng.uniform(0.1, 0.4), coat=0.3, bump=0.8)
    return printed("pips", colours, finish, atlas([1 - mask for mask in masks]))


def _pips(count: int, rng: Rng) -> Vectors:
    low, middle, high = 0.26, 0.5, 0.74
    spots = {1: [(middle, middle)], 2: [(low, low), (high, high)],
             3: [(low, low), (middle, middle), (high, high)],
             4: [(low, low), (low, high), (high, low), (high, high)]}  # fmt: skip
    spots[5] = [*spots[4], (middle, middle)]
    spots[6] = [*spots[4], (low, middle), (high, middle)]
    mask = np.zeros((128, 128), np.float32)
    radius = 0.09 if count > 1 else float(rng.choice([0.09, 0.16]))
    for x, y in spots[count]:
        cv2.circle(mask, (int(x * 128), int(y * 128)), int(radius * 128), 1.0, -1, cv2.LINE_AA)
    return mask.astype(np.float64)


def _set_camera(plan: ScenePlan, rng: Rng) -> None:
    camera = plan.camera
    lens = bpy.data.cameras.new("camera")
    lens.sensor_fit = "HORIZONTAL"
    lens.angle = radians(camera.view)
    lens.clip_end = 2000
    lens.dof.use_dof = True
    lens.dof.focus_distance = camera.distance * (1 + rng.normal(0, 0.04))
    opening = {"easy": 0.05, "medium": 0.15, "hard": 0.25}[plan.level]
    lens.dof.aperture_fstop = lens.lens / 10 / (2 * rng.uniform(0.01, opening)) / 100
    body = bpy.data.objects.new("camera", lens)
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = camera.axes, camera.position
    body.matrix_world = Matrix(pose.tolist())
    bpy.context.collection.objects.link(body)
    bpy.context.scene.camera = body


def _set_renderer(plan: ScenePlan, samples: int, threads: int, seed: int) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = plan.camera.width, plan.camera.height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "16"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling = False
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes, cycles.denoising_prefilter = "RGB_ALBEDO_NORMAL", "FAST"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.denoising_quality = "FAST"
    cycles.use_light_tree = False
    scene.world.cycles.sampling_method = "MANUAL"
    scene.world.cycles.sample_map_resolution = 256
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4


def _render() -> Light:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shot.exr"
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(str(path))
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def _truth(plan: ScenePlan) -> list[dict[str, Any]]:
    bpy.context.view_layer.update()
    found = []
    for die in plan.dice:
        corners = plan.camera.project(top_corners(die))
        inside = (corners > 0).all(axis=1) & (
            corners < (plan.camera.width, plan.camera.height)
        ).all(axis=1)
        if die.pips or not _any_visible(plan, corners):
            continue
        hidden = _hidden_share(plan, die)
        found.append(
            {
                "face": die.face,
                "corners": np.round(corners, 2).tolist(),
                "cocked": die.lean > 0,
                "cut_off": not bool(inside.all()),
                "covered": hidden > _COVERED,
                "hidden": round(hidden, 2),
                "up": np.round(looks_up(plan.camera, die), 4).tolist(),
            }
        )
    return found


def _any_visible(plan: ScenePlan, corners: Vectors) -> bool:
    centre = corners.mean(axis=0)
    near = corners * 0.8 + centre * 0.2
    size = (plan.camera.width, plan.camera.height)
    return bool(((near > 0) & (near < size)).all(axis=1).any())


def _hidden_share(plan: ScenePlan, die: DiePlan) -> float:
    """Cast rays from the top face to the lens and count those that something stops."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    corners, lens = top_corners(die), Vector(plan.camera.position)
    steps = np.linspace(0.14, 0.86, 9)
    stopped = 0
    for a in steps:
        for b in steps:
            spot = (corners[0] * (1 - a) + corners[1] * a) * (1 - b) + (
                corners[3] * (1 - a) + corners[2] * a
            ) * b
            start = Vector(spot + leaning_axes(die)[:, 2] * 0.01)
            way = lens - start
            hit, *_ = scene.ray_cast(graph, start, way.normalized(), distance=way.length)
            stopped += hit
    return stopped / len(steps) ** 2
