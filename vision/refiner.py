"""Move roughly found corners to where the edges really are, and drop what is no die."""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.localiser import Candidate
from vision.network import Network, chance
from vision.rectify import EDGES, UNIT_SQUARE, Views

Array = npt.NDArray[np.float64]

# A corner is never moved further than this share of an edge.
_FARTHEST = 0.35
# A face whose corners moved further than the first was framed too badly to be right at once. Where
# there is more time, because something was left open before, the second is far enough.
_AGAIN, _AGAIN_CLOSELY = 0.2, 0.05


class Refiner:
    """Looks at each face's crop and corrects its four corners."""

    def __init__(self, path: Path = MODELS / "refiner.onnx") -> None:
        self._net = Network(path)

    def refine(
        self,
        views: Views,
        candidates: list[Candidate],
        likely: float = 0.0,
        *,
        closely: bool = False,
    ) -> list[Candidate]:
        """Give those that are dice with this chance, better framed."""
        limit = _AGAIN_CLOSELY if closely else _AGAIN
        moves, are_dice = self._seen(views, candidates)
        dice = zip(candidates, moves, are_dice.tolist(), strict=True)
        framed = [_moved(*die) for die in dice if die[2] >= likely]
        far = np.abs(moves[are_dice >= likely]).max(axis=(1, 2)) > limit
        again = np.flatnonzero(far).tolist()
        moves, are_dice = self._seen(views, [framed[i] for i in again])
        for i, move, is_die in zip(again, moves, are_dice.tolist(), strict=True):
            framed[i] = _moved(framed[i], move, is_die)
        return [die for die in framed if die.die >= likely]

    def _seen(self, views: Views, candidates: list[Candidate]) -> tuple[Array, Array]:
        """Give how the corners of each have to move, and the chance that it is a die."""
        if not candidates:
            return np.empty((0, 4, 2)), np.empty(0)
        crops = [views.rectified(die.corners, EDGES) for die in candidates]
        (answer,) = self._net.answers(crops, ["answer"])
        moves = np.minimum(np.maximum(answer[:, :8], -_FARTHEST), _FARTHEST)
        return moves.astype(np.float64).reshape(-1, 4, 2), chance(answer[:, 8])


def _moved(die: Candidate, move: Array, is_die: float) -> Candidate:
    quad = die.corners.astype(np.float32)
    out = cv2.getPerspectiveTransform(UNIT_SQUARE.astype(np.float32), quad)
    corners = cv2.perspectiveTransform((UNIT_SQUARE + move).astype(np.float32)[None], out)[0]
    return Candidate(np.asarray(corners, np.float64), die.heat, die.cocked, is_die)
