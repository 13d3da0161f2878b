"""`watch`: one line for each change of what lies before the camera."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2

from vision.annotation import annotated
from vision.reader import default_reader
from vision.reading import TrayReading, die_as_json
from vision.sources.camera import without_password
from vision.sources.capture import RefusedError, SourceState, TimedFrame
from vision.sources.choose import is_live, live_frames, live_opener, recorded_frames
from vision.sources.feed import Feed
from vision.teaching.shelf import ShelfError
from vision.watching.eyes import Eyes
from vision.watching.hints import is_black
from vision.watching.record import Recorder
from vision.watching.watcher import Seen, Watcher

ESCAPE = 27
WORDS = {
    SourceState.STARTING: "starting",
    SourceState.LIVE: "live",
    SourceState.STALLED: "stalled: no new picture comes",
    SourceState.GONE: "gone: it is looked for until it comes back",
    SourceState.REFUSED: "refused: not there, wrong, or in use; it is tried again",
}
BLACK = "black: the lens is covered or the room is dark"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what may follow the command's name."""
    parser.add_argument(
        "source",
        help="camera number, address, video file, folder of frames, simulated[:SEED[:THROWS]]",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument("--show", action="store_true", help="open a window with outlines")
    parser.add_argument("--profile", metavar="NAME", help="a set of dice that was taught")
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="keep frames of doubtful throws in this zip file",
    )


def run(asked: argparse.Namespace) -> int:
    """Watch until the source ends or the user does."""
    try:
        watcher = Watcher(Eyes(default_reader(asked.profile)).read)
        _watch(asked, watcher, _recorder(asked.record))
    except ShelfError as error:
        return _refuse(f"{asked.profile}: {error}")
    except RefusedError:
        return _refuse(f"cannot be opened: {without_password(asked.source)}")
    except BrokenPipeError:
        # Whoever read the lines has gone; nothing more may be written at the end either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        return _refuse(f"frames cannot be kept in {asked.record}: {error.strerror}")
    return 0


def _watch(asked: argparse.Namespace, watcher: Watcher, recorder: Recorder | None) -> None:
    show = asked.show and _has_display()
    for frame in _frames(asked.source):
        for seen in watcher.update(frame.number, frame.t, frame.frame):
            print(_line(seen, as_object=asked.json), flush=True)
            if recorder is not None and not _recorded(recorder, seen, frame):
                recorder = None
        if show and _shown(frame, watcher.latest):
            return


def _recorder(path: Path | None) -> Recorder | None:
    if path is None:
        return None
    recorder = Recorder(path)
    _note(f"frames of doubtful throws are kept in {path}")
    return recorder


def _recorded(recorder: Recorder, seen: Seen, frame: TimedFrame) -> bool:
    """Keep the frame if it is worth it; a full disk ends the keeping, not the watching."""
    try:
        recorder.take(seen, frame.frame)
    except OSError as error:
        _note(f"no more frames are kept: {error.strerror}")
        return False
    return True


def _has_display() -> bool:
    """Try a window in another process: where there is no display, Qt ends the whole program."""
    words = [sys.executable, "-c", "import cv2; cv2.namedWindow('vision')"]
    there = subprocess.run(words, capture_output=True, check=False).returncode == 0  # noqa: S603 - our own words
    if not there:
        _note("there is no display: watching without a window")
    return there


def _frames(source: str) -> Iterator[TimedFrame]:
    if not is_live(source):
        yield from recorded_frames(source)
        return
    feed = Feed(live_opener(source))
    name, said = without_password(source), WORDS[SourceState.STARTING]
    try:
        for frame in live_frames(feed):
            now = _state(feed, frame)
            if now != said:
                said = now
                _note(f"{name}: {said}")
            if frame is not None:
                yield frame
    finally:
        feed.close()


def _state(feed: Feed, frame: TimedFrame | None) -> str:
    return BLACK if frame is not None and is_black(frame.frame) else WORDS[feed.state]


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


def _refuse(words: str) -> int:
    _note(words)
    return 2


def _note(words: str) -> None:
    print(f"vision: {words}", file=sys.stderr)
