"""What the networks say of one possible die, and what is made of it."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.classifier import Scores
from vision.lean import Posture
from vision.reading import DieReading, Status

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sight:
    """One candidate seen from near: refined corners and all chances."""

    corners: Array
    heat: float
    cocked: float
    die: float
    contrast: float
    """How much the greys of the face differ."""
    tint: Array
    """Which way from white the body's colour is."""
    chances: Scores

    @property
    def clean(self) -> float:
        """How likely this is a clean top face."""
        return 1 - float(self.chances[-1])

    @property
    def trust(self) -> float:
        """How surely this is a die whose face shows clearly."""
        return self.heat * float(self.chances[:-1].max())


@dataclass(frozen=True, slots=True)
class Judged:
    """A sight among the others of its picture, and what is told of it."""

    sight: Sight
    posture: Posture
    oddity: float
    """How far its tint is from that of the others."""
    reading: DieReading

    @property
    def is_read(self) -> bool:
        """Say whether its face is named."""
        return self.reading.status is Status.READ
