"""Most dice are looked at once, doubtful ones twice."""

import numpy as np
import numpy.typing as npt

from vision.lean import LOOK, LeanMeter
from vision.rectify import Views


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
    assert 10 < lean < 16
