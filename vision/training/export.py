"""Write the trained networks for the run-time.

`python -m vision.training.export LOCALISER REFINER LEAN CLASSIFIER OUT`, each a checkpoint.
"""

import argparse
from pathlib import Path

import torch
from torch import nn

from vision.lean import LOOK
from vision.rectify import EDGES, FACE
from vision.training.nets import Classifier, LeanMeter, Localiser, Refiner, save_onnx


def averaged(net: nn.Module, checkpoint: Path) -> nn.Module:
    """Give the network with the averaged weights of its training."""
    kept = torch.load(checkpoint, weights_only=True)["average"]
    own = {name.removeprefix("module."): value for name, value in kept.items()}
    own.pop("n_averaged")
    net.load_state_dict(own)
    return net


def main() -> None:
    """Export the networks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("localiser", type=Path)
    parser.add_argument("refiner", type=Path)
    parser.add_argument("lean", type=Path)
    parser.add_argument("classifier", type=Path)
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    crops = (4, 3, EDGES.side, EDGES.side)
    with torch.no_grad():
        lean = averaged(LeanMeter(), asked.lean)
        save_onnx(lean, (4, 3, LOOK, LOOK), asked.out / "lean.onnx", ["answer"])
        refiner = averaged(Refiner(), asked.refiner)
        save_onnx(refiner, crops, asked.out / "refiner.onnx", ["answer"])
        save_onnx(
            averaged(Localiser(), asked.localiser),
            (1, 3, 288, 512),
            asked.out / "localiser.onnx",
            ["answer"],
        )
        save_onnx(
            averaged(Classifier(), asked.classifier),
            (4, 3, 2 * FACE.side, 2 * FACE.side),
            asked.out / "classifier.onnx",
            ["answer", "features"],
        )


if __name__ == "__main__":
    main()
