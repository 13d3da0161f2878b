"""Open picture files of any size and kind without ever running out of memory."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.headers import Header, Kind, read_header

Frame = npt.NDArray[np.uint8]

SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff"})
_MOST_PIXELS = 40_000_000
_MOST_BYTES = 300_000_000
_REDUCED = (
    (1, cv2.IMREAD_COLOR),
    (2, cv2.IMREAD_REDUCED_COLOR_2),
    (4, cv2.IMREAD_REDUCED_COLOR_4),
    (8, cv2.IMREAD_REDUCED_COLOR_8),
)


class Fault(StrEnum):
    """Why a file cannot be read."""

    NOT_FOUND = "not_found"
    UNREADABLE = "unreadable"
    EMPTY_FILE = "empty_file"
    NOT_AN_IMAGE = "not_an_image"
    TRUNCATED = "truncated"
    TOO_LARGE = "too_large"
    NO_IMAGES = "no_images"


MESSAGES = {
    Fault.NOT_FOUND: "there is no such file or folder",
    Fault.UNREADABLE: "the file may not be read",
    Fault.EMPTY_FILE: "the file is empty",
    Fault.NOT_AN_IMAGE: "this is not a JPEG, PNG, BMP, WebP or TIFF picture",
    Fault.TRUNCATED: "the end of the picture is missing",
    Fault.TOO_LARGE: "the picture has too many pixels",
    Fault.NO_IMAGES: "there are no pictures in this folder",
}


class PictureError(Exception):
    """A file that cannot be read, with the reason's code."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(MESSAGES[fault])
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Picture:
    """A decoded picture, upright; `scale` is how much smaller it is than the file's."""

    frame: Frame
    width: int
    height: int
    scale: float


def pictures_in(path: Path) -> list[Path]:
    """Give the pictures a path stands for: itself, or those of a folder in name order."""
    if not path.exists():
        raise PictureError(Fault.NOT_FOUND)
    if not path.is_dir():
        return [path]
    try:
        inside = sorted(item for item in path.iterdir() if item.suffix.lower() in SUFFIXES)
    except OSError as error:
        raise PictureError(Fault.UNREADABLE) from error
    if not inside:
        raise PictureError(Fault.NO_IMAGES)
    return inside


def open_picture(path: Path) -> Picture:
    """Decode a file, turned as its camera says and shrunk if it is huge."""
    data = _bytes_of(path)
    header = read_header(data)
    if header is None or not header.width or not header.height:
        raise PictureError(Fault.NOT_AN_IMAGE)
    if not header.whole:
        raise PictureError(Fault.TRUNCATED)
    fold, how = _reduction(header)
    try:
        frame = cv2.imdecode(np.frombuffer(data, np.uint8), how)
    except cv2.error as error:
        raise PictureError(Fault.NOT_AN_IMAGE) from error
    if frame is None:
        raise PictureError(Fault.NOT_AN_IMAGE)
    return _upright(np.asarray(frame, np.uint8), header, fold)


def _bytes_of(path: Path) -> bytes:
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise PictureError(Fault.TOO_LARGE)
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise PictureError(Fault.NOT_FOUND) from error
    except OSError as error:
        raise PictureError(Fault.UNREADABLE) from error
    if not data:
        raise PictureError(Fault.EMPTY_FILE)
    return data


def _reduction(header: Header) -> tuple[int, int]:
    """Only a JPEG without passes can be shrunk while it is read."""
    pixels = header.width * header.height
    streams = header.kind is Kind.JPEG and not header.progressive
    for fold, how in _REDUCED if streams else _REDUCED[:1]:
        if pixels <= _MOST_PIXELS * fold * fold:
            return fold, how
    raise PictureError(Fault.TOO_LARGE)


def _upright(frame: Frame, header: Header, fold: int) -> Picture:
    """OpenCV has turned the picture already; give its size in the file's pixels."""
    height, width = frame.shape[:2]
    if fold == 1:
        return Picture(frame, width, height, 1.0)
    turned = (width > height) != (header.width > header.height)
    full = (header.height, header.width) if turned else (header.width, header.height)
    return Picture(frame, *full, full[0] / width)
