"""Peaks of the localiser's heat map: which cells may be the middle of a die's top face."""

from dataclasses import dataclass
from math import hypot, log, tanh

import cv2
import numpy as np
import numpy.typing as npt

from vision.quad import CODE, Corners, decode

Answer = npt.NDArray[np.float32]

_MOST = 32
_AROUND = np.ones((3, 3), np.uint8)
# Dice found more surely than the first tell what size dice have here. A peak's logit, how firmly it
# is told a direction, and so many times the logarithm by which its size differs have to come to the
# last together: most of what is fainter is no die, and a closer look at it takes time.
_SURE, _ODD, _LEAST = 0.45, 2.0, -1.0


@dataclass(frozen=True, slots=True)
class Peak:
    """A cell hotter than those around it, with what the network says there: logits and a code."""

    cell: tuple[int, int]
    logit: float
    lean_logit: float
    code: tuple[float, ...]

    @property
    def heat(self) -> float:
        """Give the chance that a top face is centred there."""
        return _chance(self.logit)

    @property
    def cocked(self) -> float:
        """Give the chance that the die leans."""
        return _chance(self.lean_logit)

    @property
    def size(self) -> float:
        """Give the logarithm of the face's size."""
        return self.code[2]

    @property
    def corners(self) -> Corners:
        """Give the face's corners in the picture the network saw."""
        return decode(self.cell, self.code)

    def worth(self, usual: float | None) -> float:
        """Say how far it is worth a closer look, beside dice of the usual size if that is known."""
        firm = hypot(self.code[3], self.code[4])
        odd = 0.0 if usual is None else abs(self.size - usual)
        return self.logit + firm - _ODD * odd


def peaks_in(answer: Answer, found: float) -> list[Peak]:
    """Give the peaks whose heat reaches `found` and that may be dice, hottest first."""
    heat, width = answer[0], answer.shape[2]
    said = answer.reshape(2 + CODE, -1)
    hot = np.flatnonzero(said[0] > _logit(found))
    hot = hot[said[0, hot] >= cv2.dilate(heat, _AROUND).reshape(-1)[hot]]
    peaks = [
        Peak((cell % width, cell // width), logit, lean, tuple(code))
        for cell, (logit, lean, *code) in zip(hot.tolist(), said[:, hot].T.tolist(), strict=True)
    ]
    return worth_a_look(sorted(peaks, key=lambda peak: -peak.logit)[:_MOST])


def worth_a_look(peaks: list[Peak]) -> list[Peak]:
    """Leave out faint peaks that are unlike a die."""
    sizes = sorted(peak.size for peak in peaks if peak.heat >= _SURE)
    usual = sizes[len(sizes) // 2] if len(sizes) > 1 else None
    return [peak for peak in peaks if peak.worth(usual) >= _LEAST]


def _chance(logit: float) -> float:
    return 0.5 + 0.5 * tanh(0.5 * logit)


def _logit(chance: float) -> float:
    return log(chance / (1 - chance))
