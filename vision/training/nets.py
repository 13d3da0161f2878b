"""The four small networks, and their way into ONNX files."""

from pathlib import Path

import torch
from torch import Tensor, nn

from vision.classifier import TURNS
from vision.faces import FACES
from vision.lean import LOOK
from vision.quad import CODE
from vision.rectify import EDGES

LOCALISER_OUT = 2 + CODE
CLASSES = len(FACES) + 1


def _conv(inside: int, outside: int, size: int = 3, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inside, outside, size, stride, (size - 1) // 2, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


def _halved(inside: int, outside: int) -> nn.Sequential:
    """Halve the picture and look at it: OpenCV takes less than half as long as with a stride.

    That holds for what is at least 12 pixels wide and high, smaller pictures it does the slow way.
    """
    return nn.Sequential(nn.MaxPool2d(2), *_conv(inside, outside))


class Localiser(nn.Module):  # type: ignore[misc]  # torch has no types here
    """Heat of top faces, lean, and the code of the quadrilateral, at a quarter of the scale."""

    def __init__(self) -> None:
        super().__init__()
        self.quarter = nn.Sequential(_conv(3, 8, 3, 2), _conv(8, 16, 2, 2), _conv(16, 16))
        self.eighth = nn.Sequential(_halved(16, 40), _conv(40, 40))
        self.sixteenth = nn.Sequential(
            _halved(40, 64), _conv(64, 64), _conv(64, 64), _conv(64, 40, 1)
        )
        self.join_eighth = nn.Sequential(_conv(40, 40), _conv(40, 16, 1))
        self.head = nn.Sequential(_conv(16, 16), nn.Conv2d(16, LOCALISER_OUT, 1))
        nn.init.constant_(self.head[1].bias, 0.0)
        nn.init.constant_(self.head[1].bias[:1], -4.0)

    def forward(self, picture: Tensor) -> Tensor:
        """Map pictures to heat, lean and code."""
        fine = self.quarter(picture)
        middle = self.eighth(fine)
        coarse = nn.functional.interpolate(self.sixteenth(middle), scale_factor=2.0)
        middle = nn.functional.interpolate(self.join_eighth(middle + coarse), scale_factor=2.0)
        return self.head(fine + middle)


class Classifier(nn.Module):  # type: ignore[misc]  # torch has no types here
    """Six faces and "not a clean top face" from the turns of rectified crops, laid in rows."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            _conv(3, 16, 3, 2), _halved(16, 32), _conv(32, 48), _halved(48, 64), _conv(64, 96)
        )
        self.each = nn.AvgPool2d(TURNS // 8)
        self.drop = nn.Dropout(0.1)
        self.answer = nn.Linear(96, CLASSES)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Map rows of dice to the logits of each die's classes and the features behind them."""
        dice = self.each(self.features(rows)).permute(0, 2, 3, 1).reshape(-1, 96)
        return self.answer(self.drop(dice)), dice


class Refiner(nn.Module):  # type: ignore[misc]  # torch has no types here
    """How a roughly framed face's corners have to move, in shares of its edge, and if it is one."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            _conv(3, 16, 3, 2), _conv(16, 32, 2, 2), _conv(32, 32), _conv(32, 32, 2, 2)
        )
        self.moves = nn.Sequential(
            nn.Flatten(), nn.Linear(32 * (EDGES.side // 8) ** 2, 64), nn.ReLU(), nn.Linear(64, 9)
        )
        nn.init.zeros_(self.moves[3].weight)

    def forward(self, crops: Tensor) -> Tensor:
        """Map crops to x and y of each corner's move, and a logit."""
        return self.moves(self.features(crops))


class LeanMeter(nn.Module):  # type: ignore[misc]  # torch has no types here
    """Where a die's top looks, across and down the picture, and if it is one, from surroundings."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            _conv(3, 16, 3, 2), _conv(16, 32, 2, 2), _conv(32, 32), _conv(32, 48, 2, 2)
        )
        self.up = nn.Sequential(
            nn.Flatten(), nn.Linear(48 * (LOOK // 8) ** 2, 48), nn.ReLU(), nn.Linear(48, 3)
        )

    def forward(self, crops: Tensor) -> Tensor:
        """Map crops to two sines and a logit."""
        return self.up(self.features(crops))


def save_onnx(net: nn.Module, shape: tuple[int, ...], path: Path, outputs: list[str]) -> None:
    """Write the network: for one picture of any size, or any number of crops of their one size."""
    net.eval()
    axes = {"picture": {2: "height", 3: "width"} if shape[0] == 1 else {0: "count"}}
    torch.onnx.export(
        net,
        torch.zeros(shape),
        str(path),
        dynamo=False,
        opset_version=13,
        input_names=["picture"],
        output_names=outputs,
        dynamic_axes=axes,
    )
