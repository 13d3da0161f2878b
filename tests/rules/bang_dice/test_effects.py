"""Section 5: what each face does."""

from typing import Any

import pytest

# Arrows and the Indian attack


def test_the_last_arrow_brings_the_indians(a_table: Any) -> None:
    """Section 5, Arrow: every living player loses 1 life per arrow, then all arrows go back."""
    table = a_table(4, arrows={0: 1, 1: 4, 2: 3}).roll("arrow beer beer beer beer")
    assert table.life == [9, 4, 5, 8]
    assert (table.arrows, table.arrow_pile) == ([0, 0, 0, 0], 9)
    assert (table.phase, table.rolls_left) == ("roll", 2)


def test_an_arrow_short_of_the_last_does_nothing(a_table: Any) -> None:
    """Section 5, Arrow: only the last of the 9 brings the attack."""
    table = a_table(4, arrows={1: 4, 2: 3}).roll("arrow beer beer beer beer")
    assert (table.life, table.arrow_pile) == ([11, 8, 8, 8], 1)


def test_taking_goes_on_after_the_attack(a_table: Any) -> None:
    """Section 5, Arrow: the arrows still owed are taken from the full pile."""
    table = a_table(4, arrows={1: 4, 2: 4}).roll("arrow arrow arrow beer beer")
    assert table.life == [10, 4, 4, 8]
    assert (table.arrows, table.arrow_pile) == ([2, 0, 0, 0], 7)


def test_arrows_taken_in_this_roll_count_in_the_attack(a_table: Any) -> None:
    """Section 5, Arrow: tokens come one by one, so those before the last are already there."""
    table = a_table(4, arrows={1: 4, 2: 2}).roll("arrow arrow arrow arrow beer")
    assert table.life == [8, 4, 6, 8]
    assert table.arrows == [1, 0, 0, 0]


def test_five_arrows_on_a_pile_of_one(a_table: Any) -> None:
    """Section 5, Arrow: one for the attack, four after it."""
    table = a_table(4, arrows={1: 4, 2: 4}).roll("arrow arrow arrow arrow arrow")
    assert (table.life, table.arrows, table.arrow_pile) == ([10, 4, 4, 8], [4, 0, 0, 0], 5)


def test_everybody_loses_at_the_same_time(a_table: Any) -> None:
    """Section 5, Arrow: all at the same time, so two may die together."""
    table = a_table(5, arrows={1: 4, 2: 4}, life={1: 1, 2: 4}).roll("arrow beer beer beer beer")
    assert (table.alive, table.life) == ([True, False, False, True, True], [10, 0, 0, 8, 9])
    assert table.order.count("lives_lost") == 1


def test_life_does_not_fall_below_nothing(a_table: Any) -> None:
    """Section 10: life is between 0 and the maximum."""
    table = a_table(5, arrows={1: 8}, life={1: 2}).roll("arrow beer beer beer beer")
    assert table.life[1] == 0


def test_arrows_of_a_player_killed_in_the_attack_go_back_once(a_table: Any) -> None:
    """Section 5, Arrow and Elimination: the pile is whole again, no more and no less."""
    table = a_table(5, arrows={1: 8}, life={1: 2}).roll("arrow arrow beer beer beer")
    assert (table.arrow_pile, table.arrows) == (8, [1, 0, 0, 0, 0])


def test_an_attack_that_decides_the_game_ends_it_in_the_middle_of_a_roll(a_table: Any) -> None:
    """Section 6: checked after every batch; no arrow is taken after the end."""
    table = a_table(4, arrows={0: 8}, life={0: 9}).roll("arrow arrow beer beer beer")
    assert (table.phase, table.winner["side"]) == ("over", "outlaws")
    assert (table.arrows, table.arrow_pile) == ([0, 0, 0, 0], 9)


def test_the_reveal_comes_before_the_arrows_still_owed(a_table: Any) -> None:
    """Section 5, Elimination: the role is shown at 0 life; then taking goes on."""
    table = a_table(4, roles={1: None, 2: None, 3: None}, arrows={1: 8}, life={1: 3})
    table.roll("arrow arrow arrow beer beer")
    assert (table.phase, table.arrows[0], table.life[1]) == ("reveal", 0, 0)
    table.reveal(1, "renegade")
    assert (table.phase, table.arrows[0], table.arrow_pile) == ("roll", 2, 7)


# Bullseyes


@pytest.mark.parametrize(
    ("players", "one", "two"),
    [
        (4, [1, 3], [2]),
        (5, [1, 4], [2, 3]),
        (6, [1, 5], [2, 4]),
        (7, [1, 6], [2, 5]),
        (8, [1, 7], [2, 6]),
    ],
)
def test_bullseyes_reach_one_and_two_seats(
    a_table: Any, players: int, one: list[int], two: list[int]
) -> None:
    """Section 5: a 1 hits a neighbour, a 2 exactly two seats away, left or right."""
    table = a_table(players).final_dice("1 2 beer")
    aimed = {aim["die"]: [aim["target"]] for aim in table.happened("aimed")}
    assert aimed.get(0, table.targets(0)) == one
    assert aimed.get(1, table.targets(1)) == two


def test_both_bullseyes_reach_both_others_with_three_alive(a_table: Any) -> None:
    """Section 5, Bullseye 2: with 3 players alive it acts as bullseye 1."""
    table = a_table(3).final_dice("1 2")
    assert (table.targets(0), table.targets(1)) == ([1, 2], [1, 2])


@pytest.mark.parametrize("face", ["1", "2"])
def test_with_two_alive_there_is_only_the_other(a_table: Any, face: str) -> None:
    """Section 5, Bullseye 2: with 2 players alive it acts as bullseye 1."""
    table = a_table(4, life={1: 0, 3: 0}).final_dice(face)
    assert (table.life, table.active) == ([11, 0, 7, 0], 2)
    assert table.happened("aimed")[0]["auto"] is True


@pytest.mark.parametrize(
    ("dead", "one", "two"),
    [
        ([1], [2, 7], [3, 6]),
        ([1, 2], [3, 7], [4, 6]),
        ([7, 6], [1, 5], [2, 4]),
        ([1, 3, 5], [2, 7], [4, 6]),
        ([1, 7, 4], [2, 6], [3, 5]),
    ],
)
def test_distance_counts_living_players_only(
    a_table: Any, dead: list[int], one: list[int], two: list[int]
) -> None:
    """Section 5: an eliminated player no longer counts for distance."""
    table = a_table(8, life=dict.fromkeys(dead, 0)).final_dice("1 2")
    assert (table.targets(0), table.targets(1)) == (one, two)


def test_three_left_of_eight_are_all_neighbours(a_table: Any) -> None:
    """Section 5, Bullseye 2: what counts is players alive, not seats."""
    table = a_table(8, life=dict.fromkeys([1, 2, 4, 5, 7], 0)).final_dice("2 beer")
    assert table.targets(0) == [3, 6]


def test_a_bullseye_takes_one_life(a_table: Any) -> None:
    """Section 5, Bullseye 1: loses 1 life."""
    assert a_table().final_dice("1").aim(0, 3).life == [11, 8, 8, 7]


def test_bullseyes_may_be_aimed_in_any_order(a_table: Any) -> None:
    """Section 4, step 4: bullseyes 1 and 2 in any order."""
    table = a_table(5).final_dice("1 2 1").aim(1, 3).aim(2, 4).aim(0, 1)
    assert table.life == [11, 7, 8, 7, 8]


def test_two_bullseyes_may_hit_the_same_player(a_table: Any) -> None:
    """Section 5: each bullseye takes a life of the player it is aimed at."""
    assert a_table().final_dice("1 1").aim(0, 1).aim(1, 1).life == [11, 6, 8, 8]


@pytest.mark.parametrize(("die", "target"), [(0, 2), (0, 3), (1, 1), (1, 4), (0, 0), (1, 0)])
def test_a_target_out_of_reach_is_refused(a_table: Any, die: int, target: int) -> None:
    """Section 5: exactly one seat, exactly two seats; nobody shoots at oneself."""
    table = a_table(5).final_dice("1 2")
    assert table.refused(type="aim", die=die, target=target) == "out_of_reach"


def test_the_dead_are_no_targets(a_table: Any) -> None:
    """Section 10: dead players are never targeted."""
    table = a_table(5, life={1: 0}).final_dice("1")
    assert table.refused(type="aim", die=0, target=1) == "target_eliminated"


# Beer


def test_a_beer_gives_one_life_to_anybody_alive(a_table: Any) -> None:
    """Section 5, Beer: any living player of choice, the roller included."""
    table = a_table(5, life={0: 3, 1: 3, 2: 0, 3: 3}).final_dice("beer beer")
    assert table.targets(0) == [0, 1, 3, 4]
    table.beer(1, 3).beer(0, 0)
    assert table.life == [4, 3, 0, 4, 9]


def test_a_beer_above_the_maximum_is_wasted(a_table: Any) -> None:
    """Section 5, Beer: never above the maximum; naming such a player is allowed."""
    table = a_table(4).final_dice("beer").beer(0, 1)
    assert (table.life, table.active) == ([11, 8, 8, 8], 1)
    assert table.happened("beer_drunk")[0]["gained"] == 0


def test_the_sheriffs_maximum_includes_the_two_more(a_table: Any) -> None:
    """Section 3: the starting number is the maximum for the whole game."""
    table = a_table(4, life={0: 10}).final_dice("beer beer").beer(0, 0).beer(1, 0)
    assert table.life[0] == 11


# Gatling


def test_three_gatlings_hit_everybody_else(a_table: Any) -> None:
    """Section 5, Gatling: every other living player loses 1 life."""
    table = a_table(5, life={2: 0}).final_dice("gatling gatling gatling")
    assert table.life == [11, 7, 0, 7, 8]


def test_three_gatlings_return_the_rollers_arrows(a_table: Any) -> None:
    """Section 5, Gatling: the roller returns ALL own arrows; the others keep theirs."""
    table = a_table(4, arrows={0: 3, 2: 2}).final_dice("gatling gatling gatling arrow")
    assert (table.arrows, table.arrow_pile) == ([0, 0, 2, 0], 7)


def test_two_gatlings_do_nothing(a_table: Any) -> None:
    """Section 5, Gatling: 3 or more."""
    table = a_table(4, arrows={0: 3}).final_dice("gatling gatling arrow")
    assert (table.life, table.arrows) == ([11, 8, 8, 8], [4, 0, 0, 0])


@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_gatling_fires_once_a_turn(a_table: Any, count: int) -> None:
    """Section 5, Gatling: once per turn, however many."""
    assert a_table().final_dice("gatling " * count).life == [11, 7, 7, 7]


def test_a_beer_before_the_gatling_saves(a_table: Any) -> None:
    """Section 4, step 4: beers before gatling."""
    table = a_table(4, life={1: 1}).final_dice("beer gatling gatling gatling").beer(0, 1)
    assert (table.life[1], table.alive[1]) == (1, True)


# Elimination


def test_at_no_life_the_role_is_shown_and_arrows_go_back(a_table: Any) -> None:
    """Section 5, Elimination: role shown, arrows back to the pile."""
    table = a_table(5, life={1: 1}, arrows={1: 3}).final_dice("1 beer").aim(0, 1)
    assert (table.alive[1], table.roles[1], table.arrows[1], table.arrow_pile) == (
        False,
        "outlaw",
        0,
        9,
    )


def test_a_role_given_at_the_start_stays_secret_until_then(a_table: Any) -> None:
    """Contract: null in the state until that player is eliminated; the sheriff is open."""
    table = a_table(5, life={1: 1, 4: 1}).final_dice("1 1 beer")
    assert table.roles == ["sheriff", None, None, None, None]
    table.aim(0, 1).aim(1, 4)
    assert table.roles == ["sheriff", "outlaw", None, None, "deputy"]
    assert [one["auto"] for one in table.happened("role_revealed")] == [True, True]


# Reveals


def test_a_role_the_app_does_not_know_is_asked_for(a_table: Any) -> None:
    """Section 2: the app asks for the role, offering only roles still possible."""
    table = a_table(5, roles={1: None, 2: None, 3: None, 4: None}, life={1: 1})
    table.final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.active, table.alive[1]) == ("reveal", 0, False)
    assert sorted(form["role"] for form in table.legal) == ["deputy", "outlaw", "renegade"]
    assert table.reveal(1, "outlaw").roles[1] == "outlaw"


def test_there_is_no_deputy_to_reveal_with_four(a_table: Any) -> None:
    """Section 2: with 4 players no deputy; nobody but the sheriff is the sheriff."""
    table = (
        a_table(4, roles={1: None, 2: None, 3: None}, life={1: 1}).final_dice("1 beer").aim(0, 1)
    )
    assert sorted(form["role"] for form in table.legal) == ["outlaw", "renegade"]
    assert table.refused(type="reveal", seat=1, role="deputy") == "role_impossible"
    assert table.refused(type="reveal", seat=1, role="sheriff") == "role_impossible"


def test_a_role_used_up_is_no_longer_possible(a_table: Any) -> None:
    """Section 2: refusing an impossible one, here the only deputy once more."""
    table = a_table(6, roles=["sheriff", None, "deputy", None, None, None], life={1: 1, 2: 0})
    table.final_dice("1 beer").aim(0, 1)
    assert sorted(form["role"] for form in table.legal) == ["outlaw", "renegade"]
    assert table.refused(type="reveal", seat=1, role="deputy") == "role_impossible"


def test_the_only_role_left_is_not_asked_for(a_table: Any) -> None:
    """Contract: a question with only one possible answer is answered and said in the events."""
    roles = ["sheriff", None, None, "renegade"]
    table = a_table(4, roles=roles, life={1: 1, 3: 0}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.roles[1]) == ("beer", "outlaw")
    assert table.happened("role_revealed") == [
        {"type": "role_revealed", "seat": 1, "role": "outlaw", "auto": True}
    ]


def test_several_reveals_are_all_listed_and_possible_roles_shrink(a_table: Any) -> None:
    """Contract: every possible role of every player to be revealed, in the table's order."""
    table = a_table(5, roles={1: None, 2: None, 3: None, 4: None}, life={1: 1, 4: 1})
    table.final_dice("1 1 beer").aim(0, 1).aim(1, 4)
    assert sorted((form["seat"], form["role"]) for form in table.legal) == [
        (seat, role) for seat in (1, 4) for role in ("deputy", "outlaw", "renegade")
    ]
    assert table.refused(type="reveal", seat=2, role="outlaw") == "role_not_awaited"
    table.reveal(4, "deputy")
    assert sorted((form["seat"], form["role"]) for form in table.legal) == [
        (1, "outlaw"),
        (1, "renegade"),
    ]
    assert table.refused(type="reveal", seat=4, role="outlaw") == "role_not_awaited"
    assert table.reveal(1, "renegade").phase == "beer"


def test_a_reveal_may_settle_the_next_one(a_table: Any) -> None:
    """Contract: once only one role is possible the engine answers by itself."""
    table = a_table(4, roles={1: None, 2: None, 3: None}, life={1: 1, 3: 1})
    table.final_dice("1 1 beer").aim(0, 1).aim(1, 3)
    assert len(table.legal) == 4
    table.reveal(3, "renegade")
    assert (table.roles, table.phase) == (["sheriff", "outlaw", None, "renegade"], "beer")
    revealed = {one["seat"]: one["auto"] for one in table.happened("role_revealed")}
    assert revealed == {3: False, 1: True}


def test_a_role_known_only_to_the_app_is_not_offered_to_others(a_table: Any) -> None:
    """Section 2: offering only roles that are still possible, with what the app knows."""
    roles = ["sheriff", None, "renegade", None, None]
    table = a_table(5, roles=roles, life={1: 1}).final_dice("1 beer").aim(0, 1)
    assert sorted(form["role"] for form in table.legal) == ["deputy", "outlaw"]
