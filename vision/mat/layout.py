"""What is on the mat and where, in millimetres from its middle: x to the right, y down."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
Colour = tuple[float, float, float]

# Fits on A4 and on Letter with the margins that printers need.
WIDTH, HEIGHT = 258.0, 188.0
MARKER = 28.0
QUIET = 5.0
# White cells overlap by this much, or black hairs are printed between them.
SEAM = 0.04
MARKERS = (11, 23, 31, 42)
DIE = 16.0
# Light dice and dark dice both stand out from this cloth.
CLOTH: Colour = (0.33, 0.46, 0.42)
LINE: Colour = (0.72, 0.66, 0.5)
WHITE: Colour = (1.0, 1.0, 1.0)
BLACK: Colour = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled outline."""

    points: Points
    colour: Colour


def dictionary() -> cv2.aruco.Dictionary:
    """Give the markers' alphabet."""
    return cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_50)


def marker_corners() -> dict[int, Points]:
    """Give the corners of each marker, clockwise from its upper left, by its number."""
    x, y = WIDTH / 2 - QUIET - MARKER / 2, HEIGHT / 2 - QUIET - MARKER / 2
    middles = ((-x, -y), (x, -y), (x, y), (-x, y))
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * MARKER / 2
    return {number: square + middle for number, middle in zip(MARKERS, middles, strict=True)}


def shapes() -> list[Shape]:
    """Give all that is drawn, in the order it is drawn."""
    drawn = [Shape(_box(0, 0, WIDTH, HEIGHT), CLOTH)]
    drawn += _frame(10.0, 1.2) + _frame(13.0, 0.5)
    for number, corners in marker_corners().items():
        x, y = corners.mean(axis=0)
        side = MARKER + 2 * QUIET
        drawn.append(Shape(_box(x, y, side, side), WHITE))
        drawn += _cells(number, corners)
    return drawn


def _frame(inset: float, thick: float) -> list[Shape]:
    wide, tall = WIDTH - 2 * inset, HEIGHT - 2 * inset
    return [
        Shape(_box(0, -tall / 2, wide, thick), LINE),
        Shape(_box(0, tall / 2, wide, thick), LINE),
        Shape(_box(-wide / 2, 0, thick, tall), LINE),
        Shape(_box(wide / 2, 0, thick, tall), LINE),
    ]


def _cells(number: int, corners: Points) -> list[Shape]:
    """Give the black cells of a marker: one square, with its white cells on top."""
    count = dictionary().markerSize + 2
    cells = cv2.aruco.generateImageMarker(dictionary(), number, count)
    cell = MARKER / count
    wide = cell + SEAM
    left, top = corners[0] + cell / 2
    white = [
        Shape(_box(left + column * cell, top + row * cell, wide, wide), WHITE)
        for row, column in np.argwhere(cells > 0)
    ]
    return [Shape(corners, BLACK), *white]


def _box(x: float, y: float, wide: float, tall: float) -> Points:
    return np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (wide / 2, tall / 2) + (x, y)
