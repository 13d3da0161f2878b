"""One die in space: a rounded cube met by every pixel's ray, so edges and sides look real."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.training.arrays import Array, Image, Rng
from vision.training.camera import Camera

_STEPS = 14
# The six outward axes of the cube and, for each, the in-plane axes of its drawing.
_AXES = ((0, 1, 2), (1, 2, 0), (2, 0, 1))


@dataclass(frozen=True, slots=True)
class Body:
    """Where a die lies, how it is turned, and how round it is."""

    position: Array
    rotation: Array
    edge: float
    rounding: float
    ball: float

    def corners(self) -> Array:
        """Give the eight corners of the cube without its rounding."""
        signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
        placed: Array = signs * self.edge / 2 @ self.rotation.T + self.position
        return placed

    def top(self) -> int:
        """Give the number of the face that looks up most."""
        axis = int(np.argmax(np.abs(self.rotation[2])))
        return axis if self.rotation[2, axis] > 0 else axis + 3

    def normal(self, face: int) -> Array:
        """Give where a face looks."""
        return np.asarray(self.rotation[:, face % 3] * (1 if face < 3 else -1))  # noqa: PLR2004

    def square(self, face: int) -> Array:
        """Give the four corners of a face in turning order."""
        axis, sign = face % 3, 1 if face < 3 else -1  # noqa: PLR2004 - three axes, two sides each
        one, two = (axis + 1) % 3, (axis + 2) % 3
        square = np.zeros((4, 3))
        square[:, axis] = sign
        square[:, one] = [-1, 1, 1, -1]
        square[:, two] = [-1, -1, 1, 1]
        placed: Array = square * self.edge / 2 @ self.rotation.T + self.position
        return placed


@dataclass(frozen=True, slots=True)
class Hit:
    """What the rays of a rectangle of pixels met."""

    left: int
    top: int
    cover: Image
    point: Image
    normal: Image
    face: npt.NDArray[np.intp]
    across: Image
    along: Image


def resting(rng: Rng, place: Array, yaw: float, lean: float, edge: float) -> Body:
    """Lay a die on the table; a lean in degrees makes it stand cocked on an edge."""
    rounding = float(rng.uniform(0.06, 0.22))
    ball = float(rng.uniform(0.68, 0.8)) if rng.random() < 0.35 else 2.0  # noqa: PLR2004
    turn = _about(np.array([0.0, 0.0, 1.0]), yaw)
    if lean:
        round_ = rng.uniform(0, 2 * np.pi)
        turn = _about(np.array([np.cos(round_), np.sin(round_), 0.0]), np.radians(lean)) @ turn
    core = edge * (0.5 - rounding)
    height = edge * rounding + core * float(np.abs(turn[2]).sum())
    return Body(np.array([place[0], place[1], height]), turn, edge, rounding, ball)


def _about(axis: Array, angle: float) -> Array:
    matrix: Array = cv2.Rodrigues(axis * angle)[0]
    return matrix


def trace(body: Body, camera: Camera) -> Hit | None:
    """Meet the die with the ray of every pixel that might show it."""
    pixels = camera.project(body.corners())
    left, top = np.maximum(np.floor(pixels.min(axis=0)).astype(int) - 2, 0)
    right, bottom = np.minimum(np.ceil(pixels.max(axis=0)).astype(int) + 3, camera.size)
    if right - left < 2 or bottom - top < 2:  # noqa: PLR2004 - nothing of it is in view
        return None
    across, down = np.meshgrid(np.arange(left, right), np.arange(top, bottom))
    rays = camera.rays(np.stack([across.ravel(), down.ravel()], axis=1).astype(np.float64))
    shape = across.shape
    direction = (rays @ body.rotation / 1.0).astype(np.float32).T.reshape(3, *shape)
    origin = ((camera.position - body.position) @ body.rotation / body.edge).astype(np.float32)
    point, nearest = _march(origin, direction, body)
    pixel = float(np.linalg.norm(origin)) / camera.focal
    cover = np.clip(1.0 - nearest / pixel, 0.0, 1.0).astype(np.float32)
    normal = _normal(point, body)
    face, u, v = _unfold(point)
    turn = body.rotation.astype(np.float32)
    world = (
        np.tensordot(turn, point * body.edge, 1) + body.position.astype(np.float32)[:, None, None]
    )
    bent = np.tensordot(turn, normal, 1)
    return Hit(int(left), int(top), cover, world.astype(np.float32), bent, face, u, v)


def _distance(point: Image, body: Body) -> Image:
    far = np.abs(point)
    far -= np.float32(0.5 - body.rounding)
    most = np.maximum(np.maximum(far[0], far[1]), far[2])
    np.maximum(far, 0, out=far)
    far *= far
    box: Image = np.sqrt(far[0] + far[1] + far[2])
    box += np.minimum(most, 0)
    box -= np.float32(body.rounding)
    if body.ball > 1:
        return box
    ball: Image = np.sqrt(_dot(point, point)) - np.float32(body.ball)
    return np.maximum(box, ball)


def _dot(one: Image, two: Image) -> Image:
    total: Image = one[0] * two[0] + one[1] * two[1] + one[2] * two[2]
    return total


def _march(origin: Image, direction: Image, body: Body) -> tuple[Image, Image]:
    start = np.float32(max(0.0, float(np.linalg.norm(origin)) - 0.9))
    reach = np.full(direction.shape[1:], start, np.float32)
    nearest = np.full(direction.shape[1:], 9.0, np.float32)
    point = origin[:, None, None] + reach * direction
    for _ in range(_STEPS):
        gap = _distance(point, body)
        nearest = np.minimum(nearest, np.maximum(gap, 0))
        reach += gap
        point = origin[:, None, None] + reach * direction
    return point, np.maximum(nearest - np.float32(0.004), 0)


def _normal(point: Image, body: Body) -> Image:
    far = np.abs(point) - np.float32(0.5 - body.rounding)
    raw = np.maximum(far, 0) * np.sign(point)
    raw = np.where(_dot(raw, raw) > 0, raw, point)
    if body.ball <= 1:
        on_ball = _dot(point, point) > (body.ball - 0.01) ** 2
        raw = np.where(on_ball, point, raw)
    unit: Image = raw / (np.sqrt(_dot(raw, raw)) + np.float32(1e-6))
    return unit


def _unfold(point: Image) -> tuple[npt.NDArray[np.intp], Image, Image]:
    """Give each point's face (axis, plus 3 on the negative side) and its place on the drawing."""
    axis = np.abs(point).argmax(axis=0)
    chosen = np.take_along_axis(point, axis[None], axis=0)[0]
    u = np.take_along_axis(point, ((axis + 1) % 3)[None], axis=0)[0]
    v = np.take_along_axis(point, ((axis + 2) % 3)[None], axis=0)[0]
    # Seen from outside, the two sides of an axis are mirror images.
    u = np.where(chosen > 0, u, -u)
    face: npt.NDArray[np.intp] = axis + np.where(chosen > 0, 0, 3)
    return face, (u + 0.5).astype(np.float32), (0.5 - v).astype(np.float32)


def blocks(body: Body, point: Image, towards: Array) -> npt.NDArray[np.bool_]:
    """Say which points lie in this die's shadow, for a lamp in that direction."""
    local = np.tensordot(
        body.rotation.T.astype(np.float32),
        point - body.position.astype(np.float32)[:, None, None],
        1,
    )
    ray = (body.rotation.T @ towards).astype(np.float32)[:, None, None]
    ray = np.where(np.abs(ray) < 1e-4, np.float32(1e-4), ray)  # noqa: PLR2004 - avoids dividing by 0
    half = np.float32(body.edge * 0.48)
    low, high = (-half - local) / ray, (half - local) / ray
    enter = np.minimum(low, high).max(axis=0)
    leave = np.maximum(low, high).min(axis=0)
    hidden: npt.NDArray[np.bool_] = (leave > enter) & (leave > 0)
    return hidden
