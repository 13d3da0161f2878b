"""Random games of the card game with its invariants: prints figures, exits 1 on a failure.

python bench/cards.py --games 10000
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import Action, Await, Next
from companion.rules.bang_cards.invariants import broken_by
from companion.rules.bang_cards.model import State
from companion.rules.engine import replay

MOST_ACTIONS = 600
NEXT_SHARE = 0.3
"""Without a hand to empty, chance would play cards for ever; so turns end now and then."""


def choose(state: State, chance: random.Random) -> Action:
    """Pick one of the listed actions, and fill it if it awaits something."""
    legal = BANG_CARDS.legal_actions(state)
    if isinstance(legal[0], Next) and chance.random() < NEXT_SHARE:
        return Next()
    picked = legal[chance.randrange(len(legal))]
    if isinstance(picked, Await):
        return BANG_CARDS.answer(state, picked, chance.randrange)
    return picked


def play(seed: int) -> Iterator[tuple[State, State | None]]:
    """Play one game, giving every state with the one before it."""
    chance = random.Random(seed)
    state = replay(BANG_CARDS, BANG_CARDS.start(BANG_CARDS.table_by_chance(chance.randrange)))
    yield state, None
    for _ in range(MOST_ACTIONS):
        if state.winner is not None:
            return
        before = state
        state = replay(BANG_CARDS, BANG_CARDS.decide(state, choose(state, chance)), state)
        yield state, before


def main() -> int:
    """Play, check every state, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    actions, ends, began = 0, Counter[str](), time.perf_counter()
    for seed in range(games):
        state: State | None = None
        for state, before in play(seed):
            actions += 1
            if broken := broken_by(state, before):
                sys.stdout.write(f"game {seed}, turn {state.turn}: {broken}\n")
                return 1
        ends[state.winner.side if state and state.winner else "unfinished"] += 1
    seconds = time.perf_counter() - began
    sys.stdout.write(f"{games} games, {actions} actions, {actions / seconds:.0f} actions/s\n")
    sys.stdout.write(", ".join(f"{side} {count}" for side, count in ends.most_common()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
