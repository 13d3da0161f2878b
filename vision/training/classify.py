"""Train the classifier: `python -m vision.training.classify SHARDS CHECKPOINT --steps 12000`."""

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from vision.rectify import CROP, CROP_MARGIN, UNIT_SQUARE, framed
from vision.training.arrays import Array, Picture, Rng
from vision.training.crops import MARGIN, STORED
from vision.training.dataset import Shelf
from vision.training.nets import CLASSES, Classifier
from vision.training.progress import Batch, Run
from vision.training.tint import tint

# How far, in shares of the face's edge, refined corners are still off, and then some.
_SHIFT, _SCALE, _CORNER, _TURN = 0.03, 0.05, 0.025, 3.0
_REFRESH = 50
# Every face equally often, and what is no clean face three times as often as one of them.
_SHARES = np.array([1, 1, 1, 1, 1, 1, 3]) / 9


class Crops:
    """All stored crops with their class."""

    def __init__(self, folders: list[Path]) -> None:
        self.pictures: list[list[Picture]] = [[] for _ in range(CLASSES)]
        self._shelf = Shelf(folders)
        self.refresh()

    def refresh(self) -> None:
        """Take in shards finished since."""
        for shard in self._shelf.fresh():
            for crop, kind in zip(shard["crops"], shard["classes"][:, 0], strict=True):
                self.pictures[int(kind)].append(crop)

    def sample(self, rng: Rng) -> tuple[Picture, int]:
        """Draw a crop as a careless localiser would frame it, in any quarter turn."""
        kind = int(rng.choice(CLASSES, p=_SHARES))
        stock = self.pictures[kind]
        frame = _jittered(rng)
        wanted = np.roll(framed(CROP, CROP_MARGIN), int(rng.integers(4)), axis=0)
        stored = (frame + MARGIN) * STORED / (1 + 2 * MARGIN)
        warp = cv2.getPerspectiveTransform(stored.astype(np.float32), wanted.astype(np.float32))
        crop = cv2.warpPerspective(
            stock[int(rng.integers(len(stock)))],
            warp,
            (CROP, CROP),
            borderMode=cv2.BORDER_REPLICATE,
        )
        return tint(rng, _smudged(rng, np.asarray(crop, np.uint8)), 1.6), kind


def _jittered(rng: Rng) -> Array:
    angle = np.radians(rng.normal(0, _TURN))
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    frame = (UNIT_SQUARE - 0.5) * (1 + rng.normal(0, _SCALE)) @ spin.T + 0.5
    frame = frame + rng.normal(0, _SHIFT, 2) + rng.normal(0, _CORNER, (4, 2))
    return np.asarray(frame)


def _smudged(rng: Rng, crop: Picture) -> Picture:
    """Now and then a bright reflection or a dark speck lies over part of the face."""
    if rng.random() > 0.12:  # noqa: PLR2004 - a share of the faces
        return crop
    spot = np.zeros(crop.shape[:2], np.float32)
    center = tuple(map(int, rng.integers(0, CROP, 2)))
    axes = tuple(map(int, rng.uniform(2, CROP * 0.2, 2)))
    cv2.ellipse(spot, center, axes, float(rng.uniform(0, 180)), 0, 360, (1.0,), -1)
    spot = cv2.GaussianBlur(spot, (0, 0), rng.uniform(0.5, 4))[..., None] * rng.uniform(0.3, 1)
    colour = rng.uniform(200, 255) if rng.random() < 0.7 else rng.uniform(0, 255, 3)  # noqa: PLR2004
    return np.clip(crop * (1 - spot) + colour * spot, 0, 255).astype(np.uint8)


def batches(crops: Crops, size: int, seed: int) -> Iterator[Batch]:
    """Give batches without end."""
    rng = np.random.default_rng(seed)
    for number in count():
        if number % _REFRESH == 0:
            crops.refresh()
        samples = [crops.sample(rng) for _ in range(size)]
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shards", type=Path, nargs="+")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--steps", type=int, default=12000)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    cv2.setNumThreads(1)
    run = Run(
        Classifier().to(memory_format=torch.channels_last),
        asked.checkpoint,
        asked.steps,
        asked.rate,
    )
    run.train(batches(Crops(asked.shards), asked.batch, run.step), loss)


if __name__ == "__main__":
    main()
