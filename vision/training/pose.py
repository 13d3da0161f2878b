"""Train the lean meter: `python -m vision.training.pose SAMPLES CHECKPOINT`.

It renders what it needs first: small pictures round one die each, with where its top looks.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from tqdm import tqdm

from vision.lean import surroundings
from vision.training.arrays import Array, Picture, Rng
from vision.training.drawings import DieArt, draw_set
from vision.training.nets import LeanMeter
from vision.training.progress import Batch, Run
from vision.training.scene import Shot, render
from vision.training.tint import tint

_ARTS = 30
_SAMPLES = 300
_HIDDEN = 0.3
_MIDDLE = 0.3


def make_samples(path: Path, seed: int) -> None:
    """Render one file of samples from its seed."""
    rng = np.random.default_rng(seed)
    arts = [draw_set(rng, 96) for _ in range(_ARTS)]
    crops: list[Picture] = []
    ups: list[tuple[float, float]] = []
    while len(crops) < _SAMPLES:
        _add(rng, arts, crops, ups)
    draft = path.with_suffix(".tmp.npz")
    np.savez(draft, crops=np.stack(crops), ups=np.array(ups, np.float32))
    draft.replace(path)


def _add(
    rng: Rng, arts: list[DieArt], crops: list[Picture], ups: list[tuple[float, float]]
) -> None:
    edge = float(rng.uniform(24, 50))
    (picture,), labels = render(rng, arts, Shot(int(edge * 4.5), edge, 1, leaning=0.3))
    for label in labels:
        middle = label.corners.mean(axis=0) / picture.shape[0]
        if label.hidden < _HIDDEN and np.abs(middle - 0.5).max() < _MIDDLE:
            shaken = label.corners + rng.normal(0, 0.04, 2) * edge
            grow = 1 + rng.normal(0, 0.06)
            center = shaken.mean(axis=0)
            crops.append(surroundings(picture, center + (shaken - center) * grow))
            ups.append(label.up)


class Samples:
    """All samples rendered so far."""

    def __init__(self, folder: Path) -> None:
        files = [dict(np.load(path)) for path in sorted(folder.glob("*.npz"))]
        self.crops: Array = np.concatenate([one["crops"] for one in files])
        self.ups: Array = np.concatenate([one["ups"] for one in files])

    def batches(self, size: int, seed: int) -> Iterator[Batch]:
        """Give batches without end, mirrored and tinted."""
        rng = np.random.default_rng(seed)
        while True:
            chosen = rng.integers(0, len(self.crops), size)
            pairs = [_varied(rng, self.crops[i], self.ups[i]) for i in chosen]
            pictures = np.stack([picture for picture, _ in pairs]).transpose(0, 3, 1, 2)
            ups = np.stack([up for _, up in pairs])
            yield torch.from_numpy(pictures.astype(np.float32) / 255), torch.from_numpy(ups)


def _varied(rng: Rng, crop: Picture, up: Array) -> tuple[Picture, Array]:
    """Mirror, and turn by quarters now and then, the picture with its answer."""
    x, y = float(up[0]), float(up[1])
    if rng.random() < 0.5:  # noqa: PLR2004 - half of them mirrored
        crop, x = crop[:, ::-1], -x
    for _ in range(int(rng.integers(4))):
        # A quarter turn to the left takes what looked right to look up.
        crop, (x, y) = np.rot90(crop), (y, -x)
    return tint(rng, np.ascontiguousarray(crop)), np.array([x, y], np.float32)


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Straight differences, as sines of angles."""
    pictures, ups = batch
    return (net(pictures) - ups).abs().mean()


def main() -> None:
    """Render the samples that are missing, then train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", type=Path)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--files", type=int, default=10)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(asked.threads)
    asked.samples.mkdir(parents=True, exist_ok=True)
    for seed in tqdm(range(asked.files), unit="file"):
        path = asked.samples / f"{seed:04}.npz"
        if not path.exists():
            make_samples(path, seed + 50_000)
    run = Run(LeanMeter(), asked.checkpoint, asked.steps, 2e-3)
    run.train(Samples(asked.samples).batches(64, run.step), loss)


if __name__ == "__main__":
    main()
