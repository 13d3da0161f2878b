"""Say which face a rectified crop shows."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network

Frame = npt.NDArray[np.uint8]
Scores = npt.NDArray[np.float64]


class Classifier:
    """Names faces, whichever way they are turned."""

    def __init__(self, path: Path = MODELS / "classifier.onnx") -> None:
        self._net = Network(path)

    def logits(self, crops: list[Frame]) -> Scores:
        """Give one row per crop: the six faces in `FACES` order, then "not a clean top face"."""
        return self.answers(crops)[0]

    def answers(self, crops: list[Frame]) -> tuple[Scores, Scores]:
        """Give the logits and, for telling apart other sets of dice, the features behind them."""
        turned = list(four_turns(np.stack(crops)))
        logits, features = self._net.answers(turned, ["answer", "features"])
        return logits.astype(np.float64), features.astype(np.float64)


def four_turns(crops: Frame) -> Frame:
    """Lay the four quarter turns of a crop, or of many, side by side: none is preferred.

    The network takes the mean over the whole picture, which is the mean of the turns; four in one
    picture take it a third less time than four apart.
    """
    first, second, third, fourth = (np.rot90(crops, turn, (-3, -2)) for turn in range(4))
    upper = np.concatenate([first, fourth], axis=-2)
    return np.concatenate([upper, np.concatenate([second, third], axis=-2)], axis=-3)


def softmax(logits: Scores, temperature: float) -> Scores:
    """Turn logits into probabilities."""
    eased = logits / temperature
    eased = np.exp(eased - eased.max(axis=1, keepdims=True))
    return np.asarray(eased / eased.sum(axis=1, keepdims=True))
