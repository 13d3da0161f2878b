"""The figures as an object and as a table."""

import json

import pytest

from vision.scoring.report import Report, Result, Speed, table
from vision.scoring.tally import Tally


@pytest.fixture
def report() -> Report:
    """Give a small run with one reader to compare with."""
    ours = Result(
        "ours", {"hard": Tally(right=9, asked=1), "easy": Tally(right=10)}, Speed(8.0, 4.0, 2.0, 2)
    )
    other = Result("other", {"hard": Tally(right=6, wrong=4)}, Speed(20.0))
    return Report(2, [ours, other], None, 123.4)


def test_the_object_holds_every_promised_figure(report: Report) -> None:
    """Levels, bounds, worst cell, times, memory and baselines; and it is JSON."""
    figures = json.loads(json.dumps(report.as_json()))
    assert figures["levels"]["hard"]["right_share"] == 0.9
    assert figures["total"]["clean"] == 20
    assert figures["median_ratio_to_decode"] == 2.0
    assert figures["baselines"][0]["total"]["error_share"] == 0.4


def test_the_table_names_levels_in_order_of_difficulty(report: Report) -> None:
    """Easy comes before hard, then all together, then the readers side by side."""
    assert "0 needless questions" in table(report)
    words = [line.split()[0] for line in table(report).splitlines() if line]
    assert words.index("easy") < words.index("hard") < words.index("all") < words.index("ours")
