"""Train the refiner: `python -m vision.training.refine SHARDS CHECKPOINT --steps 3000`."""

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from vision.rectify import CROP, REFINE_MARGIN, UNIT_SQUARE, framed
from vision.training.arrays import Array, Picture, Rng
from vision.training.crops import MARGIN, STORED
from vision.training.dataset import NOT_CLEAN, Shelf
from vision.training.nets import Refiner
from vision.training.progress import Batch, Run
from vision.training.tint import tint

# How far, in shares of the face's edge, the localiser's corners are off.
_SHIFT, _SCALE, _CORNER, _TURN = 0.07, 0.09, 0.03, 9.0
_REFRESH = 50


class Faces:
    """The stored crops of clean top faces."""

    def __init__(self, folders: list[Path]) -> None:
        self.pictures: list[Picture] = []
        self._shelf = Shelf(folders)
        self.refresh()

    def refresh(self) -> None:
        """Take in shards finished since."""
        for shard in self._shelf.fresh():
            clean = shard["classes"][:, 0] != NOT_CLEAN
            self.pictures.extend(shard["crops"][clean])

    def sample(self, rng: Rng) -> tuple[Picture, Array]:
        """Draw a face framed askew, and how its corners have to move."""
        turn = int(rng.integers(4))
        wrong = np.roll(_askew(rng), turn, axis=0)
        to_crop = cv2.getPerspectiveTransform(
            ((wrong + MARGIN) * STORED / (1 + 2 * MARGIN)).astype(np.float32),
            framed(CROP, REFINE_MARGIN).astype(np.float32),
        )
        stored = self.pictures[int(rng.integers(len(self.pictures)))]
        crop = cv2.warpPerspective(stored, to_crop, (CROP, CROP), borderMode=cv2.BORDER_REPLICATE)
        true = np.roll(framed(STORED, MARGIN), turn, axis=0).astype(np.float32)[None]
        seen = cv2.perspectiveTransform(true, to_crop)[0]
        unit = seen * (1 + 2 * REFINE_MARGIN) / CROP - REFINE_MARGIN
        return tint(rng, np.asarray(crop, np.uint8)), unit - UNIT_SQUARE


def _askew(rng: Rng) -> Array:
    angle = np.radians(rng.normal(0, _TURN))
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    grow = 1 + rng.normal(0, _SCALE) + rng.normal(0, _SCALE / 2, 2)
    frame = (UNIT_SQUARE - 0.5) * grow @ spin.T + 0.5
    frame = frame + rng.normal(0, _SHIFT, 2) + rng.normal(0, _CORNER, (4, 2))
    return np.asarray(frame)


def batches(faces: Faces, size: int, seed: int) -> Iterator[Batch]:
    """Give batches without end."""
    rng = np.random.default_rng(seed)
    for number in count():
        if number % _REFRESH == 0:
            faces.refresh()
        samples = [faces.sample(rng) for _ in range(size)]
        pictures = np.stack([picture for picture, _ in samples]).transpose(0, 3, 1, 2)
        moves = np.stack([move.ravel() for _, move in samples]).astype(np.float32)
        yield torch.from_numpy(pictures.astype(np.float32) / 255), torch.from_numpy(moves)


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Straight differences in shares of an edge."""
    pictures, moves = batch
    return (net(pictures) - moves).abs().mean()


def main() -> None:
    """Train from the shards, going on from the checkpoint."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shards", type=Path, nargs="+")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    cv2.setNumThreads(1)
    run = Run(Refiner(), asked.checkpoint, asked.steps, asked.rate)
    run.train(batches(Faces(asked.shards), asked.batch, run.step), loss)


if __name__ == "__main__":
    main()
