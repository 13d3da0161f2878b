"""In the plane of the table flat dice are equal squares, however each of them is seen."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.squares import Squares, squares_in_plane

Array = npt.NDArray[np.float64]

_SQUARE = np.array([[-1.0, -1.0, 0.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [-1.0, 1.0, 0.0]])
_PLACES = [(-6.0, -4.0), (5.0, -3.0), (0.0, 0.0), (-4.0, 5.0), (6.0, 4.0)]
_TURNS = (10.0, 35.0, 60.0, 80.0, 20.0)


def _spun(axis: int, degrees: float) -> Array:
    angle = np.radians(degrees)
    turn = np.eye(3)
    one, other = (axis + 1) % 3, (axis + 2) % 3
    turn[one, one] = turn[other, other] = np.cos(angle)
    turn[one, other], turn[other, one] = -np.sin(angle), np.sin(angle)
    return turn


def _seen(
    tilt: float, sizes: tuple[float, ...] = (1.0,) * 5, leans: tuple[float, ...] = (0.0,) * 5
) -> tuple[Array, Array]:
    """Give the corners of squares on a tilted table, and where it looks."""
    table, quads = _spun(0, -tilt), []
    for place, size, lean, turn in zip(_PLACES, sizes, leans, _TURNS, strict=True):
        lying = _SQUARE * size / 2 @ (_spun(1, lean) @ _spun(2, turn)).T
        lying[:, :2] += place
        points = lying @ table.T + (0.0, 0.0, 20.0)
        quads.append(points[:, :2] / points[:, 2:])
    return np.array(quads), table @ (0.0, 0.0, -1.0)


def _measured(quads: Array, seems: Array, trust: tuple[float, ...] = (1.0,) * 5) -> Squares:
    return squares_in_plane(quads, seems, np.array(trust))


@pytest.mark.parametrize("tilt", [0.0, 25.0, 45.0])
@pytest.mark.parametrize("off", [-12.0, 0.0, 12.0])
def test_flat_dice_are_equal_squares_under_any_camera(tilt: float, off: float) -> None:
    """The far ones look smaller by half, and the table's direction is known only roughly."""
    quads, up = _seen(tilt)
    squares = _measured(quads, _spun(0, off) @ up)
    assert np.allclose(squares.sizes, 1.0, atol=0.03)
    assert squares.skews.max() < 0.05


def test_a_smaller_drawing_is_told_from_dice() -> None:
    """By its size beside the others', which stay what they are."""
    squares = _measured(*_seen(35.0, sizes=(1.0, 0.8, 1.0, 1.0, 1.0)))
    assert squares.sizes[1] == pytest.approx(0.8, abs=0.03)
    assert np.allclose(np.delete(squares.sizes, 1), 1.0, atol=0.03)


def test_a_leaning_face_is_no_square() -> None:
    """It is shorter one way, in a plane where the others are as long as wide."""
    squares = _measured(*_seen(20.0, leans=(0.0, 0.0, 35.0, 0.0, 0.0)))
    assert squares.skews[2] > 0.1
    assert np.delete(squares.skews, 2).max() < 0.05


def test_what_is_hardly_trusted_has_no_say() -> None:
    """Two tokens beside three dice do not make the dice look large."""
    quads, up = _seen(10.0, sizes=(1.0, 1.0, 1.0, 0.5, 0.5))
    squares = _measured(quads, up, (0.9, 0.9, 0.9, 0.1, 0.1))
    assert np.allclose(squares.sizes[:3], 1.0, atol=0.03)


def test_tokens_of_several_sizes_do_not_set_the_size() -> None:
    """Drawings lie about on cards and tokens; only the dice are all of one size."""
    quads, up = _seen(10.0, sizes=(1.0, 1.0, 1.6, 2.1, 0.6))
    squares = _measured(quads, up, (0.8, 0.8, 0.9, 0.9, 0.9))
    assert np.allclose(squares.sizes[:2], 1.0, atol=0.03)


def test_two_dice_alone_are_not_compared() -> None:
    """Either might be the odd one."""
    quads, up = _seen(10.0, sizes=(1.0, 0.5, 1.0, 1.0, 1.0))
    few = _measured(quads[:2], up, (1.0, 1.0))
    assert (few.sizes.tolist(), few.alike) == ([1.0, 1.0], False)


def test_whatever_was_framed_has_a_size_and_a_skew() -> None:
    """A network may frame anything, corners on one point among it."""
    rng = np.random.default_rng(3)
    for count in (1, 2, 7):
        quads = rng.uniform(-0.6, 0.6, (count, 4, 2))
        quads[0] = quads[0, 0]
        squares = _measured(quads, np.array([0.0, 0.0, -1.0]), tuple(rng.uniform(0, 1, count)))
        assert np.isfinite(squares.sizes).all()
        assert np.isfinite(squares.skews).all()
