"""The simulated table as a source of frames."""

from collections.abc import Callable, Iterable

import cv2
import numpy as np
import numpy.typing as npt

from vision.faces import FACES
from vision.mat.layout import HEIGHT as MAT_HEIGHT
from vision.mat.layout import WIDTH as MAT_WIDTH
from vision.mat.picture import mat_picture
from vision.simulated.cube import draw_die, draw_shadow, tiles
from vision.simulated.hand import draw_hand
from vision.simulated.pose import Pose
from vision.simulated.script import Moment, Script, Throw
from vision.simulated.viewpoint import HEIGHT, WIDTH, Viewpoint, viewpoint
from vision.sources.capture import Ended, Frame

Corners = npt.NDArray[np.float64]
Point = tuple[float, float]

CLOTHS = ((58, 92, 46), (52, 66, 104), (92, 70, 48), (48, 48, 52), (140, 160, 172))
GRAIN = 3.0
MAT_SCALE = 5.0


class SimulatedTable:
    """A camera over a table that is not there; the same seed shows the same evening."""

    def __init__(
        self,
        seed: int,
        throws: int | None = None,
        *,
        mat: bool = False,
        write: Callable[[np.random.Generator, Viewpoint], Script] = Script,
    ) -> None:
        rng = np.random.default_rng(seed)
        self._view = viewpoint(rng, far=mat)
        self._sides = tiles(int(rng.integers(100)))
        self._cloth = _cloth(rng)
        if mat:
            self.lay(mat_picture(MAT_SCALE), (0.0, 0.0), (MAT_WIDTH, MAT_HEIGHT))
        self._noise = _noise(rng)
        self._script = write(np.random.default_rng([seed, 1]), self._view)
        self._moments = self._script.moments(throws)
        self._still: tuple[tuple[Pose, ...], Frame] = ((), self._cloth)
        self._count = 0
        self.moment: Moment | None = None

    @property
    def throws(self) -> list[Throw]:
        """The truth about every throw that has come to rest so far."""
        return self._script.throws

    def read(self) -> Frame:
        """Draw the next frame."""
        moment = next(self._moments, None)
        if moment is None:
            raise Ended
        self.moment = moment
        frame = self._lying(moment).copy()
        for die, pose in moment.dice:
            if die in moment.moving:
                self._draw(frame, pose)
        if moment.hand is not None:
            draw_hand(frame, moment.hand)
        self._count += 1
        return self._developed(frame, moment.light)

    def close(self) -> None:
        """Nothing is held open."""

    def top(self, pose: Pose) -> Corners:
        """Give the corners of the face that is up, in pixels."""
        up = max(range(len(FACES)), key=lambda side: float(pose.square(side)[:, 2].mean()))
        return self._view.project(pose.square(up))

    def lay(self, paper: Frame, center: Point, size: Point) -> None:
        """Put a flat picture on the table before the first frame; millimetres, y away from us."""
        _lay(self._cloth, self._view, paper, center, size)

    def still(self, poses: Iterable[Pose], light: float = 1.0) -> Frame:
        """Draw a frame of dice laid out by hand."""
        return self._developed(self._laid(poses), light)

    def _lying(self, moment: Moment) -> Frame:
        """Draw the dice that lie still only when one of them has changed."""
        lying = tuple(pose for die, pose in moment.dice if die not in moment.moving)
        if self._still[0] != lying:
            self._still = (lying, self._laid(lying))
        return self._still[1]

    def _laid(self, poses: Iterable[Pose]) -> Frame:
        frame = self._cloth.copy()
        for pose in poses:
            self._draw(frame, pose)
        return frame

    def _draw(self, frame: Frame, pose: Pose) -> None:
        draw_shadow(frame, self._view, pose)
        draw_die(frame, self._view, pose, self._sides)

    def _developed(self, frame: Frame, light: float) -> Frame:
        """Give the frame the light of the room and the grain of a camera."""
        top, left = 7 * self._count % 40, 13 * self._count % 40
        grain = self._noise[top : top + HEIGHT, left : left + WIDTH]
        lit = cv2.convertScaleAbs(frame, alpha=light, beta=-GRAIN * 3)
        return np.asarray(cv2.add(lit, grain), np.uint8)


def _cloth(rng: np.random.Generator) -> Frame:
    """Weave a plain cloth with a little unevenness."""
    base = np.array(CLOTHS[int(rng.integers(len(CLOTHS)))], np.float32)
    size = (WIDTH, HEIGHT)
    uneven = cv2.resize(rng.random((5, 9), dtype=np.float32), size, interpolation=cv2.INTER_CUBIC)
    weave = cv2.GaussianBlur(rng.standard_normal((HEIGHT, WIDTH), dtype=np.float32), (0, 0), 1.0)
    tone = 0.9 + 0.25 * uneven + 0.12 * weave
    return np.asarray(np.clip(base * tone[..., None], 0, 255), np.uint8)


def _lay(cloth: Frame, view: Viewpoint, paper: Frame, center: Point, size: Point) -> None:
    """Lay a flat picture on the table, in millimetres."""
    ends = np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]]) * np.array(size) / 2 + np.array(center)
    flat = np.column_stack([ends, np.zeros(4)])
    tall, wide = paper.shape[:2]
    corners = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], np.float32)
    warp = cv2.getPerspectiveTransform(corners, view.project(flat).astype(np.float32))
    frame = (WIDTH, HEIGHT)
    cv2.warpPerspective(paper, warp, frame, cloth, cv2.INTER_AREA, cv2.BORDER_TRANSPARENT)


def _noise(rng: np.random.Generator) -> Frame:
    grain = rng.normal(GRAIN * 3, GRAIN, (HEIGHT + 40, WIDTH + 40, 3))
    return np.asarray(np.clip(grain, 0, 255), np.uint8)
