"""Look at the dice from straight above: the plane of the top faces, sampled at one scale."""

from dataclasses import replace

import cv2
import numpy as np
import numpy.typing as npt

from vision.localiser import Candidate, Localiser
from vision.mat.find import MatPose
from vision.mat.layout import DIE
from vision.rectify import Views, edge_of

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

# The mat and a die's width of table around it; a top face becomes a square of 21 pixels, which
# the localiser knows well, so that it need not look at the picture in any other size.
LOOK = (384, 288)
SCALE = 21.0 / DIE
# What is not nearly as large as a die is none.
SMALLEST, LARGEST = 0.7, 1.35
# The frame is shrunk to this width first, so that fine lines do not flicker.
SHRUNK = 640


def find_on_mat(localiser: Localiser, frame: Frame, mat: MatPose, found: float) -> list[Candidate]:
    """Find top faces on the mat; corners are in the frame's pixels."""
    return [
        replace(die, corners=mat.to_frame((die.corners - np.array(LOOK) / 2) / SCALE))
        for die in localiser.find(Views(look_down(frame, mat)), found)
        if SMALLEST < edge_of(die.corners) / (DIE * SCALE) < LARGEST
    ]


def look_down(frame: Frame, mat: MatPose) -> Frame:
    """Give the plane of the top faces as a picture."""
    shrink = min(1.0, SHRUNK / frame.shape[1])
    small = cv2.resize(frame, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    x, y = LOOK[0] / 2, LOOK[1] / 2
    millimetres = np.array([[1, 0, -x], [0, 1, -y], [0, 0, SCALE]])
    from_look = np.diag([shrink, shrink, 1.0]) @ mat.tops @ millimetres
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpPerspective(small, from_look, LOOK, flags=flags), np.uint8)
