"""`watch`: one line for each change of what lies before the camera."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2

from vision import read_tray
from vision.annotation import annotated
from vision.reading import TrayReading, die_as_json
from vision.sources.camera import without_password
from vision.sources.capture import RefusedError, SourceState, TimedFrame
from vision.sources.choose import is_live, live_frames, live_opener, recorded_frames
from vision.sources.feed import Feed
from vision.watching.record import Recorder
from vision.watching.watcher import Seen, Watcher

ESCAPE = 27


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what may follow the command's name."""
    parser.add_argument(
        "source",
        help="camera number, address, video file, folder of frames, simulated[:SEED[:THROWS]]",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument("--show", action="store_true", help="open a window with outlines")
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="keep frames of doubtful throws in this zip file",
    )


def run(asked: argparse.Namespace) -> int:
    """Watch until the source ends or the user does."""
    recorder = None
    if asked.record is not None:
        recorder = Recorder(asked.record)
        _note(f"frames of doubtful throws are kept in {asked.record}")
    watcher = Watcher(read_tray)
    try:
        for frame in _frames(asked.source):
            for seen in watcher.update(frame.number, frame.t, frame.frame):
                print(_line(seen, as_object=asked.json), flush=True)
                if recorder is not None:
                    recorder.take(seen, frame.frame)
            if asked.show and _shown(frame, watcher.latest):
                break
    except RefusedError:
        _note(f"cannot be opened: {without_password(asked.source)}")
        return 2
    return 0


def _frames(source: str) -> Iterator[TimedFrame]:
    if not is_live(source):
        yield from recorded_frames(source)
        return
    feed = Feed(live_opener(source))
    said = SourceState.STARTING
    try:
        for frame in live_frames(feed):
            if feed.state is not said:
                said = feed.state
                _note(f"{without_password(source)}: {said}")
            if frame is not None:
                yield frame
    finally:
        feed.close()


def _shown(frame: TimedFrame, reading: TrayReading | None) -> bool:
    """Draw the newest outlines; true when the user wants to leave."""
    picture = frame.frame if reading is None else annotated(frame.frame, reading)
    cv2.imshow("vision", picture)
    return cv2.waitKey(1) == ESCAPE


def _line(seen: Seen, *, as_object: bool) -> str:
    if as_object:
        return json.dumps(_as_json(seen))
    dice = " ".join(f"{die.id}:{die.reading.face or die.reading.status}" for die in seen.dice)
    rolled = ",".join(str(number) for number in seen.rolled)
    return f"{seen.t:8.2f} s  {seen.event:8}{dice}{'  rolled ' + rolled if rolled else ''}"


def _as_json(seen: Seen) -> dict[str, Any]:
    return {
        "frame": seen.frame,
        "t": round(seen.t, 3),
        "event": seen.event,
        "dice": [{"id": die.id, **die_as_json(die.reading)} for die in seen.dice],
        "rolled": list(seen.rolled),
        "kept": list(seen.kept),
    }


def _note(words: str) -> None:
    print(f"vision: {words}", file=sys.stderr)
