"""Bad photos are refused with the reason, because one of them spoils a face."""

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.localiser import Candidate
from vision.reader import Reader
from vision.rectify import Views
from vision.sight import Sight
from vision.simulated.table import SimulatedTable
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

    def __init__(self, *dice: Candidate, strange: float = 1 / 7) -> None:
        self.localiser = self
        self.strange = strange
        self.dice = list(dice) or [Candidate(square(200, 200, 120), 0.9, 0.0)]
        self.frame = np.full((400, 400, 3), (70, 100, 60), np.uint8)
        cv2.rectangle(self.frame, (140, 140), (260, 260), (215, 222, 226), -1)
        cv2.circle(self.frame, (200, 200), 36, (30, 20, 20), 12, cv2.LINE_AA)

    def find(self, views: Views, found: float) -> list[Candidate]:
        """Give the dice."""
        return [die for die in self.dice if die.heat >= found]

    def look(self, views: Views, candidates: list[Candidate], *, closely: bool) -> list[Sight]:
        """Give them as they are."""
        chances = np.append(np.full(6, (1 - self.strange) / 6), self.strange)
        return [
            Sight(die.corners, die.heat, die.cocked, die.die, 50.0, np.zeros(2), chances)
            for die in candidates
        ]


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


def test_what_hardly_looks_like_a_face_is_no_die() -> None:
    """A crease of the cloth is found now and then, but faintly, and the classifier doubts it."""
    crease = Table(Candidate(square(200, 200, 120), 0.2, 0.0), strange=0.99)
    assert take_photo(crease, crease.frame) is Refusal.NO_DIE


@pytest.mark.parametrize("seed", [1, 14])
def test_a_bare_cloth_is_no_die(reader: Reader, seed: int) -> None:
    """However it is woven."""
    assert take_photo(reader, SimulatedTable(seed).still([])) is Refusal.NO_DIE


def test_a_die_that_is_partly_outside_is_refused() -> None:
    """Half a drawing teaches half a face."""
    table = Table(Candidate(square(50, 200, 120), 0.9, 0.0))
    assert take_photo(table, table.frame) is Refusal.CUT_OFF


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


@pytest.mark.parametrize("turned", [0, 1])
def test_a_photo_shaken_one_way_is_refused(turned: int) -> None:
    """Edges along the way stay sharp, so every direction is looked at."""
    table = Table()
    way = np.rot90(np.full((1, 41), 1 / 41, np.float32), turned)
    shaken = np.asarray(cv2.filter2D(table.frame, -1, way), np.uint8)
    assert take_photo(table, shaken) is Refusal.BLURRED


def test_glare_is_refused() -> None:
    """A burnt-out spot hides part of the drawing."""
    table = Table()
    cv2.circle(table.frame, (215, 190), 30, (255, 255, 255), -1)
    assert take_photo(table, table.frame) is Refusal.GLARE


def test_darkness_is_refused() -> None:
    """Nothing can be learned from it."""
    table = Table()
    dark = np.asarray(table.frame // 8, np.uint8)
    unseen = Table(Candidate(square(200, 200, 120), 0.01, 0.0))
    assert take_photo(table, dark) is Refusal.TOO_DARK
    assert take_photo(unseen, dark) is Refusal.TOO_DARK


@pytest.mark.parametrize("refusal", list(Refusal))
def test_every_refusal_has_words(refusal: Refusal) -> None:
    """For people, beside the code."""
    assert len(WORDS[refusal]) > 10
