"""A hobby pipeline: Otsu's threshold, minAreaRect, a small network that is never in doubt.

The network is our own classifier with its refusals taken away: the likeliest of the six faces of
one upright crop. So the pipeline is better here than one a hobbyist would train.
"""

import cv2
import numpy as np
import numpy.typing as npt

from vision.classifier import Classifier
from vision.faces import FACES
from vision.reading import DieReading, Status
from vision.rectify import Views

Frame = npt.NDArray[np.uint8]
Corners = npt.NDArray[np.float64]

_SIDES = (24.0, 220.0)  # pixels
_LONGEST = 1.35  # a die's outline is about as long as wide
_FULLEST = 0.72  # and fills its rectangle


class HobbyReader:
    """Reads bright square blobs as dice."""

    def __init__(self, classifier: Classifier) -> None:
        self._classifier = classifier

    def read(self, frame: Frame) -> tuple[DieReading, ...]:
        """Return what it takes for dice; every one of them given as read."""
        squares = find_squares(frame)
        if not squares:
            return ()
        views = Views(frame)
        logits = self._classifier.logits([views.rectified(square) for square in squares])
        best = logits[:, : len(FACES)].argmax(axis=1)
        return tuple(
            _reading(square, int(face)) for square, face in zip(squares, best, strict=True)
        )


def find_squares(frame: Frame) -> list[Corners]:
    """Return the corners of blobs that Otsu's threshold sets apart and that look square."""
    grey = cv2.GaussianBlur(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    _, bright = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    outlines, _ = cv2.findContours(bright, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    found = []
    for outline in outlines:
        middle, (width, height), turn = cv2.minAreaRect(outline)
        short, long = sorted((width, height))
        square = _SIDES[0] < short and long < _SIDES[1] and long < _LONGEST * short
        if square and cv2.contourArea(outline) > _FULLEST * width * height:
            corners = cv2.boxPoints((middle, (width, height), turn))
            found.append(np.asarray(corners, np.float64))
    return found


def _reading(corners: Corners, face: int) -> DieReading:
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    x, y = (float(value) for value in corners.mean(axis=0))
    return DieReading(FACES[face], 1.0, Status.READ, (x, y), (a, b, c, d))
