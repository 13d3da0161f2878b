"""Dice of one set are of one size, however near the camera each of them lies."""

import numpy as np
import pytest

from vision.sizes import beside_others

_SQUARE = np.array([[-1.0, -1.0, 0.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [-1.0, 1.0, 0.0]])
_PLACES = [(-6.0, -4.0), (5.0, -3.0), (0.0, 0.0), (-4.0, 5.0), (6.0, 4.0)]


def _seen(tilt: float, sizes: list[float]) -> tuple[list[np.ndarray], np.ndarray, np.ndarray]:
    """Give the quadrilaterals of squares on a tilted table, the rays to them, where it looks."""
    angle = np.radians(tilt)
    turn = np.array(
        [[1, 0, 0], [0, np.cos(angle), -np.sin(angle)], [0, np.sin(angle), np.cos(angle)]]
    )
    quads = []
    for (x, y), size in zip(_PLACES, sizes, strict=True):
        points = (_SQUARE * size / 2 + (x, y, 0.0)) @ turn.T + (0.0, 0.0, 40.0)
        quads.append(points[:, :2] / points[:, 2:])
    rays = np.array([[*quad.mean(axis=0), 1.0] for quad in quads])
    return [quad * 1000 for quad in quads], rays, turn @ (0.0, 0.0, -1.0)


@pytest.mark.parametrize("tilt", [0.0, 25.0, 45.0])
def test_equal_dice_are_of_equal_size_under_any_camera(tilt: float) -> None:
    """The far ones look smaller by half; that is taken out."""
    quads, rays, table = _seen(tilt, [1.0] * 5)
    assert np.allclose(beside_others(quads, rays, table, np.ones(5)), 1.0, atol=0.02)


def test_a_smaller_drawing_is_told_from_dice() -> None:
    """By its size beside the others', which stay what they are."""
    quads, rays, table = _seen(35.0, [1.0, 0.8, 1.0, 1.0, 1.0])
    shares = beside_others(quads, rays, table, np.ones(5))
    assert shares[1] == pytest.approx(0.8, abs=0.02)
    assert np.allclose(np.delete(shares, 1), 1.0, atol=0.02)


def test_what_is_hardly_trusted_has_no_say() -> None:
    """Two tokens beside three dice do not make the dice look large."""
    quads, rays, table = _seen(10.0, [1.0, 1.0, 1.0, 0.5, 0.5])
    shares = beside_others(quads, rays, table, np.array([0.9, 0.9, 0.9, 0.1, 0.1]))
    assert np.allclose(shares[:3], 1.0, atol=0.02)


def test_tokens_of_several_sizes_do_not_set_the_size() -> None:
    """Drawings lie about on cards and tokens; only the dice are all of one size."""
    quads, rays, table = _seen(10.0, [1.0, 1.0, 1.6, 2.1, 0.6])
    shares = beside_others(quads, rays, table, np.array([0.8, 0.8, 0.9, 0.9, 0.9]))
    assert np.allclose(shares[:2], 1.0, atol=0.02)


def test_two_dice_alone_are_not_compared() -> None:
    """Either might be the odd one."""
    quads, rays, table = _seen(10.0, [1.0, 0.5, 1.0, 1.0, 1.0])
    assert beside_others(quads[:2], rays[:2], table, np.ones(2)) == [1.0, 1.0]
