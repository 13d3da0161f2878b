"""How a benchmark says its figures, and whether they are what was promised."""

import sys
import time
from collections.abc import Callable
from statistics import median, quantiles


class Figures:
    """Prints each figure as it comes; the exit code tells whether one was missed."""

    def __init__(self) -> None:
        self._missed = 0

    def tell(self, name: str, value: str) -> None:
        """Print a figure that nothing is promised about."""
        print(f"  {name}: {value}", flush=True)

    def hold(self, name: str, value: float, wanted: str, *, ok: bool) -> None:
        """Print a figure with what was promised."""
        self._missed += not ok
        print(f"  {name}: {value:.4g} ({'holds' if ok else 'MISSED'}: {wanted})", flush=True)

    def at_most(self, name: str, value: float, limit: float) -> None:
        """Promise an upper limit."""
        self.hold(name, value, f"at most {limit:g}", ok=value <= limit)

    def at_least(self, name: str, value: float, limit: float) -> None:
        """Promise a lower limit."""
        self.hold(name, value, f"at least {limit:g}", ok=value >= limit)

    def close(self) -> None:
        """End the program with its verdict."""
        sys.exit(1 if self._missed else 0)


def times_ms(action: Callable[[], object], repeats: int) -> list[float]:
    """Measure an action many times, in milliseconds."""
    taken = []
    for _ in range(repeats):
        begin = time.perf_counter()
        action()
        taken.append((time.perf_counter() - begin) * 1000)
    return taken


def middle(values: list[float]) -> float:
    """Give the median."""
    return median(values)


def percentile_95(values: list[float]) -> float:
    """Give the value that 95 of 100 stay below."""
    return quantiles(values, n=20)[-1]
