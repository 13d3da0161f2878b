"""A folder of frames in name order: the camera of tests and of recorded throws."""

from collections.abc import Iterator
from pathlib import Path

from vision.pictures import PictureError, open_picture, pictures_in
from vision.sources.capture import Ended, Frame, RefusedError

RATE = 15.0


class FolderCapture:
    """Gives picture after picture; a broken one is a frame that did not come."""

    def __init__(self, folder: Path) -> None:
        try:
            self._paths: Iterator[Path] = iter(pictures_in(folder))
        except PictureError as error:
            raise RefusedError(folder.name) from error

    def read(self) -> Frame | None:
        """Give the next picture."""
        path = next(self._paths, None)
        if path is None:
            raise Ended
        try:
            return open_picture(path).frame
        except PictureError:
            return None

    def close(self) -> None:
        """Nothing is held open."""
