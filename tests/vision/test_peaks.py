"""Peaks of the heat map are dice, or worth a closer look."""

from math import log

import numpy as np
import pytest

from vision.peaks import Peak, peaks_in, worth_a_look
from vision.quad import CODE


def _logit(heat: float) -> float:
    return log(heat / (1 - heat))


def _peak(heat: float, firm: float, size: float) -> Peak:
    """Give a peak with this heat, of which a direction is told this firmly."""
    return Peak((0, 0), _logit(heat), 0.0, (0.0, 0.0, log(size), firm, *[0.0] * (CODE - 4)))


_DICE = [_peak(0.9, 1.0, 1.0), _peak(0.8, 0.9, 1.1)]


def test_cells_hotter_than_those_around_them_are_peaks() -> None:
    """Hottest first, each with its own code; what is colder than asked for is none."""
    answer = np.full((2 + CODE, 6, 8), 0.0, np.float32)
    answer[0] = _logit(0.01)
    for (x, y), heat in {(2, 1): 0.7, (3, 1): 0.6, (6, 4): 0.9, (1, 4): 0.3}.items():
        answer[0, y, x] = _logit(heat)
        answer[3, y, x], answer[5, y, x] = x, 1.0
    peaks = peaks_in(answer, 0.4)
    assert [peak.cell for peak in peaks] == [(6, 4), (2, 1)]
    assert [peak.code[1] for peak in peaks] == [6.0, 2.0]
    assert peaks[0].heat == pytest.approx(0.9)


def test_what_is_found_surely_is_worth_a_look() -> None:
    """Even a thing of another size: it may be the only die."""
    peaks = [*_DICE, _peak(0.7, 0.9, 2.0)]
    assert worth_a_look(peaks) == peaks


def test_a_faint_peak_of_the_dices_size_is_worth_a_look() -> None:
    """A die in the dark or under glare is found faintly, but is as large as the others."""
    peaks = [*_DICE, _peak(0.25, 0.8, 1.0)]
    assert worth_a_look(peaks) == peaks


@pytest.mark.parametrize("faint", [(0.25, 0.8, 2.2), (0.25, 0.8, 0.5), (0.25, 0.05, 1.0)])
def test_a_faint_peak_unlike_a_die_is_not(faint: tuple[float, float, float]) -> None:
    """It is much larger or smaller than the dice, or no direction of it can be told."""
    assert worth_a_look([*_DICE, _peak(*faint)]) == _DICE


def test_a_faint_peak_beside_one_sure_die_may_have_any_size() -> None:
    """One die may be a drawing on a large card; two of one size are dice."""
    peaks = [_DICE[0], _peak(0.25, 0.8, 2.2)]
    assert worth_a_look(peaks) == peaks
