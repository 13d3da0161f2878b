"""How far a counted share may be from the true one: exact binomial (Clopper-Pearson) bounds."""

from collections.abc import Callable
from math import exp, lgamma, log

_HALVINGS = 60


def bounds(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return the two-sided bounds of a share of which `hits` of `trials` were seen."""
    if not 0 <= hits <= trials:
        raise ValueError("hits_beyond_trials")
    tail = (1 - confidence) / 2
    if trials == 0:
        return 0.0, 1.0
    low = 0.0 if hits == 0 else _solve(lambda p: 1 - at_most(hits - 1, trials, p) < tail)
    high = 1.0 if hits == trials else _solve(lambda p: at_most(hits, trials, p) > tail)
    return low, high


def upper_bound(hits: int, trials: int, confidence: float = 0.95) -> float:
    """Return the one-sided upper bound: the true share is below it at this confidence."""
    return bounds(hits, trials, 2 * confidence - 1)[1]


def at_most(hits: int, trials: int, share: float) -> float:
    """Return the chance of `hits` or fewer in `trials` when each succeeds with chance `share`."""
    if share <= 0:
        return 1.0
    if share >= 1:
        return 1.0 if hits >= trials else 0.0
    ways = (
        lgamma(trials + 1)
        - lgamma(k + 1)
        - lgamma(trials - k + 1)
        + k * log(share)
        + (trials - k) * log(1 - share)
        for k in range(hits + 1)
    )
    return min(1.0, sum(exp(way) for way in ways))


def _solve(still_below: Callable[[float], bool]) -> float:
    """Return where a condition that holds for small shares stops to hold."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if still_below(middle) else (low, middle)
    return (low + high) / 2
