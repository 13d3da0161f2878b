"""Contract: `legal` is complete, and every listed action may be sent back as it is."""

import json
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from companion.rules.bang_dice import BANG_DICE
from companion.rules.errors import IllegalActionError

GAMES = range(16)
STEPS = 120
BULLSEYES = ("bullseye_1", "bullseye_2")


def test_every_open_bullseye_with_every_target(a_table: Any) -> None:
    """Contract: every open bullseye die with every target."""
    table = a_table(6).final_dice("1 2 1")
    assert table.legal == [
        {"type": "aim", "die": die, "target": target}
        for die, targets in ((0, (1, 5)), (1, (2, 4)), (2, (1, 5)))
        for target in targets
    ]


def test_a_bullseye_aimed_is_listed_no_more(a_table: Any) -> None:
    """Contract: every OPEN bullseye die."""
    table = a_table(6).final_dice("1 2 1").aim(1, 4)
    assert sorted({form["die"] for form in table.legal}) == [0, 2]


def test_every_beer_with_every_living_player(a_table: Any) -> None:
    """Contract: every open beer die with every target, at the maximum or not."""
    table = a_table(6, life={2: 0}).final_dice("beer beer beer")
    assert table.legal == [
        {"type": "beer", "die": die, "target": target}
        for die in (0, 1, 2)
        for target in (0, 1, 3, 4, 5)
    ]
    assert len(table.beer(1, 3).legal) == 10


def test_slab_has_every_beer_as_a_double(a_table: Any) -> None:
    """Contract: for Slab with every beer die as `double_with`."""
    table = a_table(5, {0: "slab_the_killer"}).final_dice("1 2 beer beer")
    listed = {(form["die"], form["target"], form.get("double_with")) for form in table.legal}
    assert listed == {
        (die, target, double)
        for die, targets in ((0, (1, 4)), (1, (2, 3)))
        for target in targets
        for double in (None, 2, 3)
    }
    assert len(table.legal) == 12


def test_slab_without_a_beer_has_nothing_to_double(a_table: Any) -> None:
    """Section 8, Slab the Killer: one rolled beer."""
    table = a_table(5, {0: "slab_the_killer"}).final_dice("1 2")
    assert all("double_with" not in form for form in table.legal)


@pytest.mark.parametrize("gatlings", [1, 2, 3, 4, 5])
def test_every_choice_of_kit_once_and_sorted(a_table: Any, gatlings: int) -> None:
    """Contract: every choice of Kit once, sorted: no more than the faces and the arrows."""
    held = {1: 3, 2: 1, 3: 2}
    table = a_table(5, {0: "kit_carlson"}, arrows=held)
    table.roll("gatling " * gatlings + "1 1 1 1 "[: 2 * (5 - gatlings)]).stop()
    for die in range(gatlings, 5):
        table.aim(die, 1)
    choices = [
        list(seats)
        for size in range(gatlings + 1)
        for seats in combinations_with_replacement(sorted(held), size)
        if all(seats.count(seat) <= held[seat] for seat in held)
    ]
    assert table.phase == "kit"
    assert table.legal == [{"type": "kit", "from": seats} for seats in sorted(choices)]


def test_kits_choices_counted_by_hand(a_table: Any) -> None:
    """Contract: two faces; one own arrow, two of another, one of a third: eight choices."""
    table = a_table(4, {0: "kit_carlson"}, arrows={0: 1, 1: 2, 2: 1})
    table.final_dice("gatling gatling beer").beer(2, 3)
    assert [form["from"] for form in table.legal] == [
        [],
        [0],
        [0, 1],
        [0, 2],
        [1],
        [1, 1],
        [1, 2],
        [2],
    ]


def test_kits_own_arrows_are_no_choice_once_the_gatling_fires(a_table: Any) -> None:
    """Gatling step: the own arrows are back before Kit is asked."""
    table = a_table(4, {0: "kit_carlson"}, arrows={0: 4, 2: 1})
    table.final_dice("gatling gatling gatling beer").beer(3, 0)
    assert [form["from"] for form in table.legal] == [[], [2]]


def test_the_roll_prompt_names_the_dice_that_may_be_thrown(a_table: Any) -> None:
    """Contract: `dice` in a roll prompt; dynamite is locked."""
    table = a_table().roll("arrow dynamite beer gatling 1")
    assert table.legal == [
        {"type": "roll", "dice": [0, 2, 3, 4], "awaits": "faces"},
        {"type": "stop"},
    ]


def test_corrections_need_not_be_listed(a_table: Any) -> None:
    """Contract: `correct` need not be listed, so a list is never full of them."""
    assert all(form["type"] != "correct" for form in a_table().legal)


def _candidates(players: int) -> Iterator[dict[str, Any]]:
    """Give every form that could be meant at a table of this size, and some beyond it."""
    seats, dice = range(-1, players + 1), range(-1, 6)
    yield {"type": "stop"}
    for target in seats:
        yield {"type": "heal", "target": target}
    for die, target in product(dice, seats):
        yield {"type": "beer", "die": die, "target": target}
        yield {"type": "aim", "die": die, "target": target}
        yield from ({"type": "aim", "die": die, "target": target, "as": as_} for as_ in BULLSEYES)
        for double in dice:
            yield {"type": "aim", "die": die, "target": target, "double_with": double}
    for number in range(-1, 11):
        yield {"type": "bart", "arrows": number}
        yield {"type": "pedro", "discard": number}
    for size in range(6):
        for choice in combinations_with_replacement(range(players), size):
            yield {"type": "kit", "from": list(choice)}
    for seat, role in product(seats, ("sheriff", "deputy", "outlaw", "renegade")):
        yield {"type": "reveal", "seat": seat, "role": role}


def _accepted(state: Any, form: dict[str, Any]) -> bool:
    try:
        BANG_DICE.decide(state, BANG_DICE.read_action(form))
    except IllegalActionError:
        return False
    return True


def _text(form: dict[str, Any]) -> str:
    return json.dumps(form, sort_keys=True)


@pytest.mark.parametrize("seed", GAMES)
def test_what_is_accepted_is_listed_and_what_is_listed_is_accepted(play: Any, seed: int) -> None:
    """Contract: `legal` is complete; only a needless `as` may go unlisted."""
    for _action, _events, state in play(BANG_DICE, seed, STEPS)[:: 7 + seed % 5]:
        forms = [BANG_DICE.write_action(action) for action in BANG_DICE.legal_actions(state)]
        listed = {_text(form) for form in forms if "awaits" not in form}
        players = len(BANG_DICE.write_state(state)["players"])
        accepted = {_text(form) for form in _candidates(players) if _accepted(state, form)}
        assert listed <= accepted
        plain = {
            _text({key: value for key, value in json.loads(text).items() if key != "as"})
            for text in accepted - listed
        }
        assert plain <= listed
        assert len(listed) + sum("awaits" in form for form in forms) == len(forms)
