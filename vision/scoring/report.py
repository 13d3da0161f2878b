"""The figures of a bench run, as one object and as a table to read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vision.scoring.bounds import bounds, upper_bound
from vision.scoring.cells import Cell
from vision.scoring.tally import Tally

LEVELS = ("easy", "medium", "hard")
GOALS = {"easy": (0.995, 0.0), "medium": (0.98, 0.002), "hard": (0.92, 0.005)}


@dataclass(frozen=True, slots=True)
class Speed:
    """Median times of one reader in milliseconds, and in times of decoding the same picture."""

    ms: float
    decode_ms: float | None = None
    ratio: float | None = None
    pictures: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """What one reader made of the pictures."""

    name: str
    levels: Mapping[str, Tally]
    speed: Speed

    @property
    def total(self) -> Tally:
        """All levels together."""
        return sum(self.levels.values(), Tally())


@dataclass(frozen=True, slots=True)
class Report:
    """A whole run: our reader first, then those it is compared with."""

    pictures: int
    results: Sequence[Result]
    worst: Cell | None
    memory_mb: float | None

    def as_json(self) -> dict[str, object]:
        """Return the figures as one object."""
        ours = self.results[0]
        return {
            "pictures": self.pictures,
            "levels": {level: tally.as_json() for level, tally in ours.levels.items()},
            "total": ours.total.as_json(),
            "worst_cell": self.worst.as_json() if self.worst else None,
            "median_ms": _rounded(ours.speed.ms),
            "median_decode_ms": _rounded(ours.speed.decode_ms),
            "median_ratio_to_decode": _rounded(ours.speed.ratio),
            "timed_pictures": ours.speed.pictures,
            "peak_memory_mb": _rounded(self.memory_mb),
            "baselines": [_baseline(result) for result in self.results[1:]],
        }


def table(report: Report) -> str:
    """Return the figures as text."""
    lines = [f"{report.pictures} pictures", "", _LEVEL_HEAD]
    ours = report.results[0]
    levels = sorted(ours.levels, key=lambda name: (name not in LEVELS, _place(name)))
    lines += [_level_line(name, ours.levels[name]) for name in levels]
    lines += [_level_line("all", ours.total), "", _doubtful_line(ours.total)]
    lines += [_worst_line(report.worst), *_speed_lines(report)]
    if len(report.results) > 1:
        lines += ["", _READER_HEAD, *(_reader_line(result) for result in report.results)]
    return "\n".join(lines)


_LEVEL_HEAD = (
    f"{'level':10}{'clean':>7}{'read right':>12}{'95 % bounds':>18}{'goal':>8}{'asked':>7}"
    f"{'missed':>8}{'wrong':>7}{'phantom':>9}{'of read':>9}{'below (95 %)':>14}{'goal':>8}"
)
_READER_HEAD = (
    f"{'reader':34}{'read right':>12}{'silent errors':>15}{'of read':>10}{'median ms':>11}"
)


def _place(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else 0


def _level_line(name: str, tally: Tally) -> str:
    low, high = bounds(tally.right, tally.clean)
    most = upper_bound(tally.silent_errors, tally.read)
    right, wrong = GOALS.get(name, (None, None))
    return (
        f"{name:10}{tally.clean:7}{tally.right_share:12.2%}{f'{low:.2%} - {high:.2%}':>18}"
        f"{_goal(right):>8}{tally.asked:7}{tally.missed:8}{tally.wrong + tally.doubtful_wrong:7}"
        f"{tally.phantom:9}{tally.error_share:9.2%}{most:14.2%}"
        f"{_goal(wrong):>8}"
    )


def _goal(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _doubtful_line(tally: Tally) -> str:
    return (
        f"cocked, cut off or covered: {tally.doubtful_asked} asked or left out, "
        f"{tally.doubtful_read} read with the face on top, {tally.doubtful_wrong} with another; "
        f"{tally.needless} needless questions"
    )


def _worst_line(cell: Cell | None) -> str:
    if cell is None:
        return "worst cell: none has enough dice"
    names = f"{cell.light} light, {cell.surface} surface, tilt {cell.tilt}, {cell.edition} edition"
    tally = cell.tally
    return (
        f"worst cell: {names}: {tally.right} of {tally.clean} read right "
        f"({tally.right_share:.1%}), {tally.silent_errors} silent errors"
    )


def _speed_lines(report: Report) -> list[str]:
    speed = report.results[0].speed
    lines = []
    if speed.decode_ms is not None and speed.ratio is not None:
        lines.append(
            f"time: median {speed.ms:.1f} ms after decoding, decoding {speed.decode_ms:.1f} ms, "
            f"ratio {speed.ratio:.2f} (on {speed.pictures} pictures)"
        )
    if report.memory_mb is not None:
        lines.append(f"peak memory: {report.memory_mb:.0f} MB")
    return lines


def _reader_line(result: Result) -> str:
    total = result.total
    return (
        f"{result.name:34}{total.right_share:12.2%}{total.silent_errors:15}"
        f"{total.error_share:10.2%}{result.speed.ms:11.1f}"
    )


def _baseline(result: Result) -> dict[str, object]:
    return {
        "name": result.name,
        "levels": {level: tally.as_json() for level, tally in result.levels.items()},
        "total": result.total.as_json(),
        "median_ms": _rounded(result.speed.ms),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)
