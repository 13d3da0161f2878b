"""Most dice are looked at once, doubtful ones twice."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.lean import LOOK, LeanMeter, Posture
from vision.rectify import Views


class _Sayings:
    """Stands for the network: what is light leans and may be no top; mirrored it is one."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def answers(
        self, crops: list[npt.NDArray[np.uint8]], _outputs: list[str]
    ) -> list[npt.NDArray[np.float32]]:
        self.asked.append(len(crops))
        if len(self.asked) > 1:
            return [np.array([[-0.16, 0.0, 6.0]] * len(crops), np.float32)]
        shades = [float(crop.mean()) for crop in crops]
        return [np.array([[0.02 * shade, 0.0, 9.0 - shade] for shade in shades], np.float32)]


class _Scripted(LeanMeter):
    """A meter whose network says what the test wants."""

    def __init__(self, says: _Sayings) -> None:
        self._net = says  # type: ignore[assignment]  # stands in for the network


def _asked(shade: int) -> tuple[_Sayings, Posture]:
    """Measure five dice in the middle of a wide picture, the first on a ground of that shade."""
    frame = np.zeros((200, 8000, 3), np.uint8)
    frame[:, 3750:3850] = shade
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * LOOK / 8
    quads = [square + np.array([3800 + 100 * number, 100]) for number in range(5)]
    says = _Sayings()
    return says, _Scripted(says).postures(Views(frame), quads, [1.0] * 5)[0]


def test_a_clear_posture_is_asked_for_once() -> None:
    """Most faces are tops beyond doubt: looking twice at each would be lost time."""
    says, posture = _asked(0)
    assert says.asked == [5]
    assert posture.lean < 3
    assert posture.top > 0.99


def test_a_doubtful_top_is_asked_of_the_mirror_picture_too() -> None:
    """Chance errors of the two cancel; what looks right in the mirror looks left."""
    says, posture = _asked(8)
    assert says.asked == [5, 1]
    assert posture.top == pytest.approx(1 / (1 + np.exp(-3.5)), abs=0.001)
    assert 9 < posture.lean < 11
