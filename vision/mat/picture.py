"""The mat as a picture, for the simulated table and for tests."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.mat.layout import HEIGHT, WIDTH, shapes

_SIXTEENTHS = 16
_FINE = 4


def mat_picture(pixels_per_mm: float) -> npt.NDArray[np.uint8]:
    """Draw the mat, BGR, without the paper around it."""
    size = (round(HEIGHT * pixels_per_mm), round(WIDTH * pixels_per_mm), 3)
    picture = np.full(size, 255, np.uint8)
    for shape in shapes():
        points = (shape.points + np.array([WIDTH, HEIGHT]) / 2) * pixels_per_mm - 0.5
        outline = np.round(points * _SIXTEENTHS).astype(np.int32)
        colour = tuple(255 * level for level in reversed(shape.colour))
        cv2.fillPoly(picture, [outline], colour, cv2.LINE_AA, _FINE)
    return picture


def from_mat(pixels_per_mm: float) -> npt.NDArray[np.float64]:
    """Give the matrix from millimetres on the mat to pixels of its picture."""
    s = pixels_per_mm
    return np.array([[s, 0, WIDTH / 2 * s - 0.5], [0, s, HEIGHT / 2 * s - 0.5], [0, 0, 1]])
