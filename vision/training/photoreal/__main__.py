"""`python -m vision.training.photoreal`: render pictures of dice with their truth."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from tqdm import tqdm

from vision.training.photoreal.develop import Picture, develop, plan_development
from vision.training.photoreal.plan import LEVELS, SPLITS, plan_scene
from vision.training.photoreal.shoot import shoot

_SMALL = 40_000  # bytes of a picture kept beside the tests
_WORST_QUALITY = 62
_SPLIT_SEEDS = {split: i for i, split in enumerate(SPLITS)}


def main() -> int:
    """Render what is missing of the asked pictures."""
    options = _options()
    options.out.mkdir(parents=True, exist_ok=True)
    levels = LEVELS if options.level == "all" else (options.level,)
    work = [(level, number) for number in range(options.count) for level in levels]
    for level, number in tqdm(work, desc=options.split, unit="picture"):
        _make(options, level, number)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m vision.training.photoreal")
    parser.add_argument("out", type=Path, help="folder for pictures and truth")
    parser.add_argument("--split", choices=SPLITS, required=True)
    parser.add_argument("--count", type=int, default=10, help="pictures of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=(*LEVELS, "all"), default="all")
    parser.add_argument("--small", type=float, default=0.33, help="share of 640 x 480")
    parser.add_argument("--samples", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def _make(options: argparse.Namespace, level: str, number: int) -> None:
    ending = f"{level}-{options.seed:02d}-{number:04d}"
    if any(options.out.glob(f"*{ending}.json")):
        return
    rng = np.random.default_rng(
        [options.seed, _SPLIT_SEEDS[options.split], LEVELS.index(level), number]
    )
    for_tests = options.split == "stills"
    plan = plan_scene(options.split, level, rng, 1.0 if for_tests else options.small)
    how = plan_development(level, plan.light, rng)
    with _silence():
        shot = shoot(plan, rng, options.samples, options.threads)
    name = f"{_answer(shot.truth) if for_tests else options.split}--{ending}"
    stored = _stored(develop(shot.light, how, rng), how.quality, _SMALL if for_tests else None)
    (options.out / f"{name}.jpg").write_bytes(stored)
    (options.out / f"{name}.json").write_text(json.dumps(shot.truth), encoding="utf-8")


def _answer(truth: dict[str, Any]) -> str:
    """Return what a reader should say, die by die, as a file name."""
    words = [
        next((doubt for doubt in ("cut_off", "cocked", "covered") if die[doubt]), die["face"])
        for die in truth["dice"]
    ]
    return "-".join(sorted(words)) or "none"


def _stored(picture: Picture, quality: int, limit: int | None) -> bytes:
    """Compress a picture, harder if it has to fit into `limit` bytes."""
    stored = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()
    if limit and len(stored) > limit and quality > _WORST_QUALITY:
        return _stored(picture, quality - 4, limit)
    return stored


class _silence:  # noqa: N801 - reads as a verb
    """Keep the renderer's chatter out of the progress bar."""

    def __enter__(self) -> None:
        self._kept = os.dup(1)
        with Path(os.devnull).open("w") as nothing:
            os.dup2(nothing.fileno(), 1)

    def __exit__(self, *_: object) -> None:
        os.dup2(self._kept, 1)
        os.close(self._kept)


if __name__ == "__main__":
    raise SystemExit(main())
