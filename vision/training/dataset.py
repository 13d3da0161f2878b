"""Render the training set into shards: `python -m vision.training.dataset OUT --shards 40`.

A shard holds windows at the localiser's scale with their dice, and pictures round single dice.
Shards that exist are kept, so an interrupted run goes on where it stopped.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from vision.faces import FACES
from vision.training.arrays import Array, Picture, Rng
from vision.training.crops import STORED, cut
from vision.training.drawings import draw_set
from vision.training.prints import printed_symbol
from vision.training.scene import Label, Shot, render

NET_WINDOW = 256
NOT_CLEAN = len(FACES)
_ARTS = 120
_SCENES = 160
_STRAYS = 6
_WIDE = 320
# Up to this share a stranger may hide of a face before it is no clean one, or no die at all.
_SLIVER, _HIDDEN = 0.06, 0.3
# Dice are taken whole, with their middles so far from the middle of their picture at most.
_INSIDE, _WHOLE = 0.38, 0.51
_LEANING = 0.2
# Kind, is a top face, leans, where its top looks (2), corners (8).
FACE_COLUMNS = 13
_SMALL, _LARGE = 31.0, 150.0
_NEAR = 190.0
# Faces larger than this are shrunk for the classifier anyway.
_FINE = 90.0
# A pixel of a wide window stands for this many of a 1280 x 720 picture.
_WIDE_PIXEL = 2.0
_INTERPOLATIONS = (cv2.INTER_AREA, cv2.INTER_LINEAR)


class Shard:
    """Collects the samples of one file."""

    def __init__(self) -> None:
        self.windows: list[Picture] = []
        self.dice: list[list[float]] = []
        self.crops: list[Picture] = []
        self.faces: list[list[float]] = []

    def add_window(self, rng: Rng, picture: Picture, labels: list[Label]) -> None:
        """Take in one picture for the localiser, at its scale."""
        how = int(rng.choice(_INTERPOLATIONS))
        number = len(self.windows)
        self.windows.append(cv2.resize(picture, (NET_WINDOW, NET_WINDOW), interpolation=how))
        for label in labels:
            face = -1 if label.face is None else FACES.index(label.face)
            corners = label.corners * (NET_WINDOW / picture.shape[0])
            self.dice.append([number, face, label.cocked, label.hidden, *corners.ravel()])

    def add_dice(self, picture: Picture, labels: list[Label]) -> None:
        """Take in every die of one picture, ours or not, that is well inside it."""
        size = np.array(picture.shape[1::-1])
        for label in labels:
            middle = label.corners.mean(axis=0) / size
            reach = label.corners / size
            if np.abs(middle - 0.5).max() < _INSIDE and np.abs(reach - 0.5).max() < _WHOLE:
                self._keep(picture, label.corners, _kind(label), _truth(label))

    def add_strays(self, rng: Rng, picture: Picture, edge: float) -> None:
        """Take in squares of a table without dice: cloth, cards, tokens with our own symbols."""
        for _ in range(_STRAYS):
            turn = rng.uniform(0, np.pi / 2) + np.arange(4) * np.pi / 2
            square = np.stack([np.cos(turn), np.sin(turn) * rng.uniform(0.7, 1.0)], axis=1)
            place = rng.uniform(0.2, 0.8, 2) * picture.shape[0]
            self.add_print(picture, square * edge * rng.uniform(0.5, 1.0) + place)

    def add_print(self, picture: Picture, corners: Array) -> None:
        """Take in something that is no die."""
        self._keep(picture, corners, NOT_CLEAN, (0.0, 0.0, 0.0, 0.0))

    def _keep(self, picture: Picture, corners: Array, kind: int, truth: tuple[float, ...]) -> None:
        crop, moved = cut(picture, corners)
        self.crops.append(crop)
        self.faces.append([kind, *truth, *moved.ravel()])

    def save(self, path: Path) -> None:
        """Write the file in one step, so that no half shard is ever read."""
        draft = path.with_suffix(".tmp.npz")
        np.savez(
            draft,
            windows=np.array(self.windows, np.uint8).reshape(-1, NET_WINDOW, NET_WINDOW, 3),
            dice=np.array(self.dice, np.float32).reshape(-1, 12),
            crops=np.array(self.crops, np.uint8).reshape(-1, STORED, STORED, 3),
            faces=np.array(self.faces, np.float32).reshape(-1, FACE_COLUMNS),
        )
        draft.replace(path)


def _kind(label: Label) -> int:
    clean = label.face is not None and label.hidden < _SLIVER and not label.side
    return FACES.index(label.face) if clean and label.face else NOT_CLEAN


def _truth(label: Label) -> tuple[float, ...]:
    """Tell a top face, and whether it leans; a side face leans and is no top."""
    whole = label.hidden < _HIDDEN
    is_top = whole and not label.side
    leans = label.cocked or (label.side and whole)
    return (float(is_top), float(leans), *label.up)


def _edge(rng: Rng) -> float:
    """Draw a die's edge in pixels of a 1280 x 720 picture; cameras may also be very near."""
    if rng.random() < 0.08:  # noqa: PLR2004 - a share of the scenes
        return float(rng.uniform(_LARGE, _NEAR))
    return float(np.exp(rng.uniform(np.log(_SMALL), np.log(_LARGE))))


def make_shard(path: Path, seed: int) -> None:
    """Render one shard from its seed: windows for one network, single dice for the others."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    arts = [draw_set(rng, 128) for _ in range(_ARTS)]
    shard = Shard()
    for _ in range(_SCENES):
        pictures, labels = render(rng, arts, Shot(_WIDE, _edge(rng) / _WIDE_PIXEL))
        for picture in pictures:
            shard.add_window(rng, picture, labels)
    for _ in range(_SCENES * 5 // 2):
        edge = float(np.exp(rng.uniform(np.log(_SMALL * 0.9), np.log(_FINE))))
        shot = Shot(int(edge * 4), edge, leaning=_LEANING, sides=True)
        pictures, labels = render(rng, arts, shot)
        for picture in pictures:
            shard.add_dice(picture, labels)
    for _ in range(_SCENES // 2):
        edge = float(rng.uniform(_SMALL, _FINE))
        pictures, _ = render(rng, arts, Shot(int(edge * 5), edge, 1, dice=False))
        shard.add_strays(rng, pictures[0], edge)
    for _ in range(_SCENES):
        shard.add_print(*printed_symbol(rng, arts, float(rng.uniform(_SMALL, _FINE))))
    shard.save(path)


class Shelf:
    """Gives the shards of some folders, also those that are finished while training runs."""

    def __init__(self, folders: list[Path]) -> None:
        self._folders = folders
        self._taken: set[Path] = set()

    def fresh(self) -> list[dict[str, Array]]:
        """Read the shards that were not given before."""
        paths = [path for folder in self._folders for path in sorted(folder.glob("*.npz"))]
        new = [path for path in paths if path not in self._taken and ".tmp" not in path.name]
        self._taken.update(new)
        return [dict(np.load(path)) for path in new]


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
