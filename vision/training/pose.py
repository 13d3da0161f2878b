"""Train the lean meter: `python -m vision.training.pose SHARDS CHECKPOINT --steps 6000`."""

import numpy as np
from torch import Tensor, nn

from vision.lean import surroundings
from vision.rectify import Views, edge_of
from vision.training.arrays import Array, Picture, Rng
from vision.training.nets import LeanMeter
from vision.training.pool import Pool, asked_for, train_on_crops
from vision.training.progress import Batch
from vision.training.teacher import with_teacher
from vision.training.tint import tint

# How far, in shares of the face's edge, measured corners are off.
_SHIFT, _SCALE = 0.04, 0.06
_FLAT, _LEANING, _SIDE, _NO_TOP = 0, 1, 2, 3
_SHARES = (0.45, 0.2, 0.1, 0.25)
# Telling tops from what looks like one counts this much beside where they look.
_TOP_WEIGHT = 0.3


def posture(row: Array) -> int:
    """File dice by whether they lean, sides of dice, and what is no die and looks nowhere."""
    if row[1]:
        return _LEANING if row[2] else _FLAT
    return _SIDE if row[2] else _NO_TOP


def sample(rng: Rng, pool: Pool) -> tuple[Picture, Array]:
    """Draw surroundings, mirrored and turned: where they look, if anywhere, and if from a top."""
    kind = int(rng.choice(len(_SHARES), p=_SHARES))
    picture, row = pool.draw(rng, kind)
    corners = row[5:].reshape(4, 2).astype(float)
    center = corners.mean(axis=0)
    shift = rng.normal(0, _SHIFT, 2) * edge_of(corners)
    frame = center + (corners - center) * (1 + rng.normal(0, _SCALE)) + shift
    crop, (x, y) = surroundings(Views(picture), frame), row[3:5]
    if rng.random() < 0.5:  # noqa: PLR2004 - half of them mirrored
        crop, x = crop[:, ::-1], -x
    for _ in range(int(rng.integers(4))):
        # A quarter turn to the left takes what looked right to look up.
        crop, (x, y) = np.rot90(crop), (y, -x)
    truth = [x, y, kind != _NO_TOP, kind in {_FLAT, _LEANING}]
    return tint(rng, np.ascontiguousarray(crop)), np.array(truth, np.float32)


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Straight differences, as sines of angles, and whether a die's top is there at all."""
    pictures, truths, *said = batch
    answer = net(pictures)
    apart = ((answer[:, :2] - truths[:, :2]).abs() * truths[:, 2:3]).mean()
    is_top = nn.functional.binary_cross_entropy_with_logits(answer[:, 2], truths[:, 3])
    return with_teacher(apart + _TOP_WEIGHT * is_top, answer, said, _TOP_WEIGHT)


def main() -> None:
    """Train from the shards, going on from the checkpoint."""
    train_on_crops(LeanMeter(), asked_for(__doc__, 6000, 64, "--teacher"), posture, sample, loss)


if __name__ == "__main__":
    main()
