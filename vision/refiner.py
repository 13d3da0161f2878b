"""Move roughly found corners to where the edges of the face really are."""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network
from vision.rectify import EDGES, UNIT_SQUARE, Views

Array = npt.NDArray[np.float64]

# A corner is never moved further than this share of an edge.
_FARTHEST = 0.35
# A face whose corners moved further than this was framed too badly to be right at once.
_AGAIN = 0.1


class Refiner:
    """Looks at each face's crop and corrects its four corners."""

    def __init__(self, path: Path = MODELS / "refiner.onnx") -> None:
        self._net = Network(path)

    def refine(self, views: Views, quads: list[Array]) -> list[Array]:
        """Give better corners for every quadrilateral; a second time where they were far off."""
        moves = self._moves(views, quads)
        better = [_moved(quad, move) for quad, move in zip(quads, moves, strict=True)]
        again = [i for i, move in enumerate(moves) if np.abs(move).max() > _AGAIN]
        if again:
            moves = self._moves(views, [better[i] for i in again])
            for i, move in zip(again, moves, strict=True):
                better[i] = _moved(better[i], move)
        return better

    def _moves(self, views: Views, quads: list[Array]) -> Array:
        crops = [views.rectified(quad, EDGES) for quad in quads]
        (answer,) = self._net.answers(crops, ["answer"])
        return np.clip(answer.reshape(-1, 4, 2).astype(np.float64), -_FARTHEST, _FARTHEST)


def _moved(quad: Array, move: Array) -> Array:
    out = cv2.getPerspectiveTransform(UNIT_SQUARE.astype(np.float32), quad.astype(np.float32))
    corners = (UNIT_SQUARE + move).astype(np.float32)[None]
    return np.asarray(cv2.perspectiveTransform(corners, out)[0], np.float64)
