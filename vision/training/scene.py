"""A whole random scene: table, clutter, dice, light, camera, and what lies where."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.faces import Face
from vision.table import along_ray
from vision.training.arrays import Array, Image, Picture, Rng
from vision.training.camera import Camera, random_camera
from vision.training.clutter import hand, strew
from vision.training.die import Body, Hit, resting, trace
from vision.training.drawings import DieArt
from vision.training.light import Gloss, Light, Surface, random_gloss, random_light, shade
from vision.training.photo import Severity, photograph
from vision.training.skin import Skin, bang_skin, foreign_skin, linear
from vision.training.table import table_top

_HAND = 99
# A die that leans more than this many degrees is cocked.
_COCKED = 5.0
# A side that looks at the camera with this cosine can be taken for a top.
_SEEN_SIDE = 0.4
# Shadows are drawn on a grid this much coarser than the table top.
_COARSE = 2


@dataclass(frozen=True, slots=True)
class Label:
    """The truth about one die: face is None for a die that is not ours.

    `up` is where its top looks, across and down the picture, seen along the ray that meets it.
    With `side` it is about a face of a die that is not its top.
    """

    face: Face | None
    corners: Array
    cocked: bool
    hidden: float
    up: tuple[float, float] = (0.0, 0.0)
    side: bool = False


@dataclass(frozen=True, slots=True)
class _Piece:
    body: Body
    skin: Skin
    gloss: Gloss
    leaning: bool


@dataclass(frozen=True, slots=True)
class _Canvas:
    """The light gathered so far, and which die owns each pixel."""

    image: Image
    owner: Array
    camera: Camera


@dataclass(frozen=True, slots=True)
class Shot:
    """What to take: the picture's side, a die's edge in it, how many pictures, dice or none.

    `leaning` is the share of dice that stand cocked; without it, a few, more in hard scenes.
    With `sides` the side faces that can be seen are labelled too.
    """

    size: int
    edge: float
    count: int = 2
    dice: bool = True
    leaning: float | None = None
    sides: bool = False


def render(rng: Rng, arts: list[DieArt], shot: Shot) -> tuple[list[Picture], list[Label]]:
    """Render one window, take several pictures (RGB) of it, and label its dice."""
    hard = float(rng.random())
    camera = _camera(rng, shot, hard)
    ground, plane_to_image, scale = _ground(rng, camera, shot.edge, arts)
    light = random_light(rng, linear(ground.mean(axis=(0, 1))))
    pieces = _throw(rng, camera, shot, arts, hard) if shot.dice else []
    image = _lit_ground(
        camera, ground, [piece.body for piece in pieces], light, (plane_to_image, scale)
    )
    owner = np.full((shot.size, shot.size), -1, np.int16)
    canvas = _Canvas(image, owner, camera)
    for number in _far_to_near(pieces, camera):
        _paint(canvas, number, pieces, light)
    room = min(1.0, shot.size / shot.edge / 8)
    if rng.random() < (0.22 * hard + 0.04) * room:
        _reach_in(rng, image, owner, shot.edge)
    pictures = [photograph(rng, image, Severity(hard), shot.edge) for _ in range(shot.count)]
    labels = [
        _label(number, piece, face, canvas)
        for number, piece in enumerate(pieces)
        for face in (_shown(piece.body, camera) if shot.sides else [piece.body.top()])
    ]
    return pictures, labels


def _camera(rng: Rng, shot: Shot, hard: float) -> Camera:
    corners = _frame(shot.size)
    while True:
        camera = random_camera(rng, shot.size, shot.edge, rng.uniform(0, 12 + 38 * hard))
        if camera.rays(corners)[:, 2].max() < -0.35:  # noqa: PLR2004 - no horizon in view
            return camera


def _frame(size: int) -> Array:
    return np.array([[0, 0], [size, 0], [size, size], [0, size]], dtype=np.float64)


def _ground(
    rng: Rng, camera: Camera, edge: float, arts: list[DieArt]
) -> tuple[Image, Array, tuple[Array, float]]:
    """Make the table top and the maps from it to the picture and from the world to it."""
    corners = _frame(camera.size)
    met = camera.on_plane(corners)
    low, span = met.min(axis=0), float(np.ptp(met, axis=0).max())
    size = int(np.clip(span * edge, 120, camera.size * 1.35))
    scale = size / span
    top = table_top(rng, size)
    if rng.random() < 0.7:  # noqa: PLR2004 - a share of the tables
        strew(rng, top, scale, arts)
    top = np.ascontiguousarray(top[::-1])  # rows grow with the world's y, so prints read rightly
    to_image = cv2.getPerspectiveTransform(
        ((met - low) * scale).astype(np.float32), corners.astype(np.float32)
    )
    return top, to_image, (low, scale)


def _throw(rng: Rng, camera: Camera, shot: Shot, arts: list[DieArt], hard: float) -> list[_Piece]:
    """Lay out up to ten dice without overlap, some touching, some cocked, some foreign."""
    edge = shot.edge
    cocked = 0.05 + 0.09 * hard if shot.leaning is None else shot.leaning
    shared = arts[int(rng.integers(len(arts)))]
    same_set = rng.random() < 0.4  # noqa: PLR2004 - a share of the scenes
    room = min(10, int((camera.size / edge) ** 2 / 3) + 1)
    wanted = int(rng.integers(1, room + 1)) if rng.random() < 0.96 else 0  # noqa: PLR2004
    pieces: list[_Piece] = []
    for _ in range(wanted * 4):
        if len(pieces) == wanted:
            break
        place, yaw = _spot(rng, camera, pieces)
        if any(_overlap(place, yaw, other.body) for other in pieces):
            continue
        lean = float(rng.uniform(9, 45)) if rng.random() < cocked else 0.0
        if not lean and rng.random() < 0.3:  # noqa: PLR2004 - cloth is never quite flat
            lean = float(rng.uniform(0, 2.5))
        art = shared if same_set else arts[int(rng.integers(len(arts)))]
        foreign = rng.random() < 0.15  # noqa: PLR2004 - a share of the dice
        size = float(rng.uniform(0.7, 1.25)) if foreign else 1.0
        skin = foreign_skin(rng, edge * size) if foreign else bang_skin(rng, art, edge)
        body = resting(rng, place, yaw, lean, size)
        pieces.append(_Piece(body, skin, random_gloss(rng), lean > _COCKED))
    return pieces


def _spot(rng: Rng, camera: Camera, pieces: list[_Piece]) -> tuple[Array, float]:
    if pieces and rng.random() < 0.45:  # noqa: PLR2004 - beside another die
        other = pieces[int(rng.integers(len(pieces)))].body
        yaw = float(np.arctan2(other.rotation[1, 0], other.rotation[0, 0]))
        turn = yaw + np.pi / 2 * rng.integers(4)
        ahead, aside = (
            np.array([np.cos(turn), np.sin(turn)]),
            np.array([-np.sin(turn), np.cos(turn)]),
        )
        gap = 1.01 + abs(rng.normal(0, 0.04))
        place = other.position[:2] + ahead * gap + aside * rng.uniform(-0.8, 0.8)
        return place, yaw + rng.normal(0, 0.03)
    spread = (-0.02, 1.02) if pieces else (0.38, 0.62)
    pixel = rng.uniform(*spread, (1, 2)) * camera.size
    return camera.on_plane(pixel, 1.0)[0], float(rng.uniform(0, 2 * np.pi))


def _overlap(place: Array, yaw: float, other: Body) -> bool:
    """Separate the two squares by one of their axes, or say they overlap."""
    angle = float(np.arctan2(other.rotation[1, 0], other.rotation[0, 0]))
    between = place - other.position[:2]
    reach = (1.0 + other.edge) / 2 * 1.0
    for turn in (yaw, yaw + np.pi / 2, angle, angle + np.pi / 2):
        axis = np.array([np.cos(turn), np.sin(turn)])
        relative = abs(((yaw - angle) + np.pi / 4) % (np.pi / 2) - np.pi / 4)
        spread = 0.5 + 0.5 * (np.cos(relative) + np.sin(relative)) * max(other.edge, 1.0)
        if abs(between @ axis) > max(reach, spread):
            return False
    return True


def _lit_ground(
    camera: Camera,
    ground: Image,
    bodies: list[Body],
    light: Light,
    maps: tuple[Array, tuple[Array, float]],
) -> Image:
    to_image, (low, scale) = maps
    size = ground.shape[0]
    coarse = size // _COARSE
    place = (low, scale * coarse / size)
    total = np.empty((coarse, coarse, 3), np.float32)
    total[:] = light.sky
    total *= 1 - 0.55 * _contact(bodies, place, coarse)[..., None]
    for lamp in light.lamps:
        shadow = np.zeros((coarse, coarse), np.float32)
        for body in bodies:
            _cast(shadow, body, lamp.towards, place)
        shadow = cv2.GaussianBlur(shadow, (0, 0), max(0.5, lamp.softness * 0.5 * place[1]))
        total += lamp.colour * np.float32(lamp.towards[2]) * (1 - shadow)[..., None]
    lit = linear(ground) * cv2.resize(total, (size, size))
    image: Image = cv2.warpPerspective(
        lit, to_image, (camera.size, camera.size), borderMode=cv2.BORDER_REFLECT
    )
    return image


def _contact(bodies: list[Body], place: tuple[Array, float], size: int) -> Image:
    """Darken the table where dice meet it."""
    mask = np.zeros((size, size), np.float32)
    for body in bodies:
        _cast(mask, body, np.array([0.0, 0.0, 1.0]), place)
    near = cv2.GaussianBlur(mask, (0, 0), 0.1 * place[1])
    return (near * 0.7 + cv2.blur(mask, (int(place[1]) + 1,) * 2) * 0.3).astype(np.float32)


def _cast(mask: Image, body: Body, towards: Array, place: tuple[Array, float]) -> None:
    low, scale = place
    inner = body.position + (body.corners() - body.position) * 0.94
    fallen = inner[:, :2] - inner[:, 2:] * towards[:2] / towards[2]
    hull = cv2.convexHull(((fallen - low) * scale * 16).astype(np.int32))
    cv2.fillConvexPoly(mask, hull, (1.0,), cv2.LINE_8, 4)


def _far_to_near(pieces: list[_Piece], camera: Camera) -> list[int]:
    away = [float(np.linalg.norm(piece.body.position - camera.position)) for piece in pieces]
    return [int(i) for i in np.argsort(away)[::-1]]


def _paint(canvas: _Canvas, number: int, pieces: list[_Piece], light: Light) -> None:
    piece, camera = pieces[number], canvas.camera
    hit = trace(piece.body, camera)
    if hit is None:
        return
    view = hit.point - camera.position.astype(np.float32)[:, None, None]
    view = view / np.sqrt((view**2).sum(axis=0))
    near = [
        other.body
        for index, other in enumerate(pieces)
        if index != number and np.linalg.norm(other.body.position - piece.body.position) < 3  # noqa: PLR2004
    ]
    surface = Surface(hit, _texture(piece.skin, hit), piece.skin, piece.gloss, view)
    colour = shade(surface, light, near)
    tall, wide = hit.cover.shape
    area = (slice(hit.top, hit.top + tall), slice(hit.left, hit.left + wide))
    cover = hit.cover[..., None]
    canvas.image[area] = canvas.image[area] * (1 - cover) + colour * cover
    canvas.owner[area][hit.cover > 0.5] = number  # noqa: PLR2004 - more than half the pixel


def _texture(skin: Skin, hit: Hit) -> Image:
    side = skin.tiles.shape[1]
    rows = hit.face * side + np.clip(hit.along * side - 0.5, 0, side - 1)
    columns = np.clip(hit.across * side - 0.5, 0, side - 1)
    return cv2.remap(
        skin.tiles, columns.astype(np.float32), rows.astype(np.float32), cv2.INTER_LINEAR
    )


def _reach_in(rng: Rng, image: Image, owner: Array, edge: float) -> None:
    skin, cover = hand(rng, owner.shape[0], edge)
    shadow = cv2.GaussianBlur(np.roll(cover, rng.integers(-30, 30, 2), (0, 1)), (0, 0), edge * 0.3)
    bright = float(np.percentile(image, 80)) * rng.uniform(0.8, 2.0)
    image *= 1 - 0.6 * shadow[..., None]
    image[:] = image * (1 - cover[..., None]) + skin * bright * cover[..., None]
    owner[cover > 0.5] = _HAND  # noqa: PLR2004 - more than half the pixel


def _shown(body: Body, camera: Camera) -> list[int]:
    """Give the top face and the sides that look at the camera."""
    towards = camera.position - body.position
    towards = towards / np.linalg.norm(towards)
    seen = {face for face in range(6) if body.normal(face) @ towards > _SEEN_SIDE}
    return sorted({body.top()} | seen)


def _label(number: int, piece: _Piece, face: int, canvas: _Canvas) -> Label:
    camera, owner, square = canvas.camera, canvas.owner, piece.body.square(face)
    corners = camera.project(square)
    if _area(corners) < 0:
        corners = corners[::-1]
    mask = np.zeros(owner.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), (1,))
    inside = owner[mask > 0]
    strangers = (inside != number) & (inside >= 0)
    hidden = float(strangers.mean()) if len(inside) else 1.0
    return Label(
        piece.skin.faces[face],
        corners,
        piece.leaning,
        hidden,
        _up(camera, piece.body.normal(face), square),
        side=face != piece.body.top(),
    )


def _up(camera: Camera, normal: Array, square: Array) -> tuple[float, float]:
    ray = camera.rotation @ (square.mean(axis=0) - camera.position)
    x, y, _ = along_ray(ray) @ camera.rotation @ normal
    return float(x), float(y)


def _area(corners: Array) -> float:
    x, y = corners[:, 0], corners[:, 1]
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2
