"""Bad input and acting out of phase: a code, and the table as it was."""

from collections.abc import Callable
from typing import Any

import pytest

ALL_BEER = dict.fromkeys("01234", "beer")

ACTIONS: dict[str, dict[str, Any]] = {
    "heal": {"type": "heal", "target": 0},
    "roll": {"type": "roll", "faces": ALL_BEER},
    "stop": {"type": "stop"},
    "aim": {"type": "aim", "die": 0, "target": 1},
    "beer": {"type": "beer", "die": 1, "target": 0},
    "kit": {"type": "kit", "from": []},
    "bart": {"type": "bart", "arrows": 0},
    "pedro": {"type": "pedro", "discard": 0},
    "reveal": {"type": "reveal", "seat": 1, "role": "outlaw"},
}

NOT_WHOLE = [True, False, 1.0, 0.0, 1.5, "1", None, [1], {}]


@pytest.fixture
def at_phase(a_table: Any) -> Callable[[str], Any]:
    """Bring a table to a phase."""

    def build(phase: str) -> Any:
        secret = {1: None, 2: None, 3: None}
        if phase == "heal":
            return a_table(4, {0: "sid_ketchum"})
        if phase == "roll":
            return a_table(4).roll("beer beer beer beer beer")
        if phase == "aim":
            return a_table(4).final_dice("1 beer")
        if phase == "beer":
            return a_table(4).final_dice("beer beer")
        if phase == "kit":
            return a_table(4, {0: "kit_carlson"}, arrows={1: 2}).roll("gatling " * 5).stop()
        if phase == "bart":
            return a_table(4, {1: "bart_cassidy"}).final_dice("1 beer").aim(0, 1)
        if phase == "pedro":
            table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 2})
            return table.final_dice("1 beer").aim(0, 1)
        return a_table(4, roles=secret, life={1: 1}).final_dice("1 beer").aim(0, 1)

    return build


PHASES = ("heal", "roll", "aim", "beer", "kit", "bart", "pedro", "reveal")


@pytest.mark.parametrize("phase", PHASES)
def test_the_phase_says_what_is_awaited(at_phase: Any, phase: str) -> None:
    """Contract: `phase` is one of these, and its question is listed."""
    table = at_phase(phase)
    assert table.phase == phase
    assert {form["type"] for form in table.legal} == (
        {phase} | ({"stop"} if phase == "roll" else set())
    )


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("phase", PHASES)
def test_an_action_out_of_phase_is_refused(at_phase: Any, phase: str, action: str) -> None:
    """Contract, actions: each has its moment."""
    if action == phase or (phase, action) == ("roll", "stop"):
        assert at_phase(phase).act(**ACTIONS[action])
    else:
        assert at_phase(phase).refused(**ACTIONS[action]) == "wrong_phase"


@pytest.mark.parametrize(
    ("phase", "field"),
    [
        ("heal", "target"),
        ("aim", "die"),
        ("aim", "target"),
        ("beer", "die"),
        ("beer", "target"),
        ("bart", "arrows"),
        ("pedro", "discard"),
        ("reveal", "seat"),
    ],
)
@pytest.mark.parametrize("value", NOT_WHOLE)
def test_what_is_no_whole_number_is_refused(
    at_phase: Any, phase: str, field: str, value: Any
) -> None:
    """Contract: true, false and fractions are refused where a whole number is wanted."""
    assert at_phase(phase).refused(**{**ACTIONS[phase], field: value})


@pytest.mark.parametrize("value", [True, 1.0, 0.5, "1", None])
def test_kits_list_holds_whole_numbers(at_phase: Any, value: Any) -> None:
    """Contract: whose arrows, as seats."""
    assert at_phase("kit").refused(type="kit", **{"from": [value]})


@pytest.mark.parametrize("value", [None, 1, "1", {}, True])
def test_kit_sends_a_list(at_phase: Any, value: Any) -> None:
    """Contract: `from` is a list."""
    assert at_phase("kit").refused(type="kit", **{"from": value})


@pytest.mark.parametrize("value", [True, False, 1.0, 1.5, "1"])
def test_slabs_beer_is_a_whole_number(a_table: Any, value: Any) -> None:
    """Contract: `double_with` is a beer die."""
    table = a_table(4, {0: "slab_the_killer"}).final_dice("1 beer")
    assert table.refused(type="aim", die=0, target=1, double_with=value)


@pytest.mark.parametrize("value", ["beer", "bullseye_3", 1, True, ["bullseye_2"], ""])
def test_janets_as_is_a_bullseye(a_table: Any, value: Any) -> None:
    """Contract: `as` names the other bullseye."""
    table = a_table(6, {0: "calamity_janet"}).final_dice("1")
    assert table.refused(type="aim", die=0, target=2, **{"as": value})


@pytest.mark.parametrize("field", ["life", "arrows", "seat"])
@pytest.mark.parametrize("value", [True, False, 1.0, 1.5, "1", [1]])
def test_a_correction_takes_whole_numbers(a_table: Any, field: str, value: Any) -> None:
    """Contract: true, false and fractions are refused."""
    form = {"type": "correct", "seat": 1, "life": 3, "arrows": 1, field: value}
    assert a_table().refused(**form)


@pytest.mark.parametrize(
    ("phase", "field"),
    [
        ("heal", "target"),
        ("roll", "faces"),
        ("aim", "die"),
        ("aim", "target"),
        ("beer", "die"),
        ("beer", "target"),
        ("kit", "from"),
        ("bart", "arrows"),
        ("pedro", "discard"),
        ("reveal", "seat"),
        ("reveal", "role"),
    ],
)
def test_a_missing_field_is_refused(at_phase: Any, phase: str, field: str) -> None:
    """Contract: the action forms."""
    form = {key: value for key, value in ACTIONS[phase].items() if key != field}
    assert at_phase(phase).refused(**form)


@pytest.mark.parametrize("kind", ["shoot", "", None, 1, True, "Roll", ["roll"]])
def test_an_unknown_action_is_refused(a_table: Any, kind: Any) -> None:
    """Contract: the actions of the table, no other."""
    assert a_table().refused(type=kind)


def test_an_action_without_a_type_is_refused(a_table: Any) -> None:
    """Contract: every action has a type."""
    assert a_table().refused(faces=ALL_BEER)


@pytest.mark.parametrize(
    "faces",
    [
        {**ALL_BEER, "4": "whiskey"},
        {**ALL_BEER, "4": ""},
        {**ALL_BEER, "4": None},
        {**ALL_BEER, "4": 1},
        {**ALL_BEER, "4": True},
        {**ALL_BEER, "4": ["beer"]},
        {**ALL_BEER, "5": "beer"},
        {**ALL_BEER, "-1": "beer"},
        {"0": "beer", "1": "beer", "2": "beer", "3": "beer", "5": "beer"},
        {"0": "beer", "1": "beer", "2": "beer", "3": "beer", "x": "beer"},
        {"0": "beer", "1": "beer", "2": "beer", "3": "beer", "04": "beer"},
        {"0": "beer", "1": "beer", "2": "beer", "3": "beer", "4.0": "beer"},
        {"0": "beer", "1": "beer", "2": "beer", "3": "beer", " 4": "beer"},
        {"0": "beer", "1": "beer", "2": "beer", "3": "beer", "٤": "beer"},
        {},
        None,
        [],
        ["beer"] * 5,
        "beer",
        5,
    ],
)
def test_faces_that_cannot_lie_there_are_refused(a_table: Any, faces: Any) -> None:
    """Section 1: five dice, six faces; contract: faces of exactly the dice thrown."""
    assert a_table().refused(type="roll", faces=faces)


@pytest.mark.parametrize("die", ["5", "-1", "9"])
def test_a_reroll_of_no_such_die_is_refused(a_table: Any, die: str) -> None:
    """Section 1: five dice."""
    table = a_table().roll("beer beer beer beer beer")
    assert table.refused(type="roll", faces={die: "beer"})


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, -1, 99])
def test_only_bullseye_dice_are_aimed(a_table: Any, die: int) -> None:
    """Contract: one aim per bullseye die."""
    table = a_table().final_dice("1 beer")
    assert table.refused(type="aim", die=die, target=1) in {"die_not_open", "no_such_die"}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, -1, 99])
def test_only_beer_dice_are_drunk(a_table: Any, die: int) -> None:
    """Contract: one per beer die left."""
    table = a_table().final_dice("beer arrow")
    assert table.refused(type="beer", die=die, target=1) in {"die_not_open", "no_such_die"}


@pytest.mark.parametrize("seat", [4, -1, 99])
@pytest.mark.parametrize("phase", ["heal", "aim", "beer"])
def test_there_is_nobody_at_such_a_seat(at_phase: Any, phase: str, seat: int) -> None:
    """Contract: seats are numbered from 0."""
    assert at_phase(phase).refused(**{**ACTIONS[phase], "target": seat}) == "no_such_seat"


def test_a_die_is_aimed_once(a_table: Any) -> None:
    """Contract: one per bullseye die."""
    table = a_table().final_dice("1 1").aim(0, 1)
    assert table.refused(type="aim", die=0, target=1) == "die_not_open"


def test_a_beer_is_drunk_once(a_table: Any) -> None:
    """Contract: one per beer die left."""
    table = a_table().final_dice("beer beer").beer(0, 1)
    assert table.refused(type="beer", die=0, target=1) == "die_not_open"


@pytest.mark.parametrize("arrows", [-1, 2, 99])
def test_bart_takes_no_more_than_he_loses(at_phase: Any, arrows: int) -> None:
    """Contract: how many of the pending losses, 0 or more."""
    assert at_phase("bart").refused(type="bart", arrows=arrows)


@pytest.mark.parametrize("discard", [-1, 2, 99])
def test_pedro_discards_no_more_than_he_loses(at_phase: Any, discard: int) -> None:
    """Section 8, Pedro Ramirez: one for each life lost."""
    assert at_phase("pedro").refused(type="pedro", discard=discard)


@pytest.mark.parametrize("role", ["marshal", "", None, True, 1, ["outlaw"]])
def test_an_unknown_role_is_not_revealed(at_phase: Any, role: Any) -> None:
    """Section 2: four kinds of role cards."""
    assert at_phase("reveal").refused(type="reveal", seat=1, role=role)


@pytest.mark.parametrize("seat", [0, 2, 3, 4, -1])
def test_only_the_eliminated_are_revealed(at_phase: Any, seat: int) -> None:
    """Contract: the role of an eliminated player that the app does not know."""
    assert at_phase("reveal").refused(type="reveal", seat=seat, role="outlaw")


@pytest.mark.parametrize("phase", PHASES)
def test_corrections_are_accepted_in_every_phase(at_phase: Any, phase: str) -> None:
    """Contract: `correct` is allowed until there is a winner."""
    table = at_phase(phase)
    asked = table.legal
    table.correct(3, life=2, arrows=1)
    assert (table.life[3], table.arrows[3], table.phase) == (2, 1, phase)
    assert phase == "kit" or table.legal == asked
