"""Exact binomial bounds."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.scoring.bounds import at_most, bounds, upper_bound


def test_no_error_in_3000_bounds_the_rate_at_a_tenth_of_a_percent() -> None:
    """The rule of three: 0 of n bounds the rate at about 3/n with 95 % confidence."""
    assert upper_bound(0, 3000) == pytest.approx(0.000998, abs=2e-6)


def test_published_interval_for_5_of_20() -> None:
    """Clopper and Pearson's interval for 5 of 20 at 95 % is 8.66 % to 49.10 %."""
    low, high = bounds(5, 20)
    assert low == pytest.approx(0.0866, abs=1e-4)
    assert high == pytest.approx(0.4910, abs=1e-4)


def test_nothing_seen_says_nothing() -> None:
    """Without trials any share is possible."""
    assert bounds(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("hits", "low", "high"), [(0, 0.0, None), (7, None, 1.0)])
def test_extremes_reach_the_end(hits: int, low: float | None, high: float | None) -> None:
    """None or all of the trials cannot exclude a share of 0 or 1."""
    found = bounds(hits, 7)
    assert found[0] == low if low is not None else found[1] == high


def test_more_hits_than_trials_is_refused() -> None:
    """Such a count cannot be."""
    with pytest.raises(ValueError, match="hits_beyond_trials"):
        bounds(3, 2)


@given(st.integers(1, 60), st.data())
def test_bounds_enclose_the_seen_share(trials: int, data: st.DataObject) -> None:
    """Whatever was seen lies between its own bounds."""
    hits = data.draw(st.integers(0, trials))
    low, high = bounds(hits, trials)
    assert low <= hits / trials <= high


@given(st.integers(1, 30), st.floats(0.01, 0.99), st.data())
def test_chance_of_at_most_is_the_binomial_sum(
    trials: int, share: float, data: st.DataObject
) -> None:
    """The logarithmic sum equals the plain one."""
    hits = data.draw(st.integers(0, trials))
    plain = sum(comb(trials, k) * share**k * (1 - share) ** (trials - k) for k in range(hits + 1))
    assert at_most(hits, trials, share) == pytest.approx(plain, rel=1e-9, abs=1e-12)
