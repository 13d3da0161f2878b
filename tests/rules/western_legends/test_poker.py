"""The evaluator against the reference hands, an independent library, and brute force."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from random import Random

import phevaluator
import pytest

from companion.rules.western_legends.model import JokerScope, Options
from companion.rules.western_legends.poker import (
    CARDS,
    CODES,
    RANKS,
    SUITS,
    HandRank,
    Value,
    advise,
    evaluate,
    natural,
)

STANDARD = Options(ace_low_straight=True, jokers=())
PH_NAMES = dict(zip(RANKS, "23456789TJQKA", strict=True))

REFERENCE = [
    ("jd 3s 10s", "2d jc", HandRank.THREE_OF_A_KIND, (11, 10, 3)),
    ("jd 3s 10s", "10h 10c", HandRank.THREE_OF_A_KIND, (10, 11, 3)),
    ("as ks qs", "10s 2d", HandRank.ROYAL_FLUSH, (14,)),
    ("ks kc kd", "kh 2d", HandRank.FIVE_OF_A_KIND, (13,)),
    ("ks kc kd", "2d", HandRank.FOUR_OF_A_KIND, (13,)),
    ("9h 8h 6h", "5h 2d", HandRank.STRAIGHT_FLUSH, (9,)),
    ("kh qh jh", "9h 2d", HandRank.STRAIGHT_FLUSH, (13,)),
    ("ah 9h 4h", "3h 2d", HandRank.FLUSH, (14, 13, 9, 4, 3)),
    ("7s 7d qh", "qc 2d", HandRank.FULL_HOUSE, (12, 7)),
    ("js 10s 9d", "8c 2d", HandRank.STRAIGHT, (12,)),
    ("5s 9d kh", "2d", HandRank.PAIR, (13, 9, 5)),
    ("ks kh 2d", "8c 10s", HandRank.PAIR, (13, 10, 8, 2)),
    ("5s 9d kh", "qc 3d", HandRank.HIGH_CARD, (13, 12, 9, 5, 3)),
    ("as 2s 3s", "4s 5s", HandRank.FLUSH, (14, 5, 4, 3, 2)),
]


@pytest.mark.parametrize(("flop", "own", "rank", "kick"), REFERENCE)
def test_the_reference_hands(flop: str, own: str, rank: HandRank, kick: tuple[int, ...]) -> None:
    """Every printed and derived vector, with the Joker as 2♦."""
    best = evaluate(flop.split(), own.split(), Options())
    assert (best.rank, best.kick) == (rank, kick)


def test_the_reference_advice_for_the_dealer() -> None:
    """Of four cards the Joker and the jack."""
    assert set(advise(["jd", "3s", "10s"], ["2d", "4h", "9s", "jc"], Options())) == {"2d", "jc"}


def test_an_ace_is_low_only_by_house_rule() -> None:
    """A-2-3-4-5 of one suit."""
    hand = ("as", "2s", "3s"), ("4s", "5s")
    assert evaluate(*hand, Options()).rank is HandRank.FLUSH
    best = evaluate(*hand, Options(ace_low_straight=True))
    assert (best.rank, best.kick) == (HandRank.STRAIGHT_FLUSH, (5,))


def test_a_joker_on_the_flop_is_wild_only_by_house_rule() -> None:
    """The printed pair of kings would be three."""
    hand = ("ks", "kh", "2d"), ("8c", "10s")
    assert evaluate(*hand, Options(flop_joker_wild=True)).rank is HandRank.THREE_OF_A_KIND


def test_the_joker_may_be_held_to_equal_ranks() -> None:
    """By house rule it completes neither straight nor flush; as a plain card it still counts."""
    options = Options(joker_scope=JokerScope.EQUAL_RANKS)
    assert evaluate(["js", "10s", "9d"], ["8c", "2d"], options).rank is HandRank.PAIR
    assert evaluate(["ad", "9d", "4d"], ["3d", "2d"], options).rank is HandRank.FLUSH


def test_without_kickers_equal_combinations_tie() -> None:
    """By house rule."""
    options = Options(kickers=False)
    one = evaluate(["ks", "kh", "3d"], ["8c", "10s"], options)
    other = evaluate(["ks", "kh", "3d"], ["ac", "10c"], options)
    assert one.value == other.value


def library_value(cards: list[str]) -> int:
    """Ask the independent library: lower is better there."""
    return int(phevaluator.evaluate_cards(*(PH_NAMES[CARDS[c][0]] + CARDS[c][1] for c in cards)))


def classes() -> Iterator[list[str]]:
    """One hand of every class: all rank patterns, suited where possible."""
    for ranks in combinations_with_replacement(RANKS, 5):
        if max(ranks.count(rank) for rank in ranks) < 5:
            seen: dict[int, int] = {}
            cards = []
            for place, rank in enumerate(ranks):
                offset = seen.get(rank, 0)
                seen[rank] = offset + 1
                shift = place % 2 if len(set(ranks)) == 5 else 0
                cards.append(CODES[rank, SUITS[(offset + shift) % 4]])
            yield cards
    for picked in combinations(RANKS, 5):
        yield [CODES[rank, "h"] for rank in picked]


def same_order(hands: list[list[str]]) -> bool:
    """Whether both evaluators sort and tie the hands alike."""
    pairs = sorted(
        (library_value(hand), natural([CARDS[card] for card in hand], STANDARD)) for hand in hands
    )
    ours: dict[int, set[Value]] = {}
    for theirs, value in pairs:
        ours.setdefault(theirs, set()).add(value)
    if any(len(values) != 1 for values in ours.values()):
        return False
    order = [values.pop() for _, values in sorted(ours.items())]
    return order == sorted(set(order), reverse=True)


def test_every_class_of_hand_ranks_as_in_the_independent_library() -> None:
    """All 7,462 classes, in order and without false ties."""
    hands = list(classes())
    assert len(hands) == 7462
    assert same_order(hands)


def test_a_large_sample_ranks_as_in_the_independent_library() -> None:
    """With all suits and orders of cards; the bench goes through every hand there is."""
    rng = Random(8)
    deck = list(CARDS)
    assert same_order([rng.sample(deck, 5) for _ in range(20_000)])


def by_brute_force(flop: list[str], own: list[str]) -> Value:
    """Try all 52 cards for the Joker; a double is no flush and no straight."""
    others = [card for card in (*flop, *own) if card != "2d"]
    best: Value = (-1, ())
    for code in CARDS:
        cards = [CARDS[card] for card in (*others, code)]
        if code in others:
            rank, suit = CARDS[code]
            spare = next(s for s in SUITS if s != suit)
            value = natural([*(CARDS[card] for card in others), (rank, spare)], Options())
            if value[0] in {HandRank.FLUSH, HandRank.STRAIGHT_FLUSH, HandRank.ROYAL_FLUSH}:
                continue
        else:
            value = natural(cards, Options())
        best = max(best, value)
    return best


@pytest.mark.parametrize("own_count", [1, 2])
def test_the_joker_is_the_best_of_all_52_cards(own_count: int) -> None:
    """Brute force over every value it may take, for many hands, suited ones among them."""
    rng = Random(own_count)
    deck = [card for card in CARDS if card != "2d"]
    hearts = [card for card in deck if card.endswith("h")]
    for turn in range(600):
        cards = rng.sample(hearts if turn % 3 == 0 else deck, 2 + own_count)
        flop, own = cards[:3], [*cards[3:], "2d"]
        assert evaluate(flop, own, Options()).value == by_brute_force(flop, own)


def test_two_jokers_are_the_best_of_all_pairs_of_cards() -> None:
    """For tables that play with more than one."""
    rng = Random(3)
    options = Options(jokers=("2d", "2s"))
    deck = [card for card in CARDS if card not in {"2d", "2s"}]
    for _ in range(15):
        flop = rng.sample(deck, 3)
        fixed = [CARDS[card] for card in flop]
        best = max(
            natural([*fixed, CARDS[one], CARDS[two]], Options())
            for one, two in product(CARDS, CARDS)
            if one != two and one not in flop and two not in flop
        )
        assert evaluate(flop, ("2d", "2s"), options).value >= best


def test_the_order_of_cards_and_the_names_of_suits_do_not_matter() -> None:
    """Invariant 16, with the Joker known by its card."""
    rng = Random(16)
    options = Options(jokers=())
    for _ in range(500):
        cards = rng.sample(list(CARDS), 5)
        value = evaluate(cards[:3], cards[3:], options).value
        shuffled = rng.sample(cards, 5)
        assert evaluate(shuffled[:3], shuffled[3:], options).value == value
        renamed = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
        other = [CODES[CARDS[card][0], renamed[CARDS[card][1]]] for card in cards]
        assert evaluate(other[:3], other[3:], options).value == value


def test_a_four_card_hand_loses_to_five_cards_that_are_equal_so_far() -> None:
    """The missing kicker is the lowest."""
    short = evaluate(["ks", "kh", "9d"], ["8c"], Options())
    full = evaluate(["ks", "kh", "9d"], ["8s", "3c"], Options())
    assert short.value < full.value
