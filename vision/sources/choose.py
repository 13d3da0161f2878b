"""What the user named: a camera number, an address, a video file or a folder of frames."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from vision.sources.camera import open_address, open_camera, open_video, video_rate
from vision.sources.capture import Capture, Ended, RefusedError, TimedFrame
from vision.sources.feed import Feed, Open
from vision.sources.folder import RATE, FolderCapture

ADDRESS = re.compile(r"^[a-z]+://", re.IGNORECASE)


def is_live(source: str) -> bool:
    """Tell a camera, which drops frames, from a recording, which must not."""
    return source.isdecimal() or bool(ADDRESS.match(source))


def live_opener(source: str) -> Open:
    """Give the way to open a camera."""
    if source.isdecimal():
        return partial(open_camera, int(source))
    return partial(open_address, source)


def recorded_frames(path: Path) -> Iterator[TimedFrame]:
    """Give every frame of a recording, with the time it was meant for."""
    if not path.exists():
        raise RefusedError(path.name)
    rate = RATE if path.is_dir() else video_rate(path)
    capture: Capture = FolderCapture(path) if path.is_dir() else open_video(path)
    number = 0
    try:
        while True:
            frame = capture.read()
            if frame is not None:
                yield TimedFrame(number, number / rate, frame)
            number += 1
    except Ended:
        return
    finally:
        capture.close()


def live_frames(feed: Feed) -> Iterator[TimedFrame | None]:
    """Give the newest frame again and again; None while there is none, to look at the state."""
    last = -1
    while True:
        newest = feed.newest(after=last)
        if newest is not None:
            last = newest.number
        yield newest
