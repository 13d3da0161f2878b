"""Train the refiner: `python -m vision.training.refine SHARDS CHECKPOINT --steps 3000`."""

import cv2
import numpy as np
from torch import Tensor, nn

from vision.rectify import EDGES, UNIT_SQUARE, Views
from vision.training.arrays import Array, Picture, Rng
from vision.training.nets import Refiner
from vision.training.pool import Pool, asked_for, train_on_crops
from vision.training.progress import Batch
from vision.training.teacher import with_teacher
from vision.training.tint import tint

# How far, in shares of the face's edge, the localiser's corners are off.
_SHIFT, _SCALE, _CORNER, _TURN = 0.07, 0.09, 0.03, 9.0
_NO_DIE, _DIE = 0, 1
_SHARE_OF_DICE = 0.7
# Telling dice from what is none counts this much beside the corners.
_DIE_WEIGHT = 0.15


def is_die(row: Array) -> int:
    """File dice apart from what is none and has no corners."""
    return _DIE if row[1] else _NO_DIE


def sample(rng: Rng, pool: Pool) -> tuple[Picture, Array]:
    """Draw something framed askew: how its corners have to move, and whether it is a die."""
    kind = _DIE if rng.random() < _SHARE_OF_DICE else _NO_DIE
    picture, row = pool.draw(rng, kind)
    true = np.roll(row[5:].reshape(4, 2), int(rng.integers(4)), axis=0).astype(np.float32)
    onto = cv2.getPerspectiveTransform(UNIT_SQUARE.astype(np.float32), true)
    wrong = cv2.perspectiveTransform(_askew(rng).astype(np.float32)[None], onto)[0]
    crop = Views(picture).rectified(wrong.astype(np.float64), EDGES)
    back = cv2.getPerspectiveTransform(wrong, UNIT_SQUARE.astype(np.float32))
    unit = cv2.perspectiveTransform(true[None], back)[0]
    return tint(rng, crop), np.append((unit - UNIT_SQUARE).ravel(), kind)


def _askew(rng: Rng) -> Array:
    angle = np.radians(rng.normal(0, _TURN))
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    grow = 1 + rng.normal(0, _SCALE) + rng.normal(0, _SCALE / 2, 2)
    frame = (UNIT_SQUARE - 0.5) * grow @ spin.T + 0.5
    frame = frame + rng.normal(0, _SHIFT, 2) + rng.normal(0, _CORNER, (4, 2))
    return np.asarray(frame)


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Straight differences in shares of an edge, and whether a die is there at all."""
    pictures, truths, *said = batch
    answer = net(pictures)
    dice = truths[:, 8:]
    apart = ((answer[:, :8] - truths[:, :8]).abs() * dice).sum() / (8 * dice.sum().clamp(min=1))
    is_die = nn.functional.binary_cross_entropy_with_logits(answer[:, 8:], dice)
    return with_teacher(apart + _DIE_WEIGHT * is_die, answer, said, _DIE_WEIGHT)


def main() -> None:
    """Train from the shards, going on from the checkpoint."""
    train_on_crops(Refiner(), asked_for(__doc__, 6000, 64, "--teacher"), is_die, sample, loss)


if __name__ == "__main__":
    main()
