"""Section 4: a turn, from the first roll to the next player."""

from typing import Any

import pytest


def test_the_first_roll_is_of_all_five_dice(a_table: Any) -> None:
    """Section 4, step 2: roll all 5 dice."""
    table = a_table()
    assert table.legal == [{"type": "roll", "dice": [0, 1, 2, 3, 4], "awaits": "faces"}]
    four = {"0": "beer", "1": "beer", "2": "beer", "3": "beer"}
    assert table.refused(type="roll", faces=four) == "roll_all_five"


def test_there_are_no_dice_before_the_first_roll(a_table: Any) -> None:
    """Contract: `dice` is null until the first roll of a turn."""
    table = a_table()
    assert (table.dice, table.rolls_left) == (None, 3)


def test_after_the_first_roll_two_rerolls_are_left(a_table: Any) -> None:
    """Section 4, step 2: 3 rolls in all."""
    table = a_table().roll("beer beer 1 2 gatling")
    assert table.dice == ["beer", "beer", "bullseye_1", "bullseye_2", "gatling"]
    assert (table.phase, table.rolls_left, table.active, table.turn) == ("roll", 2, 0, 1)


def test_any_dice_may_be_rerolled_or_the_player_stops(a_table: Any) -> None:
    """Section 4, step 2: reroll any of them, or stop earlier."""
    table = a_table().roll("beer beer 1 2 gatling")
    assert table.legal == [
        {"type": "roll", "dice": [0, 1, 2, 3, 4], "awaits": "faces"},
        {"type": "stop"},
    ]


def test_only_the_dice_thrown_change(a_table: Any) -> None:
    """Section 4, step 2: the others are kept."""
    table = a_table().roll("beer beer 1 2 gatling").reroll({1: "gatling", 4: "1"})
    assert table.dice == ["beer", "gatling", "bullseye_1", "bullseye_2", "bullseye_1"]
    assert table.rolls_left == 1


def test_a_die_kept_before_may_be_rerolled_later(a_table: Any) -> None:
    """Section 4, step 2: a die that was kept before may be rerolled later."""
    table = a_table().roll("beer beer 1 2 gatling").reroll({0: "1"}).reroll({1: "2", 0: "gatling"})
    assert table.dice == ["gatling", "bullseye_2", "bullseye_1", "bullseye_2", "gatling"]


def test_the_third_roll_is_the_last(a_table: Any) -> None:
    """Section 4, step 2: the last roll stands; rolling is over without a word from the player."""
    table = a_table().roll("beer beer 1 2 gatling").reroll({0: "1"}).reroll({0: "beer"})
    assert (table.phase, table.rolls_left) == ("aim", 0)
    assert table.refused(type="roll", faces={"0": "beer"}) == "wrong_phase"


def test_no_rolls_are_left_once_the_player_stops(a_table: Any) -> None:
    """Contract: `rolls_left` is 0 as soon as rolling has ended, however it ended."""
    table = a_table().roll("beer beer 1 2 gatling").stop()
    assert (table.phase, table.rolls_left) == ("aim", 0)
    assert table.dice == ["beer", "beer", "bullseye_1", "bullseye_2", "gatling"]


def test_nobody_stops_before_rolling(a_table: Any) -> None:
    """Section 4, step 2: the five dice must be rolled."""
    table = a_table()
    assert {"type": "stop"} not in table.legal
    assert table.refused(type="stop") == "roll_first"


def test_a_reroll_throws_at_least_one_die(a_table: Any) -> None:
    """Contract: a reroll throws one or more of the dice."""
    table = a_table().roll("beer beer 1 2 gatling")
    assert table.refused(type="roll", faces={}) == "nothing_rolled"


def test_each_arrow_rolled_is_an_arrow_taken_at_once(a_table: Any) -> None:
    """Section 4, step 3: arrows act after every roll, before deciding on rerolls."""
    table = a_table().roll("arrow beer arrow 1 arrow")
    assert (table.arrows[0], table.arrow_pile, table.phase) == (3, 6, "roll")


def test_a_kept_arrow_die_is_not_paid_for_again(a_table: Any) -> None:
    """Section 4, step 3: only dice rolled in this roll count."""
    table = a_table().roll("arrow beer beer beer beer").reroll({1: "beer"})
    assert table.arrows[0] == 1
    assert table.stop().arrows[0] == 1


def test_an_arrow_may_be_rerolled_but_stays_paid(a_table: Any) -> None:
    """Section 4, step 3: an arrow die may be rerolled as long as rerolls are left."""
    table = a_table().roll("arrow beer beer beer beer").reroll({0: "beer"})
    assert (table.dice[0], table.arrows[0]) == ("beer", 1)


def test_an_arrow_rerolled_into_an_arrow_is_paid_again(a_table: Any) -> None:
    """Section 4, step 3: the die was rolled in this roll and shows an arrow."""
    table = a_table().roll("arrow beer beer beer beer").reroll({0: "arrow"}).reroll({0: "arrow"})
    assert (table.arrows[0], table.arrow_pile) == (3, 6)


def test_arrows_of_the_last_roll_count_too(a_table: Any) -> None:
    """Section 4, step 3: after EVERY roll."""
    table = a_table().roll("1 1 1 1 1").reroll({0: "1"}).reroll({0: "arrow", 1: "arrow"})
    assert (table.arrows[0], table.phase) == (2, "aim")


def test_dynamite_cannot_be_rerolled(a_table: Any) -> None:
    """Section 4, step 3: a die that shows dynamite is locked."""
    table = a_table().roll("dynamite beer beer dynamite beer")
    assert table.legal[0] == {"type": "roll", "dice": [1, 2, 4], "awaits": "faces"}
    assert table.refused(type="roll", faces={"0": "beer"}) == "dynamite_locked"
    assert table.refused(type="roll", faces={"1": "beer", "3": "beer"}) == "dynamite_locked"


def test_three_dynamites_in_the_first_roll_end_the_rolling(a_table: Any) -> None:
    """Section 4, step 3: with 3 or more dynamites the rolling ends at once."""
    table = a_table().roll("dynamite 1 dynamite beer dynamite")
    assert (table.phase, table.rolls_left) == ("aim", 0)


def test_dynamites_of_all_rolls_are_counted_together(a_table: Any) -> None:
    """Section 4, step 3: 3 or more among the 5 dice, not of one roll."""
    table = a_table().roll("dynamite 1 dynamite beer 1").reroll({4: "dynamite"})
    assert (table.phase, table.rolls_left, table.life[0]) == ("aim", 0, 10)


@pytest.mark.parametrize("faces", ["dynamite " * 3 + "1 1", "dynamite " * 4 + "1", "dynamite " * 5])
def test_three_or_more_dynamites_cost_one_life(a_table: Any, faces: str) -> None:
    """Section 5, Dynamite: 1 life, however many dynamites above 3."""
    assert a_table().roll(faces).life == [10, 8, 8, 8]


def test_two_dynamites_cost_nothing(a_table: Any) -> None:
    """Section 4, step 4: 3 or more."""
    table = a_table().roll("dynamite dynamite beer beer beer").stop()
    assert table.life == [11, 8, 8, 8]


def test_after_three_dynamites_the_other_dice_still_count(a_table: Any) -> None:
    """Section 4, step 4: after 3 dynamites the other dice still count as usual."""
    table = a_table(life={0: 5}).roll("dynamite dynamite dynamite 1 beer").aim(3, 1)
    assert (table.phase, table.life) == ("beer", [4, 7, 8, 8])
    assert table.beer(4, 0).life[0] == 5


def test_arrows_of_the_dynamite_roll_are_taken(a_table: Any) -> None:
    """Section 4, step 4: arrows come first, then dynamite."""
    table = a_table(3, arrows={0: 1, 1: 7}, life={0: 9, 1: 8, 2: 1})
    table.roll("dynamite dynamite dynamite arrow arrow")
    assert (table.life, table.arrows) == ([6, 1, 1], [1, 0, 0])


def test_dice_are_resolved_in_order(a_table: Any) -> None:
    """Section 4, step 4: bullseyes, then beers, then gatling."""
    table = a_table(5, {0: "willy_the_kid"}, life={1: 1}).roll("gatling beer 1 gatling 2").stop()
    assert table.phase == "aim"
    assert table.refused(type="beer", die=1, target=1) == "wrong_phase"
    table.aim(2, 4).aim(4, 2)
    assert (table.phase, table.life) == ("beer", [10, 1, 7, 8, 8])
    table.beer(1, 1)
    assert (table.active, table.life) == (1, [10, 1, 6, 7, 7])


def test_a_beer_is_too_late_for_whom_a_bullseye_kills(a_table: Any) -> None:
    """Section 4, step 4: bullseyes before beers."""
    table = a_table(5, life={1: 1}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.alive[1]) == ("beer", False)
    assert table.refused(type="beer", die=1, target=1) == "target_eliminated"


def test_nothing_may_be_skipped(a_table: Any) -> None:
    """Section 4, step 4: nothing may be skipped; every die is asked for."""
    table = a_table().final_dice("1 beer")
    assert table.refused(type="stop") == "wrong_phase"
    table.aim(0, 1)
    assert table.refused(type="stop") == "wrong_phase"


def test_the_turn_passes_to_the_left(a_table: Any) -> None:
    """Section 4, step 5: the next living player on the left."""
    table = a_table().idle_turn()
    assert (table.active, table.turn, table.phase, table.rolls_left) == (1, 2, "roll", 3)
    assert table.dice is None


def test_the_turn_skips_eliminated_players(a_table: Any) -> None:
    """Section 4, step 5: the next LIVING player."""
    table = a_table(6, life={1: 0, 2: 0}).idle_turn()
    assert (table.active, table.turn) == (3, 2)


def test_the_turn_goes_round_the_table(a_table: Any) -> None:
    """Section 3: clockwise, the first again after the last."""
    table = a_table(4, {1: "jourdonnais"})
    seats = [table.active] + [table.idle_turn().active for _ in range(8)]
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert table.turn == 9


def test_a_player_killed_by_own_arrows_stops_at_once(a_table: Any) -> None:
    """Section 4: the dice not yet resolved are lost."""
    table = a_table(4, arrows={1: 8}, life={1: 2}, active=1)
    table.roll("arrow 1 1 beer beer")
    assert (table.alive[1], table.active, table.turn) == (False, 2, 2)
    assert table.life == [11, 0, 8, 8]


def test_a_player_killed_by_own_dynamite_stops_at_once(a_table: Any) -> None:
    """Section 4: the dice not yet resolved are lost, the dynamite comes before the bullseyes."""
    table = a_table(4, life={1: 1}, active=1).roll("dynamite dynamite dynamite 1 beer")
    assert (table.alive[1], table.active, table.phase) == (False, 2, "roll")
    assert table.life == [11, 0, 8, 8]


def test_no_arrow_is_owed_by_the_dead(a_table: Any) -> None:
    """Section 4: who dies in the middle of taking arrows takes no more."""
    table = a_table(4, arrows={1: 8}, life={1: 2}, active=1).roll("arrow arrow arrow beer beer")
    assert (table.arrows, table.arrow_pile) == ([0, 0, 0, 0], 9)


def test_no_rolls_are_left_for_a_roller_who_died(a_table: Any) -> None:
    """Contract: `rolls_left` is 0 however rolling ended; the turn is still the dead player's."""
    table = a_table(4, roles={1: None, 2: None, 3: None}, arrows={1: 8}, life={1: 2}, active=1)
    table.roll("arrow 1 1 beer beer")
    assert (table.phase, table.active, table.rolls_left) == ("reveal", 1, 0)


def test_rolls_left_stand_while_somebody_else_is_revealed(a_table: Any) -> None:
    """Contract: an attack in the middle of rolling does not end it."""
    table = a_table(4, roles={1: None, 2: None, 3: None}, arrows={1: 8}, life={1: 2})
    table.roll("arrow 1 1 beer beer")
    assert (table.phase, table.active, table.rolls_left) == ("reveal", 0, 2)
    table.reveal(1, "outlaw")
    assert (table.phase, table.active, table.rolls_left) == ("roll", 0, 2)


def test_three_dynamites_leave_no_rolls_while_their_arrows_act(a_table: Any) -> None:
    """Contract: `rolls_left` is 0 as soon as rolling has ended; three dynamites end it at once."""
    table = a_table(4, roles={1: None, 2: None, 3: None}, arrows={1: 8}, life={1: 2})
    table.roll("arrow dynamite dynamite dynamite beer")
    assert (table.phase, table.rolls_left) == ("reveal", 0)


def test_the_dice_lie_there_until_the_turn_is_over(a_table: Any) -> None:
    """Contract: `dice` is the five faces from the first roll to the end of the turn."""
    table = a_table(5).final_dice("1 beer")
    faces = ["bullseye_1", "beer", "dynamite", "dynamite", "gatling"]
    assert table.dice == faces
    assert table.aim(0, 1).dice == faces
    assert table.beer(1, 1).dice is None


def test_a_turn_without_choices_runs_through_by_itself(a_table: Any) -> None:
    """Section 4: three gatlings and nothing to choose: the shots land, the turn passes."""
    table = a_table().final_dice("gatling gatling gatling arrow")
    assert (table.life, table.arrows, table.active) == ([11, 7, 7, 7], [0, 0, 0, 0], 1)
