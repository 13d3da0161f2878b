"""Bad photos are refused with the reason, because one of them spoils a face."""

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.localiser import Candidate
from vision.reader import Sight
from vision.teaching.photo import WORDS, Refusal, take_photo
from vision.teaching.taught import SIDE

Frame = npt.NDArray[np.uint8]


def square(x: float, y: float, edge: float) -> npt.NDArray[np.float64]:
    """Give the corners of an upright face."""
    corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) * edge + np.asarray(
        [x, y]
    )
    return np.asarray(corners, np.float64)


class Table:
    """A drawn die, and eyes that know where it lies."""

    def __init__(self, *dice: Candidate) -> None:
        self.localiser = self
        self.dice = list(dice) or [Candidate(square(200, 200, 120), 0.9, 0.0)]
        self.frame = np.full((400, 400, 3), (70, 100, 60), np.uint8)
        cv2.rectangle(self.frame, (140, 140), (260, 260), (215, 222, 226), -1)
        cv2.circle(self.frame, (200, 200), 36, (30, 20, 20), 12, cv2.LINE_AA)

    def find(self, frame: Frame, found: float) -> list[Candidate]:
        """Give the dice."""
        return [die for die in self.dice if die.heat >= found]

    def look(self, frame: Frame, candidates: list[Candidate]) -> list[Sight]:
        """Give them as they are."""
        chances = np.full(7, 1 / 7)
        return [Sight(die.corners, die.heat, die.cocked, chances) for die in candidates]


def test_a_good_photo_is_squared() -> None:
    """The face with some of its surroundings."""
    table = Table()
    crop = take_photo(table, table.frame)
    assert not isinstance(crop, Refusal)
    assert crop.shape == (SIDE, SIDE, 3)
    assert crop[3, 3].max() < 110
    assert crop[24, 24].min() > 180


def test_no_die_two_dice_and_a_small_die_are_refused() -> None:
    """What the eyes found decides."""
    frame = Table().frame
    nothing = Table(Candidate(square(200, 200, 120), 0.01, 0.0))
    two = Table(
        Candidate(square(200, 200, 120), 0.9, 0.0), Candidate(square(60, 60, 120), 0.8, 0.0)
    )
    small = Table(Candidate(square(200, 200, 30), 0.9, 0.0))
    assert take_photo(nothing, frame) is Refusal.NO_DIE
    assert take_photo(two, frame) is Refusal.TWO_DICE
    assert take_photo(small, frame) is Refusal.TOO_SMALL


def test_a_faint_second_find_is_no_second_die() -> None:
    """A shadow or a print on the cloth."""
    table = Table(
        Candidate(square(200, 200, 120), 0.9, 0.0), Candidate(square(60, 60, 90), 0.2, 0.0)
    )
    assert not isinstance(take_photo(table, table.frame), Refusal)


def test_a_blurred_photo_is_refused() -> None:
    """Shaken or out of focus."""
    table = Table()
    soft = np.asarray(cv2.GaussianBlur(table.frame, (0, 0), 8), np.uint8)
    assert take_photo(table, soft) is Refusal.BLURRED


def test_glare_is_refused() -> None:
    """A burnt-out spot hides part of the drawing."""
    table = Table()
    cv2.circle(table.frame, (215, 190), 30, (255, 255, 255), -1)
    assert take_photo(table, table.frame) is Refusal.GLARE


def test_darkness_is_refused() -> None:
    """Nothing can be learned from it."""
    table = Table()
    assert take_photo(table, np.asarray(table.frame // 8, np.uint8)) is Refusal.TOO_DARK


@pytest.mark.parametrize("refusal", list(Refusal))
def test_every_refusal_has_words(refusal: Refusal) -> None:
    """For people, beside the code."""
    assert len(WORDS[refusal]) > 10
