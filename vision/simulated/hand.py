"""A simulated hand with its arm, drawn once and laid over frames wherever it reaches."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]

TALL, WIDE = 1150, 380
PALM = (190, 230)
SKIN = (118, 158, 214)
SLEEVE = (96, 62, 44)


class Side(IntEnum):
    """Where the hand comes in; a quarter turn each."""

    NEAR = 0
    RIGHT = 1
    LEFT = 3


@dataclass(frozen=True, slots=True)
class Hand:
    """The side it comes from, and where the palm is, in pixels."""

    side: Side
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class _Sprite:
    colour: Frame
    gap: Frame
    palm: tuple[int, int]


@cache
def _sprite(side: Side) -> _Sprite:
    """Draw fingers, palm and arm pointing up, then turn them."""
    shape = np.zeros((TALL, WIDE), np.uint8)
    x, y = PALM
    cv2.ellipse(shape, PALM, (78, 92), 0, 0, 360, (255,), -1)
    cv2.line(shape, (x, y + 40), (x, TALL), (255,), 118)
    for dx, dy in ((-62, -120), (-24, -165), (18, -172), (58, -140), (-135, -20)):
        cv2.line(shape, (x + dx // 2, y - 20), (x + dx, y + dy), (255,), 36)
    depth = cv2.distanceTransform(shape, cv2.DIST_L2, 3)
    relief = 0.55 + 0.45 * np.sqrt(np.clip(depth / 30, 0, 1))[..., None]
    colour = relief * SKIN
    colour[y + 260 :] = relief[y + 260 :] * SLEEVE
    cover = (cv2.GaussianBlur(shape, (0, 0), 1.2) / 255.0)[..., None]
    quarter = int(side)
    flat = np.rot90((colour * cover).astype(np.uint8), quarter)
    gap = np.rot90(np.repeat(255 * (1 - cover), 3, axis=2).astype(np.uint8), quarter)
    palm = {
        Side.NEAR: PALM,
        Side.RIGHT: (y, WIDE - 1 - x),
        Side.LEFT: (TALL - 1 - y, x),
    }[side]
    return _Sprite(np.ascontiguousarray(flat), np.ascontiguousarray(gap), palm)


def draw_hand(frame: Frame, hand: Hand) -> None:
    """Lay the hand over the frame."""
    sprite = _sprite(hand.side)
    left, top = round(hand.x) - sprite.palm[0], round(hand.y) - sprite.palm[1]
    tall, wide = sprite.gap.shape[:2]
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(frame.shape[1], left + wide), min(frame.shape[0], top + tall)
    if x1 <= x0 or y1 <= y0:
        return
    inside = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    spot = frame[y0:y1, x0:x1]
    dimmed = cv2.multiply(spot, sprite.gap[inside], scale=1 / 255)
    spot[:] = cv2.add(dimmed, sprite.colour[inside])
