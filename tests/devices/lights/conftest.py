"""Tables that reach their states through real actions."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.rules.errors import IllegalActionError
from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog

SESSIONS = Path(__file__).parents[3] / "docs" / "sessions"
ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")
Start = Callable[..., GameSession]
Act = Callable[..., GameSession]


@pytest.fixture
def start() -> Start:
    """Start a game of a kind from a request."""
    ticks = count()
    games = SavedGames(GAMES, MemoryLog(), lambda: float(next(ticks)))

    def run(game: str, request: Mapping[str, Any]) -> GameSession:
        return games.start(game, request)

    return run


@pytest.fixture
def dice(start: Start) -> Start:
    """Start a dice game with these characters and a position."""

    def run(*characters: str, **position: Any) -> GameSession:
        players = [
            {"name": f"P{seat}", "character": character, "role": ROLES[seat]}
            for seat, character in enumerate(characters)
        ]
        return start("bang_dice", {"players": players, "position": position})

    return run


@pytest.fixture
def act() -> Act:
    """Do actions in their JSON form, one after the other."""

    def run(session: GameSession, *actions: Mapping[str, Any]) -> GameSession:
        for action in actions:
            session.act(session.rules.read_action(action))
        return session

    return run


@pytest.fixture
def played(start: Start, act: Act) -> Callable[..., GameSession]:
    """Play a documented session: all of it, or its first actions."""

    def run(name: str, actions: int | None = None) -> GameSession:
        text = (SESSIONS / f"{name}.jsonl").read_text(encoding="utf-8")
        first, *rest = map(json.loads, text.splitlines())
        session = start(first["game"], {key: first[key] for key in first if key != "op"})
        for request in rest[:actions]:
            _do(session, request)
        return session

    return run


def _do(session: GameSession, request: Mapping[str, Any]) -> None:
    match request["op"]:
        case "act":
            with suppress(IllegalActionError):  # the documents show refusals, too
                session.act(session.rules.read_action(request["action"]))
        case "undo":
            session.undo()
        case "redo":
            session.redo()
