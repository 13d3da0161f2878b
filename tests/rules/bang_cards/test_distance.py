"""Distance and range, row by row."""

from typing import Any

import pytest

from companion.rules.bang_cards.distance import base_distance, reaches, seen, sight, weapon_range


def test_every_row_has_its_test() -> None:
    """d1 to d19, each under its number."""
    tests = [name for name in globals() if name.startswith("test_d")]
    missing = [n for n in range(1, 20) if not any(t.startswith(f"test_d{n}_") for t in tests)]
    assert missing == []


def test_d1_two_seats_away_needs_a_range_of_two(lay: Any) -> None:
    """Colt and Volcanic reach one seat; any range of two gets there."""
    assert seen(lay(6).state, 0, 2) == 2
    assert not reaches(lay(6).state, 0, 2)
    assert not reaches(lay(6, cards=[["volcanic"], [], [], [], [], []]).state, 0, 2)
    assert reaches(lay(6, cards=[["schofield"], [], [], [], [], []]).state, 0, 2)


def test_d2_a_binocular_brings_everybody_one_nearer(lay: Any) -> None:
    """Then any weapon reaches two seats."""
    state = lay(6, cards=[["binocular"], [], [], [], [], []]).state
    assert seen(state, 0, 2) == 1
    assert reaches(state, 0, 2)


def test_d3_a_mustang_puts_its_owner_one_further(lay: Any) -> None:
    """Binocular and Mustang cancel each other out."""
    assert seen(lay(6, cards=[["binocular"], [], ["mustang"], [], [], []]).state, 0, 2) == 2


@pytest.mark.parametrize("count", [6, 7])
def test_d4_base_three_and_a_mustang_make_four(lay: Any, count: int) -> None:
    """Modifiers add to the seats."""
    cards: list[list[str]] = [[] for _ in range(count)]
    cards[3] = ["mustang"]
    assert seen(lay(count, cards=cards).state, 0, 3) == 4


def test_d5_the_shorter_way_round_counts(lay: Any) -> None:
    """Seats 0 and 5 of seven are two apart."""
    assert base_distance(lay(7).state, 0, 5) == 2


def test_d6_the_dead_do_not_count(lay: Any) -> None:
    """Others get closer when somebody falls."""
    assert base_distance(lay(6).state, 0, 3) == 3
    assert base_distance(lay(6, life=[5, 0, 4, 4, 4, 4]).state, 0, 3) == 2


def test_d7_the_distance_to_oneself_is_always_one(lay: Any) -> None:
    """Whatever lies in front."""
    assert seen(lay(6, cards=[["mustang", "scope"], [], [], [], [], []]).state, 0, 0) == 1


def test_d8_in_an_ambush_all_are_neighbours_before_modifiers(lay: Any) -> None:
    """Mustang and Scope still work."""
    plain = lay(8, event="afoc.ambush").state
    cards: list[list[str]] = [[] for _ in range(8)]
    cards[4] = ["mustang"]
    mustang = lay(8, event="afoc.ambush", cards=cards).state
    cards[0] = ["scope"]
    both = lay(8, event="afoc.ambush", cards=cards).state
    assert [seen(state, 0, 4) for state in (plain, mustang, both)] == [1, 2, 1]


def test_d9_abilities_work_in_an_ambush(lay: Any) -> None:
    """Paul Regret is still one further."""
    assert seen(lay(6, {4: "paul_regret"}, event="afoc.ambush").state, 0, 4) == 2


def test_d10_rose_and_paul_cancel_each_other_out(lay: Any) -> None:
    """Two seats, one nearer, one further."""
    assert seen(lay(6, {0: "rose_doolan", 2: "paul_regret"}).state, 0, 2) == 2


def test_d11_under_the_lasso_no_table_card_works(lay: Any) -> None:
    """Neither scope nor Winchester: range one."""
    cards = [["scope", "winchester"], [], [], [], [], []]
    state = lay(6, event="afoc.lasso", cards=cards).state
    assert (seen(state, 0, 2), weapon_range(state, 0)) == (2, 1)
    assert not reaches(state, 0, 2)


def test_d12_abilities_work_under_the_lasso(lay: Any) -> None:
    """Paul Regret needs no card."""
    assert seen(lay(6, {1: "paul_regret"}, event="afoc.lasso").state, 0, 1) == 2


def test_d13_in_a_hangover_only_cards_work(lay: Any) -> None:
    """Paul Regret's Mustang counts, he does not."""
    cards = [[], ["mustang"], [], [], [], []]
    assert seen(lay(6, {1: "paul_regret"}, event="hn.hangover", cards=cards).state, 0, 1) == 2


def test_d14_on_belle_stars_turn_table_cards_are_off(lay: Any) -> None:
    """Mustang and Hideout of others do not help them."""
    cards = [[], ["mustang", "hideout"], [], [], [], []]
    assert seen(lay(6, {0: "belle_star"}, cards=cards).state, 0, 1) == 1


def test_d15_on_the_others_turn_they_work_again(lay: Any) -> None:
    """Belle Star's ability is for her own turn."""
    cards = [["mustang"], ["mustang", "hideout"], [], [], [], []]
    state = lay(6, {0: "belle_star"}, cards=cards, active=1).state
    assert (seen(state, 0, 1), seen(state, 1, 0)) == (3, 2)


def test_d16_everything_that_puts_one_further_adds_up(lay: Any) -> None:
    """Mustang, Hideout and Paul Regret: four."""
    cards = [[], ["mustang", "hideout"], [], [], [], []]
    assert seen(lay(6, {1: "paul_regret"}, cards=cards).state, 0, 1) == 4


def test_d17_below_one_is_one(lay: Any) -> None:
    """Scope, Binocular and Rose Doolan: raw minus two, in anybody's range."""
    cards = [["scope", "binocular"], [], [], [], [], []]
    state = lay(6, {0: "rose_doolan"}, cards=cards).state
    assert (sight(state, 0, 1).raw, seen(state, 0, 1)) == (-2, 1)
    assert reaches(state, 0, 1)


def test_d18_distance_is_not_symmetric(lay: Any) -> None:
    """Only one of the two has a Mustang."""
    state = lay(6, cards=[[], [], ["mustang"], [], [], []]).state
    assert (seen(state, 0, 2), seen(state, 2, 0)) == (3, 2)


def test_d19_two_players_own_characters_are_always_at_one(lay: Any) -> None:
    """Also with a Mustang; the ring is that of four."""
    state = lay(2, cards=[["mustang"], [], [], []]).state
    assert (seen(state, 1, 0), base_distance(state, 1, 3)) == (1, 2)
