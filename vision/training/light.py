"""The light over a table and how a glossy die answers it."""

from dataclasses import dataclass

import numpy as np

from vision.training.arrays import Array, Image, Rng
from vision.training.die import Body, Hit, blocks
from vision.training.skin import Skin


@dataclass(frozen=True, slots=True)
class Lamp:
    """A far lamp: where it stands, its colour times strength, how soft its shadows are."""

    towards: Array
    colour: Image
    softness: float


@dataclass(frozen=True, slots=True)
class Light:
    """All light of a scene."""

    sky: Image
    lamps: tuple[Lamp, ...]
    bounce: Image


@dataclass(frozen=True, slots=True)
class Gloss:
    """Finish of the plastic: strength and sharpness of highlights, depth of the engraving."""

    shine: float
    sharp: float
    relief: float
    grain: float


def random_light(rng: Rng, ground: Image) -> Light:
    """Soft daylight, a warm lamp, a hard spot, several windows: any mixture."""
    lamps = tuple(_random_lamp(rng) for _ in range(int(rng.integers(1, 4))))
    sky = _tint(rng, 0.12) * np.float32(rng.uniform(0.15, 1.0))
    bounce = ground * np.float32(rng.uniform(0.3, 0.9))
    return Light(sky, lamps, bounce.astype(np.float32))


def _random_lamp(rng: Rng) -> Lamp:
    lean, round_ = np.radians(rng.uniform(3, 68)), rng.uniform(0, 2 * np.pi)
    towards = np.array([np.sin(lean) * np.cos(round_), np.sin(lean) * np.sin(round_), np.cos(lean)])
    softness = float(rng.choice([rng.uniform(0.01, 0.08), rng.uniform(0.1, 0.6)]))
    return Lamp(towards, _tint(rng, 0.22) * np.float32(rng.uniform(0.1, 1.0)), softness)


def _tint(rng: Rng, spread: float) -> Image:
    warmth = rng.normal(0, spread)
    tint = np.array([1 + warmth, 1.0 + rng.normal(0, 0.03), 1 - warmth])
    return np.asarray(np.clip(tint, 0.3, 1.8), np.float32)


def random_gloss(rng: Rng) -> Gloss:
    """From matt wood to polished plastic."""
    return Gloss(
        float(rng.uniform(0.0, 0.9)) ** 2,
        float(np.exp(rng.uniform(np.log(6), np.log(250)))),
        float(rng.choice([0.0, rng.uniform(0.1, 0.7)], p=[0.3, 0.7])),
        float(rng.choice([0.0, rng.uniform(0.0, 0.35)], p=[0.6, 0.4])),
    )


@dataclass(frozen=True, slots=True)
class Surface:
    """What the camera sees of a die: where its rays met it, its texture, colours and finish."""

    hit: Hit
    texture: Image
    skin: Skin
    gloss: Gloss
    view: Image


def shade(surface: Surface, light: Light, near: list[Body]) -> Image:
    """Give the linear light that leaves the die towards the camera, rows x columns x 3."""
    hit, texture, skin = surface.hit, surface.texture, surface.skin
    gloss, view = surface.gloss, surface.view
    ink = np.clip(texture[..., 0], 0, 1)[..., None]
    grain = (1 + gloss.grain * (texture[..., 3] - 0.5))[..., None]
    albedo = skin.body * grain * (1 - ink) + skin.paints[hit.face] * ink
    normal = _bent(hit, texture, gloss.relief)
    up = np.clip(normal[2], -1, 1)[..., None]
    low = np.clip(hit.point[2], 0, 1)[..., None]
    glow = light.sky * (0.5 + 0.5 * up) * (0.7 + 0.3 * low) + light.bounce * (0.5 - 0.5 * up)
    shine = np.float32(gloss.shine) * (1 - 0.4 * ink)
    result = albedo * glow + _mirror(normal, view, light) * shine * 0.12
    for lamp in light.lamps:
        lit = _lit(hit, lamp, near)
        toward: Image = lamp.towards.astype(np.float32)[:, None, None]
        facing = np.clip(_dot(normal, toward), 0, 1)
        half: Image = toward - view
        half = half / np.sqrt(_dot(half, half))
        glint = np.clip(_dot(normal, half), 0, 1) ** np.float32(gloss.sharp)
        peak = np.float32(0.4 + 0.02 * gloss.sharp)
        result = result + (
            (albedo * facing[..., None] + (shine * glint[..., None]) * peak)
            * lamp.colour
            * lit[..., None]
        )
    return np.asarray(result, np.float32)


def _dot(one: Image, two: Image) -> Image:
    total: Image = one[0] * two[0] + one[1] * two[1] + one[2] * two[2]
    return total


def _lit(hit: Hit, lamp: Lamp, near: list[Body]) -> Image:
    lit = np.ones(hit.cover.shape, np.float32)
    for body in near:
        lit = np.where(blocks(body, hit.point, lamp.towards), np.float32(0), lit)
    return lit.astype(np.float32)


def _bent(hit: Hit, texture: Image, relief: float) -> Image:
    if not relief:
        return hit.normal
    # Slopes tilt the normal towards the picture's own axes: cheap, and right on the top face
    # up to a turn that random drawings and lamps make irrelevant.
    bent = hit.normal.copy()
    bent[0] += np.float32(relief) * texture[..., 1]
    bent[1] += np.float32(relief) * texture[..., 2]
    unit: Image = bent / np.sqrt(_dot(bent, bent))
    return unit


def _mirror(normal: Image, view: Image, light: Light) -> Image:
    """Reflect a plain room in a polished face: bright above, dark at the sides."""
    facing = _dot(normal, view)
    up = (view - 2 * facing * normal)[2]
    fresnel = 0.3 + (1 - np.clip(-facing, 0, 1)) ** 3
    reflected: Image = (np.clip(up, 0, 1) * fresnel)[..., None] * light.sky * np.float32(2.0)
    return reflected
