"""A folder of frames in name order: the camera of tests and of recorded throws."""

from pathlib import Path

from vision.pictures import PictureError, load_picture
from vision.sources.capture import Ended, Frame, RefusedError

RATE = 15.0
SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff"})


class FolderCapture:
    """Gives picture after picture; a broken one is a frame that did not come."""

    def __init__(self, folder: Path) -> None:
        found = (path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES)
        self._paths = iter(sorted(found))
        if not any(path.suffix.lower() in SUFFIXES for path in folder.iterdir()):
            raise RefusedError(folder.name)

    def read(self) -> Frame | None:
        """Give the next picture."""
        path = next(self._paths, None)
        if path is None:
            raise Ended
        try:
            return load_picture(path)
        except PictureError:
            return None

    def close(self) -> None:
        """Nothing is held open."""
