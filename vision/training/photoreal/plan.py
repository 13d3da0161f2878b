"""What a picture shows: dice, clutter, camera and light.

Chosen by chance, but equal seeds give equal scenes. Nothing here knows the renderer.
"""

from dataclasses import dataclass, replace
from math import cos, radians, sin, tan

import numpy as np

from vision.training.photoreal.camera import EDGE, Camera, Vectors
from vision.training.photoreal.footprints import footprint, overlap
from vision.training.photoreal.judge_drawings import FACES

Rng = np.random.Generator

SPLITS = ("tune", "calibrate", "judge", "stills")
LEVELS = ("easy", "medium", "hard")
_TRIES = 60
_MARGIN = 3  # pixels between a whole die and the border
_MORE_LEANING = 3  # cocked dice are rare at a table, but must be learned


@dataclass(frozen=True, slots=True)
class Level:
    """What one level of difficulty allows."""

    tilt: tuple[float, float]
    edge: tuple[float, float]
    slant: float
    lights: tuple[str, ...]
    surfaces: tuple[str, ...]
    clutter: int
    touching: float
    cocked: float
    cut_off: float
    hand: float
    pip_dice: float


LEVEL: dict[str, Level] = {
    "easy": Level((0, 9), (66, 110), 24, ("soft",), ("plain", "felt", "wood"),
                  0, 0.1, 0.0, 0.0, 0.0, 0.0),
    "medium": Level((0, 25), (50, 92), 36, ("soft", "hard", "warm", "dim", "glare"),
                    ("plain", "felt", "wood", "cloth", "printed"), 5, 0.4, 0.15, 0.08, 0.05, 0.1),
    "hard": Level((8, 45), (36, 80), 52, ("hard", "warm", "dim", "glare"),
                  ("plain", "felt", "wood", "cloth", "printed"), 9, 0.4, 0.15, 0.12, 0.35, 0.35),
}  # fmt: skip

ITEMS = ("card", "coin", "cube", "disc", "arrow_token", "round_token")


@dataclass(frozen=True, slots=True)
class DiePlan:
    """One die: where it lies, which face is up, turned by how many quarters, tipped by how much."""

    x: float
    y: float
    yaw: float
    face: str
    lean: float = 0.0
    quarter: int = 0
    pips: bool = False


@dataclass(frozen=True, slots=True)
class ItemPlan:
    """Something else on the table; `size` is its half width and half depth, `height` its top."""

    kind: str
    x: float
    y: float
    yaw: float
    size: tuple[float, float]
    height: float


@dataclass(frozen=True, slots=True)
class HandPlan:
    """A hand reaching in: where its fingertips are and where it comes from."""

    x: float
    y: float
    z: float
    yaw: float


@dataclass(frozen=True, slots=True)
class ScenePlan:
    """Everything about one picture."""

    split: str
    level: str
    camera: Camera
    light: str
    surface: str
    dice: tuple[DiePlan, ...]
    items: tuple[ItemPlan, ...]
    hand: HandPlan | None

    @property
    def tags(self) -> tuple[str, ...]:
        """Return what marks the picture; the four that name a cell come first."""
        bands = (("0-10", 10), ("10-25", 25), ("25-45", 90))
        band = next(name for name, limit in bands if self.camera.tilt <= limit)
        size = f"size:{self.camera.width}x{self.camera.height}"
        tags = [f"light:{self.light}", f"surface:{self.surface}", f"tilt:{band}", size]
        tags += sorted({item.kind for item in self.items})
        tags += ["pip_dice"] if any(die.pips for die in self.dice) else []
        tags += ["hand"] if self.hand else []
        return tuple(tags)


@dataclass(slots=True)
class _Table:
    """What lies on the table so far, as footprints, to keep things apart."""

    footprints: list[Vectors]

    def free(self, footprint: Vectors) -> bool:
        return not any(overlap(footprint, other) for other in self.footprints)


def plan_scene(split: str, level: str, rng: Rng, small: float = 0.33) -> ScenePlan:
    """Choose one scene; `small` is the share of pictures of 640 x 480."""
    rules = LEVEL[level]
    camera = _aim(rules, rng, _picture_size(rng, small))
    table = _Table([])
    dice = _throw(rules, camera, table, rng)
    dice, props = _lean_some(rules, dice, table, rng)
    for _ in range(_MORE_LEANING if split == "tune" else 0):
        dice, more = _lean_some(rules, dice, table, rng)
        props += more
    dice += _pip_dice(rules, camera, table, rng)
    items = props + _strew(rules, camera, table, rng)
    hand = _reach(rules, dice, rng)
    light = str(rng.choice(rules.lights))
    surface = str(rng.choice(rules.surfaces))
    return ScenePlan(split, level, camera, light, surface, tuple(dice), tuple(items), hand)


def _picture_size(rng: Rng, small: float) -> tuple[int, int]:
    if small >= 1:
        return 640, 480
    sizes = ((1280, 720), (640, 480), (1920, 1080))
    return sizes[int(rng.choice(3, p=[0.97 - small, small, 0.03]))]


def _aim(rules: Level, rng: Rng, size: tuple[int, int]) -> Camera:
    width, height = size
    edge = rng.uniform(*rules.edge) * {1920: rng.uniform(1.0, 1.5)}.get(width, 1.0)
    view = rng.uniform(32, 64)
    camera = Camera(width, height, view, rng.uniform(*rules.tilt), rng.uniform(0, 360),
                    rng.normal(0, 4), 1.0)  # fmt: skip
    return replace(camera, distance=camera.focal * EDGE / edge)


def _throw(rules: Level, camera: Camera, table: _Table, rng: Rng) -> list[DiePlan]:
    count = int(rng.choice([5, int(rng.integers(0, 9))], p=[0.78, 0.22]))
    dice: list[DiePlan] = []
    if count and rng.random() < rules.cut_off:
        dice += _cut_off_die(camera, table, rng)
    for _ in range(count - len(dice)):
        near = dice[-1] if dice and rng.random() < rules.touching else None
        dice += _next_die(rules, camera, table, rng, near)
    return dice


def _next_die(
    rules: Level, camera: Camera, table: _Table, rng: Rng, near: DiePlan | None
) -> list[DiePlan]:
    """Place one more die, touching another if asked; none if there is no room."""
    for _ in range(_TRIES):
        yaw, face = rng.uniform(0, 360), str(rng.choice(FACES))
        x, y = _beside(near, yaw, rng) if near else _somewhere(camera, rng)
        outline = footprint(x, y, yaw, (EDGE / 2, EDGE / 2))
        if table.free(outline) and _in_view(rules, camera, x, y, outline):
            table.footprints.append(outline)
            return [DiePlan(x, y, yaw, face)]
    return []


def _somewhere(camera: Camera, rng: Rng) -> tuple[float, float]:
    u = camera.width * (0.5 + np.clip(rng.normal(0, 0.22), -0.47, 0.47))
    v = camera.height * (0.5 + np.clip(rng.normal(0, 0.25), -0.47, 0.47))
    x, y, _ = camera.ground((u, v))
    return float(x), float(y)


def _beside(near: DiePlan, yaw: float, rng: Rng) -> tuple[float, float]:
    """Push a die towards another until they touch, or all but touch."""
    way = rng.uniform(0, 2 * np.pi)
    gap = rng.choice([0.005, rng.uniform(0.01, 0.25)])
    fixed = footprint(near.x, near.y, near.yaw, (EDGE / 2, EDGE / 2))
    far, close = 1.5 * EDGE, 0.9 * EDGE
    for _ in range(12):
        middle = (far + close) / 2
        x, y = near.x + middle * cos(way), near.y + middle * sin(way)
        if overlap(fixed, footprint(x, y, yaw, (EDGE / 2, EDGE / 2))):
            close = middle
        else:
            far = middle
    return near.x + (far + gap) * cos(way), near.y + (far + gap) * sin(way)


def _in_view(rules: Level, camera: Camera, x: float, y: float, outline: Vectors) -> bool:
    """Say whether a die's whole top is in the picture and within its level."""
    centre = np.array([x, y, EDGE])
    u, v = camera.project(np.column_stack([outline, np.full(4, EDGE)])).T
    low_side = min(u.min(), v.min())
    high_side = min(camera.width - u.max(), camera.height - v.max())
    scale = camera.width / 1280 if camera.width > 1280 else 1.0  # noqa: PLR2004 - a picture's width
    edge = camera.edge_pixels(centre)
    low, high = rules.edge
    fits = min(low_side, high_side) > _MARGIN and camera.slant(centre) < rules.slant
    return bool(fits and low * 0.92 < edge < high * scale * 1.1)


def _cut_off_die(camera: Camera, table: _Table, rng: Rng) -> list[DiePlan]:
    """Place a die across the picture's border."""
    along = rng.uniform(0.1, 0.9)
    u, v = [(0, along), (1, along), (along, 0), (along, 1)][int(rng.integers(4))]
    x, y, _ = camera.ground((u * camera.width, v * camera.height))
    inwards = -np.array([x, y]) / (np.hypot(x, y) + 1e-6)
    x, y = np.array([x, y]) + inwards * rng.uniform(-0.3, 0.45) * EDGE
    yaw = rng.uniform(0, 360)
    table.footprints.append(footprint(float(x), float(y), yaw, (EDGE / 2, EDGE / 2)))
    return [DiePlan(float(x), float(y), yaw, str(rng.choice(FACES)))]


def _lean_some(
    rules: Level, dice: list[DiePlan], table: _Table, rng: Rng
) -> tuple[list[DiePlan], list[ItemPlan]]:
    """Prop up a die on a token or a cube, so that it lies askew."""
    props: list[ItemPlan] = []
    if dice and rng.random() < rules.cocked * 3:
        which = int(rng.integers(len(dice)))
        if dice[which].lean:
            return dice, props
        lean, height = rng.uniform(14, 42), rng.uniform(0.3, 1.2)
        reach = min(height / tan(radians(lean)), 0.85 * EDGE)
        height = reach * tan(radians(lean))
        die = dice[which]
        away = reach - EDGE / 2 + 0.6
        yaw = radians(die.yaw)
        kind = str(rng.choice(["cube", "stack"]))
        place = (die.x + away * cos(yaw), die.y + away * sin(yaw))
        prop = ItemPlan(kind, *place, die.yaw, (0.6, rng.uniform(0.5, 0.9)), height)
        outline = footprint(prop.x, prop.y, prop.yaw, prop.size)
        others = [f for i, f in enumerate(table.footprints) if i != which]
        if not any(overlap(outline, other) for other in others):
            table.footprints.append(outline)
            dice = [
                *dice[:which],
                replace(die, lean=lean, quarter=int(rng.integers(4))),
                *dice[which + 1 :],
            ]
            props.append(prop)
    return dice, props


def _pip_dice(rules: Level, camera: Camera, table: _Table, rng: Rng) -> list[DiePlan]:
    if rng.random() >= rules.pip_dice:
        return []
    found: list[DiePlan] = []
    for _ in range(int(rng.integers(1, 4))):
        found += _next_die(rules, camera, table, rng, None)
    return [replace(die, pips=True) for die in found]


def _strew(rules: Level, camera: Camera, table: _Table, rng: Rng) -> list[ItemPlan]:
    """Lay out clutter; cards may lie under anything, the rest keeps clear of the dice."""
    items = []
    for _ in range(int(rng.integers(0, rules.clutter + 1))):
        kind = str(rng.choice(ITEMS, p=[0.4, 0.12, 0.13, 0.1, 0.15, 0.1]))
        u, v = rng.uniform(-0.05, 1.05) * camera.width, rng.uniform(-0.05, 1.05) * camera.height
        x, y, _ = camera.ground((u, v), 0)
        item = ItemPlan(kind, float(x), float(y), rng.uniform(0, 360), *_measures(kind, rng))
        outline = footprint(item.x, item.y, item.yaw, item.size)
        if kind == "card" or table.free(outline):
            items.append(item)
            if kind != "card":
                table.footprints.append(outline)
    return items


def _measures(kind: str, rng: Rng) -> tuple[tuple[float, float], float]:
    side = rng.uniform(0.4, 0.8)
    return {
        "card": ((3.15, 4.4), 0.02),
        "coin": ((1.1, 1.1), 0.2),
        "cube": ((side, side), 2 * side),
        "disc": ((side, side), rng.uniform(0.3, 0.8)),
        "arrow_token": ((1.6, 0.55), 0.2),
        "round_token": ((1.0, 1.0), 0.2),
    }[kind]


def _reach(rules: Level, dice: list[DiePlan], rng: Rng) -> HandPlan | None:
    """Let a hand come in from a border towards the dice."""
    if not dice or rng.random() >= rules.hand:
        return None
    die = dice[int(rng.integers(len(dice)))]
    yaw = rng.uniform(0, 360)
    back = rng.choice([rng.uniform(-0.3, 0.6), rng.uniform(0.9, 3.0)], p=[0.3, 0.7])
    x, y = die.x - back * cos(radians(yaw)), die.y - back * sin(radians(yaw))
    return HandPlan(float(x), float(y), rng.uniform(1.4, 2.6), yaw)
