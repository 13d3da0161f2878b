"""Flat dice agree on where the table looks; a leaning one does not."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.lean import LOOK, LeanMeter, along_ray, table_under
from vision.rectify import Views

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


class _Sayings:
    """Stands for the network: leans what is dark, and mirrored the other way only half as much."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def answers(
        self, crops: list[npt.NDArray[np.uint8]], _outputs: list[str]
    ) -> list[npt.NDArray[np.float32]]:
        self.asked.append(len(crops))
        sines = [float(crop.mean()) / 255 for crop in crops]
        if len(self.asked) > 1:
            sines = [-sine / 2 for sine in sines]
        return [np.array([[sine, 0.0, 9.0] for sine in sines], np.float32)]


class _Scripted(LeanMeter):
    """A meter whose network says what the test wants."""

    def __init__(self, says: _Sayings) -> None:
        self._net = says  # type: ignore[assignment]  # stands in for the network


def _asked(shade: int) -> tuple[_Sayings, float]:
    """Measure five dice in the middle of a wide picture, the first on a ground of that shade."""
    frame = np.zeros((200, 8000, 3), np.uint8)
    frame[:, 3750:3850] = shade
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * LOOK / 8
    quads = [square + np.array([3800 + 100 * number, 100]) for number in range(5)]
    says = _Sayings()
    return says, _Scripted(says).postures(Views(frame), quads, [1.0] * 5)[0].lean


def test_a_clear_posture_is_asked_for_once() -> None:
    """Most dice lie flat: looking twice at each would be lost time."""
    says, lean = _asked(0)
    assert says.asked == [5]
    assert lean < 3


def test_a_doubtful_posture_is_asked_of_the_mirror_picture_too() -> None:
    """Between flat and leaning, chance errors of the two cancel."""
    says, lean = _asked(80)
    assert says.asked == [5, 1]
    assert 10 < lean < 14
