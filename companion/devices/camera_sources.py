"""Which cameras there are, and how the one that people named is opened."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import cv2

from companion.devices.simulated_camera import SimulatedCamera
from companion.devices.vision_camera import VisionCamera
from vision.reader import Reader
from vision.sources.camera import open_video, video_rate
from vision.sources.capture import Capture
from vision.sources.choose import SIMULATED, is_live, live_opener
from vision.sources.feed import Open
from vision.sources.folder import RATE as FOLDER_RATE
from vision.sources.folder import FolderCapture
from vision.sources.real_time import RealTime
from vision.teaching.shelf import ShelfError, load_taught

SHELF = "dice"
"""The folder of taught sets, in the table's own."""
SYSFS = Path("/sys/class/video4linux")
PROBED = 4


@dataclass(frozen=True, slots=True)
class FoundCamera:
    """A camera on this computer; its maker's name where the system tells."""

    number: int
    name: str = ""


def found_cameras(sysfs: Path = SYSFS) -> tuple[FoundCamera, ...]:
    """List the cameras that are plugged in; may take a second where they must be tried."""
    if sys.platform.startswith("linux"):
        return tuple(sorted(_listed(sysfs), key=lambda one: one.number))
    return tuple(FoundCamera(number) for number in range(PROBED) if _answers(number))


def _listed(sysfs: Path) -> Iterator[FoundCamera]:
    for device in sysfs.glob("video*"):
        number = re.fullmatch(r"video(\d+)", device.name)
        # A camera shows several devices: only the first gives pictures.
        if number and _text(device / "index") in ("", "0"):
            yield FoundCamera(int(number[1]), _text(device / "name"))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def _answers(number: int) -> bool:
    capture = cv2.VideoCapture(number)
    there = bool(capture.isOpened())
    capture.release()
    return there


def camera_for(source: str, profile: str, data: Path) -> VisionCamera | None:
    """Give the camera that the settings name; nothing where they name none."""
    if not source:
        return None
    make_reader = partial(reader_for, profile, data)
    if named := SIMULATED.match(source):
        return SimulatedCamera(int(named["seed"] or 0), make_reader=make_reader)
    return VisionCamera(opener(source), make_reader)


def reader_for(profile: str, data: Path) -> Reader:
    """Give the recogniser for a set of dice; a set that is lost or unfinished means the usual."""
    reader = Reader()
    if not profile:
        return reader
    try:
        return reader.learn(load_taught(profile, data / SHELF))
    except ShelfError:
        return reader


def opener(source: str) -> Open:
    """Give the way to open a camera, or a video or folder, which begin anew at their end."""
    path = Path(source)
    if is_live(source):
        return live_opener(source)
    if path.is_dir():
        return partial(_paced, partial(FolderCapture, path), lambda: FOLDER_RATE)
    return partial(_paced, partial(open_video, path), partial(video_rate, path))


def _paced(open_capture: Open, rate: Callable[[], float]) -> Capture:
    return RealTime(open_capture(), rate())
