"""Train the classifier: `python -m vision.training.classify SHARDS CHECKPOINT --steps 12000`."""

from collections.abc import Iterator

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from vision.classifier import four_turns
from vision.rectify import FACE, Views, edge_of
from vision.training.arrays import Array, Picture, Rng
from vision.training.begin import started
from vision.training.crops import misplaced
from vision.training.dataset import NOT_CLEAN
from vision.training.nets import CLASSES, Classifier
from vision.training.pool import Pool, asked_for
from vision.training.progress import Batch, Run
from vision.training.tint import tint

# How far, in shares of the face's edge, measured corners are still off, and then some.
_SHIFT, _SCALE, _CORNER, _TURN = 0.03, 0.05, 0.025, 3.0
# What is no clean face is drawn most often; the bullseyes, told apart by a worn numeral, more often
# than the other faces.
_SHARES = np.array([1, 1, 1.5, 1.5, 1, 1, 3]) / 10
# This share of what is no clean face is a face framed wrongly.
_MISPLACED = 0.25


class Faces:
    """The dice and other things of the shards, by class; a leaning die is in none."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def sample(self, rng: Rng) -> tuple[Picture, int]:
        """Draw a crop as a careless localiser would frame it, in any quarter turn."""
        kind = int(rng.choice(CLASSES, p=_SHARES))
        spoilt = kind == NOT_CLEAN and rng.random() < _MISPLACED
        key = int(rng.integers(NOT_CLEAN)) if spoilt else kind
        picture, row = self._pool.draw(rng, key)
        corners = np.roll(row[5:].reshape(4, 2), int(rng.integers(4)), axis=0)
        frame = misplaced(rng, corners) if spoilt else _jittered(rng, corners)
        crop = Views(picture).rectified(frame)
        return four_turns(tint(rng, _smudged(rng, crop), 1.6)), kind


def kind_of(row: Array) -> int | None:
    """Give the class a row belongs to: leaning dice teach no face."""
    return None if row[2] else int(row[0])


def _jittered(rng: Rng, corners: Array) -> Array:
    center, edge = corners.mean(axis=0), edge_of(corners)
    angle = np.radians(rng.normal(0, _TURN))
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    frame = center + (corners - center) * (1 + rng.normal(0, _SCALE)) @ spin.T
    shift = rng.normal(0, _SHIFT, 2) + rng.normal(0, _CORNER, (4, 2))
    return np.asarray(frame + shift * edge)


def _smudged(rng: Rng, crop: Picture) -> Picture:
    """Now and then a bright reflection or a dark speck lies over part of the face."""
    if rng.random() > 0.2:  # noqa: PLR2004 - a share of the faces
        return crop
    spot = np.zeros(crop.shape[:2], np.float32)
    center = tuple(map(int, rng.integers(0, FACE.side, 2)))
    axes = tuple(map(int, rng.uniform(2, FACE.side * 0.2, 2)))
    cv2.ellipse(spot, center, axes, float(rng.uniform(0, 180)), 0, 360, (1.0,), -1)
    spot = cv2.GaussianBlur(spot, (0, 0), rng.uniform(0.5, 4))[..., None] * rng.uniform(0.3, 1)
    colour = rng.uniform(200, 255) if rng.random() < 0.7 else rng.uniform(0, 255, 3)  # noqa: PLR2004
    return np.clip(crop * (1 - spot) + colour * spot, 0, 255).astype(np.uint8)


def batches(faces: Faces, size: int, seed: int) -> Iterator[Batch]:
    """Give batches without end."""
    rng = np.random.default_rng(seed)
    while True:
        samples = [faces.sample(rng) for _ in range(size)]
        pictures = np.stack([picture for picture, _ in samples]).transpose(0, 3, 1, 2)
        classes = torch.tensor([kind for _, kind in samples])
        lit = torch.from_numpy(pictures.astype(np.float32) / 255)
        yield lit.contiguous(memory_format=torch.channels_last), classes


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Cross entropy, slightly smoothed because some crops show nothing legible."""
    pictures, classes = batch
    return nn.functional.cross_entropy(net(pictures)[0], classes, label_smoothing=0.02)


def main() -> None:
    """Train from the shards, going on from the checkpoint."""
    asked = asked_for(__doc__, steps=12000, batch=48)
    net = Classifier().to(memory_format=torch.channels_last)
    faces = Faces(Pool("crops", "faces", kind_of, asked.shards, asked.stills))
    started(net, asked, batches(faces, asked.batch, 0))
    run = Run(net, asked.checkpoint, asked.steps, asked.rate)
    run.train(batches(faces, asked.batch, run.step), loss)


if __name__ == "__main__":
    main()
