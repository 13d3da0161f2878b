"""A state with something changed."""

from dataclasses import replace
from typing import Any

from companion.rules.bang_cards.model import State


def with_player(state: State, player: int, **changes: Any) -> State:
    """Change one player."""
    changed = replace(state.players[player], **changes)
    players = (*state.players[:player], changed, *state.players[player + 1 :])
    return replace(state, players=players)
