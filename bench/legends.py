"""Western Legends' invariants over many random games, every poker hand, and a showdown's time."""

import argparse
import time
from collections import Counter
from functools import partial
from itertools import combinations, pairwise
from random import Random

import phevaluator

from bench.figures import Figures, middle, times_ms
from companion.rules.engine import Prompt, replay
from companion.rules.western_legends import WESTERN_LEGENDS
from companion.rules.western_legends.events import Arrested
from companion.rules.western_legends.invariants import broken
from companion.rules.western_legends.model import Options, State
from companion.rules.western_legends.poker import CARDS, RANKS, Value, evaluate, natural

HANDS = 2_598_960
PLAYERS = 6
JOKERS = ("2d", "2h", "2s", "2c", "3d", "3h")
PH_RANKS = dict(zip(RANKS, "23456789TJQKA", strict=True))


def main() -> None:
    """Play, check every state, go through every hand, and time a showdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    figures = Figures()
    random_games(figures, games)
    every_hand(figures)
    showdowns(figures)
    figures.close()


def random_games(figures: Figures, games: int) -> None:
    """Play by chance from setup to the score sheet."""
    met, actions, begin = Counter[str](), 0, time.perf_counter()
    for seed in range(games):
        actions += play(seed, met)
    taken = time.perf_counter() - begin
    figures.tell("random games", f"{games}, {actions} actions, {actions / taken:.0f} a second")
    figures.at_most("broken invariants", met["broken"], 0)
    figures.at_least("player counts met", sum(key.startswith("players") for key in met), 5)
    figures.at_least("phases met", sum(key.startswith("phase") for key in met), 20)


def play(seed: int, met: Counter[str]) -> int:
    """Play one game by chance and check every state of it."""
    rng = Random(seed)
    events = WESTERN_LEGENDS.start(WESTERN_LEGENDS.table_by_chance(rng.randrange))
    state = replay(WESTERN_LEGENDS, events)
    met[f"players {len(state.players)}"] += 1
    count = 0
    while WESTERN_LEGENDS.outcome(state) is None:
        action = rng.choice(WESTERN_LEGENDS.legal_actions(state))
        met[f"phase {type(action).__name__}"] += 1
        if isinstance(action, Prompt):
            action = WESTERN_LEGENDS.answer(state, action, rng.randrange)
        happened = WESTERN_LEGENDS.decide(state, action)
        after = replay(WESTERN_LEGENDS, happened, state)
        freed = {event.seat for event in happened if isinstance(event, Arrested)}
        met["broken"] += len(broken(after)) + len(illegal_changes(state, after, freed))
        state, count = after, count + 1
    turns = {player.turns for player in state.players}
    met["broken"] += state.end_round is None or turns != {state.end_round + 1}
    return count


def illegal_changes(before: State, after: State, freed: set[int]) -> list[int]:
    """Name seats whose LP fell, or who shed wanted points without an arrest."""
    pairs = zip(before.players, after.players, strict=True)
    return [
        seat
        for seat, (old, new) in enumerate(pairs)
        if new.lp < old.lp or (old.wanted and not new.wanted and seat not in freed)
    ]


def every_hand(figures: Figures) -> None:
    """Compare all natural hands with an independent evaluator: same order, same ties."""
    options = Options(ace_low_straight=True, jokers=())
    names = {card: PH_RANKS[rank] + suit for card, (rank, suit) in CARDS.items()}
    numbers = {card: phevaluator.Card(name).id_ for card, name in names.items()}
    ours: dict[int, set[Value]] = {}
    count = 0
    for hand in combinations(CARDS, 5):
        theirs = phevaluator.evaluate_cards(*(numbers[card] for card in hand))
        ours.setdefault(theirs, set()).add(natural([CARDS[card] for card in hand], options))
        count += 1
    order = [min(values) for _, values in sorted(ours.items())]
    falling = all(better > worse for better, worse in pairwise(order))
    figures.hold("hands compared", count, f"all {HANDS}", ok=count == HANDS)
    one_each = all(len(values) == 1 for values in ours.values())
    figures.hold("classes of hands", len(ours), "7462, as they have", ok=falling and one_each)


def showdowns(figures: Figures) -> None:
    """Time six hands with a Joker each against six without."""
    plain, wild = Options(jokers=()), Options(jokers=JOKERS)
    rng = Random(1)
    rest = [card for card in CARDS if card not in JOKERS]
    dealt = rng.sample(rest, 3 + PLAYERS)
    flop, kept = dealt[:3], dealt[3:]
    hands = [(joker, card) for joker, card in zip(JOKERS, kept, strict=True)]
    natural_ms = middle(times_ms(partial(showdown, flop, hands, plain), 2000))
    joker_ms = middle(times_ms(partial(showdown, flop, hands, wild), 2000))
    figures.tell("showdown of six without Jokers, ms", f"{natural_ms:.4f}")
    figures.at_most("showdown of six with Jokers, ms", joker_ms, 1)
    figures.at_most("with Jokers against without, times", joker_ms / natural_ms, 40)


def showdown(flop: list[str], hands: list[tuple[str, str]], options: Options) -> Value:
    """Evaluate all hands."""
    return max(evaluate(flop, hand, options).value for hand in hands)


if __name__ == "__main__":
    main()
