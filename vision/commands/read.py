"""`read`: say which faces are up in pictures."""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from vision.pictures import PictureError, open_picture, pictures_in
from vision.reader import Reader
from vision.reading import DieReading, Point, TrayReading, as_json
from vision.teaching.shelf import ShelfError, load_taught


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="IMAGE_OR_FOLDER")
    parser.add_argument("--json", action="store_true", help="one JSON object per picture")
    parser.add_argument("--profile", metavar="NAME", help="a set of dice that was taught")
    parser.add_argument("--models", type=Path, help="folder of the networks to use")


def run(asked: argparse.Namespace) -> int:
    """Read every picture; one that cannot be read does not stop the others."""
    reader = Reader(asked.models) if asked.models else Reader()
    if asked.profile:
        try:
            reader.learn(load_taught(asked.profile))
        except ShelfError as error:
            sys.stderr.write(f"vision: {asked.profile}: {error}\n")
            return 2
    read = 0
    for path, found in _each(asked.paths):
        if isinstance(found, PictureError):
            _refuse(path, found, as_line=asked.json)
            continue
        try:
            reading = read_file(reader, found)
        except PictureError as error:
            _refuse(path, error, as_line=asked.json)
            continue
        read += 1
        _tell(path, reading, as_line=asked.json)
    return 0 if read else 2


def read_file(reader: Reader, path: Path) -> TrayReading:
    """Read one file, in pixels of the file even where a smaller copy was looked at."""
    picture = open_picture(path)
    reading = reader.read(picture.frame)
    dice = tuple(_scaled(die, picture.scale) for die in reading.dice)
    return replace(reading, width=picture.width, height=picture.height, dice=dice)


def _scaled(die: DieReading, scale: float) -> DieReading:
    def grow(point: Point) -> Point:
        return point[0] * scale, point[1] * scale

    a, b, c, d = (grow(corner) for corner in die.corners)
    return replace(die, center=grow(die.center), corners=(a, b, c, d))


def _each(paths: list[Path]) -> Iterator[tuple[Path, Path | PictureError]]:
    for path in paths:
        try:
            inside = pictures_in(path)
        except PictureError as error:
            yield path, error
            continue
        for picture in inside:
            yield picture, picture


def _refuse(path: Path, error: PictureError, *, as_line: bool) -> None:
    sys.stderr.write(f"vision: {path}: {error}\n")
    if as_line:
        _line({"path": str(path), "error": error.fault, "message": str(error), "dice": []})


def _tell(path: Path, reading: TrayReading, *, as_line: bool) -> None:
    if as_line:
        _line({"path": str(path), **as_json(reading)})
        return
    words = [f"{die.face or die.status} ({die.confidence:.3f})" for die in reading.dice]
    sys.stdout.write(f"{path}: {', '.join(words) or 'no dice'}\n")


def _line(content: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(content, ensure_ascii=False) + "\n")
    sys.stdout.flush()
