"""Flat dice agree on where the table looks; a leaning one does not."""

import numpy as np
import pytest

from vision.table import along_ray, table_under

_PLACES = np.array([[-0.3, -0.1], [0.25, 0.12], [0.0, 0.2], [0.1, -0.2], [-0.15, 0.05]])


def _seen(tilt: float, leans: list[float], focal: float) -> np.ndarray:
    """Give what a perfect network would say of dice under a camera tilted by degrees."""
    ups = []
    for (x, y), lean in zip(_PLACES, leans, strict=True):
        angle = np.radians(tilt)
        top = np.array([0.0, -np.sin(angle), -np.cos(angle)])
        side = np.radians(lean)
        spin = np.array(
            [[np.cos(side), 0, np.sin(side)], [0, 1, 0], [-np.sin(side), 0, np.cos(side)]]
        )
        ups.append((along_ray(np.array([x, y, focal])) @ (spin @ top))[:2])
    return np.array(ups)


@pytest.mark.parametrize("tilt", [0.0, 20.0, 45.0])
@pytest.mark.parametrize("focal", [0.7, 1.2])
def test_flat_dice_do_not_lean(tilt: float, focal: float) -> None:
    """Whatever the camera's tilt and lens, and although rays differ across the picture."""
    assert table_under(_seen(tilt, [0.0] * 5, focal), _PLACES, np.ones(5)).leans.max() < 3


@pytest.mark.parametrize("tilt", [0.0, 20.0, 45.0])
def test_the_leaning_die_stands_out(tilt: float) -> None:
    """Four flat dice outvote the one that leans by 25 degrees, though it pulls them a bit."""
    ups = _seen(tilt, [0.0, 0.0, 25.0, 0.0, 0.0], 0.9)
    leans = table_under(ups, _PLACES, np.ones(5)).leans
    assert leans[2] > 14
    assert np.delete(leans, 2).max() < 5


def test_dice_measured_badly_do_not_lean() -> None:
    """Every die is off by up to ten degrees its own way; the table is in the middle of them."""
    off = np.radians(10) * np.array([[1, 0], [-1, 0], [0, 1], [0, -1], [0, 0]])
    ups = _seen(20.0, [0.0] * 5, 0.9) + off
    assert table_under(ups, _PLACES, np.ones(5)).leans.max() < 13


@pytest.mark.parametrize(("across", "down"), [(0.4, 0.0), (0.0, 0.45), (-0.3, 0.3)])
def test_a_die_alone_is_compared_with_how_people_hold_cameras(across: float, down: float) -> None:
    """One that looks sideways, or down the picture, is likely the side of a propped die."""
    leans = table_under(np.array([[across, down]]), np.zeros((1, 2)), np.array([0.8])).leans
    assert leans[0] > 28


@pytest.mark.parametrize("tilt", [0.0, 30.0, 50.0])
def test_a_die_alone_may_be_seen_at_any_slant(tilt: float) -> None:
    """As long as the camera is held upright."""
    ups = _seen(tilt, [0.0] * 5, 0.9)[:1]
    assert table_under(ups, _PLACES[:1], np.array([0.8])).leans[0] < 6


def test_two_dice_that_agree_outvote_the_habit() -> None:
    """A camera may be mounted sideways."""
    ups = np.array([[0.5, 0.0], [0.5, 0.0]])
    assert table_under(ups, np.zeros((2, 2)), np.array([0.9, 0.9])).leans.max() < 3


def test_dice_that_look_wildly_apart_still_have_leans() -> None:
    """Directions may be opposite, and rounding carries their cosine past minus one."""
    for seed in range(80):
        rng = np.random.default_rng(seed)
        around, out = rng.uniform(0, 2 * np.pi, 5), rng.uniform(0, 1.2, 5)
        ups = np.stack([out * np.cos(around), out * np.sin(around)], axis=1)
        table = table_under(ups, rng.uniform(-0.5, 0.5, (5, 2)), rng.random(5))
        assert np.isfinite(table.up).all()
        assert np.isfinite(table.leans).all()
