"""Naming a face, whichever way it is turned."""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.classifier import Classifier, four_turns, softmax
from vision.faces import FACES
from vision.localiser import Localiser
from vision.rectify import Views

Frame = npt.NDArray[np.uint8]

TRAY = min((Path(__file__).parent / "trays").glob("*easy*.jpg"))
SAME = 0.05


def test_four_turns_hold_every_turn_once() -> None:
    """No turn of a die is preferred: each fills a quarter of the picture."""
    crop = np.arange(4 * 4 * 3, dtype=np.uint8).reshape(4, 4, 3)
    whole = four_turns(crop)
    quarters = [whole[y : y + 4, x : x + 4] for y, x in ((0, 0), (4, 0), (4, 4), (0, 4))]
    assert all(
        np.array_equal(quarter, np.rot90(crop, turn)) for turn, quarter in enumerate(quarters)
    )


@pytest.fixture(scope="module")
def crops() -> list[Frame]:
    """Give the faces of an easy tray."""
    views = Views(np.asarray(cv2.imread(str(TRAY)), np.uint8))
    return [views.rectified(die.corners) for die in Localiser().find(views, 0.5)]


def test_a_face_is_named_alike_whichever_way_it_is_turned(crops: list[Frame]) -> None:
    """Players sit round the table; a die has no upright side."""
    turned = [np.ascontiguousarray(np.rot90(crops[0], turn)) for turn in range(4)]
    chances = softmax(Classifier().logits(turned), 1.0)
    assert chances[0].argmax() < len(FACES)
    assert np.ptp(chances, axis=0).max() < SAME


@pytest.mark.parametrize("count", [1, 3, 5, 8, 9, 17])
def test_a_face_is_named_alike_whatever_lies_beside_it(crops: list[Frame], count: int) -> None:
    """Dice go through the network side by side; a clear one is hardly changed and none is lost."""
    classifier = Classifier()
    dice = [crops[i % len(crops)] for i in range(count)]
    alone = np.concatenate([classifier.logits([die]) for die in dice])
    assert np.abs(softmax(classifier.logits(dice), 1.0) - softmax(alone, 1.0)).max() < SAME


def test_features_are_those_of_each_die_by_itself(crops: list[Frame]) -> None:
    """A taught set is learned from one die at a time, and read with others beside it."""
    classifier = Classifier()
    apart = np.concatenate([classifier.features([die]) for die in crops])
    assert np.allclose(classifier.features(crops), apart, atol=1e-4)
