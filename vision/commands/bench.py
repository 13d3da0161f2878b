"""`bench`: measure the reader on pictures with known answers."""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import cv2
import numpy as np
import numpy.typing as npt

from vision.baselines.hobby import HobbyReader
from vision.baselines.templates import ENROLMENTS, Features, TemplateMatcher, square_up
from vision.faces import Face
from vision.pictures import PictureError, open_picture, pictures_in
from vision.reader import Reader
from vision.reading import DieReading, Status
from vision.scoring.cells import worst_cell
from vision.scoring.report import Report, Result, Speed, table
from vision.scoring.tally import Tally, score
from vision.scoring.truth import TrueDie, Truth, TruthError, load_truth

Frame = npt.NDArray[np.uint8]
ReadFrame = Callable[["Case", Frame], tuple[DieReading, ...]]

DEFAULT = Path("tests/vision/trays")
_THREADS = 2
_WANTED = (1280, 720)  # the size of picture for which times are promised


@dataclass(frozen=True, slots=True)
class Case:
    """A picture and its truth."""

    path: Path
    truth: Truth


@dataclass(frozen=True, slots=True)
class Timing:
    """How long one picture took."""

    size: tuple[int, int]
    decode_ms: float
    read_ms: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("folder", nargs="?", type=Path, default=DEFAULT, metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--baselines", action="store_true", help="also measure what others use")
    parser.add_argument("--models", type=Path, help="folder of the networks to use")


def run(asked: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    try:
        cases = cases_in(asked.folder)
    except PictureError as error:
        sys.stderr.write(f"vision: {asked.folder}: {error}\n")
        return 2
    if not cases:
        sys.stderr.write(f"vision: {asked.folder}: no picture has its truth beside it\n")
        return 2
    reader = Reader(asked.models) if asked.models else Reader()
    report = measure(cases, reader, with_baselines=asked.baselines)
    text = json.dumps(report.as_json()) if asked.json else table(report)
    sys.stdout.write(text + "\n")
    return 0


def measure(cases: list[Case], reader: Reader, *, with_baselines: bool) -> Report:
    """Score our reader, and if asked those it is compared with, on the same pictures."""
    cv2.setNumThreads(_THREADS)
    reader.read(np.zeros((*_WANTED[::-1], 3), np.uint8))  # the first reading pays for set-up
    ours, scored = _result("ours", cases, lambda _, frame: reader.read(frame).dice)
    memory = _peak_memory()
    results = [ours]
    if with_baselines:
        hobby = HobbyReader(reader.classifier)
        results.append(_result("Otsu + minAreaRect + CNN", cases, lambda _, f: hobby.read(f))[0])
        results += [_templates(features, cases) for features in Features]
    return Report(len(cases), results, worst_cell(scored), memory)


def cases_in(folder: Path) -> list[Case]:
    """Give the pictures of a folder that have their truth beside them."""
    found = []
    for path in pictures_in(folder):
        try:
            found.append(Case(path, load_truth(path)))
        except TruthError as error:
            sys.stderr.write(f"vision: {path}: {error}\n")
    return found


def _result(
    name: str, cases: Iterable[Case], read: ReadFrame
) -> tuple[Result, list[tuple[Truth, Tally]]]:
    levels: dict[str, Tally] = defaultdict(Tally)
    scored, timings = [], []
    for case in cases:
        try:
            readings, timing = _timed(case, read)
        except PictureError as error:
            sys.stderr.write(f"vision: {case.path}: {error}\n")
            continue
        tally = score(case.truth, readings)
        levels[case.truth.level] += tally
        scored.append((case.truth, tally))
        timings.append(timing)
    return Result(name, dict(levels), _speed(timings)), scored


def _timed(case: Case, read: ReadFrame) -> tuple[tuple[DieReading, ...], Timing]:
    frame = open_picture(case.path).frame
    data = np.frombuffer(case.path.read_bytes(), np.uint8)
    start = time.perf_counter()
    cv2.imdecode(data, cv2.IMREAD_COLOR)
    decoded = time.perf_counter()
    readings = read(case, frame)
    done = time.perf_counter()
    size = (frame.shape[1], frame.shape[0])
    return readings, Timing(size, (decoded - start) * 1000, (done - decoded) * 1000)


def _speed(timings: list[Timing]) -> Speed:
    """Take medians over pictures of the promised size, or over all if there are none."""
    wanted = [timing for timing in timings if timing.size == _WANTED] or timings
    if not wanted:
        return Speed(0.0)
    return Speed(
        median(timing.read_ms for timing in wanted),
        median(timing.decode_ms for timing in wanted),
        median(timing.read_ms / timing.decode_ms for timing in wanted),
        len(wanted),
    )


def _templates(features: Features, cases: list[Case]) -> Result:
    """Enrol the first dice of each set, then name all the others in their given boxes."""
    enrolled: dict[str, TemplateMatcher] = defaultdict(lambda: TemplateMatcher(features))
    used = _enrolment(cases)
    for case in cases:
        chosen = [die for die in case.truth.dice if (case.path, die) in used]
        if chosen:
            frame = open_picture(case.path).frame
            examples = [(die.face, square_up(frame, die.corners)) for die in chosen]
            enrolled[case.truth.tag("hand")].enrol(examples)

    def read(case: Case, frame: Frame) -> tuple[DieReading, ...]:
        matcher = enrolled[case.truth.tag("hand")]
        return tuple(
            _given(die, matcher.name(square_up(frame, die.corners))) for die in case.truth.dice
        )

    rest = [_without(case, used) for case in cases]
    name = f"{features.upper()} templates, boxes given"
    return _result(name, [case for case in rest if case.truth.dice], read)[0]


def _enrolment(cases: list[Case]) -> set[tuple[Path, TrueDie]]:
    """Choose the first clean dice of each face, from different pictures, for each set of dice."""
    counts: dict[tuple[str, Face], int] = defaultdict(int)
    used = set()
    for case in cases:
        seen = set()
        for die in case.truth.dice:
            key = (case.truth.tag("hand"), die.face)
            if die.clean and counts[key] < ENROLMENTS and die.face not in seen:
                counts[key] += 1
                seen.add(die.face)
                used.add((case.path, die))
    return used


def _without(case: Case, used: set[tuple[Path, TrueDie]]) -> Case:
    """Keep the clean dice that were not enrolled: boxes of others are not given."""
    dice = tuple(die for die in case.truth.dice if die.clean and (case.path, die) not in used)
    return Case(case.path, Truth(dice, case.truth.level, case.truth.tags))


def _given(die: TrueDie, face: Face | None) -> DieReading:
    x = sum(corner[0] for corner in die.corners) / 4
    y = sum(corner[1] for corner in die.corners) / 4
    status = Status.READ if face else Status.UNSURE
    return DieReading(face, 1.0, status, (x, y), die.corners)


def _peak_memory() -> float | None:
    """Return the most memory this process ever held, where the system tells."""
    try:
        import resource  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024) if sys.platform == "darwin" else peak / 1024
