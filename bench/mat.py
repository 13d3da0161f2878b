"""What the printed mat is worth: the same frames read with it and without it.

Drawings like those of the dice lie about as printed tokens of other sizes; they are no dice.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from bench.figures import Figures, middle
from vision.calibration import MODELS
from vision.mat.find import MatPose, find_mat
from vision.reader import Reader
from vision.reading import TrayReading
from vision.simulated.cube import tiles
from vision.simulated.script import LyingDie
from vision.simulated.table import SimulatedTable

Frame = npt.NDArray[np.uint8]
Corners = npt.NDArray[np.float64]
TOKENS = (9.0, 26.0, 34.0)
NEAR_PX = 25.0


@dataclass(frozen=True, slots=True)
class Counts:
    """What came of reading some frames."""

    right: float
    strangers: float
    ms: float


def main() -> None:
    """Print both columns and what must hold between them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=40)
    parser.add_argument("--models", type=Path, default=MODELS)
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    reader = Reader(asked.models)
    scenes = [scene(seed) for seed in range(asked.frames)]
    poses = [find_mat(frame) for frame, _ in scenes]
    figures = Figures()
    figures.at_least("mat found, % of frames", 100 * found(poses), 100)
    with_mat, without = counts(reader, scenes, poses), counts(reader, scenes, [None] * len(scenes))
    for name, seen in (("with the mat", with_mat), ("without it", without)):
        figures.tell(f"dice right, {name}, %", f"{100 * seen.right:.2f}")
        figures.tell(f"tokens taken for dice, {name}, per frame", f"{seen.strangers:.3f}")
        figures.tell(f"processor time, {name}, ms", f"{seen.ms:.1f}")
    figures.at_least("dice right, with over without", with_mat.right / without.right, 1.0)
    figures.at_most("tokens taken for dice, fewer", with_mat.strangers - without.strangers, 0)
    figures.at_most("processor time, with over without", with_mat.ms / without.ms, 1.0)
    figures.close()


def found(poses: list[MatPose | None]) -> float:
    """Give the share of frames in which the mat was found."""
    return sum(pose is not None for pose in poses) / len(poses)


def scene(seed: int) -> tuple[Frame, list[tuple[LyingDie, Corners]]]:
    """Give a frame of five dice on the mat among tokens, with the truth."""
    table = SimulatedTable(seed, mat=True)
    strew(table, np.random.default_rng(seed))
    frame = table.read()
    while not table.throws:
        frame = table.read()
    return frame, [(die, table.top(die.pose)) for die in table.throws[0].dice]


def strew(table: SimulatedTable, rng: np.random.Generator) -> None:
    """Print tokens along the sides of the mat, where no dice roll."""
    for size in TOKENS:
        x, y = float(rng.uniform(-60, 60)), float(rng.choice([-1, 1]) * 76)
        tile = tiles(int(rng.integers(3)))[int(rng.integers(6))]
        table.lay(np.ascontiguousarray(tile[..., :3]), (x, y), (size, size))


def counts(
    reader: Reader,
    scenes: list[tuple[Frame, list[tuple[LyingDie, Corners]]]],
    poses: list[MatPose | None],
) -> Counts:
    """Read every frame with its pose."""
    right = strangers = dice = 0
    times = []
    for (frame, truth), pose in zip(scenes, poses, strict=True):
        begin = time.process_time()
        reading = reader.read(frame, pose)
        times.append((time.process_time() - begin) * 1000)
        hits = [_right(reading, die, corners) for die, corners in truth]
        right += sum(hits)
        dice += len(truth)
        strangers += sum(_is_stranger(die.center, truth) for die in reading.dice)
    return Counts(right / dice, strangers / len(scenes), middle(times))


def _right(reading: TrayReading, die: LyingDie, corners: Corners) -> bool:
    spot = corners.mean(axis=0)
    return any(
        seen.face is die.face and np.linalg.norm(np.array(seen.center) - spot) < NEAR_PX
        for seen in reading.dice
    )


def _is_stranger(center: tuple[float, float], truth: list[tuple[LyingDie, Corners]]) -> bool:
    return all(
        np.linalg.norm(np.array(center) - corners.mean(axis=0)) > NEAR_PX for _, corners in truth
    )


if __name__ == "__main__":
    main()
