"""Move roughly found corners to where the edges of the face really are."""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import DICE, answers_in_batches, load_network
from vision.rectify import REFINE_MARGIN, UNIT_SQUARE, Views

Array = npt.NDArray[np.float64]

# A corner is never moved further than this share of an edge.
_FARTHEST = 0.35


class Refiner:
    """Looks at each face's crop and corrects its four corners."""

    def __init__(self, path: Path = MODELS / "refiner.onnx") -> None:
        self._net = load_network(path)

    def refine(self, views: Views, quads: list[Array]) -> list[Array]:
        """Give better corners for every quadrilateral."""
        crops = [views.rectified(quad, REFINE_MARGIN) for quad in quads]
        (answer,) = answers_in_batches(self._net, crops, ["answer"], DICE)
        moves = answer.reshape(-1, 4, 2)
        moves = np.clip(moves, -_FARTHEST, _FARTHEST)
        return [_moved(quad, move) for quad, move in zip(quads, moves, strict=True)]


def _moved(quad: Array, move: Array) -> Array:
    out = cv2.getPerspectiveTransform(UNIT_SQUARE.astype(np.float32), quad.astype(np.float32))
    corners = (UNIT_SQUARE + move).astype(np.float32)[None]
    return np.asarray(cv2.perspectiveTransform(corners, out)[0], np.float64)
