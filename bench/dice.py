"""The dice game's invariants over many random games, and the time of the odds."""

import argparse
import time
from collections import Counter
from random import Random
from typing import Any

from bench.figures import Figures, percentile_95
from companion.rules.bang_dice import BANG_DICE
from companion.rules.bang_dice import odds as odds_module
from companion.rules.bang_dice.model import ARROWS, Stage, State
from companion.rules.bang_dice.odds import roll_odds
from companion.rules.engine import Prompt, replay

MOST_LIFE = 70


def main() -> None:
    """Play, check every state, and print what was met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    games = parser.parse_args().games
    figures, sides, met = Figures(), Counter[str](), Counter[str]()
    actions, begin = 0, time.perf_counter()
    for seed in range(games):
        side, count = play(seed, met)
        sides[side] += 1
        actions += count
    taken = time.perf_counter() - begin
    figures.tell("random games", f"{games}, {actions} actions, {actions / taken:.0f} a second")
    figures.tell("winners", ", ".join(f"{side} {count}" for side, count in sides.most_common()))
    figures.at_least("player counts met", sum(key.startswith("players") for key in met), 6)
    figures.at_least("characters met", sum(key.startswith("character") for key in met), 16)
    figures.at_least("house rules met", sum(key.startswith("option") for key in met), 6)
    figures.at_most("odds with nothing remembered, 95th percentile ms", cold_odds_ms(), 5)
    figures.close()


def play(seed: int, met: Counter[str]) -> tuple[str, int]:
    """Play one game by chance and check every state of it."""
    rng = Random(seed)
    request = BANG_DICE.table_by_chance(rng.randrange)
    note(request, met)
    state = replay(BANG_DICE, BANG_DICE.start(request))
    count = 0
    while (outcome := BANG_DICE.outcome(state)) is None:
        legal = BANG_DICE.legal_actions(state)
        assert legal, state
        action = rng.choice(legal)
        if isinstance(action, Prompt):
            action = BANG_DICE.answer(state, action, rng.randrange)
        state = replay(BANG_DICE, BANG_DICE.decide(state, action), state)
        check(state)
        count += 1
    return outcome.side, count


def note(request: dict[str, Any], met: Counter[str]) -> None:
    """Remember which kinds of table were played."""
    met[f"players {len(request['players'])}"] += 1
    met.update(f"character {player['character']}" for player in request["players"])
    met.update(f"option {key} {value}" for key, value in request["options"].items())


def check(state: State) -> None:
    """Hold the invariants of any table."""
    players = state.players
    assert state.pile + sum(player.arrows for player in players) == ARROWS, state
    assert all(0 <= player.life <= player.max_life for player in players), state
    assert all(player.alive or player.arrows == 0 for player in players), state
    assert sum(player.life for player in players) <= MOST_LIFE, state
    assert state.winner is not None or state.roller.alive or state.batch is not None, state


def cold_odds_ms() -> float:
    """Measure the odds for many hands, forgetting everything before each."""
    state = replay(BANG_DICE, BANG_DICE.start(BANG_DICE.table_by_chance(Random(3).randrange)))
    taken = []
    for _ in range(200):
        for counted in ("chase", "explosion_risk", "attack_risk", "_throws"):
            getattr(odds_module, counted).cache_clear()
        begin = time.perf_counter()
        roll_odds(state, ())
        taken.append((time.perf_counter() - begin) * 1000)
    assert state.stage in (Stage.ROLL, Stage.HEAL)
    return percentile_95(taken)


if __name__ == "__main__":
    main()
