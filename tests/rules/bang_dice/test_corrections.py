"""Contract: what the table decided differently can be entered."""

from typing import Any

import pytest


def test_life_is_set_right(a_table: Any) -> None:
    """Contract: `correct` sets the life."""
    table = a_table().correct(1, life=5)
    assert (table.life, table.arrows, table.phase) == ([11, 5, 8, 8], [0, 0, 0, 0], "roll")


def test_arrows_move_from_the_pile(a_table: Any) -> None:
    """Contract: arrows move from or to the pile."""
    table = a_table(arrows={2: 2}).correct(1, arrows=3)
    assert (table.arrows, table.arrow_pile, table.life[1]) == ([0, 3, 2, 0], 4, 8)


def test_arrows_move_to_the_pile(a_table: Any) -> None:
    """Contract: arrows move from or to the pile."""
    table = a_table(arrows={1: 3, 2: 2}).correct(1, arrows=1)
    assert (table.arrows, table.arrow_pile) == ([0, 1, 2, 0], 6)


def test_both_are_set_right_together(a_table: Any) -> None:
    """Contract: life and arrows in one correction."""
    table = a_table().correct(0, life=7, arrows=2)
    assert (table.life[0], table.arrows[0], table.arrow_pile) == (7, 2, 7)


def test_a_correction_of_nothing_is_refused(a_table: Any) -> None:
    """Contract: a correction names life or arrows."""
    assert a_table().refused(type="correct", seat=1) == "nothing_to_correct"


@pytest.mark.parametrize("life", [0, -1, 9, 99])
def test_life_stays_between_one_and_the_maximum(a_table: Any, life: int) -> None:
    """Contract: it eliminates nobody, and the maximum stands."""
    assert a_table().refused(type="correct", seat=1, life=life) == "life_out_of_range"


@pytest.mark.parametrize("life", [1, 8])
def test_one_life_and_the_maximum_are_allowed(a_table: Any, life: int) -> None:
    """Contract: life from 1 to the maximum."""
    assert a_table(life={1: 4}).correct(1, life=life).life[1] == life


def test_the_sheriff_may_be_corrected_to_the_own_maximum(a_table: Any) -> None:
    """Section 3: the maximum includes the two more."""
    assert a_table(life={0: 4}).correct(0, life=11).life[0] == 11


@pytest.mark.parametrize("arrows", [-1, 7, 8, 99])
def test_at_least_one_arrow_stays_in_the_pile(a_table: Any, arrows: int) -> None:
    """Contract: at least 1 arrow left in the pile; it sets off no attack."""
    table = a_table(arrows={2: 2})
    assert table.refused(type="correct", seat=1, arrows=arrows) == "arrows_out_of_range"


def test_all_arrows_but_one_are_allowed(a_table: Any) -> None:
    """Contract: at least 1 arrow left in the pile."""
    table = a_table(arrows={2: 2}).correct(1, arrows=6)
    assert (table.arrow_pile, table.life) == (1, [11, 8, 8, 8])


def test_the_dead_stay_dead(a_table: Any) -> None:
    """Contract: for a living player."""
    table = a_table(life={1: 0})
    assert table.refused(type="correct", seat=1, life=1) == "target_eliminated"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_nobody_sits_there(a_table: Any, seat: int) -> None:
    """Contract: seats are numbered from 0."""
    assert a_table().refused(type="correct", seat=seat, life=1) == "no_such_seat"


def test_a_correction_changes_nothing_else(a_table: Any) -> None:
    """Contract: the turn goes on as it was."""
    table = a_table().roll("beer beer 1 2 gatling")
    before = table.state
    after = table.correct(1, life=5, arrows=2).state
    before["players"][1].update(life=5, arrows=2)
    assert after == {**before, "arrow_pile": 7}


def test_bart_sees_the_corrected_pile(a_table: Any) -> None:
    """Section 8, Bart Cassidy: what he may take depends on the pile as it is now."""
    table = a_table(5, {1: "bart_cassidy"}).final_dice("1 1 beer").aim(0, 1).aim(1, 1)
    assert [form["arrows"] for form in table.legal] == [0, 1, 2]
    table.correct(3, arrows=7)
    assert [form["arrows"] for form in table.legal] == [0, 1]


def test_a_correction_that_leaves_bart_no_choice_answers_for_him(a_table: Any) -> None:
    """Contract: a question with only one possible answer is not asked."""
    table = a_table(5, {1: "bart_cassidy"}).final_dice("1 beer").aim(0, 1).correct(3, arrows=8)
    assert (table.phase, table.life[1]) == ("beer", 7)


def test_a_correction_that_leaves_pedro_no_choice_answers_for_him(a_table: Any) -> None:
    """Contract: no arrow to discard is no question."""
    table = a_table(5, {1: "pedro_ramirez"}, arrows={1: 2}).final_dice("1 beer").aim(0, 1)
    table.correct(1, arrows=0)
    assert (table.phase, table.life[1]) == ("beer", 7)


def test_a_correction_that_dooms_pedro_spares_him_the_question(a_table: Any) -> None:
    """Order inside a batch: Pedro is not asked if he dies of the batch."""
    table = a_table(5, {1: "pedro_ramirez"}, arrows={1: 2}).final_dice("1 beer").aim(0, 1)
    table.correct(1, life=1)
    assert (table.phase, table.alive[1]) == ("beer", False)


def test_a_correction_that_leaves_kit_no_choice_answers_for_him(a_table: Any) -> None:
    """Contract: without arrows on the table there is nothing to discard."""
    table = a_table(4, {0: "kit_carlson"}, arrows={1: 1}).roll("gatling " * 5).stop()
    table.correct(1, arrows=0)
    assert (table.active, table.life) == (1, [9, 7, 7, 7])


def test_the_next_arrow_counts_from_the_corrected_pile(a_table: Any) -> None:
    """Section 5, Arrow: the attack comes with the last arrow, whoever put them there."""
    table = a_table(arrows={1: 2}).correct(3, arrows=6).roll("arrow beer beer beer beer")
    assert (table.life, table.arrow_pile) == ([10, 6, 8, 2], 9)


def test_a_corrected_life_is_what_the_batch_takes_from(a_table: Any) -> None:
    """Order inside a batch: losses land on the life that stands when they land."""
    table = a_table(5, {1: "bart_cassidy"}).final_dice("1 beer").aim(0, 1)
    assert table.correct(1, life=5).bart(0).life[1] == 4


def test_a_correction_is_told_in_the_events(a_table: Any) -> None:
    """Contract: corrections are logged like every other action."""
    table = a_table().correct(1, life=5)
    assert table.happened("corrected") == [{"type": "corrected", "seat": 1, "life": 5, "arrows": 0}]
