"""From frames to throws on the simulated table: every throw told once, with the right dice."""

import argparse
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Self

import cv2
import numpy as np
import numpy.typing as npt

from bench.figures import Figures, middle
from vision.calibration import MODELS
from vision.reader import Reader
from vision.simulated.script import RATE, Throw
from vision.simulated.table import SimulatedTable
from vision.sources.capture import Ended
from vision.watching.eyes import Eyes
from vision.watching.watcher import Seen, Tray, Watcher

A_TABLE = 10
LATEST = round(0.5 * RATE)
CORES = 2
WARM = 400
FLAT_MB = 16.0


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over some throws."""

    throws: int = 0
    settled: int = 0
    twice: int = 0
    early: int = 0
    late: int = 0
    sorted_right: int = 0
    no_silent_error: int = 0
    all_right: int = 0

    def __add__(self, other: Self) -> Self:
        """Join the counts of two tables."""
        sums = (getattr(self, f.name) + getattr(other, f.name) for f in fields(self))
        return type(self)(*sums)


def main() -> None:
    """Print all figures; the exit code tells whether one was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=200)
    parser.add_argument("--frames", type=int, default=20_000, help="for the memory figure")
    parser.add_argument("--models", type=Path, default=MODELS)
    asked = parser.parse_args()
    figures = Figures()
    tell_throws(figures, count_throws(asked.throws, asked.models))
    tell_load(figures, asked.models)
    tell_memory(figures, asked.frames, asked.models)
    figures.close()


def count_throws(throws: int, models: Path) -> Tally:
    """Watch many tables, ten throws each, on all cores."""
    tables = [min(A_TABLE, throws - done) for done in range(0, throws, A_TABLE)]
    total = Tally()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        for tally in pool.map(partial(watch_table, models), range(len(tables)), tables):
            total += tally
    return total


def watch_table(models: Path, seed: int, throws: int) -> Tally:
    """Watch one table and compare what was told with the truth."""
    cv2.setNumThreads(1)
    table = SimulatedTable(seed, throws)
    watcher = Watcher(Eyes(Reader(models)).read)
    told: list[Seen] = []
    number = 0
    try:
        while True:
            frame = table.read()
            told += watcher.update(number, number / RATE, frame)
            number += 1
    except Ended:
        return judged(table, [seen for seen in told if seen.event is Tray.SETTLED])


def judged(table: SimulatedTable, settled: list[Seen]) -> Tally:
    """Count; a throw's report comes between its rest and the beginning of the next."""
    total = Tally()
    ends = [throw.began for throw in table.throws[1:]] + [1 << 60]
    begins = [throw.began for throw in table.throws]
    for throw, begin, end in zip(table.throws, begins, ends, strict=True):
        mine = [seen for seen in settled if begin <= seen.frame < end]
        early = sum(seen.frame < throw.rest for seen in mine)
        good = [seen for seen in mine if seen.frame >= throw.rest]
        total += _throw(table, throw, good, early)
    return total


def _throw(table: SimulatedTable, throw: Throw, seen: list[Seen], early: int) -> Tally:
    if not seen:
        return Tally(throws=1, early=early)
    first = seen[0]
    spots = {die.id: table.top(die.pose).mean(axis=0) for die in throw.dice}
    faces = {die.id: die.face for die in throw.dice}
    true_id = {die.id: _nearest(np.array(die.reading.center), spots) for die in first.dice}
    rolled = sorted(true_id[number] for number in first.rolled)
    named = {true_id[die.id]: die.reading.face for die in first.dice}
    silent = any(face is not None and face is not faces[die] for die, face in named.items())
    complete = len(first.dice) == len(throw.dice) == len(named)
    return Tally(
        throws=1,
        settled=1,
        twice=len(seen) > 1,
        early=early,
        late=first.frame - throw.rest > LATEST,
        sorted_right=rolled == list(throw.rolled) and complete,
        no_silent_error=not silent,
        all_right=named == faces,
    )


def _nearest(center: npt.NDArray[np.float64], spots: dict[int, npt.NDArray[np.float64]]) -> int:
    return min(spots, key=lambda die: float(np.linalg.norm(spots[die] - center)))


def tell_throws(figures: Figures, tally: Tally) -> None:
    """Print what was promised about throws."""
    share = 100 / max(1, tally.throws)
    figures.at_least("throws watched", tally.throws, 1)
    figures.at_least("settled told, % of throws", tally.settled * share, 100)
    figures.at_most("told twice, throws", tally.twice, 0)
    figures.at_most("told while moving, throws", tally.early, 0)
    figures.at_most("told later than 0.5 s after rest, throws", tally.late, 0)
    figures.at_least("kept and rolled right, % of throws", tally.sorted_right * share, 99)
    figures.at_least("faces right or asked, % of throws", tally.no_silent_error * share, 100)
    figures.at_least("right without asking, % of throws", tally.all_right * share, 98)


def tell_load(figures: Figures, models: Path, frames: int = 400) -> None:
    """Measure processor time for each frame, its decoding included, still and moving apart."""
    table, watcher = SimulatedTable(1), Watcher(Eyes(Reader(models)).read)
    still: list[float] = []
    moving: list[float] = []
    walls: list[float] = []
    for number in range(frames):
        frame = table.read()
        _, data = cv2.imencode(".jpg", frame)
        begin, wall = time.process_time(), time.perf_counter()
        decoded = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
        watcher.update(number, number / RATE, decoded)
        walls.append(time.perf_counter() - wall)
        assert table.moment is not None
        busy = table.moment.moving or table.moment.hand
        (moving if busy else still).append(time.process_time() - begin)
    figures.tell("frames a second in this run, median", f"{1 / middle(walls):.0f}")
    for name, times, limit in (("still", still, 50), ("moving", moving, 100)):
        share = 100 * RATE * sum(times) / len(times) / CORES
        figures.at_most(f"% of {CORES} cores at 720p and 30 a second, {name}", share, limit)


def tell_memory(figures: Figures, frames: int, models: Path) -> None:
    """Watch for long and compare the memory in use, after warming up, with that at the end."""
    table, watcher = SimulatedTable(2), Watcher(Eyes(Reader(models)).read)
    start = 0.0
    for number in range(frames):
        watcher.update(number, number / RATE, table.read())
        if number == min(WARM, frames // 2):
            start = memory_mb()
    end = memory_mb()
    figures.tell("memory at the start, MB", f"{start:.1f}")
    figures.tell(f"memory after {frames} frames, MB", f"{end:.1f}")
    figures.at_most("memory gained, MB", end - start, FLAT_MB)


def memory_mb() -> float:
    """Give the memory that is in use now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
