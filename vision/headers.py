"""Size and soundness of a picture file from its first bytes, before anything is decoded."""

import struct
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The formats we open."""

    JPEG = "jpeg"
    PNG = "png"
    BMP = "bmp"
    WEBP = "webp"
    TIFF = "tiff"


@dataclass(frozen=True, slots=True)
class Header:
    """What a file says of itself; `whole` is false if its end is missing."""

    kind: Kind
    width: int
    height: int
    progressive: bool = False
    whole: bool = True


_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_PROGRESSIVE = frozenset({0xC2, 0xC6, 0xCA, 0xCE})
_SCAN = 0xDA
_WIDTH_TAG, _HEIGHT_TAG, _SHORT = 256, 257, 3


def read_header(data: bytes) -> Header | None:
    """Give the header, or None if this is no picture we know."""
    try:
        return _read(data)
    except (struct.error, IndexError, ValueError):
        return None


def _read(data: bytes) -> Header | None:
    if data.startswith(b"\xff\xd8"):
        return _jpeg(data)
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        width, height = struct.unpack(">II", data[16:24])
        return Header(Kind.PNG, width, height, whole=b"IEND" in data[-64:])
    if data.startswith(b"BM"):
        width, height = struct.unpack("<ii", data[18:26])
        return Header(Kind.BMP, abs(width), abs(height))
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return _webp(data)
    if data[:4] in (b"II*\0", b"MM\0*"):
        return _tiff(data)
    return None


def _jpeg(data: bytes) -> Header | None:
    place, size, progressive = 2, (0, 0), False
    while place + 4 <= len(data):
        if data[place] != 0xFF:  # noqa: PLR2004 - every marker starts so
            return None
        marker = data[place + 1]
        if marker == 0xFF:  # noqa: PLR2004 - a fill byte
            place += 1
            continue
        if marker in _FRAMES:
            height, width = struct.unpack(">HH", data[place + 5 : place + 9])
            size, progressive = (width, height), marker in _PROGRESSIVE
        if marker == _SCAN:
            whole = data.find(b"\xff\xd9", place) >= 0
            return Header(Kind.JPEG, *size, progressive, whole) if all(size) else None
        place += 2 + int(struct.unpack(">H", data[place + 2 : place + 4])[0])
    return Header(Kind.JPEG, *size, progressive, whole=False) if all(size) else None


def _webp(data: bytes) -> Header:
    form = data[12:16]
    if form == b"VP8X":
        width = int.from_bytes(data[24:27], "little") + 1
        height = int.from_bytes(data[27:30], "little") + 1
    elif form == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width, height = (side & 0x3FFF for side in struct.unpack("<HH", data[26:30]))
    stated = int.from_bytes(data[4:8], "little") + 8
    return Header(Kind.WEBP, width, height, whole=len(data) >= stated)


def _tiff(data: bytes) -> Header | None:
    order = "<" if data[:2] == b"II" else ">"
    (place,) = struct.unpack(order + "I", data[4:8])
    (count,) = struct.unpack(order + "H", data[place : place + 2])
    sides: dict[int, int] = {}
    for number in range(count):
        entry = data[place + 2 + number * 12 : place + 14 + number * 12]
        tag, kind = struct.unpack(order + "HH", entry[:4])
        form = "H" if kind == _SHORT else "I"
        sides[tag] = struct.unpack(order + form, entry[8 : 8 + struct.calcsize(form)])[0]
    if _WIDTH_TAG not in sides or _HEIGHT_TAG not in sides:
        return None
    return Header(Kind.TIFF, sides[_WIDTH_TAG], sides[_HEIGHT_TAG])
