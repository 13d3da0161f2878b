"""Dice keep their number by where they lie."""

import pytest

from vision.faces import Face
from vision.reading import DieReading, Status
from vision.watching.identity import KnownDie, match_dice, moved_along, turn_between

EDGE = 60.0


def die(x: float, y: float, face: Face | None = Face.BEER, turn: float = 0.0) -> DieReading:
    """Make a reading of a die at a place, turned by some degrees."""
    half = EDGE / 2**0.5
    spokes = [complex(0, 1) ** k * complex(1, 0) for k in range(4)]
    spin = complex(0, 1) ** ((turn + 45) / 90)
    points = [complex(x, y) + half * spoke * spin for spoke in spokes]
    a, b, c, d = ((p.real, p.imag) for p in points)
    status = Status.READ if face else Status.UNSURE
    return DieReading(face, 0.99, status, (x, y), (a, b, c, d))


FIVE = tuple(
    KnownDie(n, die(100.0 + 150 * n, 300.0, face)) for n, face in enumerate(list(Face)[:5])
)


def seen(*moved: tuple[int, DieReading]) -> tuple[DieReading, ...]:
    """Give the five dice again, some of them replaced."""
    new = dict(moved)
    return tuple(new.get(known.id, known.reading) for known in FIVE)


def test_a_first_throw_numbers_all_dice() -> None:
    """All of them were thrown."""
    match = match_dice((), frozenset(), tuple(known.reading for known in FIVE))
    assert match.rolled == (0, 1, 2, 3, 4)
    assert match.kept == ()


def test_dice_that_lie_where_they_lay_are_kept() -> None:
    """Two were thrown again and lie elsewhere."""
    match = match_dice(FIVE, frozenset(), seen((1, die(500, 600)), (3, die(120, 620))))
    assert (match.rolled, match.kept) == ((1, 3), (0, 2, 4))


def test_a_nudged_die_is_kept() -> None:
    """Pushed by less than its own size, same face, hardly turned."""
    nudged = die(100 + 0.7 * EDGE, 300, Face.ARROW, turn=10)
    match = match_dice(FIVE, frozenset(), seen((0, nudged), (4, die(300, 620))))
    assert (match.rolled, match.kept) == ((4,), (0, 1, 2, 3))


def test_a_die_of_unknown_face_beside_its_old_place_was_thrown() -> None:
    """Asking once too often is better than keeping a die that was thrown."""
    beside = die(100 + 0.6 * EDGE, 300, None)
    assert match_dice(FIVE, frozenset(), seen((0, beside))).rolled == (0,)


@pytest.mark.parametrize("taken", [frozenset(), frozenset({3, 4})])
def test_a_nudged_die_of_unknown_face_is_kept_while_others_are_in_the_hand(
    taken: frozenset[int],
) -> None:
    """Before they are thrown, and afterwards: it was not seen to be picked up with them."""
    beside = die(100 + 0.6 * EDGE, 300, None)
    again = (die(500, 600), die(120, 620)) if taken else ()
    match = match_dice(FIVE, taken, (*seen((0, beside))[:3], *again))
    assert match.kept == (0, 1, 2)
    assert len(match.rolled) == len(taken)


def test_nudges_add_up() -> None:
    """A die pushed twice is known by where it lay last, with the face that was read."""
    once = die(100 + 0.8 * EDGE, 300, None)
    twice = die(100 + 1.6 * EDGE, 300, Face.ARROW)
    known = moved_along(FIVE, (KnownDie(0, once),))
    assert known[0].reading.face is Face.ARROW
    assert known[1:] == FIVE[1:]
    assert 0 in match_dice(known, frozenset(), seen((0, twice))).kept
    assert 0 not in match_dice(FIVE, frozenset(), seen((0, twice))).kept


def test_another_face_at_the_same_place_was_thrown() -> None:
    """A die may land where it lay before."""
    match = match_dice(FIVE, frozenset(), seen((2, die(400, 300, Face.GATLING))))
    assert match.rolled == (2,)


def test_a_die_that_was_picked_up_was_thrown_wherever_it_lies() -> None:
    """Even at its old place with its old face."""
    match = match_dice(FIVE, frozenset({2}), seen())
    assert (match.rolled, match.kept) == ((2,), (0, 1, 3, 4))


def test_all_five_thrown_again() -> None:
    """Nothing is where it was."""
    new = tuple(
        die(150.0 + 170 * n, 620.0, face) for n, face in enumerate(reversed(list(Face)[1:]))
    )
    match = match_dice(FIVE, frozenset(), new)
    assert match.rolled == (0, 1, 2, 3, 4)


def test_a_sixth_die_gets_a_number_of_its_own() -> None:
    """Nobody's number is taken."""
    match = match_dice(FIVE, frozenset(), (*seen(), die(700, 650)))
    assert match.rolled == (5,)


@pytest.mark.parametrize(("turn", "seen_turn"), [(5, 5), (40, 40), (85, 5), (90, 0), (180, 0)])
def test_quarter_turns_of_a_square_look_alike(turn: float, seen_turn: float) -> None:
    """Only what is left after them can be seen."""
    assert turn_between(die(0, 0), die(0, 0, turn=turn)) == pytest.approx(seen_turn, abs=1e-6)
