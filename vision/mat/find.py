"""Find the mat in a frame, and from it the camera's pose."""

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

from vision.mat.layout import DIE, dictionary, marker_corners

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

# One adaptive window is enough at every size, and quick.
WINDOW = 13
# Two markers in opposite places hold the plane well enough; one alone does not.
FEWEST = 2
# A marker's corner that lies further off than this, in pixels, is no part of a flat mat.
FLAT = 4.0
# What lenses of webcams and phones come to, in widths of the picture, and what is believable.
USUAL_FOCAL = 0.9
FOCALS = (0.5, 2.5)
# Straight from above the picture tells nothing about the lens.
TELLING = 0.05


@dataclass(frozen=True, slots=True, eq=False)
class MatPose:
    """Where the mat is: matrices from its millimetres to pixels of the frame."""

    ground: Array
    """At the height of the paper."""
    tops: Array
    """At the height of the dice's top faces."""
    focal: float
    markers: int

    def on_tops(self, pixels: Array) -> Array:
        """Give where pixels (N x 2) meet the plane of the top faces, in millimetres."""
        return _through(np.asarray(np.linalg.inv(self.tops), np.float64), pixels)

    def to_frame(self, millimetres: Array) -> Array:
        """Give the pixels of points (N x 2) on the plane of the top faces."""
        return _through(self.tops, millimetres)


def find_mat(frame: Frame) -> MatPose | None:
    """Give the pose of the mat, or None where it cannot be seen well enough."""
    grey = frame if frame.ndim == 2 else cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)  # noqa: PLR2004 - rows and columns only
    corners, numbers, _ = _detector().detectMarkers(grey)
    known = marker_corners()
    seen = {} if numbers is None else dict(zip(numbers.ravel().tolist(), corners, strict=True))
    ours = [number for number in known if number in seen]
    if len(ours) < FEWEST:
        return None
    flat = np.concatenate([known[number] for number in ours])
    pixels = np.concatenate([seen[number].reshape(4, 2) for number in ours]).astype(np.float64)
    homography, _ = cv2.findHomography(flat, pixels, 0)
    if homography is None:
        return None
    ground = np.asarray(homography, np.float64)
    if np.abs(_through(ground, flat) - pixels).max() > FLAT:
        return None
    return pose_from(ground, (frame.shape[1], frame.shape[0]), len(ours))


def pose_from(ground: Array, size: tuple[int, int], markers: int) -> MatPose | None:
    """Lift the plane of the paper, `K [r1 r2 t]`, to the top faces, `K [r1 r2 z r3 + t]`."""
    focal = focal_of(ground, size)
    lens = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    axes = np.linalg.inv(lens) @ ground
    scale = 2 / (np.linalg.norm(axes[:, 0]) + np.linalg.norm(axes[:, 1]))
    axes *= scale if axes[2, 2] > 0 else -scale
    down = np.cross(axes[:, 0], axes[:, 1])
    if down[2] <= 0:
        return None  # seen from below, or mirrored
    tops = lens @ axes
    tops[:, 2] -= lens @ down * (DIE / np.linalg.norm(down))
    return MatPose(lens @ axes, tops, focal, markers)


def focal_of(ground: Array, size: tuple[int, int]) -> float:
    """Take the focal length that makes the mat's sides square, or a usual one if that is vague."""
    middle = np.array([[1, 0, -size[0] / 2], [0, 1, -size[1] / 2], [0, 0, 1]])
    one, two, _ = (middle @ ground).T
    flat = np.array([one[:2] @ two[:2], one[:2] @ one[:2] - two[:2] @ two[:2]])
    deep = np.array([one[2] * two[2], one[2] ** 2 - two[2] ** 2])
    longest = max(size)
    usual = USUAL_FOCAL * longest
    weight = np.hypot(one[2], two[2]) * longest / np.sqrt(np.hypot(*one[:2]) * np.hypot(*two[:2]))
    if weight < TELLING or deep @ deep == 0:
        return usual
    squared = -float(flat @ deep) / float(deep @ deep)
    if squared <= 0:
        return usual
    focal = float(np.sqrt(squared))
    return focal if FOCALS[0] * longest <= focal <= FOCALS[1] * longest else usual


@cache
def _detector() -> cv2.aruco.ArucoDetector:
    settings = cv2.aruco.DetectorParameters()
    settings.adaptiveThreshWinSizeMin = settings.adaptiveThreshWinSizeMax = WINDOW
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    return cv2.aruco.ArucoDetector(dictionary(), settings)


def _through(matrix: Array, points: Array) -> Array:
    return np.asarray(
        cv2.perspectiveTransform(points.reshape(1, -1, 2).astype(np.float64), matrix)[0]
    )
