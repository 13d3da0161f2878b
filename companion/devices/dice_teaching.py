"""Teaching other dice: photos in, sets on the shelf, and what is still wrong with them.

Finding a face in a photo and learning a set take moments, so they have a thread of their own:
`later` runs a question there and hands the answer to whoever asked, in that thread.
"""

import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from companion.rules.bang_dice.model import Face
from vision.calibration import ModelError
from vision.faces import Face as Drawn
from vision.pictures import PictureError, open_picture, pictures_in
from vision.reader import Reader
from vision.sources.capture import Frame
from vision.teaching.photo import Refusal, take_photo
from vision.teaching.profile import Profile
from vision.teaching.shelf import (
    SUFFIX,
    ShelfError,
    ShelfFault,
    load_taught,
    path_of,
    save_taught,
    taught_names,
)
from vision.teaching.taught import FEWEST, Taught, TaughtFace

DISK = "disk"
"""The one fault that is neither the photo's nor the set's."""


@dataclass(frozen=True, slots=True)
class TaughtSet:
    """A set on the shelf: how many good photos there are of each face, or why it cannot be read."""

    name: str
    photos: tuple[tuple[Face, int], ...] = ()
    fault: str = ""

    @property
    def missing(self) -> int:
        """How many photos are still needed."""
        return sum(max(0, FEWEST - count) for _face, count in self.photos)

    @property
    def ready(self) -> bool:
        """Whether dice can be read with it."""
        return not self.fault and not self.missing


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of the photos that were offered: how many were good, and the others' reasons."""

    good: int
    refused: tuple[tuple[str, str], ...] = ()
    """Names of files, or nothing for the live picture, each with the reason's code."""


def files_to_bring_in(data: Path) -> list[Path]:
    """Find sets on plugged-in sticks, among the downloads, and in the table's own folder."""
    places = [(data / "imports", "*"), (Path.home() / "Downloads", "*")]
    places += [(Path("/media"), "*/*/*"), (Path("/run/media"), "*/*/*")]
    return sorted({path for place, depth in places for path in place.glob(depth + SUFFIX)})


class DiceTeaching:
    """The shelf of taught sets in one folder."""

    def __init__(self, folder: Path, make_reader: Callable[[], Reader] = Reader) -> None:
        self._folder, self._make_reader = folder, make_reader
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="teaching")

    @cached_property
    def _reader(self) -> Reader:
        return self._make_reader()

    def later(self, question: Callable[[], Any], answer: Callable[[Any], None]) -> None:
        """Work something out in the background, then tell."""
        self._worker.submit(lambda: answer(question()))

    def close(self) -> None:
        """Let the work at hand be the last."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    # The shelf

    def sets(self) -> tuple[TaughtSet, ...]:
        """List what was taught."""
        return tuple(self._described(name) for name in taught_names(self._folder))

    def _described(self, name: str) -> TaughtSet:
        try:
            taught = load_taught(name, self._folder)
        except ShelfError as error:
            return TaughtSet(name, fault=error.fault.value)
        return TaughtSet(name, tuple((face, taught.count(Drawn(face.value))) for face in Face))

    def begin(self, name: str) -> str:
        """Put a new set on the shelf; the answer is a fault's code, or nothing."""
        try:
            if not path_of(name, self._folder).exists():
                save_taught(Taught(name), self._folder)
        except ShelfError as error:
            return error.fault.value
        except OSError:
            return DISK
        return ""

    def forget(self, name: str) -> Callable[[], None]:
        """Take a set from the shelf; the answer puts it back."""
        path = path_of(name, self._folder)
        kept = b""
        with suppress(OSError):
            kept = path.read_bytes()
            path.unlink()

        def put_back() -> None:
            with suppress(OSError):
                if kept:
                    path.write_bytes(kept)

        return put_back

    def export(self, name: str, folder: Path) -> Path | None:
        """Copy a set to a folder; nothing where that cannot be written."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return Path(shutil.copy(path_of(name, self._folder), folder))
        except OSError:
            return None

    def bring_in(self, path: Path) -> str:
        """Take a set from a file, beside those that are there; the answer is a fault's code."""
        try:
            taught = load_taught(path.stem, path.parent)
            if path.suffix != SUFFIX:
                return ShelfFault.DAMAGED.value
            save_taught(Taught(self._free_name(path.stem), taught.photos), self._folder)
        except ShelfError as error:
            return error.fault.value
        except OSError:
            return DISK
        return ""

    def _free_name(self, name: str) -> str:
        taken, number, free = set(taught_names(self._folder)), 2, name
        while free in taken:
            free = f"{name} {number}"
            number += 1
        return free

    # Photos

    def take(self, name: str, face: Face, frame: Frame) -> Taken:
        """Take a photo in, or say why not."""
        return self._kept(name, face, [("", frame)])

    def take_files(self, name: str, face: Face, path: Path) -> Taken:
        """Take in a photo file or a folder of them."""
        frames: list[tuple[str, Frame]] = []
        broken: list[tuple[str, str]] = []
        try:
            for inside in pictures_in(path):
                try:
                    frames.append((inside.name, open_picture(inside).frame))
                except PictureError as error:
                    broken.append((inside.name, error.fault.value))
        except PictureError as error:
            return Taken(0, ((path.name, error.fault.value),))
        taken = self._kept(name, face, frames)
        return Taken(taken.good, (*broken, *taken.refused))

    def _kept(self, name: str, face: Face, frames: list[tuple[str, Frame]]) -> Taken:
        try:
            taught = load_taught(name, self._folder)
            before, refused = len(taught.photos), []
            for label, frame in frames:
                crop = take_photo(self._reader, frame)
                if isinstance(crop, Refusal):
                    refused.append((label, crop.value))
                else:
                    taught = taught.with_photo(TaughtFace(Drawn(face.value), crop))
            save_taught(taught, self._folder)
        except ShelfError as error:
            return Taken(0, (("", error.fault.value),))
        except (OSError, ModelError):
            return Taken(0, (("", DISK),))
        return Taken(len(taught.photos) - before, tuple(refused))

    def drop(self, name: str, face: Face) -> None:
        """Forget the photos of one face, to take them anew."""
        with suppress(ShelfError, OSError):
            taught = load_taught(name, self._folder)
            others = tuple(photo for photo in taught.photos if photo.face.value != face.value)
            save_taught(Taught(name, others), self._folder)

    def confused(self, name: str) -> tuple[tuple[Face, Face], ...]:
        """Give the pairs of faces that cannot be told apart; only a full set is judged."""
        try:
            taught = load_taught(name, self._folder)
            if taught.missing():
                return ()
            found = Profile.learned(taught, self._reader.classifier).confused
        except (ShelfError, ModelError):
            return ()
        return tuple((Face(one.value), Face(two.value)) for one, two in found)
