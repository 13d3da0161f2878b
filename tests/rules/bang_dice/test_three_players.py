"""Section 7: three players, everybody a hunter and everybody hunted."""

from typing import Any

import pytest

ROLLER_KILLS = {"three_player_attack_kill": "roller"}

# deputy 0, outlaw 1, renegade 2; hunter and target
HUNTS = [(0, 2), (2, 1), (1, 0)]


def _other(hunter: int, target: int) -> int:
    return 3 - hunter - target


@pytest.mark.parametrize(("hunter", "target"), HUNTS)
@pytest.mark.parametrize("face", ["1", "2"])
def test_a_hunter_wins_with_a_bullseye_on_the_target(
    a_table: Any, hunter: int, target: int, face: str
) -> None:
    """Section 7: wins at once when the target loses its last life through the own dice."""
    table = a_table(3, life={target: 1}, active=hunter).final_dice(f"{face} beer").aim(0, target)
    assert table.winner == {"side": "hunter", "seats": [hunter]}
    assert table.phase == "over"


@pytest.mark.parametrize(("hunter", "target"), HUNTS)
def test_a_hunter_wins_with_the_gatling(a_table: Any, hunter: int, target: int) -> None:
    """Section 7: the own dice are bullseye or gatling."""
    who = {0: "jourdonnais", 1: "black_jack", 2: "lucky_duke"}
    table = a_table(3, who, life={target: 1}, active=hunter)
    table.final_dice("gatling gatling gatling arrow")
    assert table.winner == {"side": "hunter", "seats": [hunter]}


@pytest.mark.parametrize(("hunter", "target"), HUNTS)
def test_killing_somebody_elses_target_wins_nothing(a_table: Any, hunter: int, target: int) -> None:
    """Section 7: the target died another way, so the two survivors fight on."""
    other = _other(hunter, target)
    table = a_table(3, life={other: 1}, active=hunter).final_dice("1 beer").aim(0, other)
    assert (table.winner, table.phase) == (None, "beer")


@pytest.mark.parametrize(("hunter", "target"), HUNTS)
def test_of_two_survivors_the_last_one_alive_wins(a_table: Any, hunter: int, target: int) -> None:
    """Section 7: once only two are alive it is the last one standing, whoever hunted whom."""
    dead = _other(hunter, target)
    table = a_table(3, life={dead: 0, target: 1}, active=hunter).final_dice("1")
    assert table.winner == {"side": "last_standing", "seats": [hunter]}


def test_a_fight_of_two_goes_to_the_end_in_one_game(a_table: Any) -> None:
    """Section 7: the survivors fight until one is left."""
    table = a_table(3, life={0: 5, 1: 1, 2: 1}).final_dice("1 beer").aim(0, 1).beer(1, 0)
    assert (table.winner, table.active) == (None, 2)
    table.roll("dynamite dynamite dynamite beer beer")
    assert table.winner == {"side": "last_standing", "seats": [0]}


def test_a_target_that_dies_of_its_own_dynamite_is_nobodys_kill(a_table: Any) -> None:
    """Section 7: any other way: dynamite."""
    table = a_table(3, life={2: 1}, active=2).roll("dynamite dynamite dynamite beer beer")
    assert (table.winner, table.active, table.alive) == (None, 0, [True, True, False])


@pytest.mark.parametrize("hunter", [0, 1, 2])
def test_a_target_that_dies_in_an_attack_is_nobodys_kill(a_table: Any, hunter: int) -> None:
    """Open point, default: the target dies in an attack that the hunter's roll set off."""
    target = dict(HUNTS)[hunter]
    table = a_table(3, life={target: 1}, arrows={target: 8}, active=hunter)
    table.roll("arrow beer beer beer beer")
    assert (table.winner, table.phase, table.active) == (None, "roll", hunter)
    assert table.alive[target] is False


@pytest.mark.parametrize("hunter", [0, 1, 2])
def test_with_the_switch_an_attack_is_the_rollers_kill(a_table: Any, hunter: int) -> None:
    """Open point, switch: it counts as the roller's kill."""
    target = dict(HUNTS)[hunter]
    table = a_table(3, options=ROLLER_KILLS, life={target: 1}, arrows={target: 8}, active=hunter)
    table.roll("arrow beer beer beer beer")
    assert table.winner == {"side": "hunter", "seats": [hunter]}


@pytest.mark.parametrize("hunter", [0, 1, 2])
def test_with_the_switch_another_players_death_still_wins_nothing(
    a_table: Any, hunter: int
) -> None:
    """Open point, switch: it is a kill, but not of the own target."""
    other = _other(hunter, dict(HUNTS)[hunter])
    table = a_table(3, options=ROLLER_KILLS, life={other: 1}, arrows={other: 8}, active=hunter)
    table.roll("arrow beer beer beer beer")
    assert (table.winner, table.alive[other]) == (None, False)


def test_with_the_switch_a_hunter_who_dies_too_does_not_win(a_table: Any) -> None:
    """Section 7: a hunter who dies in it does not win; the one left is the last standing."""
    table = a_table(3, options=ROLLER_KILLS, life={0: 1, 2: 1}, arrows={0: 4, 2: 4})
    table.roll("arrow beer beer beer beer")
    assert table.winner == {"side": "last_standing", "seats": [1]}


def test_with_the_switch_both_others_dead_is_a_hunt_won(a_table: Any) -> None:
    """Section 7: the target is among the dead, and the hunter lives."""
    table = a_table(3, options=ROLLER_KILLS, life={1: 1, 2: 1}, arrows={1: 4, 2: 4})
    table.roll("arrow beer beer beer beer")
    assert table.winner == {"side": "hunter", "seats": [0]}


def test_without_the_switch_both_others_dead_leaves_the_last_standing(a_table: Any) -> None:
    """Section 7: nobody's kill, and one is left."""
    table = a_table(3, life={1: 1, 2: 1}, arrows={1: 4, 2: 4}).roll("arrow beer beer beer beer")
    assert table.winner == {"side": "last_standing", "seats": [0]}


@pytest.mark.parametrize("options", [{}, ROLLER_KILLS])
def test_nobody_left_is_a_draw(a_table: Any, options: dict[str, str]) -> None:
    """Section 7: if nobody survives, the game is a draw."""
    table = a_table(3, options=options, life=[1, 1, 1], arrows=[2, 3, 3])
    table.roll("arrow beer beer beer beer")
    assert table.winner == {"side": "draw", "seats": []}


@pytest.mark.parametrize("options", [{}, ROLLER_KILLS])
def test_the_last_two_dying_together_is_a_draw(a_table: Any, options: dict[str, str]) -> None:
    """Section 7: if nobody survives, the game is a draw, with two as well."""
    table = a_table(3, options=options, life=[1, 0, 1], arrows=[4, 0, 4])
    table.roll("arrow beer beer beer beer")
    assert table.winner == {"side": "draw", "seats": []}


def test_with_the_switch_two_survivors_still_fight_to_the_last(a_table: Any) -> None:
    """Section 7: once only two are alive the winner is always the last one standing."""
    table = a_table(3, options=ROLLER_KILLS, life=[5, 0, 1], arrows=[0, 0, 8])
    table.roll("arrow beer beer beer beer")
    assert table.winner == {"side": "last_standing", "seats": [0]}


def test_the_gatling_on_both_others_is_a_hunt_won(a_table: Any) -> None:
    """Section 7: the target fell to the own dice, whoever else did."""
    table = a_table(3, life={1: 1, 2: 1}).final_dice("gatling gatling gatling arrow")
    assert table.winner == {"side": "hunter", "seats": [0]}


def test_bullseyes_at_once_on_both_others_are_a_hunt_won(a_table: Any) -> None:
    """Section 7: three were alive when the batch landed."""
    table = a_table(3, life={1: 1, 2: 1}).final_dice("1 1").aim(0, 1).aim(1, 2)
    assert table.winner == {"side": "hunter", "seats": [0]}


def test_one_by_one_the_other_first_makes_it_a_last_standing(a_table: Any) -> None:
    """Section 7: after the first hit only two are alive."""
    table = a_table(3, options={"bullseyes": "one_by_one"}, life={1: 1, 2: 1}).final_dice("1 1")
    table.aim(0, 1)
    assert table.winner == {"side": "last_standing", "seats": [0]}


def test_one_by_one_the_target_first_is_a_hunt_won_at_once(a_table: Any) -> None:
    """Section 7: a player wins at once."""
    table = a_table(3, options={"bullseyes": "one_by_one"}, life={1: 1, 2: 1}).final_dice("1 1")
    table.aim(0, 2)
    assert table.winner == {"side": "hunter", "seats": [0]}
    assert table.alive == [True, True, False]


def test_a_target_dead_by_another_hand_cannot_be_hunted_any_more(a_table: Any) -> None:
    """Section 7: outlaw kills renegade (the deputy's target): the two fight to the last."""
    table = a_table(3, life={0: 1, 2: 1}, active=1).final_dice("1 beer").aim(0, 2).beer(1, 1)
    assert (table.winner, table.active) == (None, 0)
    table.roll("dynamite dynamite dynamite beer beer")
    assert table.winner == {"side": "last_standing", "seats": [1]}


def test_an_attack_by_el_gringos_arrow_counts_for_the_switch(a_table: Any) -> None:
    """Section 7: with the switch every attack in the own turn counts."""
    who = {0: "suzy_lafayette", 1: "el_gringo", 2: "black_jack"}
    table = a_table(3, who, options=ROLLER_KILLS, life={2: 1}, arrows={2: 8})
    table.final_dice("1 beer").aim(0, 1)
    assert table.winner == {"side": "hunter", "seats": [0]}


def test_an_attack_by_el_gringos_arrow_is_nobodys_kill_by_default(a_table: Any) -> None:
    """Open point, default: an attack is nobody's kill."""
    who = {0: "suzy_lafayette", 1: "el_gringo", 2: "black_jack"}
    table = a_table(3, who, life={2: 1}, arrows={2: 8}).final_dice("1 beer").aim(0, 1)
    assert (table.winner, table.phase, table.alive[2]) == (None, "beer", False)


def test_the_roller_killed_by_the_own_attack_passes_the_turn(a_table: Any) -> None:
    """Section 7 with section 4: the roller is out, the two others fight on."""
    table = a_table(3, life={0: 1}, arrows={0: 8}).roll("arrow beer beer beer beer")
    assert (table.winner, table.active, table.turn) == (None, 1, 2)


def test_roles_are_known_so_nothing_is_asked(a_table: Any) -> None:
    """Section 7: open roles."""
    table = a_table(3, life={1: 1}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.roles[1]) == ("beer", "outlaw")
