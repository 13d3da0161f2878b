"""What all trainings share: the samples of many shards, and the command line."""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from vision.training.arrays import Array, Picture, Rng
from vision.training.begin import started
from vision.training.dataset import Shelf
from vision.training.progress import Batch, Run
from vision.training.teacher import Teacher

# The photorealistic stills, far fewer, are drawn this often, the many fast renderings otherwise.
STILL_SHARE = 0.45
_REFRESH = 4000


Key = Callable[[Array], int | None]


class Pool:
    """Pictures with their rows of truth, filed by a key; takes in shards finished meanwhile."""

    def __init__(
        self,
        pictures: str,
        rows: str,
        key: Key,
        shards: list[Path],
        stills: list[Path],
    ) -> None:
        self._names, self._key = (pictures, rows), key
        self._shelves = [Shelf(shards), Shelf(stills)]
        self._filed: list[dict[int, list[tuple[Picture, Array]]]] = [
            defaultdict(list),
            defaultdict(list),
        ]
        self._drawn = 0

    def draw(self, rng: Rng, key: int) -> tuple[Picture, Array]:
        """Draw one picture filed under the key."""
        if self._drawn % _REFRESH == 0:
            self._refresh()
        self._drawn += 1
        rendered, still = (filed[key] for filed in self._filed)
        stock = still if still and rng.random() < STILL_SHARE else rendered
        return stock[int(rng.integers(len(stock)))]

    def _refresh(self) -> None:
        pictures, rows = self._names
        for shelf, filed in zip(self._shelves, self._filed, strict=True):
            for shard in shelf.fresh():
                for picture, row in zip(shard[pictures], shard[rows], strict=True):
                    key = self._key(row)
                    if key is not None:
                        filed[key].append((picture, row))


Sample = Callable[[Rng, Pool], tuple[Picture, Array]]
Loss = Callable[[nn.Module, Batch], Tensor]


def batches(
    pool: Pool, sample: Sample, size: int, seed: int, teacher: Teacher | None = None
) -> Iterator[Batch]:
    """Give batches without end: pictures, what is true of them, and what a teacher says of them."""
    rng = np.random.default_rng(seed)
    while True:
        samples = [sample(rng, pool) for _ in range(size)]
        said = [teacher.says([picture for picture, _ in samples])] if teacher else []
        pictures = np.stack([picture for picture, _ in samples]).transpose(0, 3, 1, 2)
        truths = np.stack([truth for _, truth in samples]).astype(np.float32)
        lit = torch.from_numpy(pictures.astype(np.float32) / 255)
        yield lit, torch.from_numpy(truths), *said


def train_on_crops(
    net: nn.Module, asked: argparse.Namespace, key: Key, sample: Sample, loss: Loss
) -> None:
    """Train a network that looks at single dice, going on from the checkpoint."""
    pool = Pool("crops", "faces", key, asked.shards, asked.stills)
    started(net, asked, batches(pool, sample, asked.batch, 0))
    run = Run(net, asked.checkpoint, asked.steps, asked.rate)
    teacher = Teacher(asked.teacher) if asked.teacher else None
    run.train(batches(pool, sample, asked.batch, run.step, teacher), loss)


def asked_for(purpose: str | None, steps: int, batch: int, *files: str) -> argparse.Namespace:
    """Read the command line every training has, and options for files; settle the threads."""
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("shards", type=Path, nargs="+")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--stills", type=Path, nargs="*", default=[])
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--begin", type=Path, help="a shipped network to go on from")
    for option in files:
        parser.add_argument(option, type=Path)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    cv2.setNumThreads(1)
    return asked
