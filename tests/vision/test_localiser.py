"""Top faces are found where they are, and what is hardly a die is looked at no closer."""

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.localiser import enlarged, worth_a_look
from vision.quad import CODE


@pytest.mark.parametrize(("full", "small"), [(1280, 416), (640, 416), (1920, 768)])
def test_a_place_in_a_shrunk_picture_is_the_same_place_in_the_whole(full: int, small: int) -> None:
    """Every pixel of a ramp says where it is; shrunk, it still says so."""
    ramp = np.tile(np.arange(full, dtype=np.float32), (2, 1))
    shrunk = cv2.resize(ramp, (small, 2), interpolation=cv2.INTER_LINEAR)[0]
    places = np.arange(1, small - 1)
    corners = np.stack([places, places], axis=1).astype(float)
    assert np.allclose(enlarged(corners, (full / small, 1.0))[:, 0], shrunk[places], atol=0.01)


def _peaks(*peaks: tuple[float, float, float]) -> tuple[npt.NDArray[np.float64], ...]:
    """Give logits and codes of peaks with this heat, firmness and size."""
    heat, firmness, size = np.array(peaks).T
    code = np.zeros((len(peaks), CODE))
    code[:, 2], code[:, 3] = np.log(size), firmness
    return np.log(heat / (1 - heat)), code


def test_what_is_found_surely_is_worth_a_look() -> None:
    """Even a thing of another size: it may be the only die."""
    assert worth_a_look(*_peaks((0.9, 1.0, 1.0), (0.8, 0.9, 1.0), (0.7, 0.9, 2.0))).all()


def test_a_faint_peak_of_the_dices_size_is_worth_a_look() -> None:
    """A die in the dark or under glare is found faintly, but is as large as the others."""
    assert worth_a_look(*_peaks((0.9, 1.0, 1.0), (0.8, 1.0, 1.1), (0.25, 0.8, 1.0))).all()


@pytest.mark.parametrize("faint", [(0.25, 0.8, 2.2), (0.25, 0.8, 0.5), (0.25, 0.05, 1.0)])
def test_a_faint_peak_unlike_a_die_is_not(faint: tuple[float, float, float]) -> None:
    """It is much larger or smaller than the dice, or no direction of it can be told."""
    worth = worth_a_look(*_peaks((0.9, 1.0, 1.0), (0.8, 1.0, 1.1), faint))
    assert worth.tolist() == [True, True, False]


def test_a_faint_peak_beside_one_sure_die_may_have_any_size() -> None:
    """One die may be a drawing on a large card; two of one size are dice."""
    assert worth_a_look(*_peaks((0.9, 1.0, 1.0), (0.25, 0.8, 2.2))).all()
