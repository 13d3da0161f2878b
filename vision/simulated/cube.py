"""Draws one die into a frame: rounded silhouette, visible sides with their drawings, shadow."""

from functools import cache
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.faces import FACES, Face
from vision.simulated.pose import SIDES, Pose
from vision.simulated.viewpoint import EDGE, Viewpoint

Frame = npt.NDArray[np.uint8]
Array = npt.NDArray[np.float64]
Tiles = list[npt.NDArray[np.uint8]]

SIDE = 128
ROUNDING = 0.13
# Ink and body of the published dice, BGR.
PAINTS = {
    Face.ARROW: (45, 84, 8),
    Face.DYNAMITE: (80, 45, 228),
    Face.BULLSEYE_1: (21, 13, 13),
    Face.BULLSEYE_2: (21, 13, 13),
    Face.BEER: (31, 106, 250),
    Face.GATLING: (136, 41, 14),
}
BODY = (226, 234, 238)
LIGHT = np.array([-0.35, 0.3, 0.89])
_FINE = 4
_SIXTEENTHS = 16
_DRAWN = 0.5


@cache
def tiles(number: int) -> Tiles:
    """Give the six sides of a set as colour and cover, lit straight from above."""
    path = Path(__file__).with_name("faces.png")
    atlas = np.asarray(cv2.imread(str(path), cv2.IMREAD_GRAYSCALE), np.uint8)
    row = number % (atlas.shape[0] // SIDE)
    inks = np.hsplit(atlas[row * SIDE : (row + 1) * SIDE], len(FACES))
    return [_tile(ink, PAINTS[face]) for ink, face in zip(inks, FACES, strict=True)]


def _tile(ink: Frame, paint: tuple[int, int, int]) -> Frame:
    small = np.pad(cv2.resize(ink, (SIDE - 16,) * 2, interpolation=cv2.INTER_AREA), 8)
    share = small[..., None] / 255
    colour = np.array(BODY) * (1 - share) + np.array(paint) * share
    cover: Frame = np.zeros((SIDE, SIDE), np.uint8)
    inset = round(SIDE * ROUNDING)
    cv2.rectangle(cover, (inset, inset), (SIDE - inset, SIDE - inset), (255,), inset)
    cv2.rectangle(cover, (inset, inset), (SIDE - inset, SIDE - inset), (255,), -1)
    soft = cv2.GaussianBlur(cover, (0, 0), SIDE * 0.02)
    return np.dstack([colour, soft]).astype(np.uint8)


def draw_die(frame: Frame, view: Viewpoint, pose: Pose, sides: Tiles) -> None:
    """Draw a die where it is."""
    core = view.project(pose.corners(1 - 2 * ROUNDING))
    outline = view.project(pose.corners())
    left, top = np.floor(outline.min(axis=0)).astype(int) - 2
    right, bottom = np.ceil(outline.max(axis=0)).astype(int) + 3
    if left < 0 or top < 0 or right > frame.shape[1] or bottom > frame.shape[0]:
        return  # only dice wholly in view are simulated
    spot = frame[top:bottom, left:right]
    thick = 2 * ROUNDING * EDGE * view.focal / view.depth(pose.center)
    _silhouette(spot, core - (left, top), round(thick), _edge_colour(view, pose))
    for side, tile in enumerate(sides):
        if _faces(view, pose, side):
            corners = view.project(pose.square(side)) - (left, top)
            _lay(spot, tile, corners, _shade(pose.rotation @ SIDES[side][0]))


def _silhouette(spot: Frame, core: Array, thick: int, colour: tuple[float, ...]) -> None:
    hull = cv2.convexHull(np.round(core * _SIXTEENTHS).astype(np.int32))
    cv2.fillConvexPoly(spot, hull, colour, cv2.LINE_AA, _FINE)
    cv2.polylines(spot, [hull], True, colour, max(1, thick), cv2.LINE_AA, _FINE)


def _edge_colour(view: Viewpoint, pose: Pose) -> tuple[float, ...]:
    towards = view.place - pose.center
    seen = [n for n in (pose.rotation @ normal for normal, _ in SIDES) if n @ towards > 0]
    shade = float(np.mean([_shade(normal) for normal in seen]))
    return tuple(level * shade for level in BODY)


def _shade(normal: Array) -> float:
    return 0.5 + 0.12 * float(normal[2]) + 0.36 * max(0.0, float(normal @ LIGHT))


def _faces(view: Viewpoint, pose: Pose, side: int) -> bool:
    towards = view.place - pose.square(side).mean(axis=0)
    return bool(pose.rotation @ SIDES[side][0] @ towards > 0)


def _lay(spot: Frame, tile: Frame, corners: Array, shade: float) -> None:
    source = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32) - _DRAWN
    warp = cv2.getPerspectiveTransform(source, corners.astype(np.float32))
    drawn = cv2.warpPerspective(tile, warp, (spot.shape[1], spot.shape[0]), flags=cv2.INTER_AREA)
    cover = drawn[..., 3:].astype(np.float32) / 255
    spot[:] = (spot * (1 - cover) + drawn[..., :3] * np.float32(shade) * cover).astype(np.uint8)


def draw_shadow(frame: Frame, view: Viewpoint, pose: Pose) -> None:
    """Darken the table where the die keeps the light off."""
    corners = pose.corners(0.94)
    fallen = corners - corners[:, 2:] * LIGHT / LIGHT[2]
    hull = cv2.convexHull(view.project(fallen).astype(np.float32))
    left, top = np.maximum(np.floor(hull.min(axis=(0, 1))).astype(int) - 12, 0)
    right, bottom = np.ceil(hull.max(axis=(0, 1))).astype(int) + 13
    spot = frame[top:bottom, left:right]
    if not spot.size:
        return
    mask = np.zeros(spot.shape[:2], np.float32)
    cv2.fillConvexPoly(mask, np.round(hull - (left, top)).astype(np.int32), (0.42,))
    soft = cv2.GaussianBlur(mask, (0, 0), 4.0)[..., None]
    spot[:] = (spot * (1 - soft)).astype(np.uint8)
