"""Boards on pseudo-terminals, people who wait for them, and games played by real actions."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.devices.table_lights import LedTable
from companion.rules.errors import IllegalActionError
from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.session.saved_games import SavedGames
from companion.settings import Settings
from companion.store.memory_log import MemoryLog
from firmware_bridge import bridge, native
from firmware_bridge.rig.board import VirtualBoard
from firmware_bridge.rig.interpreter import get_interpreter

SESSIONS = Path(__file__).parents[2] / "docs" / "sessions"
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


@dataclass
class Afterwards:
    """Time that passes when told: what was put off is done on demand."""

    waiting: list[Callable[[], None]] = field(default_factory=list)

    def __call__(self, _seconds: float, action: Callable[[], None]) -> None:
        """Put something off."""
        self.waiting.append(action)

    def pass_time(self) -> bool:
        """Do what comes next; False if nothing does."""
        if self.waiting:
            self.waiting.pop(0)()
            return True
        return False


@pytest.fixture
def afterwards() -> Afterwards:
    """Give a time that stands still."""
    return Afterwards()


@pytest.fixture
def led_table(afterwards: Afterwards) -> Iterator[Callable[..., LedTable]]:
    """Make LED tables with these settings, and close them after the test."""
    tables: list[LedTable] = []

    def make(**settings: Any) -> LedTable:
        tables.append(LedTable(Settings(**settings), afterwards, list))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


@pytest.fixture
def a_board() -> Iterator[Callable[..., VirtualBoard]]:
    """Build boards that run the real firmware, and unplug them after the test."""
    boards: list[VirtualBoard] = []

    def build(**options: Any) -> VirtualBoard:
        boards.append(VirtualBoard(get_interpreter(), **options))
        return boards[-1].__enter__()

    yield build
    for board in boards:
        board.__exit__(None, None, None)


@pytest.fixture(autouse=True)
def _short_greetings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not linger on strangers."""
    monkeypatch.setattr(native, "GREETING_S", 0.1)
    monkeypatch.setattr(bridge, "STRANGER_RETRY_S", 0.2)
