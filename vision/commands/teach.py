"""`teach`: learn another set of dice from photos of its faces."""

import argparse
import sys
from collections import Counter
from pathlib import Path

from vision.faces import FACES, Face
from vision.pictures import PictureError, open_picture, pictures_in
from vision.reader import Reader
from vision.teaching.photo import WORDS, Refusal, take_photo
from vision.teaching.profile import Profile
from vision.teaching.shelf import ShelfError, ShelfFault, load_taught, path_of, save_taught
from vision.teaching.taught import Taught, TaughtFace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what may follow the command's name."""
    parser.add_argument("name", metavar="NAME", help="what to call this set of dice")
    parser.add_argument(
        "--face",
        nargs="+",
        action="append",
        required=True,
        metavar="FACE IMAGE",
        help=f"a face ({', '.join(FACES)}) and photos of it, or a folder; may be repeated",
    )
    parser.add_argument("--models", type=Path, help="folder of the networks to use")
    parser.add_argument("--anew", action="store_true", help="forget what was taught before")


def run(asked: argparse.Namespace) -> int:
    """Take the good photos in, and say what is still missing or too much alike."""
    unknown = [words[0] for words in asked.face if words[0] not in set(FACES)]
    if unknown:
        return _refuse(f"no such face: {', '.join(unknown)} (faces: {', '.join(FACES)})")
    reader = Reader(asked.models) if asked.models else Reader()
    try:
        taught = _known(asked.name, anew=asked.anew)
    except ShelfError as error:
        return _refuse(f"{asked.name}: {error}")
    before = len(taught.photos)
    for face, *paths in asked.face:
        for path in paths:
            taught = _taken(reader, taught, Face(face), Path(path))
    if len(taught.photos) == before:
        return _refuse("no photo could be used")
    try:
        print(f"kept in {save_taught(taught)}")
    except OSError as error:
        return _refuse(f"cannot be kept: {error.strerror}")
    _tell(reader, taught)
    return 0


def _known(name: str, *, anew: bool) -> Taught:
    path_of(name)
    try:
        return Taught(name) if anew else load_taught(name)
    except ShelfError as error:
        if error.fault is ShelfFault.NOT_TAUGHT:
            return Taught(name)
        raise


def _taken(reader: Reader, taught: Taught, face: Face, path: Path) -> Taught:
    """Take in a photo, or every photo of a folder; a broken one does not stop the others."""
    try:
        inside = pictures_in(path)
    except PictureError as error:
        print(f"{path}: {error.fault}: {error}")
        return taught
    for photo in inside:
        try:
            crop = take_photo(reader, open_picture(photo).frame)
        except PictureError as error:
            print(f"{photo}: {error.fault}: {error}")
            continue
        if isinstance(crop, Refusal):
            print(f"{photo}: {crop}: {WORDS[crop]}")
        else:
            print(f"{photo}: {face}")
            taught = taught.with_photo(TaughtFace(face, crop))
    return taught


def _tell(reader: Reader, taught: Taught) -> None:
    missing = taught.missing()
    if missing:
        wanted = ", ".join(f"{count} of {face}" for face, count in missing.items())
        print(f"still needed: {wanted}")
        return
    profile = Profile.learned(taught, reader.classifier)
    odd = Counter(taught.photos[number].face for number in profile.odd)
    for face, count in odd.items():
        print(f"left out {count} of {face}: unlike the other photos of this face")
    for one, two in profile.confused:
        print(f"cannot tell {one} and {two} apart: take more photos of both, in other light")
    if not profile.confused:
        print(f"learned: use it with --profile {taught.name!r}")


def _refuse(words: str) -> int:
    print(f"vision: {words}", file=sys.stderr)
    return 2
