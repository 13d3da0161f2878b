"""Keeps frames of doubtful throws, only when asked to, so that a table can send its hard cases."""

import zipfile
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading import Status
from vision.watching.watcher import Seen, Tray

MOST = 500


class Recorder:
    """Adds one picture to a zip file for each throw with a die that was not read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        # A place that cannot be written to is known at once, not after the first throw.
        with zipfile.ZipFile(path, "a") as kept:
            self._count = len(kept.namelist())

    def take(self, seen: Seen, frame: npt.NDArray[np.uint8]) -> bool:
        """Keep the frame if the throw is doubtful and there is room."""
        doubtful = any(die.reading.status is not Status.READ for die in seen.dice)
        if seen.event is not Tray.SETTLED or not doubtful or self._count >= MOST:
            return False
        done, data = cv2.imencode(".jpg", frame)
        with zipfile.ZipFile(self._path, "a") as kept:
            kept.writestr(f"doubtful-{self._count:03d}-{seen.frame}.jpg", data.tobytes())
        self._count += 1
        return bool(done)
