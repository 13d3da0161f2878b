"""The documented sessions play as documented."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.headless import open_table
from companion.rules.registry import GAMES

SESSIONS = Path(__file__).parents[2] / "docs" / "sessions"
NAMES = sorted(path.stem for path in SESSIONS.glob("*.jsonl") if ".answers" not in path.name)


def lines(path: Path) -> list[Any]:
    """Read a file of JSON lines."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", NAMES)
def test_a_documented_session_gives_the_documented_answers(name: str) -> None:
    """Each request has its answer on the same line of the file beside it."""
    table = open_table(None)
    requests = lines(SESSIONS / f"{name}.jsonl")
    answers = [table.answer(json.dumps(request).encode()) for request in requests]
    assert answers == lines(SESSIONS / f"{name}.answers.jsonl")


def test_every_game_has_a_documented_session() -> None:
    """A newcomer finds one to try."""
    assert all(any(name.startswith(game) for name in NAMES) for game in GAMES)
