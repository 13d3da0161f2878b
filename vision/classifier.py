"""Say which face a rectified crop shows."""

from pathlib import Path

import cv2
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
        turned = [four_turns(crop) for crop in crops]
        logits, features = self._net.answers(turned, ["answer", "features"])
        return logits.astype(np.float64), features.astype(np.float64)


def four_turns(crop: Frame) -> Frame:
    """Lay the four quarter turns of a crop side by side, so that none is preferred.

    The network takes the mean over the whole picture, which is the mean of the turns; four in one
    picture take it a third less time than four apart.
    """
    upper = cv2.hconcat([crop, cv2.rotate(crop, cv2.ROTATE_90_CLOCKWISE)])
    return np.asarray(cv2.vconcat([upper, cv2.rotate(upper, cv2.ROTATE_180)]), np.uint8)


def softmax(logits: Scores, temperature: float) -> Scores:
    """Turn logits into probabilities."""
    eased = logits / temperature
    eased = np.exp(eased - eased.max(axis=1, keepdims=True))
    return np.asarray(eased / eased.sum(axis=1, keepdims=True))
