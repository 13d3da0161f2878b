"""Say which face a rectified crop shows."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import DICE, answers_in_batches, load_network

Frame = npt.NDArray[np.uint8]
Scores = npt.NDArray[np.float64]

_TURNS = 4


class Classifier:
    """Averages what the network says of the four quarter turns of each crop."""

    def __init__(self, path: Path = MODELS / "classifier.onnx") -> None:
        self._net = load_network(path)

    def logits(self, crops: list[Frame]) -> Scores:
        """Give one row per crop: the six faces in `FACES` order, then "not a clean top face"."""
        return self.answers(crops)[0]

    def answers(self, crops: list[Frame]) -> tuple[Scores, Scores]:
        """Give the logits and, for telling apart other sets of dice, the features behind them."""
        turned = [
            np.ascontiguousarray(np.rot90(crop, turn)) for crop in crops for turn in range(_TURNS)
        ]
        answers = answers_in_batches(self._net, turned, ["answer", "features"], DICE * _TURNS)
        logits, features = (
            answer.reshape(len(crops), _TURNS, -1).mean(axis=1) for answer in answers
        )
        return logits, features


def softmax(logits: Scores, temperature: float) -> Scores:
    """Turn logits into probabilities."""
    eased = logits / temperature
    eased = np.exp(eased - eased.max(axis=1, keepdims=True))
    return np.asarray(eased / eased.sum(axis=1, keepdims=True))
