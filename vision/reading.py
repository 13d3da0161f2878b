"""What a reading of one picture says."""

from dataclasses import dataclass
from enum import StrEnum

from vision.faces import Face

Point = tuple[float, float]


class Status(StrEnum):
    """How far a die's reading may be trusted; only `read` names a face."""

    READ = "read"
    UNSURE = "unsure"
    COCKED = "cocked"
    CUT_OFF = "cut_off"


@dataclass(frozen=True, slots=True)
class DieReading:
    """One die's top face, in pixels of the picture; corners go clockwise."""

    face: Face | None
    confidence: float
    status: Status
    center: Point
    corners: tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class TrayReading:
    """All dice of one picture, surest first, and how long the reading took."""

    width: int
    height: int
    dice: tuple[DieReading, ...]
    ms: float


def as_json(reading: TrayReading) -> dict[str, object]:
    """Give the reading in the form the commands print."""
    return {
        "width": reading.width,
        "height": reading.height,
        "dice": [die_as_json(die) for die in reading.dice],
        "ms": round(reading.ms, 1),
    }


def die_as_json(die: DieReading) -> dict[str, object]:
    """Give one die in the form the commands print."""
    return {
        "face": die.face,
        "confidence": round(die.confidence, 4),
        "status": die.status,
        "center": [round(c, 1) for c in die.center],
        "corners": [[round(c, 1) for c in corner] for corner in die.corners],
    }
