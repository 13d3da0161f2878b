"""Counting what became of dice and readings."""

from collections.abc import Callable

import pytest

from vision.reading import DieReading
from vision.scoring.tally import Tally, score
from vision.scoring.truth import TrueDie, Truth

MakeDie = Callable[..., TrueDie]
MakeReading = Callable[..., DieReading]


def test_clean_dice_are_right_wrong_asked_or_missed(die: MakeDie, reading: MakeReading) -> None:
    """Each of four dice meets one fate."""
    truth = Truth((die(100, 100), die(300, 100), die(500, 100), die(700, 100)))
    readings = [reading(100, 100), reading(300, 100, "arrow"), reading(500, 100, None, "unsure")]
    tally = score(truth, readings)
    assert tally == Tally(right=1, wrong=1, asked=1, missed=1)
    assert tally.right_share == pytest.approx(0.25)
    assert tally.error_share == pytest.approx(0.5)


def test_a_reading_of_nothing_is_a_phantom_only_if_given_as_read(reading: MakeReading) -> None:
    """A question about a card costs a tap, a reading of it spoils the throw."""
    tally = score(Truth(()), [reading(50, 50), reading(90, 90, None, "unsure")])
    assert tally == Tally(phantom=1, needless=1)
    assert tally.silent_errors == 1


@pytest.mark.parametrize("flag", ["cocked", "cut_off", "covered"])
def test_dice_that_are_not_clean_do_not_count_as_missed(
    flag: str, die: MakeDie, reading: MakeReading
) -> None:
    """Asking about them, or leaving them out, is what a reader should do."""
    truth = Truth((die(100, 100, **{flag: True}), die(300, 100, **{flag: True})))
    tally = score(truth, [reading(100, 100, None, "cocked")])
    assert tally == Tally(doubtful_asked=2)
    assert tally.clean == 0


def test_a_cocked_die_given_as_read_is_an_error_if_the_face_is_wrong(
    die: MakeDie, reading: MakeReading
) -> None:
    """What is read of a doubtful die is counted, and counted as an error if wrong."""
    truth = Truth((die(100, 100, cocked=True), die(300, 100, cocked=True)))
    tally = score(truth, [reading(100, 100), reading(300, 100, "arrow")])
    assert tally == Tally(doubtful_read=1, doubtful_wrong=1)
    assert (tally.read, tally.silent_errors) == (2, 1)


def test_an_unread_picture_has_no_error_share() -> None:
    """Nothing read is nothing read wrongly; nothing to read is all read."""
    assert (Tally().error_share, Tally().right_share) == (0.0, 1.0)


def test_figures_carry_their_bounds() -> None:
    """The share of errors is reported with the bound it stays below at 95 %."""
    figures = Tally(right=299, asked=1).as_json()
    assert figures["error_share"] == 0
    assert figures["error_upper_bound"] == pytest.approx(0.00997, abs=1e-4)
    assert figures["right_bounds"] == pytest.approx([0.98156, 0.99992], abs=1e-4)


def test_tallies_add_up() -> None:
    """A level's figures are the sum of its pictures'."""
    assert Tally(right=2, phantom=1) + Tally(right=3, asked=1) == Tally(right=5, asked=1, phantom=1)
