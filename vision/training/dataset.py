"""Render the training set into shards: `python -m vision.training.dataset OUT --shards 40`.

A shard holds windows at the localiser's scale with their dice, and crops for the classifier.
Shards that exist are kept, so an interrupted run goes on where it stopped.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from vision.faces import FACES
from vision.training.crops import cut, edge_of, misplaced
from vision.training.drawings import draw_set
from vision.training.scene import WINDOW, Label, Picture, render

NET_WINDOW = 256
NOT_CLEAN = len(FACES)
_ARTS = 30
_SCENES = 50
_SHOTS = 2
_HIDDEN = 0.3
_INTERPOLATIONS = (cv2.INTER_AREA, cv2.INTER_LINEAR)

Rng = np.random.Generator


class Shard:
    """Collects the samples of one file."""

    def __init__(self) -> None:
        self.windows: list[Picture] = []
        self.dice: list[list[float]] = []
        self.crops: list[Picture] = []
        self.classes: list[tuple[int, float]] = []

    def add(self, rng: Rng, picture: Picture, labels: list[Label]) -> None:
        """Take in one picture."""
        how = int(rng.choice(_INTERPOLATIONS))
        number = len(self.windows)
        self.windows.append(
            np.asarray(cv2.resize(picture, (NET_WINDOW, NET_WINDOW), interpolation=how), np.uint8)
        )
        for label in labels:
            face = -1 if label.face is None else FACES.index(label.face)
            self.dice.append([number, face, label.cocked, label.hidden, *label.corners.ravel()])
            self._crop(rng, picture, label)
        self._stray(rng, picture, labels)

    def _crop(self, rng: Rng, picture: Picture, label: Label) -> None:
        if label.corners.min() < -2 or label.corners.max() > WINDOW + 2:  # noqa: PLR2004
            return
        clean = label.face is not None and label.hidden < 0.06  # noqa: PLR2004 - a sliver
        if clean and not label.cocked and label.face is not None:
            self._keep(picture, label, FACES.index(label.face))
        elif label.face is None or label.hidden > _HIDDEN:
            self._keep(picture, label, NOT_CLEAN)
        if clean and rng.random() < 0.25:  # noqa: PLR2004 - a share of the dice
            moved = Label(None, misplaced(rng, label.corners), label.cocked, label.hidden)
            self._keep(picture, moved, NOT_CLEAN)

    def _keep(self, picture: Picture, label: Label, kind: int) -> None:
        self.crops.append(cut(picture, label.corners))
        self.classes.append((kind, edge_of(label.corners)))

    def _stray(self, rng: Rng, picture: Picture, labels: list[Label]) -> None:
        """Crops of the table itself: cards, tokens, cloth."""
        edge = min(edge_of(labels[0].corners), 200.0) if labels else rng.uniform(32, 120)
        turn = rng.uniform(0, np.pi / 2) + np.arange(4) * np.pi / 2
        square = np.stack([np.cos(turn), np.sin(turn)], axis=1) * edge / np.sqrt(2)
        for _ in range(2):
            place = rng.uniform(edge, WINDOW - edge, 2)
            if all(np.linalg.norm(label.corners.mean(axis=0) - place) > edge for label in labels):
                self._keep(picture, Label(None, square + place, False, 0.0), NOT_CLEAN)

    def save(self, path: Path) -> None:
        """Write the file in one step, so that no half shard is ever read."""
        draft = path.with_suffix(".tmp.npz")
        np.savez(
            draft,
            windows=np.stack(self.windows),
            dice=np.array(self.dice, np.float32).reshape(-1, 12),
            crops=np.stack(self.crops),
            classes=np.array(self.classes, np.float32),
        )
        draft.replace(path)


def make_shard(path: Path, seed: int) -> None:
    """Render one shard from its seed."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    arts = [draw_set(rng, 128) for _ in range(_ARTS)]
    shard = Shard()
    for _ in range(_SCENES):
        pictures, labels = render(rng, arts, _SHOTS)
        for picture in pictures:
            shard.add(rng, picture, labels)
    shard.save(path)


def load(folder: Path) -> list[dict[str, npt.NDArray[np.generic]]]:
    """Read every finished shard of a folder."""
    shards = sorted(p for p in folder.glob("*.npz") if ".tmp" not in p.name)
    return [dict(np.load(path)) for path in shards]


def main() -> None:
    """Render the missing shards with every processor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--shards", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    seeds = range(asked.seed, asked.seed + asked.shards)
    todo = [(asked.out / f"{seed:05}.npz", seed) for seed in seeds]
    todo = [(path, seed) for path, seed in todo if not path.exists()]
    with ProcessPoolExecutor(asked.workers) as pool:
        jobs = pool.map(make_shard, *zip(*todo, strict=True)) if todo else iter(())
        for _ in tqdm(jobs, total=len(todo), unit="shard"):
            pass


if __name__ == "__main__":
    main()
