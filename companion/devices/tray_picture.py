"""The picture of the simulated tray: felt, and five plain dice with a coloured sign each."""

from collections.abc import Iterable

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.devices.dice_camera import Corners, SeenDie
from companion.rules.bang_dice.model import Face

SIZE = (400, 300)
FELT = (31, 66, 48)
EDGE = (72, 47, 30)
BONE = (236, 226, 203)
SIGNS: dict[Face, tuple[str, tuple[int, int, int]]] = {
    Face.ARROW: ("<", (120, 60, 20)),
    Face.DYNAMITE: ("!", (190, 40, 25)),
    Face.BULLSEYE_1: ("1", (40, 40, 40)),
    Face.BULLSEYE_2: ("2", (40, 40, 40)),
    Face.BEER: ("U", (190, 130, 20)),
    Face.GATLING: ("*", (40, 40, 40)),
}


def draw_tray(dice: Iterable[SeenDie]) -> bytes:
    """Draw the tray with these dice, as red, green and blue bytes."""
    width, height = SIZE
    image: NDArray[np.uint8] = np.full((height, width, 3), FELT, np.uint8)
    cv2.rectangle(image, (0, 0), (width - 1, height - 1), EDGE, 14)
    for die in dice:
        _draw_die(image, die)
    return image.tobytes()


def _draw_die(image: NDArray[np.uint8], die: SeenDie) -> None:
    points = _pixels(die.corners)
    cv2.fillConvexPoly(image, np.add(points, (4, 5)), (18, 40, 29), cv2.LINE_AA)
    cv2.fillConvexPoly(image, points, BONE, cv2.LINE_AA)
    if die.face is None:
        return
    sign, colour = SIGNS[die.face]
    x, y = points.mean(axis=0)
    spot = (int(x) - 10, int(y) + 10)
    cv2.putText(image, sign, spot, cv2.FONT_HERSHEY_SIMPLEX, 1.0, colour, 3, cv2.LINE_AA)


def _pixels(corners: Corners) -> NDArray[np.int32]:
    return (np.array(corners) * SIZE).astype(np.int32)
