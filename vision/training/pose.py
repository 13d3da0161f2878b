"""Train the lean meter: `python -m vision.training.pose SHARDS CHECKPOINT --steps 6000`."""

from collections.abc import Iterator

import numpy as np
import torch
from torch import Tensor, nn

from vision.lean import surroundings
from vision.rectify import edge_of
from vision.training.arrays import Array, Picture, Rng
from vision.training.nets import LeanMeter
from vision.training.pool import Pool, asked_for
from vision.training.progress import Batch, Run
from vision.training.tint import tint

# How far, in shares of the face's edge, measured corners are off.
_SHIFT, _SCALE = 0.04, 0.06
_FLAT, _LEANING, _SIDE = 0, 1, 2
_SHARES = (0.6, 0.25, 0.15)


def posture(row: Array) -> int | None:
    """File dice by whether they lean, and sides of dice; what is no die looks nowhere."""
    if row[1]:
        return _LEANING if row[2] else _FLAT
    return _SIDE if row[2] else None


def sample(rng: Rng, pool: Pool) -> tuple[Picture, Array]:
    """Draw a die with its surroundings, mirrored and turned, and where its top looks."""
    picture, row = pool.draw(rng, int(rng.choice(3, p=_SHARES)))
    corners = row[5:].reshape(4, 2).astype(float)
    center = corners.mean(axis=0)
    shift = rng.normal(0, _SHIFT, 2) * edge_of(corners)
    frame = center + (corners - center) * (1 + rng.normal(0, _SCALE)) + shift
    crop, (x, y) = surroundings(picture, frame), row[3:5]
    if rng.random() < 0.5:  # noqa: PLR2004 - half of them mirrored
        crop, x = crop[:, ::-1], -x
    for _ in range(int(rng.integers(4))):
        # A quarter turn to the left takes what looked right to look up.
        crop, (x, y) = np.rot90(crop), (y, -x)
    return tint(rng, np.ascontiguousarray(crop)), np.array([x, y], np.float32)


def batches(pool: Pool, size: int, seed: int) -> Iterator[Batch]:
    """Give batches without end."""
    rng = np.random.default_rng(seed)
    while True:
        samples = [sample(rng, pool) for _ in range(size)]
        pictures = np.stack([picture for picture, _ in samples]).transpose(0, 3, 1, 2)
        ups = np.stack([up for _, up in samples])
        yield torch.from_numpy(pictures.astype(np.float32) / 255), torch.from_numpy(ups)


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Straight differences, as sines of angles."""
    pictures, ups = batch
    return (net(pictures) - ups).abs().mean()


def main() -> None:
    """Train from the shards, going on from the checkpoint."""
    asked = asked_for(__doc__, steps=6000, batch=64)
    run = Run(LeanMeter(), asked.checkpoint, asked.steps, asked.rate)
    pool = Pool("crops", "faces", posture, asked.shards, asked.stills)
    run.train(batches(pool, asked.batch, run.step), loss)


if __name__ == "__main__":
    main()
