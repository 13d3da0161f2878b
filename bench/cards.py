"""The card game's invariants over many random games."""

import argparse
import sys
import time
from collections import Counter
from random import Random

from bench.figures import Figures
from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import Action, Await, Bang, Gatling, Indians, Next
from companion.rules.bang_cards.happened import EventTurned, ShowTurned
from companion.rules.bang_cards.invariants import broken_by
from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.outcome import Side
from companion.rules.bang_cards.step_invariants import Step, broken_on_the_way
from companion.rules.engine import Prompt, replay

MOST_ACTIONS = 600
"""A long series may be cut off here; nearly all games come to their end before."""
NEXT_SHARE = 0.3
"""Without a hand to empty, chance would play cards for ever; so turns end now and then."""
ATTACK_SHARE = 0.5
"""People attack more often than they tidy the table; so games come to an end."""


def main() -> None:
    """Play, check every state, and print what was met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    asked = parser.parse_args()
    games = asked.games
    figures, ends, met = Figures(), Counter[str](), Counter[str]()
    actions, begin = 0, time.perf_counter()
    for seed in range(asked.first, asked.first + games):
        state, count = play(seed, met)
        actions += count
        ends["unfinished" if state.winner is None else state.winner.side] += 1
    taken = time.perf_counter() - begin
    figures.tell("random games", f"{games}, {actions} actions, {actions / taken:.0f} a second")
    figures.tell("ends", ", ".join(f"{side} {count}" for side, count in ends.most_common()))
    figures.at_least("kinds of end met", sum(side in ends for side in Side), len(Side))
    figures.at_least("modes met", sum(key.startswith("mode") for key in met), 4)
    figures.at_least("characters met", sum(key.startswith("character") for key in met), 42)
    figures.at_least("events met", sum(key.startswith("event") for key in met), 40)
    figures.close()


def play(seed: int, met: Counter[str]) -> tuple[State, int]:
    """Play one game by chance and check every state of it."""
    rng = Random(seed)
    state = replay(BANG_CARDS, BANG_CARDS.start(BANG_CARDS.table_by_chance(rng.randrange)))
    count = 0
    while state.winner is None and count < MOST_ACTIONS:
        events = BANG_CARDS.decide(state, choose(state, rng))
        step = Step(state, events, replay(BANG_CARDS, events, state))
        check(seed, step)
        note(step, met)
        state, count = step.after, count + 1
    return state, count


def choose(state: State, rng: Random) -> Action:
    """Pick one of the listed actions, and fill it if it awaits something."""
    legal = BANG_CARDS.legal_actions(state)
    if isinstance(legal[0], Next) and rng.random() < NEXT_SHARE:
        return legal[0]
    attacks = [one for one in legal if _is_attack(one)]
    picked = rng.choice(attacks if attacks and rng.random() < ATTACK_SHARE else legal)
    if isinstance(picked, Prompt):
        return BANG_CARDS.answer(state, picked, rng.randrange)
    return picked


def _is_attack(choice: Action | Prompt) -> bool:
    duel = isinstance(choice, Await) and choice.action == "duel"
    return duel or isinstance(choice, Bang | Indians | Gatling)


def check(seed: int, step: Step) -> None:
    """Hold the invariants of any table, or say where they broke."""
    if broken := broken_by(step.after, step.before) or broken_on_the_way(step):
        print(f"game {seed}, turn {step.after.turn}: {broken}", file=sys.stderr)
        sys.exit(1)


def note(step: Step, met: Counter[str]) -> None:
    """Remember what was played; an event counts when it is turned, as The Doctor does not stay."""
    met[f"mode {step.after.mode}"] += 1
    met.update(f"event {turned.card}" for turned in step.of(EventTurned))
    met.update(f"event {turned.card}" for turned in step.of(ShowTurned))
    if step.after.turn == 1:
        met.update(f"character {player.character}" for player in step.after.players)


if __name__ == "__main__":
    main()
