"""Write trained networks for the run-time.

`python -m vision.training.export OUT --localiser CHECKPOINT --classifier CHECKPOINT`, one or more
of the four; the others in OUT stay as they are.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import nn

from vision.classifier import TURNS
from vision.lean import LOOK
from vision.rectify import EDGES
from vision.training.nets import Classifier, LeanMeter, Localiser, Refiner, save_onnx


@dataclass(frozen=True, slots=True)
class _Form:
    """How a network is made, what it is shown, and what it answers."""

    make: Callable[[], nn.Module]
    shape: tuple[int, ...]
    outputs: tuple[str, ...] = ("answer",)


_FORMS = {
    "localiser": _Form(Localiser, (1, 3, 288, 512)),
    "refiner": _Form(Refiner, (4, 3, EDGES.side, EDGES.side)),
    "lean": _Form(LeanMeter, (4, 3, LOOK, LOOK)),
    "classifier": _Form(Classifier, (1, 3, TURNS, 5 * TURNS), ("answer", "features")),
}


def averaged(net: nn.Module, checkpoint: Path) -> nn.Module:
    """Give the network with the averaged weights of its training."""
    kept = torch.load(checkpoint, weights_only=True)["average"]
    own = {name.removeprefix("module."): value for name, value in kept.items()}
    own.pop("n_averaged")
    net.load_state_dict(own)
    return net


def main() -> None:
    """Export the networks that were named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    for name in _FORMS:
        parser.add_argument(f"--{name}", type=Path, metavar="CHECKPOINT")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    named = {name: path for name in _FORMS if (path := getattr(asked, name))}
    if not named:
        parser.error("name one network or more")
    with torch.no_grad():
        for name, path in named.items():
            form = _FORMS[name]
            net = averaged(form.make(), path)
            save_onnx(net, form.shape, asked.out / f"{name}.onnx", list(form.outputs))


if __name__ == "__main__":
    main()
