"""Cameras by number, network cameras by address, and video files, all through OpenCV."""

import contextlib
import os
import re
from collections.abc import Mapping
from pathlib import Path

import cv2
import numpy as np

from vision.sources.capture import Capture, Ended, Frame, RefusedError

WIDTH, HEIGHT, RATE = 1280, 720, 30
OPEN_MS, READ_MS = 5000, 3000


class _OpenCvCapture:
    """Reads through cv2.VideoCapture, which never raises but says false."""

    def __init__(self, capture: cv2.VideoCapture, *, ends: bool) -> None:
        self._capture = capture
        self._ends = ends

    def read(self) -> Frame | None:
        """Give the next frame; a file that has no more has ended."""
        there, frame = self._capture.read()
        if there and frame is not None and frame.size:
            return np.asarray(frame, np.uint8)
        if self._ends:
            raise Ended
        return None

    def close(self) -> None:
        """Let go of the device."""
        self._capture.release()


def open_camera(number: int) -> Capture:
    """Open a camera, at 720p and motion JPEG where it offers them."""
    _hush()
    capture = cv2.VideoCapture(number)
    wanted = {
        cv2.CAP_PROP_FOURCC: cv2.VideoWriter.fourcc(*"MJPG"),
        cv2.CAP_PROP_FRAME_WIDTH: WIDTH,
        cv2.CAP_PROP_FRAME_HEIGHT: HEIGHT,
        cv2.CAP_PROP_FPS: RATE,
        cv2.CAP_PROP_BUFFERSIZE: 1,
    }
    return _opened(capture, wanted, str(number), ends=False)


def open_address(address: str) -> Capture:
    """Open a network camera; slow or silent ones are given up after a while."""
    _hush()
    waits = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, OPEN_MS, cv2.CAP_PROP_READ_TIMEOUT_MSEC, READ_MS]
    capture = cv2.VideoCapture(address, cv2.CAP_FFMPEG, waits)
    return _opened(capture, {cv2.CAP_PROP_BUFFERSIZE: 1}, without_password(address), ends=False)


def open_video(path: Path) -> Capture:
    """Open a video file."""
    _hush()
    return _opened(cv2.VideoCapture(str(path)), {}, path.name, ends=True)


def _hush() -> None:
    """Keep OpenCV and FFmpeg from writing addresses, with their passwords, to the terminal."""
    os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)


def video_rate(path: Path) -> float:
    """Give the frames a second that a video file claims, or a usual number."""
    capture = cv2.VideoCapture(str(path))
    rate = float(capture.get(cv2.CAP_PROP_FPS))
    capture.release()
    return rate if 1 <= rate <= 240 else float(RATE)  # noqa: PLR2004 - what cameras do


def _opened(
    capture: cv2.VideoCapture, wanted: Mapping[int, float], name: str, *, ends: bool
) -> Capture:
    if not capture.isOpened():
        capture.release()
        raise RefusedError(name)
    for setting, value in wanted.items():
        with contextlib.suppress(cv2.error):
            capture.set(setting, value)
    return _OpenCvCapture(capture, ends=ends)


def without_password(address: str) -> str:
    """Give an address that may be shown and logged: no user, no password, no query."""
    return re.sub(r"\?.*$", "?…", re.sub(r"//[^/]*@", "//…@", address))
