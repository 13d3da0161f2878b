"""A pen that draws ink into a square mask, in coordinates from 0 to 1."""

from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from vision.training.arrays import Array, Mask

INK = 255
BARE = 0
_FRACTION_BITS = 4


def points(*pairs: Sequence[float]) -> Array:
    """Collect coordinate pairs into an array."""
    return np.asarray(pairs, dtype=np.float64)


def bezier(a: Sequence[float], b: Sequence[float], c: Sequence[float], steps: int = 16) -> Array:
    """Sample a quadratic curve from a to c pulled towards b."""
    t = np.linspace(0.0, 1.0, steps)[:, None]
    curve = (1 - t) ** 2 * np.asarray(a) + 2 * t * (1 - t) * np.asarray(b) + t**2 * np.asarray(c)
    return np.asarray(curve)


def arc(center: Sequence[float], radius: float, start: float, end: float) -> Array:
    """Sample an arc between two angles in degrees (clockwise on the picture)."""
    angle = np.radians(np.linspace(start, end, 40))
    return np.asarray(center) + radius * np.stack([np.cos(angle), np.sin(angle)], axis=1)


class Pen:
    """Draws polygons and strokes; every point passes through one affine placement."""

    def __init__(self, size: int, wobble: float = 0.0, seed: int = 0) -> None:
        self.mask: Mask = np.zeros((size, size), np.uint8)
        self._size = size
        self._matrix: Array = np.eye(2)
        self._shift: Array = np.zeros(2)
        self._wobble = wobble
        self._rng = np.random.default_rng(seed)

    def place(
        self,
        center: Sequence[float] = (0.5, 0.5),
        scale: float = 1.0,
        turn: float = 0.0,
        mirror: bool = False,  # noqa: FBT001, FBT002 - reads as a keyword at every call
        wide: float = 1.0,
    ) -> None:
        """Let (0, 0) lie at center, turned by degrees; the unit stays the width of the face."""
        angle = np.radians(turn)
        spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        across = scale * wide
        self._matrix = spin @ np.diag([-across if mirror else across, scale])
        self._shift = np.asarray(center, dtype=np.float64)

    def fill(self, outline: Array, ink: int = INK) -> None:
        """Fill a closed outline."""
        cv2.fillPoly(self.mask, [self._pixels(outline)], (ink,), cv2.LINE_AA, _FRACTION_BITS)

    def stroke(
        self,
        line: Array,
        width: float,
        ink: int = INK,
        closed: bool = False,  # noqa: FBT001, FBT002 - reads as a keyword at every call
    ) -> None:
        """Draw along a line with round ends."""
        scale = float(np.sqrt(abs(np.linalg.det(self._matrix))))
        thickness = max(1, round(width * scale * self._size))
        pixels = self._pixels(line)
        cv2.polylines(self.mask, [pixels], closed, (ink,), thickness, cv2.LINE_AA, _FRACTION_BITS)

    def disc(self, center: Sequence[float], radius: float, ink: int = INK) -> None:
        """Fill a circle."""
        self.fill(arc(center, radius, 0, 351), ink)

    def ring(self, center: Sequence[float], radius: float, width: float, ink: int = INK) -> None:
        """Draw a circle's line."""
        self.stroke(arc(center, radius, 0, 351), width, ink, closed=True)

    def swell(self, line: Array, widths: Array) -> None:
        """Draw a line whose width changes on the way, as a broad nib does."""
        for (x, y), width in zip(line, widths, strict=True):
            self.disc((float(x), float(y)), float(width) / 2)

    def stamp(self, ink: Mask, height: float) -> None:
        """Press a ready-made mask centred on the placement, of the given height."""
        side = ink.shape[0]
        grow = height * self._size / side
        matrix = self._matrix * grow
        origin = self._shift * self._size - matrix @ np.array([side / 2, side / 2])
        warp = np.hstack([matrix, origin[:, None]])
        pressed = cv2.warpAffine(ink, warp, (self._size, self._size), flags=cv2.INTER_AREA)
        self.mask = np.maximum(self.mask, pressed).astype(np.uint8)

    def _pixels(self, line: Array) -> npt.NDArray[np.int32]:
        shaken = line + self._rng.normal(0.0, self._wobble, line.shape) if self._wobble else line
        placed = shaken @ self._matrix.T + self._shift
        pixels: npt.NDArray[np.int32] = np.round(placed * self._size * 2**_FRACTION_BITS).astype(
            np.int32
        )
        return pixels
