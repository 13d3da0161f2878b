"""Where taught sets of dice are kept: one file each, which may be copied to another tablet."""

import os
import re
import zipfile
from enum import StrEnum
from pathlib import Path

import cv2
import numpy as np

from vision.faces import Face
from vision.teaching.taught import SIDE, Taught, TaughtFace

SUFFIX = ".dice"
_NAME = re.compile(r"^[\w][\w -]{0,39}$")
_INSIDE = re.compile(r"^(?P<face>[a-z_0-9]+)/\d+\.png$")
_MOST_PHOTOS, _MOST_BYTES = 600, 200_000


class ShelfFault(StrEnum):
    """Why a set of dice cannot be loaded."""

    BAD_NAME = "bad_name"
    NOT_TAUGHT = "not_taught"
    DAMAGED = "damaged"
    INCOMPLETE = "incomplete"


WORDS = {
    ShelfFault.BAD_NAME: "a name has up to 40 letters, digits, spaces, - or _",
    ShelfFault.NOT_TAUGHT: "no dice were taught by this name",
    ShelfFault.DAMAGED: "the file of this set of dice is damaged",
    ShelfFault.INCOMPLETE: "some faces of this set still need photos",
}


class ShelfError(Exception):
    """A set of dice that cannot be loaded, with the reason's code."""

    def __init__(self, fault: ShelfFault) -> None:
        super().__init__(WORDS[fault])
        self.fault = fault


def shelf() -> Path:
    """Give the folder in the user's data where sets of dice are kept."""
    if home := os.environ.get("TUMBLEWEED_HOME"):
        return Path(home) / "dice"
    if os.name == "nt" and (roaming := os.environ.get("APPDATA")):
        return Path(roaming) / "tumbleweed" / "dice"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "tumbleweed" / "dice"


def path_of(name: str, folder: Path | None = None) -> Path:
    """Give the file of a set; names that could leave the folder are refused."""
    if not _NAME.match(name):
        raise ShelfError(ShelfFault.BAD_NAME)
    return (folder or shelf()) / f"{name}{SUFFIX}"


def taught_names(folder: Path | None = None) -> list[str]:
    """Give the names of all sets on the shelf."""
    return sorted(path.stem for path in (folder or shelf()).glob(f"*{SUFFIX}"))


def save_taught(taught: Taught, folder: Path | None = None) -> Path:
    """Write a set in one step, so that no half file is ever read."""
    path = path_of(taught.name, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".part")
    with zipfile.ZipFile(half, "w") as kept:
        for number, photo in enumerate(taught.photos):
            _, data = cv2.imencode(".png", photo.crop)
            kept.writestr(f"{photo.face}/{number:03d}.png", data.tobytes())
    half.replace(path)
    return path


def load_taught(name: str, folder: Path | None = None) -> Taught:
    """Read a set back, or say why not."""
    path = path_of(name, folder)
    if not path.is_file():
        raise ShelfError(ShelfFault.NOT_TAUGHT)
    try:
        with zipfile.ZipFile(path) as kept:
            inside = sorted(kept.infolist(), key=lambda item: item.filename)
            photos = tuple(_photo(kept, item) for item in inside[:_MOST_PHOTOS])
    except (zipfile.BadZipFile, OSError, ValueError, cv2.error) as error:
        raise ShelfError(ShelfFault.DAMAGED) from error
    return Taught(name, photos)


def _photo(kept: zipfile.ZipFile, item: zipfile.ZipInfo) -> TaughtFace:
    named = _INSIDE.match(item.filename)
    if named is None or item.file_size > _MOST_BYTES:
        raise ValueError(item.filename)
    crop = cv2.imdecode(np.frombuffer(kept.read(item), np.uint8), cv2.IMREAD_COLOR)
    if crop is None or crop.shape != (SIDE, SIDE, 3):
        raise ValueError(item.filename)
    return TaughtFace(Face(named["face"]), np.asarray(crop, np.uint8))
