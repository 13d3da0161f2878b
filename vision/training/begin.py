"""Go on from a network that was shipped: its file holds the weights, not how they were trained."""

from argparse import Namespace
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

import onnx
import torch
from torch import Tensor, nn

from vision.training.blend import weights
from vision.training.progress import Batch

_LOOKS = 12


def started(net: nn.Module, asked: Namespace, batches: Iterator[Batch]) -> None:
    """Let a network begin as the shipped one that was named, unless it has begun already."""
    if asked.begin and not asked.checkpoint.exists():
        begin(net, asked.begin, batches)


def begin(net: nn.Module, path: Path, batches: Iterator[Batch]) -> None:
    """Give a network the weights of an exported one, with the statistics training needs.

    The exported layers have their normalisation worked in. It is taken out again with what the
    layers answer to some batches, so that training begins with the very same answers.
    """
    layers = [one for one in net.modules() if isinstance(one, nn.Conv2d | nn.Linear)]
    norms = {
        conv: norm
        for part in net.modules()
        if isinstance(part, nn.Sequential)
        for conv, norm in pairwise(part)
        if isinstance(norm, nn.BatchNorm2d)
    }
    stored = [torch.tensor(one) for one in weights(onnx.load(str(path)))]
    for layer, weight, bias in zip(layers, stored[::2], stored[1::2], strict=True):
        layer.weight.data.copy_(weight)
        if layer not in norms:
            layer.bias.data.copy_(bias)
            continue
        norm = norms[layer]
        norm.weight.data.fill_((1 + norm.eps) ** 0.5)
        norm.bias.data.copy_(bias)
    _normalise(net, norms, batches)


def _normalise(
    net: nn.Module, norms: dict[nn.Module, nn.BatchNorm2d], batches: Iterator[Batch]
) -> None:
    """Measure every layer's answers, and let its normalisation begin with these."""
    sums = {conv: torch.zeros(2, conv.out_channels) for conv in norms}

    def note(conv: nn.Module, _: object, answer: Tensor) -> None:
        sums[conv] += torch.stack([answer.mean((0, 2, 3)), answer.square().mean((0, 2, 3))])

    hooks = [conv.register_forward_hook(note) for conv in norms]
    net.eval()
    with torch.no_grad():
        for pictures, *_ in islice(batches, _LOOKS):
            net(pictures)
        for conv, norm in norms.items():
            mean, square = sums[conv] / _LOOKS
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(square - mean**2)
            norm.weight.copy_((norm.running_var + norm.eps).sqrt())
            norm.bias.add_(mean)
    for hook in hooks:
        hook.remove()
