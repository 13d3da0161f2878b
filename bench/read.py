"""Reading stills: ours against what others use, for accuracy, silent errors and time.

`python -m bench.read FOLDER` takes judged stills, rendered by `vision.training.photoreal` with
`--split judge`; without a folder, the few stills kept beside the tests are read.
"""

import argparse
from pathlib import Path

from bench.figures import Figures
from vision.commands.bench import DEFAULT, cases_in, measure
from vision.reader import Reader
from vision.scoring.report import GOALS, Report, table

WIDE = Path("tests/vision/wide")
ENOUGH = 400
MOST_MS, MOST_DECODES, MOST_MB = 15, 3, 250


def main() -> None:
    """Print the whole table, then what must hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DEFAULT)
    asked = parser.parse_args()
    reader, figures = Reader(), Figures()
    report = measure(cases_in(asked.folder), reader, with_baselines=True)
    print(table(report))
    tell_lead(figures, report)
    if report.pictures >= ENOUGH:
        tell_goals(figures, report)
        tell_cost(figures, report)
    else:
        tell_cost(figures, measure(cases_in(WIDE) * 5, reader, with_baselines=False))
    figures.close()


def tell_goals(figures: Figures, report: Report) -> None:
    """Say which goals of each level hold; few stills could not tell."""
    for level, tally in report.results[0].levels.items():
        right, wrong = GOALS[level]
        figures.at_least(f"{level}: read right, %", 100 * tally.right_share, 100 * right)
        figures.at_most(f"{level}: silent errors, %", 100 * tally.error_share, 100 * wrong)


def tell_lead(figures: Figures, report: Report) -> None:
    """Ours must be ahead of each of the others, on the same pictures."""
    ours, *others = report.results
    for other in others:
        ahead = ours.total.right_share - other.total.right_share
        fewer = other.total.error_share - ours.total.error_share
        figures.at_least(f"read right, ours minus {other.name}, %", 100 * ahead, 0)
        figures.at_least(f"silent errors, {other.name} minus ours, %", 100 * fewer, 0)
        figures.tell(f"time, ours over {other.name}", f"{ours.speed.ms / other.speed.ms:.2f}")


def tell_cost(figures: Figures, report: Report) -> None:
    """Say what one picture of 1280 x 720 costs."""
    speed = report.results[0].speed
    figures.at_most("median ms for 1280 x 720, two threads", speed.ms, MOST_MS)
    figures.at_most("times the decoding of its JPEG", speed.ratio or 0, MOST_DECODES)
    if report.memory_mb is not None:
        figures.at_most("memory, MB", report.memory_mb, MOST_MB)


if __name__ == "__main__":
    main()
