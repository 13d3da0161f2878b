"""Section 8, points the books leave open: the default and the switch, and the order in a batch."""

from typing import Any

import pytest

ONE_BY_ONE = {"bullseyes": "one_by_one"}
PER_HIT = {"gringo_arrow": "per_hit"}
BOTH = {**ONE_BY_ONE, **PER_HIT}
THREE_GATLINGS = "gatling gatling gatling beer"

# Bullseyes at once


def test_at_once_nothing_lands_before_all_are_aimed(a_table: Any) -> None:
    """Default: all targets are declared, then all hits land as one batch."""
    table = a_table(5).final_dice("1 1 2").aim(0, 1).aim(2, 2)
    assert (table.phase, table.life) == ("aim", [11, 8, 8, 8, 9])
    assert table.aim(1, 4).life == [11, 7, 7, 8, 8]


def test_at_once_distances_stand_as_before_the_shooting(a_table: Any) -> None:
    """Default: a dying neighbour still keeps the next one at distance 2."""
    table = a_table(6, life={1: 1}).final_dice("1 1").aim(0, 1)
    assert table.targets(1) == [1, 5]
    assert table.refused(type="aim", die=1, target=2) == "out_of_reach"


def test_at_once_the_same_player_may_be_hit_beyond_death(a_table: Any) -> None:
    """Default: both hits land in the same batch."""
    table = a_table(5, life={1: 1}).final_dice("1 1 beer").aim(0, 1).aim(1, 1)
    assert (table.life[1], table.happened("player_eliminated")) == (
        0,
        [{"type": "player_eliminated", "seat": 1, "cause": "bullseye"}],
    )


def test_at_once_the_end_is_checked_after_all_hits(a_table: Any) -> None:
    """Default: sheriff and last outlaw die in one batch of bullseyes, and the outlaws win."""
    table = a_table(5, life={0: 1, 1: 1, 2: 0, 3: 0}, active=4).final_dice("1 1")
    table.aim(0, 0).aim(1, 1)
    assert (table.winner["side"], table.alive) == ("outlaws", [False, False, False, False, True])


def test_at_once_a_die_with_one_target_aims_itself(a_table: Any) -> None:
    """Contract: one legal target is not asked for; each die is a question of its own."""
    table = a_table(4).final_dice("1 2")
    assert {form["die"] for form in table.legal} == {0}
    assert [(one["die"], one["target"], one["auto"]) for one in table.happened("aimed")] == [
        (1, 2, True)
    ]
    assert table.refused(type="aim", die=1, target=2) == "die_not_open"
    assert table.aim(0, 1).life == [11, 7, 7, 8]


def test_at_once_two_dice_with_one_target_each_run_through(a_table: Any) -> None:
    """Contract: nothing is left to ask."""
    table = a_table(4).final_dice("2 2")
    assert (table.life, table.active) == ([11, 8, 6, 8], 1)
    assert [one["auto"] for one in table.happened("aimed")] == [True, True]


def test_at_once_slab_is_asked_about_a_single_target(a_table: Any) -> None:
    """Contract: with a beer to double there are two answers, so it is a question."""
    table = a_table(4, {0: "slab_the_killer"}).final_dice("2 beer")
    assert table.legal == [
        {"type": "aim", "die": 0, "target": 2},
        {"type": "aim", "die": 0, "target": 2, "double_with": 1},
    ]


def test_at_once_slabs_next_die_aims_itself_once_he_has_doubled(a_table: Any) -> None:
    """Contract: after doubling, one legal target is the only possible answer."""
    table = a_table(4, {0: "slab_the_killer"}).final_dice("2 2 beer")
    table.aim(0, 2, double_with=2)
    assert (table.life[2], table.active) == (5, 1)


# Bullseyes one by one


def test_one_by_one_each_hit_lands_before_the_next(a_table: Any) -> None:
    """Switch: distances are counted anew after each hit."""
    table = a_table(5, options=ONE_BY_ONE).final_dice("1 1").aim(0, 1)
    assert (table.phase, table.life) == ("aim", [11, 7, 8, 8, 9])


def test_one_by_one_distances_are_counted_anew(a_table: Any) -> None:
    """Switch: after the neighbour's death the next living player is at distance 1."""
    table = a_table(6, options=ONE_BY_ONE, life={1: 1}).final_dice("1 1 beer").aim(0, 1)
    assert table.targets(1) == [2, 5]
    assert table.refused(type="aim", die=1, target=1) == "target_eliminated"
    assert table.aim(1, 2).life[2] == 7


def test_one_by_one_the_order_is_the_players(a_table: Any) -> None:
    """Contract: a 2 with one target is not answered as long as another die could go first."""
    table = a_table(4, options=ONE_BY_ONE, life={1: 1}).final_dice("1 2 beer")
    assert [(form["die"], form["target"]) for form in table.legal] == [(0, 1), (0, 3), (1, 2)]
    table.aim(0, 1)
    assert table.targets(1) == [2, 3]


def test_one_by_one_a_single_die_with_one_target_aims_itself(a_table: Any) -> None:
    """Contract: all choices come to the same."""
    table = a_table(4, options=ONE_BY_ONE).final_dice("2 beer")
    assert (table.phase, table.life[2]) == ("beer", 7)
    assert [one["auto"] for one in table.happened("aimed")] == [True]


@pytest.mark.parametrize("faces", ["1 1", "1 2", "2 2"])
def test_one_by_one_against_a_single_opponent_all_is_the_same(a_table: Any, faces: str) -> None:
    """Contract: two dice, one possible target: whichever goes first comes to the same."""
    table = a_table(4, options=ONE_BY_ONE, life={1: 0, 3: 0}).final_dice(faces)
    assert (table.life[2], table.active) == (6, 2)
    assert [one["auto"] for one in table.happened("aimed")] == [True, True]


def test_one_by_one_equal_dice_on_the_same_target_are_the_same(a_table: Any) -> None:
    """Contract: two 2s at a table of four have one target, whichever die goes first."""
    table = a_table(4, options=ONE_BY_ONE).final_dice("2 2 beer")
    assert (table.phase, table.life[2]) == ("beer", 6)


def test_one_by_one_equal_dice_are_asked_for_once_the_target_is_dead(a_table: Any) -> None:
    """Contract: the first 2 had one target; with three left the second has two."""
    table = a_table(4, options=ONE_BY_ONE, life={2: 1}).final_dice("2 2 beer")
    assert (table.phase, table.alive[2]) == ("aim", False)
    assert [form["target"] for form in table.legal] == [1, 3]


def test_one_by_one_slab_is_asked_which_die_to_double(a_table: Any) -> None:
    """Contract: doubling makes a difference, so nothing is answered for him."""
    table = a_table(4, {0: "slab_the_killer"}, options=ONE_BY_ONE, life={1: 0, 3: 0})
    table.final_dice("1 beer")
    assert [(form["target"], form.get("double_with")) for form in table.legal] == [
        (2, None),
        (2, 1),
    ]


def test_one_by_one_slab_still_doubles_once(a_table: Any) -> None:
    """Section 8, Slab the Killer: once per turn, however the hits land."""
    table = a_table(5, {0: "slab_the_killer"}, options=ONE_BY_ONE).final_dice("1 1 beer beer")
    table.aim(0, 1, double_with=2)
    assert table.life[1] == 6
    assert table.refused(type="aim", die=1, target=1, double_with=3) == "cannot_double"
    assert table.aim(1, 1).legal == [
        {"type": "beer", "die": 3, "target": seat} for seat in range(5)
    ]


def test_one_by_one_the_game_may_end_between_two_hits(a_table: Any) -> None:
    """Switch: each hit is a batch of its own, with its own check."""
    table = a_table(5, options=ONE_BY_ONE, life={0: 1, 1: 1, 2: 0, 3: 0}, active=4)
    table.final_dice("1 1").aim(0, 1)
    assert (table.winner["side"], table.life[0]) == ("law", 1)


def test_one_by_one_bart_is_asked_for_each_hit(a_table: Any) -> None:
    """Switch: two hits are two batches."""
    table = a_table(5, {1: "bart_cassidy"}, options=ONE_BY_ONE).final_dice("1 1 beer").aim(0, 1)
    assert (table.phase, [form["arrows"] for form in table.legal]) == ("bart", [0, 1])
    table.bart(1)
    assert (table.phase, table.arrows[1]) == ("aim", 1)
    assert table.aim(1, 1).phase == "bart"
    assert (table.bart(0).life[1], table.phase) == (7, "beer")


# El Gringo


def test_el_gringo_marks_once_for_all_bullseyes_of_a_turn(a_table: Any) -> None:
    """Default: bullseyes act together: one arrow for that step."""
    table = a_table(4, {1: "el_gringo"}).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert (table.life[1], table.arrows[0]) == (5, 1)


def test_el_gringo_marks_once_more_for_the_gatling(a_table: Any) -> None:
    """Default: one more if the gatling hits him too; the first went back with the own arrows."""
    table = a_table(4, {1: "el_gringo"}).final_dice("1 1 gatling gatling gatling")
    table.aim(0, 1).aim(1, 1)
    assert (table.life[1], table.arrows[0], table.arrow_pile) == (4, 1, 8)


def test_el_gringo_marks_for_every_hit_by_the_switch(a_table: Any) -> None:
    """Switch: one arrow per hit."""
    table = a_table(4, {1: "el_gringo"}, options=PER_HIT).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert (table.life[1], table.arrows[0], table.arrow_pile) == (5, 2, 7)


def test_per_hit_the_gatling_is_one_hit(a_table: Any) -> None:
    """Per hit: one arrow per die aimed at him, and one for the gatling."""
    table = a_table(4, {1: "el_gringo"}, options=PER_HIT).final_dice(THREE_GATLINGS).beer(3, 0)
    assert table.arrows[0] == 1


@pytest.mark.parametrize("options", [{}, PER_HIT, ONE_BY_ONE, BOTH])
def test_a_doubled_bullseye_is_one_hit(a_table: Any, options: dict[str, str]) -> None:
    """Open point: a doubled bullseye and El Gringo: it is one hit."""
    table = a_table(4, {0: "slab_the_killer", 1: "el_gringo"}, options=options)
    table.final_dice("1 beer").aim(0, 1, double_with=1)
    assert (table.life[1], table.arrows[0]) == (5, 1)


def test_one_by_one_the_arrow_comes_with_the_first_hit(a_table: Any) -> None:
    """Open point: one by one with one arrow per step: with the first hit on him, no more."""
    table = a_table(5, {1: "el_gringo"}, options=ONE_BY_ONE).final_dice("1 1 1").aim(0, 4)
    assert table.arrows[0] == 0
    assert table.aim(1, 1).arrows[0] == 1
    assert table.aim(2, 1).arrows[0] == 1
    assert table.life[1] == 5


def test_one_by_one_the_gatling_still_brings_its_own_arrow(a_table: Any) -> None:
    """Default per step: the gatling is another step."""
    table = a_table(5, {1: "el_gringo"}, options=ONE_BY_ONE).final_dice("1 gatling gatling gatling")
    table.aim(0, 1)
    assert (table.life[1], table.arrows[0], table.arrow_pile) == (5, 1, 8)
    assert len(table.happened("shooter_marked")) == 2


def test_one_by_one_per_hit_marks_every_hit(a_table: Any) -> None:
    """Switches: one arrow per die aimed at him, each with its own hit."""
    table = a_table(5, {1: "el_gringo"}, options=BOTH).final_dice("1 1").aim(0, 1)
    assert table.arrows[0] == 1
    assert table.aim(1, 1).arrows[0] == 2


@pytest.mark.parametrize("options", [{}, ONE_BY_ONE])
def test_el_gringo_marks_the_shooter_of_every_turn(a_table: Any, options: dict[str, str]) -> None:
    """Default: one arrow for the bullseyes of ONE turn; the next turn has its own."""
    table = a_table(4, {1: "el_gringo"}, options=options, active=2).final_dice("1").aim(0, 1)
    table.idle_turn().final_dice("1").aim(0, 1)
    assert (table.life[1], table.arrows) == (5, [1, 0, 1, 0])


def test_el_gringo_marks_his_killer(a_table: Any) -> None:
    """Open point: El Gringo's arrow for the shooter also if he died of it."""
    table = a_table(5, {1: "el_gringo"}, life={1: 1}).final_dice("1 beer").aim(0, 1)
    assert (table.alive[1], table.arrows[0], table.arrow_pile) == (False, 1, 8)


@pytest.mark.parametrize(("options", "arrows"), [({}, 1), (PER_HIT, 2)])
def test_a_dead_el_gringo_marks_for_every_die_aimed_at_him(
    a_table: Any, options: dict[str, str], arrows: int
) -> None:
    """Open point: per hit: one arrow per die aimed at him, also if the first was enough."""
    table = a_table(5, {1: "el_gringo"}, options=options, life={1: 1}).final_dice("1 1 beer")
    assert table.aim(0, 1).aim(1, 1).arrows[0] == arrows


def test_el_gringos_last_arrow_brings_the_indians(a_table: Any) -> None:
    """Open point: El Gringo's arrow is the last of the pile: Indians attack at once."""
    table = a_table(5, {1: "el_gringo"}, arrows={0: 2, 1: 1, 2: 5}).final_dice("1 beer").aim(0, 1)
    assert table.life == [11 - 3, 7 - 1 - 1, 8 - 5, 8, 8]
    assert (table.phase, table.arrows, table.arrow_pile) == ("beer", [0] * 5, 9)


def test_an_attack_between_two_arrows_of_el_gringo(a_table: Any) -> None:
    """Section 5: taking goes on for the arrows still owed."""
    table = a_table(5, {1: "el_gringo"}, options=PER_HIT, arrows={2: 4, 3: 4})
    table.final_dice("1 1 beer").aim(0, 1).aim(1, 1)
    assert (table.life[0], table.arrows, table.arrow_pile) == (10, [1, 0, 0, 0, 0], 8)


def test_a_shooter_killed_by_el_gringos_attack_loses_the_other_dice(a_table: Any) -> None:
    """Section 4: eliminated in the own turn: the dice not yet resolved are lost."""
    table = a_table(5, {0: "el_gringo"}, arrows={1: 8}, life={1: 3}, active=1)
    table.final_dice("1 beer").aim(0, 0)
    assert (table.alive[1], table.active, table.phase) == (False, 2, "roll")


def test_el_gringos_attack_decides_the_game(a_table: Any) -> None:
    """Order inside a batch: the attack is a new batch with its own check."""
    table = a_table(5, {1: "el_gringo"}, arrows={0: 8}, life={0: 3}).final_dice("1 beer").aim(0, 1)
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}


def test_a_dead_el_gringos_arrows_are_in_the_pile_before_the_shooters(a_table: Any) -> None:
    """Order inside a batch: eliminations first, so the pile is fuller and no attack comes."""
    table = a_table(5, {1: "el_gringo"}, life={1: 1}, arrows={1: 3, 2: 5})
    table.final_dice("1 beer").aim(0, 1)
    assert (table.life[2], table.arrows, table.arrow_pile) == (8, [1, 0, 5, 0, 0], 3)


# The order inside a batch, step by step


def test_bart_is_asked_before_pedro_and_both_before_anything_lands(a_table: Any) -> None:
    """Order inside a batch: the state still shows the old life; arrows move with the answers."""
    who = {1: "pedro_ramirez", 4: "bart_cassidy"}
    table = a_table(5, who, arrows={1: 2}).final_dice("1 1 beer").aim(0, 1).aim(1, 4)
    assert (table.phase, table.life[1], table.life[4]) == ("bart", 8, 8)
    table.bart(1)
    assert (table.phase, table.life[1], table.life[4]) == ("pedro", 8, 8)
    assert (table.arrows, table.arrow_pile) == ([0, 2, 0, 0, 1], 6)
    table.pedro(1)
    assert (table.phase, table.life[1], table.life[4]) == ("beer", 7, 8)
    assert (table.arrows, table.arrow_pile) == ([0, 1, 0, 0, 1], 7)


def test_losses_wait_for_barts_answer(a_table: Any) -> None:
    """Order inside a batch: losses land together, after the questions."""
    table = a_table(5, {1: "bart_cassidy"}).final_dice("1 1 beer").aim(0, 1).aim(1, 4)
    assert table.life == [11, 8, 8, 8, 8]
    assert table.bart(0).life == [11, 7, 8, 8, 7]


def test_bart_sees_the_fuller_pile_of_the_gatling(a_table: Any) -> None:
    """Gatling step: the roller's own arrows go back before Bart is asked."""
    table = a_table(4, {1: "bart_cassidy"}, arrows={0: 3, 2: 5}).final_dice(THREE_GATLINGS)
    table.beer(3, 0)
    assert (table.phase, table.arrow_pile, table.arrows[0]) == ("bart", 4, 0)
    assert table.bart(1).arrow_pile == 3


def test_kit_is_asked_before_bart(a_table: Any) -> None:
    """Gatling step: own arrows back, then Kit, then the losses as a batch."""
    table = a_table(4, {0: "kit_carlson", 1: "bart_cassidy"}, arrows={2: 8})
    table.final_dice(THREE_GATLINGS).beer(3, 0)
    assert (table.phase, table.arrow_pile) == ("kit", 1)
    table.kit(2)
    assert (table.phase, table.arrow_pile, table.life[1]) == ("bart", 2, 8)


def test_bart_with_a_pile_of_one_is_not_asked_after_kit_discards_none(a_table: Any) -> None:
    """Section 8, Bart Cassidy: the last arrow of the pile stays."""
    table = a_table(4, {0: "kit_carlson", 1: "bart_cassidy"}, arrows={2: 8})
    table.final_dice(THREE_GATLINGS).beer(3, 0).kit()
    assert (table.active, table.life[1], table.arrow_pile) == (1, 7, 1)


def test_bart_may_replace_each_loss_of_a_doubled_bullseye(a_table: Any) -> None:
    """Open point: may replace each of the 2 losses."""
    table = a_table(4, {0: "slab_the_killer", 1: "bart_cassidy"}).final_dice("1 beer")
    table.aim(0, 1, double_with=1)
    assert [form["arrows"] for form in table.legal] == [0, 1, 2]
    table.bart(1)
    assert (table.life[1], table.arrows[1]) == (7, 1)


def test_pedro_may_discard_for_each_loss_of_a_doubled_bullseye(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: each life lost."""
    table = a_table(4, {0: "slab_the_killer", 1: "pedro_ramirez"}, arrows={1: 3})
    table.final_dice("1 beer").aim(0, 1, double_with=1)
    assert [form["discard"] for form in table.legal] == [0, 1, 2]


def test_sam_gains_before_el_gringos_arrow(a_table: Any) -> None:
    """Order inside a batch: Sam's gains, then El Gringo's arrow, here the last of the pile."""
    who = {1: "el_gringo", 3: "vulture_sam"}
    table = a_table(5, who, life={3: 1, 4: 1}, arrows={2: 6, 3: 2}).final_dice("1 1 beer")
    table.aim(0, 1).aim(1, 4)
    assert (table.alive[3], table.life[3], table.life[0]) == (True, 1, 10)


def test_el_gringos_arrow_waits_for_the_reveal(a_table: Any) -> None:
    """Order inside a batch: eliminations, reveals, end-of-game check, gains, arrow."""
    roles = {1: None, 2: None, 3: None, 4: None}
    table = a_table(5, {1: "el_gringo"}, roles=roles, life={1: 1}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.arrows[0]) == ("reveal", 0)
    table.reveal(1, "outlaw")
    assert (table.phase, table.arrows[0]) == ("beer", 1)


def test_the_end_comes_before_el_gringos_arrow(a_table: Any) -> None:
    """Order inside a batch: the end-of-game check comes first, so there is no arrow."""
    table = a_table(4, {1: "el_gringo"}, life={1: 1, 2: 0, 3: 0}).final_dice("1")
    assert (table.winner["side"], table.arrows[0]) == ("law", 0)


def test_the_events_tell_the_batch_in_its_order(a_table: Any) -> None:
    """Order inside a batch, from the first loss to El Gringo's arrow."""
    who = {1: "el_gringo", 3: "vulture_sam"}
    table = a_table(5, who, life={1: 1, 3: 1}).final_dice("1 beer").aim(0, 1)
    steps = [
        "lives_lost",
        "player_eliminated",
        "role_revealed",
        "life_gained",
        "shooter_marked",
        "arrow_taken",
    ]
    assert [kind for kind in table.order if kind in steps] == steps


def test_the_gatling_asks_bart_then_pedro(a_table: Any) -> None:
    """Order inside a batch: the gatling is a batch like any other."""
    who = {1: "pedro_ramirez", 3: "bart_cassidy"}
    table = a_table(4, who, arrows={1: 1}).final_dice(THREE_GATLINGS).beer(3, 0)
    assert table.phase == "bart"
    assert table.bart(0).phase == "pedro"
    assert table.pedro(1).life == [11, 7, 7, 7]
