"""Which reading speaks of which die."""

from collections.abc import Callable

from vision.reading import DieReading
from vision.scoring.match import inside, match
from vision.scoring.truth import Quad, TrueDie

MakeDie = Callable[..., TrueDie]
MakeReading = Callable[..., DieReading]


def test_a_reading_belongs_to_the_die_on_which_its_centre_lies(
    die: MakeDie, reading: MakeReading
) -> None:
    """Two dice side by side keep their own readings, in whatever order these come."""
    left, right = die(100, 100), die(160, 100)
    on_left, on_right = reading(105, 98), reading(158, 103)
    matching = match([left, right], [on_right, on_left])
    assert matching.pairs == ((left, on_left), (right, on_right))
    assert matching.strays == ()


def test_a_side_face_is_no_top_face(die: MakeDie, reading: MakeReading) -> None:
    """A reading whose centre lies beside the top square is of nothing."""
    beside = reading(100, 145)
    matching = match([die(100, 100)], [beside])
    assert matching.pairs[0][1] is None
    assert matching.strays == (beside,)


def test_a_second_reading_of_the_same_die_is_a_stray(die: MakeDie, reading: MakeReading) -> None:
    """The nearer reading is kept; the other would count the die twice."""
    near, far = reading(101, 100), reading(115, 100)
    matching = match([die(100, 100)], [far, near])
    assert matching.pairs[0][1] == near
    assert matching.strays == (far,)


def test_corners_may_go_either_way_round(square: Callable[..., Quad]) -> None:
    """Clockwise or not, the inside is the same."""
    corners = square(50, 50)
    a, b, c, d = corners
    assert inside((60, 40), corners)
    assert inside((60, 40), (d, c, b, a))
    assert not inside((90, 40), corners)
