"""Poker hands in this game's own order: five of a kind lies between straight and royal flush."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, unique
from functools import cache
from itertools import combinations, combinations_with_replacement

from companion.rules.western_legends.model import JokerScope, Options

SUITS = "shdc"
RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
RANKS = range(2, 15)
ACE, FIVE = 14, 5
FULL_HAND = 5
FLOP = 3
OWN_CARDS = 2
DEALER_CARDS = 4

Card = tuple[int, str]

CARDS: dict[str, Card] = {
    f"{name}{suit}": (rank, suit)
    for rank, name in zip(RANKS, RANK_NAMES, strict=True)
    for suit in SUITS
}
CODES: dict[Card, str] = {card: code for code, card in CARDS.items()}


@unique
class HandRank(IntEnum):
    """The eleven hands, lowest first."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9
    ROYAL_FLUSH = 10


EQUAL_RANK_HANDS = {
    (5,): HandRank.FIVE_OF_A_KIND,
    (4, 1): HandRank.FOUR_OF_A_KIND,
    (3, 2): HandRank.FULL_HOUSE,
    (3, 1, 1): HandRank.THREE_OF_A_KIND,
    (2, 2, 1): HandRank.TWO_PAIR,
    (2, 1, 1, 1): HandRank.PAIR,
    (4,): HandRank.FOUR_OF_A_KIND,
    (3, 1): HandRank.THREE_OF_A_KIND,
    (2, 2): HandRank.TWO_PAIR,
    (2, 1, 1): HandRank.PAIR,
}
"""By how often each rank occurs, in hands of five and of four cards."""

KICK_WITHOUT_KICKERS = {
    HandRank.FOUR_OF_A_KIND: 1,
    HandRank.THREE_OF_A_KIND: 1,
    HandRank.TWO_PAIR: 2,
    HandRank.PAIR: 1,
    HandRank.FLUSH: 1,
    HandRank.HIGH_CARD: 1,
}

Value = tuple[int, tuple[int, ...]]
"""Rank and kickers; tuples compare as hands do, and a missing kicker is the lowest."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a hand is worth, and what its Joker stands for, if it does for anything else."""

    value: Value
    joker_as: str | None = None

    @property
    def rank(self) -> HandRank:
        """The kind of hand."""
        return HandRank(self.value[0])

    @property
    def kick(self) -> tuple[int, ...]:
        """The ranks that decide between hands of one kind."""
        return self.value[1]


def evaluate(flop: Sequence[str], own: Sequence[str], options: Options) -> Evaluation:
    """Value a hand: the whole flop with one's own one or two cards."""
    wild = [code for code in own if code in options.jokers]
    if options.flop_joker_wild:
        wild += [code for code in flop if code in options.jokers]
    plain = Evaluation(natural([CARDS[code] for code in (*flop, *own)], options))
    if not wild:
        return plain
    fixed = [CARDS[code] for code in (*flop, *own) if code not in wild]
    return max((plain, *_stand_ins(fixed, len(wild), options)), key=lambda one: one.value)


def advise(flop: Sequence[str], hand: Sequence[str], options: Options) -> tuple[str, str]:
    """Choose the best two cards of a hand, for the dealer's eyes."""
    return max(combinations(hand, 2), key=lambda pair: evaluate(flop, pair, options).value)


def natural(cards: Sequence[Card], options: Options) -> Value:
    """Value cards that all are what they show."""
    flush = len(cards) == FULL_HAND and len({suit for _, suit in cards}) == 1
    return _value(_descending(rank for rank, _ in cards), flush, *_ways(options))


def _stand_ins(fixed: list[Card], jokers: int, options: Options) -> Iterable[Evaluation]:
    """Try every rank; a suited Joker must be a card that is not there yet."""
    ranks = [rank for rank, _ in fixed]
    suits = {suit for _, suit in fixed}
    suited = len(suits) == 1 and len(fixed) + jokers == FULL_HAND
    anything = options.joker_scope is JokerScope.ANY
    ways = _ways(options)
    for guess in combinations_with_replacement(RANKS if anything else sorted(set(ranks)), jokers):
        whole = _descending((*ranks, *guess))
        spare = next(suit for suit in SUITS if not suited or suit not in suits)
        yield Evaluation(_value(whole, False, *ways), CODES[guess[-1], spare])
        if suited and anything and len(set(whole)) == FULL_HAND:
            suit = next(iter(suits))
            yield Evaluation(_value(whole, True, *ways), CODES[guess[-1], suit])


def _descending(ranks: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(ranks, reverse=True))


def _ways(options: Options) -> tuple[bool, bool]:
    return options.ace_low_straight, options.kickers


@cache
def _value(ranks: tuple[int, ...], flush: bool, ace_low: bool, kickers: bool) -> Value:  # noqa: FBT001 - a key of the cache
    """Value ranks in descending order; there are few enough to remember them all."""
    counts = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    kind = EQUAL_RANK_HANDS.get(tuple(count for count, _ in counts))
    if kind is not None:
        return _kicked(kind, tuple(rank for _, rank in counts), kickers=kickers)
    top = _straight_top(ranks, ace_low=ace_low)
    if flush and top == ACE:
        return (HandRank.ROYAL_FLUSH, (ACE,))
    if top:
        return (HandRank.STRAIGHT_FLUSH if flush else HandRank.STRAIGHT, (top,))
    return _kicked(HandRank.FLUSH if flush else HandRank.HIGH_CARD, ranks, kickers=kickers)


def _straight_top(ranks: tuple[int, ...], *, ace_low: bool) -> int:
    """Give the highest card of a straight of five different ranks, or 0."""
    if len(ranks) != FULL_HAND:
        return 0
    if ranks[0] - ranks[4] == FULL_HAND - 1:
        return ranks[0]
    return FIVE if ace_low and ranks[0] == ACE and ranks[1] == FIVE else 0


def _kicked(kind: HandRank, kick: tuple[int, ...], *, kickers: bool) -> Value:
    kept = len(kick) if kickers else KICK_WITHOUT_KICKERS.get(kind, len(kick))
    return (kind, kick[:kept])
