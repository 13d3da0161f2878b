"""Corners move onto the edges of a die, and what is no die is dropped."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.localiser import Candidate
from vision.rectify import Views, edge_of
from vision.refiner import Refiner

TRAY = min((Path(__file__).parent / "trays").glob("*easy*.jpg"))
DIE = json.loads(TRAY.with_suffix(".json").read_text(encoding="utf-8"))["dice"][0]
CORNERS = np.array(DIE["corners"], float)
LIKELY = 0.05


@pytest.fixture(scope="module")
def views() -> Views:
    """Give a table with dice."""
    return Views(np.asarray(cv2.imread(str(TRAY)), np.uint8))


@pytest.mark.parametrize("shift", [(0.1, 0.0), (-0.08, 0.08), (0.0, -0.12)])
def test_corners_move_onto_the_edges(views: Views, shift: tuple[float, float]) -> None:
    """The localiser sees a small picture; the refiner looks closely."""
    edge = edge_of(CORNERS)
    askew = Candidate(CORNERS + np.array(shift) * edge, 0.9, 0.0)
    (die,) = Refiner().refine(views, [askew], LIKELY)
    before = np.linalg.norm(askew.corners - CORNERS, axis=1).mean()
    apart = np.linalg.norm(die.corners[:, None] - CORNERS, axis=2).min(axis=0).mean()
    assert apart < before / 2
    assert die.heat == askew.heat


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
