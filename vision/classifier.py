"""Say which face a rectified crop shows."""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network, batches
from vision.rectify import FACE

Frame = npt.NDArray[np.uint8]
Scores = npt.NDArray[np.float64]

# How wide and high a die's four turns are.
TURNS = 2 * FACE.side


class Classifier:
    """Names faces, whichever way they are turned."""

    def __init__(self, path: Path = MODELS / "classifier.onnx") -> None:
        self._net = Network(path)

    def logits(self, crops: list[Frame]) -> Scores:
        """Give one row per crop: the six faces in `FACES` order, then "not a clean top face".

        Dice laid side by side take less time than each by itself: OpenCV computes layers in tiles,
        six of one picture at a time, and a single die fills four. What lies beside a die changes
        what is said of it a little, seldom by as much as a tenth.
        """
        rows = [cv2.hconcat([four_turns(crop) for crop in some]) for some in batches(crops)]
        answers = [self._net.answers([np.asarray(row, np.uint8)], ["answer"])[0] for row in rows]
        return np.concatenate(answers).astype(np.float64)

    def features(self, crops: list[Frame]) -> Scores:
        """Give what tells apart other sets of dice, of each crop by itself."""
        turned = [four_turns(crop) for crop in crops]
        return self._net.answers(turned, ["features"])[0].astype(np.float64)


def four_turns(crop: Frame) -> Frame:
    """Lay the four quarter turns of a crop side by side, so that none is preferred.

    The network takes the mean over all four, which is the mean of the turns; four in one picture
    take it a third less time than four apart.
    """
    upper = cv2.hconcat([crop, cv2.rotate(crop, cv2.ROTATE_90_CLOCKWISE)])
    return np.asarray(cv2.vconcat([upper, cv2.rotate(upper, cv2.ROTATE_180)]), np.uint8)


def softmax(logits: Scores, temperature: float) -> Scores:
    """Turn logits into probabilities."""
    eased = logits / temperature
    eased = np.exp(eased - eased.max(axis=1, keepdims=True))
    return np.asarray(eased / eased.sum(axis=1, keepdims=True))
