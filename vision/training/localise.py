"""Train the localiser: `python -m vision.training.localise SHARDS CHECKPOINT --steps 12000`.

With `--teacher LOCALISER.onnx` it also learns from what an earlier localiser says.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from vision.quad import STRIDE, encode
from vision.training.arrays import Array, Picture, Rng
from vision.training.begin import started
from vision.training.dataset import NET_WINDOW, Shelf
from vision.training.nets import Localiser
from vision.training.pool import STILL_SHARE, asked_for
from vision.training.progress import Batch, Run
from vision.training.teacher import CODE_SCALE, Teacher, taught_loss
from vision.training.tint import tint

# Windows are cut down to this side: fewer empty pixels to compute.
_SIDE = 128
_GRID = _SIDE // STRIDE
_HIDDEN_SOME, _HIDDEN_MOST = 0.3, 0.75
_REFRESH = 50
_PLANES = 1 + 1 + 1 + 1 + 9


class Windows:
    """All windows of the shards with their dice, in the localiser's pixels."""

    def __init__(self, shards: list[Path], stills: list[Path]) -> None:
        self._shelves = [Shelf(shards), Shelf(stills)]
        self._stocks: list[list[tuple[Picture, Array]]] = [[], []]
        self.refresh()

    def refresh(self) -> None:
        """Take in shards finished since."""
        for shelf, stock in zip(self._shelves, self._stocks, strict=True):
            for shard in shelf.fresh():
                rows = shard["dice"].astype(np.float64)
                stock.extend(
                    (picture, rows[rows[:, 0] == number])
                    for number, picture in enumerate(shard["windows"])
                )

    def _draw(self, rng: Rng) -> tuple[Picture, Array]:
        rendered, still = self._stocks
        stock = still if still and rng.random() < STILL_SHARE else rendered
        return stock[int(rng.integers(len(stock)))]

    def sample(self, rng: Rng) -> tuple[Picture, npt.NDArray[np.float32]]:
        """Draw a window, move and tint it, and paint its targets."""
        window, dice = self._draw(rng)
        warp = _random_warp(rng, dice)
        picture = cv2.warpAffine(window, warp, (_SIDE, _SIDE))
        corners = dice[:, 4:].reshape(-1, 4, 2) @ warp[:, :2].T + warp[:, 2]
        if np.linalg.det(warp[:, :2]) < 0:
            corners = corners[:, ::-1]
        return tint(rng, np.asarray(picture, np.uint8)), targets(dice, corners)


def _random_warp(rng: Rng, dice: Array) -> Array:
    """Zoom, mirror and cut out a part, most often about a die; held sideways now and then."""
    turn = 90.0 * rng.integers(4) if rng.random() < 0.1 else 0.0  # noqa: PLR2004
    middle = rng.uniform(0.3, 0.7, 2) * NET_WINDOW
    if len(dice) and rng.random() < 0.75:  # noqa: PLR2004 - a share of the cuts
        corners = dice[int(rng.integers(len(dice))), 4:].reshape(4, 2)
        middle = corners.mean(axis=0) + rng.normal(0, 0.2, 2) * _SIDE
    middle = np.clip(middle, 0.35 * NET_WINDOW, 0.65 * NET_WINDOW)
    # Small dice are the hard ones.
    zoom = float(np.exp(rng.normal(-0.08, 0.18)))
    warp: Array = cv2.getRotationMatrix2D((float(middle[0]), float(middle[1])), turn, zoom)
    warp[:, 2] += _SIDE / 2 - middle
    if rng.random() < 0.5:  # noqa: PLR2004 - half of them mirrored
        warp[0] = [0, 0, _SIDE - 1] - warp[0]
    return warp


def targets(dice: Array, corners: Array) -> npt.NDArray[np.float32]:
    """Paint heat, its weight, the mask of the code, lean and the code on the grid."""
    planes = np.zeros((_PLANES, _GRID, _GRID), np.float32)
    planes[1] = 1.0
    if not len(dice):
        return planes
    codes = encode(corners)
    y, x = np.mgrid[0:_GRID, 0:_GRID]
    nearest = np.zeros((_GRID, _GRID))
    for (_, face, cocked, hidden, *_rest), code in zip(dice, codes, strict=True):
        column, row = code[0] / STRIDE - 0.5, code[1] / STRIDE - 0.5
        spread = max(0.75, 16 * np.exp(code[2]) * 0.14 / STRIDE * np.sqrt(2))
        heat = np.exp(-((x - column) ** 2 + (y - row) ** 2) / (2 * spread**2))
        if face < 0:
            continue
        if hidden > _HIDDEN_SOME:
            if hidden < _HIDDEN_MOST:
                planes[1] = np.minimum(planes[1], 1 - (heat > 0.2))  # noqa: PLR2004
            continue
        planes[0] = np.maximum(planes[0], heat)
        mine = (heat > 0.3) & (heat > nearest)  # noqa: PLR2004 - the cells that speak for the die
        nearest = np.maximum(nearest, heat)
        planes[2][mine] = heat[mine]
        planes[3][mine] = cocked
        planes[4][mine], planes[5][mine] = (column - x)[mine], (row - y)[mine]
        planes[6:, mine] = code[2:, None]
    inside = (codes[:, 0] >= 0) & (codes[:, 0] < _SIDE)
    inside &= (codes[:, 1] >= 0) & (codes[:, 1] < _SIDE)
    for code in codes[inside & (dice[:, 1] >= 0) & (dice[:, 3] <= _HIDDEN_SOME)]:
        planes[0, int(code[1] // STRIDE), int(code[0] // STRIDE)] = 1.0
    return planes


def batches(
    windows: Windows, size: int, seed: int, teacher: Teacher | None = None
) -> Iterator[Batch]:
    """Give batches without end: pictures, targets, and what the teacher says if there is one."""
    rng = np.random.default_rng(seed)
    for number in count():
        if number % _REFRESH == 0:
            windows.refresh()
        samples = [windows.sample(rng) for _ in range(size)]
        pictures = np.stack([picture for picture, _ in samples]).transpose(0, 3, 1, 2)
        planes = np.stack([target for _, target in samples])
        lit = torch.from_numpy(pictures.astype(np.float32) / 255)
        lit = lit.contiguous(memory_format=torch.channels_last)
        said = [teacher.says([picture for picture, _ in samples])] if teacher else []
        yield lit, torch.from_numpy(planes), *said


def loss(net: nn.Module, batch: Batch) -> Tensor:
    """Measure how far the answer is from what was drawn, and from what a teacher says."""
    pictures, planes, *said = batch
    answer = net(pictures)
    own = drawn_loss(answer, planes)
    if not said:
        return own
    return taught_loss(own, answer, said[0], (planes[:, 0] == 1).sum().clamp(min=1))


def drawn_loss(answer: Tensor, planes: Tensor) -> Tensor:
    """Focal loss on the heat, and straight differences on lean and code."""
    heat, weight, mask, cocked, code = (
        planes[:, 0],
        planes[:, 1],
        planes[:, 2],
        planes[:, 3],
        planes[:, 4:],
    )
    found = torch.sigmoid(answer[:, 0]).clamp(1e-4, 1 - 1e-4)
    peak = (heat == 1).float()
    gain = peak * (1 - found) ** 2 * found.log()
    waste = (1 - peak) * (1 - heat) ** 4 * found**2 * (1 - found).log()
    count = peak.sum().clamp(min=1)
    focal = -((gain + waste) * weight).sum() / count
    share = mask / mask.sum().clamp(min=1)
    lean = nn.functional.binary_cross_entropy_with_logits(answer[:, 1], cocked, reduction="none")
    apart = (answer[:, 2:] - code).abs()
    return focal + ((lean + (apart * CODE_SCALE).sum(dim=1)) * share).sum()


def main() -> None:
    """Train from the shards, going on from the checkpoint."""
    asked = asked_for(__doc__, 12000, 16, "--teacher")
    net = Localiser().to(memory_format=torch.channels_last)
    windows = Windows(asked.shards, asked.stills)
    started(net, asked, batches(windows, asked.batch, 0))
    run = Run(net, asked.checkpoint, asked.steps, asked.rate)
    teacher = Teacher(asked.teacher) if asked.teacher else None
    run.train(batches(windows, asked.batch, run.step, teacher), loss)


if __name__ == "__main__":
    main()
