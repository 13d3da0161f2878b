"""`annotate`: draw the readings on a picture."""

import argparse
import sys
from pathlib import Path

import cv2

from vision.annotation import annotated
from vision.pictures import PictureError, open_picture
from vision.reader import Reader


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("picture", type=Path)
    parser.add_argument("out", type=Path, help="where to write it (.jpg or .png)")
    parser.add_argument("--models", type=Path, help="folder of the networks to use")


def run(asked: argparse.Namespace) -> int:
    """Read the picture and write a copy with outlines and names."""
    reader = Reader(asked.models) if asked.models else Reader()
    try:
        picture = open_picture(asked.picture)
    except PictureError as error:
        sys.stderr.write(f"vision: {asked.picture}: {error}\n")
        return 2
    drawn = annotated(picture.frame, reader.read(picture.frame))
    if not _write(asked.out, drawn):
        sys.stderr.write(f"vision: {asked.out}: the picture could not be written there\n")
        return 2
    sys.stdout.write(f"{asked.out}\n")
    return 0


def _write(path: Path, frame: cv2.typing.MatLike) -> bool:
    try:
        return bool(cv2.imwrite(str(path), frame))
    except cv2.error:
        return False
