"""What is really in a picture, as stored in `NAME.json` beside it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vision.faces import Face

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]


class TruthError(Exception):
    """The truth beside a picture is missing or damaged; carries the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"no usable truth in {path}")
        self.path = path


@dataclass(frozen=True, slots=True)
class TrueDie:
    """One die: its top face's corners in pixels, and why it could not be read, if so."""

    face: Face
    corners: Quad
    cocked: bool = False
    cut_off: bool = False
    covered: bool = False

    @property
    def clean(self) -> bool:
        """Say whether a reader is expected to read it."""
        return not (self.cocked or self.cut_off or self.covered)


@dataclass(frozen=True, slots=True)
class Truth:
    """All dice of a picture, its level of difficulty and what marks it."""

    dice: tuple[TrueDie, ...]
    level: str = "unknown"
    tags: tuple[str, ...] = ()

    def tag(self, kind: str) -> str:
        """Return the value of a tag like `light:soft`, or `any`."""
        found = (tag.split(":", 1)[1] for tag in self.tags if tag.startswith(f"{kind}:"))
        return next(found, "any")


def load_truth(picture: Path) -> Truth:
    """Read the truth beside a picture."""
    path = picture.with_suffix(".json")
    try:
        return as_truth(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise TruthError(path) from error


def as_truth(stored: dict[str, Any]) -> Truth:
    """Return the truth that a stored object means."""
    dice = tuple(_die(each) for each in stored["dice"])
    tags = tuple(str(tag) for tag in stored.get("tags", ()))
    return Truth(dice, str(stored.get("level", "unknown")), tags)


def _die(stored: dict[str, Any]) -> TrueDie:
    a, b, c, d = ((float(x), float(y)) for x, y in stored["corners"])
    flags = (bool(stored.get(flag, False)) for flag in ("cocked", "cut_off", "covered"))
    return TrueDie(Face(stored["face"]), (a, b, c, d), *flags)
