"""Tables with known people, in memory."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog

NAMES = ("Ana", "Bob", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")
ORDINARY = (
    "lucky_duke",
    "jourdonnais",
    "paul_regret",
    "rose_doolan",
    "vulture_sam",
    "black_jack",
    "jesse_jones",
    "willy_the_kid",
)

HUNT = ("deputy", "outlaw", "renegade")

TableBuilder = Callable[..., GameSession]


@pytest.fixture
def a_table() -> TableBuilder:
    """Seat people with the sheriff first; a dict changes the request."""

    def build(players: int = 5, first: str = "suzy_lafayette", **request: Any) -> GameSession:
        cast = (first, *(c for c in ORDINARY if c != first))
        roles = HUNT if players == len(HUNT) else ("sheriff", *(None,) * (players - 1))
        seats = [
            {"name": NAMES[seat], "character": cast[seat], "role": roles[seat]}
            for seat in range(players)
        ]
        saved = SavedGames(GAMES, MemoryLog(), lambda: 0.0)
        return saved.start("bang_dice", {"players": seats, **request})

    return build
