"""Cut stills with known answers into shards, to fine-tune on another renderer's pictures.

`python -m vision.training.stills STILLS OUT`, where beside every picture lies its NAME.json.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from vision.faces import FACES, Face
from vision.localiser import Localiser, looks_at
from vision.rectify import Views, edge_of
from vision.training.arrays import Array, Picture, Rng
from vision.training.dataset import NET_WINDOW, Shard
from vision.training.scene import Label

_PER_SHARD = 60
# What an earlier localiser takes for a die this surely, and is none, teaches the classifier.
_TEMPTING = 0.08
_APART = 0.5
_WINDOWS = 6


@dataclass(frozen=True, slots=True)
class Still:
    """An RGB picture and the dice that lie in it."""

    picture: Picture
    labels: list[Label]


def read_still(path: Path) -> Still:
    """Read a picture with its answers."""
    picture = np.ascontiguousarray(np.asarray(cv2.imread(str(path)))[..., ::-1])
    truth = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    labels = [
        Label(
            Face(die["face"]),
            _clockwise(np.array(die["corners"], float)),
            die["cocked"],
            float(die["hidden"]),
            (die["up"][0], die["up"][1]),
        )
        for die in truth["dice"]
        if die["face"] in FACES
    ]
    return Still(picture, labels)


def _clockwise(corners: Picture) -> Picture:
    x, y = corners.T
    area = float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum())
    return corners if area > 0 else corners[::-1]


def add_still(rng: Rng, shard: Shard, still: Still) -> None:
    """Cut windows and faces from one still."""
    tall, wide = still.picture.shape[:2]
    # As the reader shrinks it, or as little less as a window needs.
    scale = max(looks_at(max(tall, wide))[0] / max(tall, wide), NET_WINDOW / min(tall, wide))
    size = (round(wide * scale), round(tall * scale))
    small = Views(still.picture).shrunk(size)
    for _ in range(_WINDOWS):
        left = int(rng.integers(0, size[0] - NET_WINDOW + 1))
        top = int(rng.integers(0, size[1] - NET_WINDOW + 1))
        moved = [
            Label(one.face, shrunken(one.corners, scale) - (left, top), one.cocked, one.hidden)
            for one in still.labels
        ]
        window = small[top : top + NET_WINDOW, left : left + NET_WINDOW]
        shard.add_window(rng, window, moved)
    shard.add_dice(still.picture, still.labels)


def shrunken(corners: Array, scale: float) -> Array:
    """Give corners in the shrunk picture: whole numbers are the middles of pixels there too."""
    return np.asarray((corners + 0.5) * scale - 0.5)


def add_mistaken(shard: Shard, still: Still, localiser: Localiser) -> None:
    """Take in whatever an earlier localiser would mistake for a top face."""
    views = Views(np.ascontiguousarray(still.picture[..., ::-1]))
    for found in localiser.find(views, _TEMPTING):
        middle = found.corners.mean(axis=0)
        apart = [np.linalg.norm(middle - one.corners.mean(axis=0)) for one in still.labels]
        if min(apart, default=np.inf) > _APART * edge_of(found.corners):
            shard.add_print(still.picture, found.corners)


def main() -> None:
    """Cut every still of a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stills", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--mistaken", type=Path, help="an earlier localiser.onnx to learn from")
    asked = parser.parse_args()
    localiser = Localiser(asked.mistaken) if asked.mistaken else None
    asked.out.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(0)
    paths = [p for p in sorted(asked.stills.iterdir()) if p.suffix in {".jpg", ".png"}]
    for start in tqdm(range(0, len(paths), _PER_SHARD), unit="shard"):
        shard = Shard()
        for path in paths[start : start + _PER_SHARD]:
            still = read_still(path)
            add_still(rng, shard, still)
            if localiser:
                add_mistaken(shard, still, localiser)
        shard.save(asked.out / f"still-{start:05}.npz")


if __name__ == "__main__":
    main()
