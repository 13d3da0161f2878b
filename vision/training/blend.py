"""Meet half-way between a shipped network and what further training made of it.

`python -m vision.training.blend BEFORE AFTER OUT --share 0.5`, each an ONNX file. New samples make
a network better at what they show and worse at what it learned from others, long gone; the mean of
both sets of weights is often better than either. This holds only where one began as the other.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper


def blended(before: onnx.ModelProto, after: onnx.ModelProto, share: float) -> onnx.ModelProto:
    """Give the network with this share of the weights from after the training."""
    stored = _stored(after)
    for name, one, other in zip(_names(after), weights(before), weights(after), strict=True):
        mean = ((1 - share) * one + share * other).astype(np.float32)
        stored[name].CopyFrom(numpy_helper.from_array(mean, name))
    return after


def weights(model: onnx.ModelProto) -> list[np.ndarray]:
    """Give the weights and biases of all layers, in turn."""
    stored = _stored(model)
    return [numpy_helper.to_array(stored[name]) for name in _names(model)]


def _names(model: onnx.ModelProto) -> list[str]:
    """Give the names of weights in the order of the layers: exports number them as they like."""
    layers = [node for node in model.graph.node if node.op_type in {"Conv", "Gemm"}]
    return [name for node in layers for name in node.input[1:]]


def _stored(model: onnx.ModelProto) -> dict[str, onnx.TensorProto]:
    return {one.name: one for one in model.graph.initializer}


def main() -> None:
    """Write the network in between."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--share", type=float, default=0.5)
    asked = parser.parse_args()
    before, after = (onnx.load(str(path)) for path in (asked.before, asked.after))
    onnx.save(blended(before, after, asked.share), str(asked.out))


if __name__ == "__main__":
    main()
