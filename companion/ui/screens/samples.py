"""Evenings made up by chance, always the same: for the pictures and the look tests of screens."""

import json
from pathlib import Path
from random import Random
from typing import Any

from companion.rules.engine import Prompt
from companion.rules.registry import GAMES

LONG_NAMES: tuple[str, ...] = tuple(
    json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
)
"""Long, short, right-to-left and with pictures in them: names as people type them."""


def played_evenings(services: Any, evenings: int = 6, seed: int = 4) -> None:
    """Keep some finished games and one that is still open."""
    rng = Random(seed)
    for number in range(evenings):
        play(services, rng, most=30 if number == evenings - 1 else 2000)


def play(services: Any, rng: Random, most: int, names: tuple[str, ...] = ()) -> Any:
    """Start a dice game by chance and play it for so many actions, or to its end."""
    rules = GAMES["bang_dice"]
    request = rules.table_by_chance(rng.randrange)
    for player, name in zip(request["players"], names, strict=False):
        player["name"] = name
    session = services.games.start("bang_dice", request)
    for _ in range(most):
        if session.outcome is not None:
            break
        action = rng.choice(session.legal_actions())
        if isinstance(action, Prompt):
            action = rules.answer(session.state, action, rng.randrange)
        session.act(action)
    return session
