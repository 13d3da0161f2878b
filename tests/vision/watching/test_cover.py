"""A place under a hand is not a place whose die was taken."""

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.faces import Face
from vision.reading import DieReading, Status
from vision.watching.cover import covered, shrink

Frame = npt.NDArray[np.uint8]
SKIN = (120, 150, 210)
CORNERS = ((290.0, 150.0), (350.0, 150.0), (350.0, 210.0), (290.0, 210.0))
DIE = DieReading(Face.BEER, 0.99, Status.READ, (320.0, 180.0), CORNERS)


def table(*, die: bool = False, light: float = 1.0) -> Frame:
    """Draw a cloth, perhaps with the die on it."""
    grain = np.random.default_rng(3).normal(0, 3, (360, 640, 3))
    frame = np.full((360, 640, 3), (70, 100, 60), np.float32)
    if die:
        cv2.rectangle(frame, (290, 150), (350, 210), (225, 230, 235), -1)
    return np.asarray(np.clip(frame * light + grain, 0, 255), np.uint8)


def is_covered(now: Frame) -> bool:
    """Compare with the die as it lay there."""
    return covered(shrink(table(die=True)), shrink(now), DIE, 640)


@pytest.mark.parametrize("light", [0.6, 1.0, 1.3])
def test_a_die_that_was_taken_leaves_a_bare_place(light: float) -> None:
    """In any light."""
    assert not is_covered(table(light=light))


def test_a_hand_over_the_place_covers_it() -> None:
    """The die may still lie there."""
    hand = table(die=True)
    cv2.circle(hand, (320, 200), 150, SKIN, -1)
    assert is_covered(hand)


def test_a_single_finger_covers_a_die_too() -> None:
    """Most of what surrounds it is bare, but the finger comes from outside."""
    pointing = table(die=True)
    cv2.line(pointing, (320, 170), (320, 360), SKIN, 50)
    assert is_covered(pointing)
