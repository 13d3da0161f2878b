"""Materials: a picture or a colour on plastic, cloth, wood, paper, metal or skin."""

from dataclasses import dataclass
from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Finish:
    """How light plays on a thing."""

    roughness: float = 0.5
    coat: float = 0.0
    metal: float = 0.0
    sheen: float = 0.0
    glow: float = 0.0  # light that travels under the surface
    bump: float = 0.0


def picture(name: str, pixels: Pixels, *, is_colour: bool = True) -> bpy.types.Image:
    """Hand an array (rows from the top, 0 to 1, grey or RGB) to the renderer."""
    if pixels.ndim == 2:  # noqa: PLR2004 - grey
        pixels = np.repeat(pixels[..., None], 3, axis=2)
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height)
    image.colorspace_settings.name = "sRGB" if is_colour else "Non-Color"
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = pixels[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    return image


def linear(colour: tuple[float, ...] | Pixels) -> tuple[float, float, float, float]:
    """Return an sRGB colour (0 to 1) as the renderer's linear one."""
    value = np.asarray(colour, float)
    red, green, blue = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)  # noqa: PLR2004 - the sRGB curve
    return float(red), float(green), float(blue), 1.0


def plastic(name: str, base: tuple[float, ...] | Pixels, finish: Finish) -> bpy.types.Material:
    """Return a material of one colour."""
    material, shader = _new(name, finish)
    shader.inputs["Base Color"].default_value = linear(base)
    return material


def printed(
    name: str, colours: Pixels, finish: Finish, heights: Pixels | None = None, repeat: float = 1.0
) -> bpy.types.Material:
    """Return a material with a picture on it, raised or sunk by heights."""
    material, shader = _new(name, finish)
    tree = material.node_tree
    image = _texture(tree, picture(name, colours), repeat)
    tree.links.new(image.outputs["Color"], shader.inputs["Base Color"])
    if heights is not None and finish.bump > 0:
        relief = _texture(tree, picture(name + " relief", heights, is_colour=False), repeat)
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = min(1.0, finish.bump)
        bump.inputs["Distance"].default_value = 0.05
        tree.links.new(relief.outputs["Color"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


def _new(name: str, finish: Finish) -> tuple[bpy.types.Material, Any]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = finish.roughness
    shader.inputs["Coat Weight"].default_value = finish.coat
    shader.inputs["Coat Roughness"].default_value = 0.08
    shader.inputs["Metallic"].default_value = finish.metal
    shader.inputs["Sheen Weight"].default_value = finish.sheen
    if finish.glow > 0:
        shader.inputs["Subsurface Weight"].default_value = finish.glow
        shader.inputs["Subsurface Radius"].default_value = (0.3, 0.15, 0.1)
        shader.inputs["Subsurface Scale"].default_value = 0.15
    return material, shader


def _texture(tree: Any, image: bpy.types.Image, repeat: float) -> Any:
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = image
    if repeat != 1.0:
        place = tree.nodes.new("ShaderNodeTexCoord")
        scale = tree.nodes.new("ShaderNodeVectorMath")
        scale.operation = "MULTIPLY"
        scale.inputs[1].default_value = (repeat, repeat, 1)
        tree.links.new(place.outputs["Object"], scale.inputs[0])
        tree.links.new(scale.outputs["Vector"], node.inputs["Vector"])
    return node
