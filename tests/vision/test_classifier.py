"""Naming a face, whichever way it is turned."""

from pathlib import Path

import cv2
import numpy as np

from vision.classifier import Classifier, four_turns, softmax
from vision.faces import FACES
from vision.localiser import Localiser
from vision.rectify import Views

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


def test_a_face_is_named_alike_whichever_way_it_is_turned() -> None:
    """Players sit round the table; a die has no upright side."""
    views = Views(np.asarray(cv2.imread(str(TRAY)), np.uint8))
    dice = Localiser().find(views, 0.5)
    crop = views.rectified(dice[0].corners)
    chances = softmax(Classifier().logits([np.rot90(crop, turn) for turn in range(4)]), 1.0)
    assert chances[0].argmax() < len(FACES)
    assert np.ptp(chances, axis=0).max() < SAME
