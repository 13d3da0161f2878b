"""What the user named: camera number, address, video file, folder of frames, simulated table."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from vision.sources.camera import RATE as CAMERA_RATE
from vision.sources.camera import open_address, open_camera, open_video, video_rate
from vision.sources.capture import Capture, Ended, RefusedError, TimedFrame
from vision.sources.feed import Feed, Open
from vision.sources.folder import RATE, FolderCapture
from vision.sources.real_time import RealTime

ADDRESS = re.compile(r"^[a-z]+://", re.IGNORECASE)
SIMULATED = re.compile(r"^simulated(:(?P<seed>\d+)(:(?P<throws>\d+))?)?$")


def is_live(source: str) -> bool:
    """Tell a camera, which drops frames, from a recording, which must not."""
    return source.isdecimal() or bool(ADDRESS.match(source))


def live_opener(source: str) -> Open:
    """Give the way to open a camera; the simulated table is one for those who want it live."""
    if source.isdecimal():
        return partial(open_camera, int(source))
    if named := SIMULATED.match(source):
        return partial(_simulated, named)
    return partial(open_address, source)


def _simulated(named: re.Match[str]) -> Capture:
    # Loaded here, so that a table with a real camera never loads the simulated one.
    from vision.simulated.table import SimulatedTable  # noqa: PLC0415

    throws = named["throws"]
    table = SimulatedTable(int(named["seed"] or 0), int(throws) if throws else None)
    return RealTime(table, CAMERA_RATE)


def recorded_frames(source: str) -> Iterator[TimedFrame]:
    """Give every frame of a recording, with the time it was meant for."""
    if named := SIMULATED.match(source):
        yield from _each(_simulated(named), CAMERA_RATE)
        return
    path = Path(source)
    if not path.exists():
        raise RefusedError(path.name)
    rate = RATE if path.is_dir() else video_rate(path)
    yield from _each(FolderCapture(path) if path.is_dir() else open_video(path), rate)


def _each(capture: Capture, rate: float) -> Iterator[TimedFrame]:
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
