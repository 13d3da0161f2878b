"""An earlier network that teaches a new one, for instance one that takes less time."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from vision.network import Network
from vision.training.arrays import Picture

# The scale of each number of a face's code: how much being off by one matters.
CODE_SCALE = torch.tensor([0.4, 0.4, 2.0, 1.0, 1.0, 1.5, 1.5, 2.0, 2.0])[None, :, None, None]
# Cells that neither holds for part of a die count this little.
_EMPTY = 0.01
# From this heat on a cell of the teacher's speaks for a die.
_SPEAKS = 0.25
# What was drawn counts this much beside what the teacher says, and so do face and lean.
_DRAWN, _FACE = 0.4, 0.6


class Teacher:
    """Says what an exported network sees; its form may be another than the pupil's."""

    def __init__(self, path: Path) -> None:
        self._net = Network(path)

    def says(self, pictures: list[Picture]) -> Tensor:
        """Give its answers to RGB pictures."""
        answers = [
            self._net.answers([np.ascontiguousarray(picture[..., ::-1])], ["answer"])[0]
            for picture in pictures
        ]
        return torch.from_numpy(np.concatenate(answers))


def taught_loss(own: Tensor, answer: Tensor, said: Tensor, dice: Tensor) -> Tensor:
    """Join the loss against what was drawn with how far the pupil is from its teacher."""
    heat, said_heat = answer[:, 0], torch.sigmoid(said[:, 0])
    either = torch.maximum(said_heat, torch.sigmoid(heat.detach())).clamp(min=_EMPTY)
    doubt = _unlike(said[:, 0], said_heat)
    apart = ((_unlike(heat, said_heat) - doubt) * either).sum() / dice
    speaks = said_heat * (said_heat > _SPEAKS)
    share = speaks / speaks.sum().clamp(min=1)
    code = ((answer[:, 2:] - said[:, 2:]).abs() * CODE_SCALE).sum(dim=1)
    lean = _unlike(answer[:, 1], torch.sigmoid(said[:, 1]))
    return _DRAWN * own + apart + _FACE * ((code + lean) * share).sum()


def with_teacher(own: Tensor, answer: Tensor, said: list[Tensor], weight: float) -> Tensor:
    """Join them, if there is a teacher, where answers are numbers and last a logit of this weight.

    Where the teacher holds a crop for no die, its numbers tell nothing.
    """
    if not said:
        return own
    chance = torch.sigmoid(said[0][:, -1])
    apart = (answer[:, :-1] - said[0][:, :-1]).abs().mean(dim=1) * chance
    return _DRAWN * own + (apart + weight * _unlike(answer[:, -1], chance)).mean()


def _unlike(logit: Tensor, chance: Tensor) -> Tensor:
    return nn.functional.binary_cross_entropy_with_logits(logit, chance, reduction="none")
