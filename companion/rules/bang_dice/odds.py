"""Exact chances of what players care about before they throw again. Counting, never sampling.

Whoever chases a face keeps every die that shows it and throws the rest again; whoever asks for a
risk throws all free dice on every roll. Dynamite locks a die, and a third one ends the rolling.
"""

from dataclasses import dataclass
from functools import cache
from math import factorial

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import DICE, DYNAMITES_TO_EXPLODE, Face, State

FACES = len(Face)


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances between 0 and 1."""

    gatling: float
    """Enough gatlings to fire."""
    beer: float
    """At least one beer."""
    dynamite: float
    """A third dynamite."""
    attack: float
    """Arrows enough to empty the pile."""


@dataclass(frozen=True, slots=True)
class RollOdds:
    """The chances of the very next roll, and of all rolls that are left."""

    next_roll: Odds
    all_rolls: Odds


@dataclass(frozen=True, slots=True)
class _Hand:
    """What counts for the chances: dice to throw, and what already lies there for good."""

    free: int
    gatlings: int
    beers: int
    dynamites: int
    relaxed: bool
    """Black Jack may throw dynamite again."""


def roll_odds(state: State, kept: tuple[int, ...] = ()) -> RollOdds:
    """Give the chances if all dice but the kept (and the locked) are thrown."""
    hand = _hand(state, kept)
    needed = CHARACTERS[state.roller.character].gatlings
    return RollOdds(
        _odds(hand, needed, state.pile, min(1, state.rolls_left)),
        _odds(hand, needed, state.pile, state.rolls_left),
    )


def _hand(state: State, kept: tuple[int, ...]) -> _Hand:
    relaxed = CHARACTERS[state.roller.character].rerolls_dynamite
    dice = state.dice or ()
    locked = () if relaxed else tuple(d for d, face in enumerate(dice) if face is Face.DYNAMITE)
    lying = [dice[die] for die in {*kept, *locked} if die < len(dice)]
    return _Hand(
        DICE - len(lying),
        lying.count(Face.GATLING),
        lying.count(Face.BEER),
        lying.count(Face.DYNAMITE),
        relaxed,
    )


def _odds(hand: _Hand, needed: int, pile: int, rolls: int) -> Odds:
    free, mines, relaxed = hand.free, hand.dynamites, hand.relaxed
    return Odds(
        chase(rolls, free, needed - hand.gatlings, mines, relaxed),
        chase(rolls, free, 1 - hand.beers, mines, relaxed),
        explosion_risk(rolls, free, mines, relaxed),
        attack_risk(rolls, free, pile, mines, relaxed),
    )


@cache
def chase(rolls: int, free: int, missing: int, mines: int, relaxed: bool) -> float:  # noqa: FBT001 - a cache key
    """Chance to see a face `missing` times more, keeping each one that comes."""
    if missing <= 0:
        return 1.0
    if rolls == 0 or free == 0 or mines >= DYNAMITES_TO_EXPLODE:
        return 0.0
    total = 0.0
    for hits, blasts, chance in _throws(free):
        ended = mines + blasts >= DYNAMITES_TO_EXPLODE
        left = 0 if ended else rolls - 1
        locked = 0 if relaxed else blasts
        rest = free - hits - locked
        total += chance * chase(left, rest, missing - hits, mines + locked, relaxed)
    return total


@cache
def explosion_risk(rolls: int, free: int, mines: int, relaxed: bool) -> float:  # noqa: FBT001 - a cache key
    """Chance of a third dynamite when all free dice are thrown every time."""
    if mines >= DYNAMITES_TO_EXPLODE:
        return 1.0
    if rolls == 0 or free == 0:
        return 0.0
    total = 0.0
    for _arrows, blasts, chance in _throws(free):
        if mines + blasts >= DYNAMITES_TO_EXPLODE:
            total += chance
        else:
            locked = 0 if relaxed else blasts
            total += chance * explosion_risk(rolls - 1, free - locked, mines + locked, relaxed)
    return total


@cache
def attack_risk(rolls: int, free: int, pile: int, mines: int, relaxed: bool) -> float:  # noqa: FBT001 - a cache key
    """Chance that the arrows of all throws together empty the pile."""
    if pile <= 0:
        return 1.0
    if rolls == 0 or free == 0 or mines >= DYNAMITES_TO_EXPLODE:
        return 0.0
    total = 0.0
    for arrows, blasts, chance in _throws(free):
        ended = mines + blasts >= DYNAMITES_TO_EXPLODE
        left = 0 if ended else rolls - 1
        locked = 0 if relaxed else blasts
        rest = free - locked
        total += chance * attack_risk(left, rest, pile - arrows, mines + locked, relaxed)
    return total


@cache
def _throws(free: int) -> tuple[tuple[int, int, float], ...]:
    """List (dice of one face, dynamites, chance) for a throw: a multinomial distribution."""
    return tuple(
        (hits, blasts, _ways(free, hits, blasts) / FACES**free)
        for hits in range(free + 1)
        for blasts in range(free - hits + 1)
    )


def _ways(free: int, hits: int, blasts: int) -> int:
    others = free - hits - blasts
    orders = factorial(free) // (factorial(hits) * factorial(blasts) * factorial(others))
    return orders * int((FACES - 2) ** others)
