"""Section 9: the worked example, throw by throw, and the sessions that show it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SESSIONS = Path(__file__).parents[3] / "docs" / "sessions"


@pytest.fixture
def sheriff_before_the_attack(a_table: Any) -> Any:
    """Sheriff: 6 life, 1 arrow; the pile holds 1; the others hold the other 7."""
    return a_table(6, life={0: 6}, arrows={0: 1, 1: 2, 2: 3, 4: 2}, arrow_pile=1)


def test_the_first_roll_brings_the_indians(sheriff_before_the_attack: Any) -> None:
    """Section 9, example 1: the last token: attack; all go back; he takes 1."""
    table = sheriff_before_the_attack.roll("arrow arrow dynamite 1 beer")
    assert table.life == [4, 8 - 2, 8 - 3, 8, 9 - 2, 8]
    assert (table.arrows, table.arrow_pile) == ([1, 0, 0, 0, 0, 0], 8)
    assert (table.phase, table.rolls_left) == ("roll", 2)


def test_the_final_dice_shoot_and_fire(sheriff_before_the_attack: Any) -> None:
    """Section 9, example 1: a player two seats away loses 1, then everyone else, arrow back."""
    table = sheriff_before_the_attack.roll("arrow arrow dynamite 1 beer")
    table.reroll({0: "2", 1: "beer", 3: "gatling", 4: "gatling"}).reroll({1: "gatling"})
    assert table.dice == ["bullseye_2", "gatling", "dynamite", "gatling", "gatling"]
    assert (table.phase, table.targets(0)) == ("aim", [2, 4])
    table.aim(0, 4)
    assert table.life == [4, 5, 4, 7, 7 - 1 - 1, 7]
    assert (table.arrows, table.arrow_pile, table.active) == ([0] * 6, 9, 1)


def test_the_pile_is_nine_less_what_others_hold(a_table: Any) -> None:
    """Section 9, example 1, end: an arrow that another player took since stays there."""
    table = a_table(6, life={0: 4}, arrows={0: 1, 3: 2}).final_dice("2 gatling gatling gatling")
    table.aim(0, 2)
    assert (table.life[0], table.arrows, table.arrow_pile) == (4, [0, 0, 0, 2, 0, 0], 7)


def _requests() -> list[Path]:
    files = SESSIONS.glob("bang_dice_*.jsonl")
    return sorted(path for path in files if not path.name.endswith(".answers.jsonl"))


@pytest.mark.parametrize("path", _requests(), ids=lambda path: path.stem)
def test_a_documented_session_answers_as_documented(path: Path) -> None:
    """Contract: a table without a screen answers each request with one line."""
    command = [sys.executable, "-m", "companion", "headless"]
    run = subprocess.run(command, input=path.read_bytes(), capture_output=True, check=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    expected = path.with_name(f"{path.stem}.answers.jsonl").read_text("utf-8").splitlines()
    assert answers == [json.loads(line) for line in expected]


def test_both_sessions_are_there() -> None:
    """Section 9: the worked example and a whole hunt are documented."""
    assert [path.stem for path in _requests()] == [
        "bang_dice_three_players",
        "bang_dice_worked_example",
    ]
