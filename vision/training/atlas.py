"""`python -m vision.training.atlas OUT.png`: draw the faces that the simulated table shows.

The table itself then needs only the picture: sets of faces in rows, faces in `FACES` order.
"""

import sys

import cv2
import numpy as np

from vision.faces import FACES
from vision.training.arrays import Mask
from vision.training.drawings import draw_face
from vision.training.symbols import Hand

SIDE = 128
SETS = 3


def atlas() -> Mask:
    """Draw each set by a hand of its own, unworn."""
    rows = []
    for number in range(SETS):
        rng = np.random.default_rng([1881, number])
        hand = Hand(bold=1.0 + 0.15 * number, wobble=0.0, scale=0.98)
        rows.append(np.hstack([draw_face(face, rng, SIDE, hand).engraving for face in FACES]))
    return np.vstack(rows)


if __name__ == "__main__":
    cv2.imwrite(sys.argv[1], atlas())
