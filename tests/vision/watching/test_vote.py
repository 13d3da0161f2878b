"""Several readings become one, and disagreement becomes a question."""

from dataclasses import replace

from vision.faces import Face
from vision.reading import DieReading, Status
from vision.watching.vote import vote

SQUARE = ((70.0, 70.0), (130.0, 70.0), (130.0, 130.0), (70.0, 130.0))
BEER = DieReading(Face.BEER, 0.99, Status.READ, (100.0, 100.0), SQUARE)
UNSURE = replace(BEER, face=None, status=Status.UNSURE, confidence=0.6)
COCKED = replace(BEER, face=None, status=Status.COCKED, confidence=0.7)


def test_readings_that_agree_are_read() -> None:
    """One doubtful frame among five does no harm."""
    (die,) = vote([(BEER,), (BEER,), (UNSURE,), (BEER,), (BEER,)])
    assert (die.face, die.status) == (Face.BEER, Status.READ)


def test_readings_that_contradict_each_other_are_asked_for() -> None:
    """A wrong answer is the worst outcome; asking is cheap."""
    gatling = replace(BEER, face=Face.GATLING)
    (die,) = vote([(BEER,), (BEER,), (BEER,), (BEER,), (gatling,)])
    assert (die.face, die.status) == (None, Status.UNSURE)


def test_too_many_doubts_are_asked_for_with_their_reason() -> None:
    """A leaning die stays a leaning die."""
    (die,) = vote([(COCKED,), (COCKED,), (COCKED,), (BEER,), (BEER,)])
    assert (die.face, die.status) == (None, Status.COCKED)


def test_what_is_seen_in_few_frames_is_no_die() -> None:
    """A glint lasts for a frame."""
    assert vote([(BEER,), (), (), (), ()]) == ()


def test_dice_side_by_side_are_counted_apart() -> None:
    """Touching dice are one edge apart."""
    right = replace(BEER, center=(160.0, 100.0))
    assert len(vote([(BEER, right)] * 5)) == 2
