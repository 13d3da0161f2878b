"""Things on the table that are not dice of the game."""

from math import radians

import bpy
import numpy as np

from vision.training.drawings import DieArt
from vision.training.photoreal import prints
from vision.training.photoreal.materials import Finish, plastic, printed
from vision.training.photoreal.plan import ItemPlan
from vision.training.photoreal.textures import colour

Rng = np.random.Generator


def lay_item(item: ItemPlan, order: int, art: DieArt, rng: Rng) -> None:
    """Lay one thing on the table; later ones lie over earlier ones."""
    makers = {
        "card": _card,
        "coin": _coin,
        "cube": _cube,
        "disc": _disc,
        "stack": _stack,
        "arrow_token": _arrow_token,
        "round_token": _round_token,
    }
    body = makers[item.kind](item, art, rng)
    body.location = (item.x, item.y, body.location.z + 0.002 * order)
    body.rotation_euler = (0, 0, radians(item.yaw))


def _box(item: ItemPlan, material: bpy.types.Material, bevel: float) -> bpy.types.Object:
    bpy.ops.mesh.primitive_cube_add(size=2)
    body = bpy.context.object
    body.scale = (*item.size, item.height / 2)
    body.location.z = item.height / 2
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        edges = body.modifiers.new("bevel", "BEVEL")
        edges.width = bevel
        edges.segments = 2
    body.data.materials.append(material)
    return body


def _round(item: ItemPlan, material: bpy.types.Material, bevel: float) -> bpy.types.Object:
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=item.size[0], depth=item.height)
    body = bpy.context.object
    body.location.z = item.height / 2
    edges = body.modifiers.new("bevel", "BEVEL")
    edges.width = bevel
    edges.segments = 2
    body.data.materials.append(material)
    return body


def _sheet(item: ItemPlan, material: bpy.types.Material) -> bpy.types.Object:
    """Lay down a flat print with a picture over its whole face."""
    bpy.ops.mesh.primitive_plane_add(size=2)
    body = bpy.context.object
    body.scale = (*item.size, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    body.data.materials.append(material)
    body.location.z = item.height
    return body


def _card(item: ItemPlan, art: DieArt, rng: Rng) -> bpy.types.Object:
    gloss = Finish(roughness=rng.uniform(0.25, 0.6))
    return _sheet(item, printed("card", prints.card(rng, art), gloss))


def _coin(item: ItemPlan, _art: DieArt, rng: Rng) -> bpy.types.Object:
    metals = ((0.85, 0.65, 0.30), (0.75, 0.75, 0.74), (0.65, 0.38, 0.22))
    metal = plastic("coin", metals[int(rng.integers(3))], Finish(rng.uniform(0.2, 0.45), metal=1.0))
    body = _round(item, metal, 0.05)
    bpy.ops.mesh.primitive_torus_add(major_radius=item.size[0] * 0.85, minor_radius=0.05)
    rim = bpy.context.object
    rim.data.materials.append(metal)
    rim.parent = body
    rim.location = (0, 0, item.height / 2)
    return body


def _painted(rng: Rng) -> bpy.types.Material:
    tone = colour(rng, light=(0.15, 0.95), strong=(0.0, 0.95))
    return plastic("paint", tone, Finish(roughness=rng.uniform(0.3, 0.7)))


def _cube(item: ItemPlan, _art: DieArt, rng: Rng) -> bpy.types.Object:
    return _box(item, _painted(rng), 0.06)


def _disc(item: ItemPlan, _art: DieArt, rng: Rng) -> bpy.types.Object:
    return _round(item, _painted(rng), 0.06)


def _stack(item: ItemPlan, _art: DieArt, rng: Rng) -> bpy.types.Object:
    tone = colour(rng, light=(0.5, 0.95), strong=(0.0, 0.5))
    return _box(item, plastic("board", tone, Finish(roughness=0.7)), 0.02)


def _token_print(rng: Rng, art: DieArt, symbol: str | None) -> bpy.types.Material:
    return printed("token", prints.token(rng, art, symbol), Finish(roughness=rng.uniform(0.4, 0.7)))


def _arrow_token(item: ItemPlan, _art: DieArt, rng: Rng) -> bpy.types.Object:
    """Cut an arrow out of board."""
    long, wide = item.size
    half = [(-0.85, 0), (-1, -0.5), (-0.7, -0.5), (-0.6, -0.22), (0.35, -0.22), (0.35, -0.8)]
    outline = [*half, (1, 0), *((x, -y) for x, y in reversed(half[1:]))]
    count = len(outline)
    places = [(x * long, y * wide, z) for z in (0, item.height) for x, y in outline]
    walls = [[i, (i + 1) % count, (i + 1) % count + count, i + count] for i in range(count)]
    mesh = bpy.data.meshes.new("arrow token")
    mesh.from_pydata(places, [], [[*range(count, 2 * count)], *walls])
    mesh.materials.append(_painted(rng))
    body = bpy.data.objects.new("arrow token", mesh)
    bpy.context.collection.objects.link(body)
    return body


def _round_token(item: ItemPlan, art: DieArt, rng: Rng) -> bpy.types.Object:
    symbol = str(rng.choice(["arrow", "beer", ""])) or None
    body = _round(item, _token_print(rng, art, None), 0.02)
    lid = _sheet(ItemPlan("lid", 0, 0, 0, (item.size[0] * 0.66, item.size[1] * 0.66), 0.0),
                 _token_print(rng, art, symbol))  # fmt: skip
    lid.parent = body
    lid.location = (0, 0, item.height / 2 + 0.003)
    return body
