"""The odds beside the dice are exact: compared with every one of the 6 to the n throws."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from companion.rules.bang_dice.odds import roll_odds

FACES = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")


@cache
def _throws(free: int) -> tuple[tuple[str, ...], ...]:
    return tuple(product(FACES, repeat=free))


def _mean(values: Iterator[float], free: int) -> float:
    return sum(values) / len(_throws(free))


@cache
def _chase(face: str, needed: int, rolls: int, lying: tuple[str, ...], *, jack: bool) -> float:
    """Keep what is chased (and what is locked), throw the rest: the chance to have enough."""
    if rolls == 0 or lying.count("dynamite") >= 3:
        return float(lying.count(face) >= needed)
    free = 5 - len(lying)
    return _mean(
        (
            _after_throw(face, needed, rolls - 1, (lying, throw), jack=jack)
            for throw in _throws(free)
        ),
        free,
    )


def _after_throw(
    face: str, needed: int, rolls: int, dice: tuple[tuple[str, ...], ...], *, jack: bool
) -> float:
    lying, throw = dice
    if (lying + throw).count(face) >= needed:
        return 1.0
    if (lying + throw).count("dynamite") >= 3:
        return 0.0
    stays = (face,) if jack else (face, "dynamite")
    kept = tuple(sorted(lying + tuple(one for one in throw if one in stays)))
    return _chase(face, needed, rolls, kept, jack=jack)


@cache
def _explodes(rolls: int, lying: tuple[str, ...], *, jack: bool) -> float:
    """Throw all free dice on every roll: the chance of a third dynamite."""
    if rolls == 0 or lying.count("dynamite") >= 3:
        return float(lying.count("dynamite") >= 3)
    free = 5 - len(lying)
    return _mean(
        (
            1.0
            if (lying + throw).count("dynamite") >= 3
            else _explodes(rolls - 1, _locked(lying, throw, jack=jack), jack=jack)
            for throw in _throws(free)
        ),
        free,
    )


@cache
def _attacked(rolls: int, lying: tuple[str, ...], pile: int, *, jack: bool) -> float:
    """Throw all free dice on every roll: the chance that the arrows empty the pile."""
    if pile <= 0:
        return 1.0
    if rolls == 0 or lying.count("dynamite") >= 3:
        return 0.0
    free = 5 - len(lying)
    return _mean(
        (
            _attacked(
                0 if (lying + throw).count("dynamite") >= 3 else rolls - 1,
                _locked(lying, throw, jack=jack),
                pile - throw.count("arrow"),
                jack=jack,
            )
            for throw in _throws(free)
        ),
        free,
    )


def _locked(lying: tuple[str, ...], throw: tuple[str, ...], *, jack: bool) -> tuple[str, ...]:
    return lying if jack else lying + ("dynamite",) * throw.count("dynamite")


def _expected(table: Any, kept: tuple[int, ...], rolls: int) -> tuple[float, ...]:
    """Count every throw for what players care about."""
    who = table.players[table.active]["character"]
    jack, needed = who == "black_jack", 2 if who == "willy_the_kid" else 3
    dice = table.dice or []
    lying = tuple(
        sorted(
            face
            for die, face in enumerate(dice)
            if die in kept or (face == "dynamite" and not jack)
        )
    )
    return (
        _chase("gatling", needed, rolls, lying, jack=jack),
        _chase("beer", 1, rolls, lying, jack=jack),
        _explodes(rolls, lying, jack=jack),
        _attacked(rolls, lying, table.arrow_pile, jack=jack),
    )


def _found(odds: Any) -> tuple[float, ...]:
    return (odds.gatling, odds.beer, odds.dynamite, odds.attack)


ROLLERS = ("paul_regret", "lucky_duke", "black_jack", "willy_the_kid")
HANDS: list[tuple[str, tuple[int, ...]]] = [
    ("gatling gatling 1 2 beer", (0, 1)),
    ("gatling gatling 1 2 beer", (0, 1, 4)),
    ("gatling dynamite 1 2 arrow", (0,)),
    ("dynamite dynamite gatling beer arrow", (2,)),
    ("dynamite dynamite gatling gatling 1", (0, 2, 3)),
    ("arrow arrow 1 1 beer", ()),
    ("1 1 2 2 arrow", (0, 1, 2, 3)),
]


@pytest.mark.parametrize("who", ROLLERS)
@pytest.mark.parametrize("pile", [1, 2, 4, 6, 9])
def test_the_odds_before_the_first_roll(a_table: Any, who: str, pile: int) -> None:
    """Section 4: all five dice, all rolls left."""
    table = a_table(4, {0: who}, arrows={1: 9 - pile})
    odds = roll_odds(table.raw)
    assert _found(odds.next_roll) == pytest.approx(_expected(table, (), 1))
    assert _found(odds.all_rolls) == pytest.approx(_expected(table, (), table.rolls_left))


@pytest.mark.parametrize("who", ROLLERS)
@pytest.mark.parametrize(("faces", "kept"), HANDS)
@pytest.mark.parametrize("rerolled", [0, 1])
def test_the_odds_of_a_reroll(
    a_table: Any, who: str, faces: str, kept: tuple[int, ...], rerolled: int
) -> None:
    """Section 4: kept dice stay, dynamite is locked, Black Jack throws it again."""
    table = a_table(4, {0: who}, arrows={1: 4}).roll(faces)
    for _ in range(rerolled):
        table.reroll({3: table.dice[3]})
    odds = roll_odds(table.raw, kept)
    assert _found(odds.next_roll) == pytest.approx(_expected(table, kept, 1))
    assert _found(odds.all_rolls) == pytest.approx(_expected(table, kept, table.rolls_left))


def test_three_gatlings_in_one_throw_by_hand(a_table: Any) -> None:
    """Section 5, Gatling: 276 of the 7776 throws show three or more of a face."""
    odds = roll_odds(a_table().raw).next_roll
    assert odds.gatling == pytest.approx(276 / 7776)
    assert odds.dynamite == pytest.approx(276 / 7776)
    assert odds.beer == pytest.approx(1 - (5 / 6) ** 5)


def test_willy_needs_one_gatling_less_by_hand(a_table: Any) -> None:
    """Section 8, Willy the Kid: 1526 of the 7776 throws show two or more of a face."""
    odds = roll_odds(a_table(4, {0: "willy_the_kid"}).raw).next_roll
    assert odds.gatling == pytest.approx(1526 / 7776)


def test_what_lies_there_is_certain(a_table: Any) -> None:
    """Section 5: three kept gatlings fire, a kept beer is a beer."""
    table = a_table().roll("gatling gatling gatling beer 1")
    odds = roll_odds(table.raw, (0, 1, 2, 3))
    assert (odds.next_roll.gatling, odds.next_roll.beer) == (1.0, 1.0)
    assert (odds.all_rolls.gatling, odds.all_rolls.beer) == (1.0, 1.0)


def test_all_dice_kept_leave_nothing_to_chance(a_table: Any) -> None:
    """Section 4: the player may stop; then the dice are what they are."""
    table = a_table().roll("gatling gatling arrow 2 1")
    odds = roll_odds(table.raw, (0, 1, 2, 3, 4))
    assert _found(odds.all_rolls) == (0.0, 0.0, 0.0, 0.0)


def test_more_rolls_never_lower_the_chances(a_table: Any) -> None:
    """Section 8, Lucky Duke: one extra reroll."""
    duke = roll_odds(a_table(4, {0: "lucky_duke"}).raw).all_rolls
    plain = roll_odds(a_table(4).raw).all_rolls
    assert all(more > less for more, less in zip(_found(duke), _found(plain), strict=True))
