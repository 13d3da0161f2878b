"""Corners move onto the edges of a die, and what is no die is dropped."""

import json
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.localiser import Candidate
from vision.rectify import Views, edge_of
from vision.refiner import Refiner

Array = npt.NDArray[np.float64]

TRAYS = sorted((Path(__file__).parent / "trays").glob("*easy*.jpg"))
LIKELY = 0.05


def _quads(tray: Path) -> list[Array]:
    truth = json.loads(tray.with_suffix(".json").read_text(encoding="utf-8"))
    return [np.array(die["corners"], float) for die in truth["dice"]]


def _views(tray: Path) -> Views:
    return Views(np.asarray(cv2.imread(str(tray)), np.uint8))


CORNERS = _quads(TRAYS[0])[0]


@pytest.fixture(scope="module")
def views() -> Views:
    """Give a table with dice."""
    return _views(TRAYS[0])


def _apart(quad: Array, true: Array) -> float:
    return float(np.linalg.norm(quad[:, None] - true, axis=2).min(axis=0).mean())


@pytest.mark.parametrize("shift", [(0.1, 0.0), (-0.08, 0.08), (0.0, -0.12)])
def test_corners_move_onto_the_edges(shift: tuple[float, float]) -> None:
    """The localiser sees a small picture; the refiner looks closely."""
    before, after = [], []
    for tray in TRAYS:
        quads = _quads(tray)
        askew = [Candidate(quad + np.array(shift) * edge_of(quad), 0.9, 0.0) for quad in quads]
        dice = Refiner().refine(_views(tray), askew, LIKELY)
        assert [die.heat for die in dice] == [die.heat for die in askew]
        before += [_apart(die.corners, quad) for die, quad in zip(askew, quads, strict=True)]
        after += [_apart(die.corners, quad) for die, quad in zip(dice, quads, strict=True)]
    assert np.mean(after) < np.mean(before) / 2


def test_what_is_no_die_is_dropped(views: Views) -> None:
    """Bare cloth has no face to name; asked for everything, the refiner keeps it."""
    corner = np.array([[4.0, 4.0], [44.0, 4.0], [44.0, 44.0], [4.0, 44.0]])
    cloth, die = Candidate(corner, 0.9, 0.0), Candidate(CORNERS, 0.9, 0.0)
    (kept,) = Refiner().refine(views, [cloth, die], LIKELY)
    assert np.linalg.norm(kept.corners.mean(axis=0) - CORNERS.mean(axis=0)) < edge_of(CORNERS) / 4
    assert len(Refiner().refine(views, [cloth, die])) == len([cloth, die])


def test_nothing_found_stays_nothing(views: Views) -> None:
    """An empty table has no dice to refine."""
    assert Refiner().refine(views, [], LIKELY) == []


class _Says:
    """Stands in for the network: far moves both times, and what it is told of the die."""

    def __init__(self, *logits: float) -> None:
        self._logits = list(logits)

    def answers(self, crops: list[object], _outputs: list[str]) -> list[Array]:
        return [np.tile([*[0.3] * 8, self._logits.pop(0)], (len(crops), 1))]


@pytest.mark.parametrize(("second", "kept"), [(3.0, 1), (-7.0, 0)])
def test_what_is_no_die_when_framed_again_is_dropped(
    views: Views, second: float, kept: int
) -> None:
    """Framed better, the second look knows more than the first."""
    refiner = Refiner()
    refiner._net = _Says(3.0, second)  # type: ignore[assignment]  # noqa: SLF001 - the network's place
    assert len(refiner.refine(views, [Candidate(CORNERS, 0.9, 0.0)], 0.5)) == kept
