"""A table to look at, where nobody has played the game yet: reached through the real rules."""

from random import Random
from typing import Any

from companion.rules.engine import Prompt, replay
from companion.rules.registry import GAMES

CHANCES = {"bang_dice": (16, 45), "bang_cards": (30, 80), "western_legends": (54, 60)}
"""For each game a chance and a number of actions after which there is much to see."""


def sample_state(game: str) -> Any:
    """Play a game by chance up to its sample; it is always the same."""
    seed, actions = CHANCES[game]
    rules, chance = GAMES[game], Random(seed)
    state = replay(rules, rules.start(rules.table_by_chance(chance.randrange)))
    for _ in range(actions):
        if rules.outcome(state) is not None:
            break
        action = chance.choice(rules.legal_actions(state))
        if isinstance(action, Prompt):
            action = rules.answer(state, action, chance.randrange)
        state = replay(rules, rules.decide(state, action), state)
    return state
