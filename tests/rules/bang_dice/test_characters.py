"""Section 8: the sixteen characters, one after the other."""

from typing import Any

import pytest

THREE_GATLINGS = "gatling gatling gatling arrow"

# Bart Cassidy


def test_bart_may_take_an_arrow_instead_of_a_life(a_table: Any) -> None:
    """Section 8, Bart Cassidy: may take an arrow instead of losing a life."""
    table = a_table(4, {1: "bart_cassidy"}).final_dice("1").aim(0, 1)
    assert (table.phase, table.active) == ("bart", 0)
    assert table.legal == [{"type": "bart", "arrows": 0}, {"type": "bart", "arrows": 1}]
    table.bart(1)
    assert (table.life[1], table.arrows[1], table.arrow_pile, table.active) == (8, 1, 8, 1)


def test_bart_may_lose_the_life_all_the_same(a_table: Any) -> None:
    """Section 8, Bart Cassidy: he may, he need not."""
    table = a_table(4, {1: "bart_cassidy"}).final_dice("1").aim(0, 1).bart(0)
    assert (table.life[1], table.arrows[1], table.arrow_pile) == (7, 0, 9)


def test_bart_decides_life_by_life(a_table: Any) -> None:
    """Section 8, Bart Cassidy: life by life, here one of two as an arrow."""
    table = a_table(4, {1: "bart_cassidy"}).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert [form["arrows"] for form in table.legal] == [0, 1, 2]
    table.bart(1)
    assert (table.life[1], table.arrows[1]) == (7, 1)


def test_bart_takes_an_arrow_against_the_gatling(a_table: Any) -> None:
    """Section 8, Bart Cassidy: bullseyes and gatling."""
    table = a_table(4, {1: "bart_cassidy"}).final_dice(THREE_GATLINGS)
    assert (table.phase, table.life) == ("bart", [11, 8, 8, 8])
    table.bart(1)
    assert (table.life, table.arrows) == ([11, 8, 7, 7], [0, 1, 0, 0])


def test_bart_is_not_asked_about_indians(a_table: Any) -> None:
    """Section 8, Bart Cassidy: not against Indians."""
    table = a_table(4, {1: "bart_cassidy"}, arrows={1: 3, 2: 5}).roll("arrow beer beer beer beer")
    assert (table.phase, table.life[1], table.arrows[1]) == ("roll", 5, 0)


def test_bart_is_not_asked_about_dynamite(a_table: Any) -> None:
    """Section 8, Bart Cassidy: not against dynamite."""
    table = a_table(4, {0: "bart_cassidy"}).roll("dynamite dynamite dynamite beer beer")
    assert (table.phase, table.life[0], table.arrows[0]) == ("beer", 9, 0)


def test_bart_never_takes_the_last_arrow(a_table: Any) -> None:
    """Section 8, Bart Cassidy: not when it would be the last arrow of the pile."""
    table = a_table(4, {1: "bart_cassidy"}, arrows={2: 8}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.life[1], table.arrow_pile) == ("beer", 7, 1)
    answers = table.happened("arrows_taken_instead")
    assert answers == [{"type": "arrows_taken_instead", "seat": 1, "arrows": 0, "auto": True}]


def test_bart_leaves_at_least_one_arrow(a_table: Any) -> None:
    """Section 8, Bart Cassidy: of a pile of two he may take one, whatever he loses."""
    table = a_table(4, {1: "bart_cassidy"}, arrows={2: 7}).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert [form["arrows"] for form in table.legal] == [0, 1]
    assert table.refused(type="bart", arrows=2) == "too_many_arrows"


def test_bart_saves_his_last_life_with_an_arrow(a_table: Any) -> None:
    """Section 8, Bart Cassidy: the life is not lost at all."""
    table = a_table(4, {1: "bart_cassidy"}, life={1: 1}).final_dice("1 beer").aim(0, 1).bart(1)
    assert (table.alive[1], table.life[1], table.arrows[1]) == (True, 1, 1)


def test_bart_killed_gives_the_arrows_he_took_back(a_table: Any) -> None:
    """Section 5, Elimination: arrows back to the pile, the new ones as well."""
    table = a_table(5, {1: "bart_cassidy"}, life={1: 1}).final_dice("1 1 beer")
    table.aim(0, 1).aim(1, 1).bart(1)
    assert (table.alive[1], table.arrows, table.arrow_pile) == (False, [0] * 5, 9)


def test_bart_is_not_asked_when_he_is_not_hit(a_table: Any) -> None:
    """Section 8, Bart Cassidy: instead of losing a life."""
    table = a_table(4, {1: "bart_cassidy"}).final_dice("1 beer").aim(0, 3)
    assert table.phase == "beer"


# Black Jack


def test_black_jack_may_reroll_dynamite(a_table: Any) -> None:
    """Section 8, Black Jack: may reroll dynamite, unless there are three or more."""
    table = a_table(4, {0: "black_jack"}).roll("dynamite dynamite beer beer beer")
    assert table.legal[0]["dice"] == [0, 1, 2, 3, 4]
    table.reroll({0: "beer", 1: "dynamite"})
    assert (table.dice[0], table.phase, table.rolls_left) == ("beer", "roll", 1)


def test_black_jack_stops_at_three_dynamites_of_one_roll(a_table: Any) -> None:
    """Section 8, Black Jack: three in one roll: the usual rules."""
    table = a_table(4, {0: "black_jack"}).roll("dynamite dynamite dynamite beer beer")
    assert (table.phase, table.rolls_left, table.life[0]) == ("beer", 0, 9)


def test_black_jack_stops_at_three_dynamites_in_total(a_table: Any) -> None:
    """Section 8, Black Jack: or in total if he left them."""
    table = a_table(4, {0: "black_jack"}).roll("dynamite dynamite beer beer beer")
    table.reroll({2: "dynamite"})
    assert (table.phase, table.rolls_left, table.life[0]) == ("beer", 0, 9)


def test_black_jack_counts_only_the_dynamites_that_lie(a_table: Any) -> None:
    """Section 8, Black Jack: a dynamite rolled away counts no more."""
    table = a_table(4, {0: "black_jack"}).roll("dynamite dynamite beer beer beer")
    table.reroll({0: "beer", 2: "dynamite"})
    assert (table.phase, table.life[0]) == ("roll", 10)
    table.reroll({1: "dynamite", 2: "dynamite", 3: "dynamite"})
    assert (table.phase, table.life[0]) == ("beer", 9)


# Calamity Janet


def test_janet_uses_a_1_as_a_2(a_table: Any) -> None:
    """Section 8, Calamity Janet: each 1 as a 2."""
    table = a_table(6, {0: "calamity_janet"}).final_dice("1")
    assert table.legal == [
        {"type": "aim", "die": 0, "target": 1},
        {"type": "aim", "die": 0, "target": 2, "as": "bullseye_2"},
        {"type": "aim", "die": 0, "target": 4, "as": "bullseye_2"},
        {"type": "aim", "die": 0, "target": 5},
    ]
    assert table.aim(0, 4, **{"as": "bullseye_2"}).life[4] == 7


def test_janet_uses_a_2_as_a_1(a_table: Any) -> None:
    """Section 8, Calamity Janet: each 2 as a 1."""
    table = a_table(6, {0: "calamity_janet"}).final_dice("2")
    assert table.legal == [
        {"type": "aim", "die": 0, "target": 1, "as": "bullseye_1"},
        {"type": "aim", "die": 0, "target": 2},
        {"type": "aim", "die": 0, "target": 4},
        {"type": "aim", "die": 0, "target": 5, "as": "bullseye_1"},
    ]
    assert table.aim(0, 5, **{"as": "bullseye_1"}).life[5] == 7


def test_janet_must_say_so(a_table: Any) -> None:
    """Contract: `as` is listed where the face itself does not reach the target."""
    table = a_table(6, {0: "calamity_janet"}).final_dice("1")
    assert table.refused(type="aim", die=0, target=2) == "out_of_reach"


def test_janet_reaches_nobody_three_seats_away(a_table: Any) -> None:
    """Section 8, Calamity Janet: a 2 is still no 3."""
    table = a_table(6, {0: "calamity_janet"}).final_dice("2")
    refusal = table.refused(type="aim", die=0, target=3, **{"as": "bullseye_1"})
    assert refusal == "out_of_reach"


def test_janet_has_all_three_others_at_a_table_of_four(a_table: Any) -> None:
    """Section 8, Calamity Janet: what had one legal target now has three."""
    table = a_table(4, {0: "calamity_janet"}).final_dice("2")
    assert [(form["target"], form.get("as")) for form in table.legal] == [
        (1, "bullseye_1"),
        (2, None),
        (3, "bullseye_1"),
    ]


def test_janet_needs_no_as_with_three_alive(a_table: Any) -> None:
    """Section 5: with 3 alive a 2 acts as a 1, so both faces reach the same players."""
    table = a_table(3, {0: "calamity_janet"}).final_dice("2")
    assert table.legal == [{"type": "aim", "die": 0, "target": seat} for seat in (1, 2)]


def test_janet_uses_each_die_as_she_likes(a_table: Any) -> None:
    """Section 8, Calamity Janet: EACH 1 and EACH 2."""
    table = a_table(6, {0: "calamity_janet"}).final_dice("1 1 2")
    table.aim(0, 1).aim(1, 2, **{"as": "bullseye_2"}).aim(2, 1, **{"as": "bullseye_1"})
    assert (table.life[1], table.life[2]) == (6, 7)


@pytest.mark.parametrize("face", ["bullseye_2", "bullseye_1"])
def test_nobody_else_uses_a_face_as_another(a_table: Any, face: str) -> None:
    """Contract: `as` is Calamity Janet's."""
    table = a_table(6).final_dice("1")
    assert table.refused(type="aim", die=0, target=2, **{"as": face})


# El Gringo


def test_who_hits_el_gringo_takes_an_arrow(a_table: Any) -> None:
    """Section 8, El Gringo: a player who makes him lose life takes an arrow."""
    table = a_table(4, {1: "el_gringo"}).final_dice("1").aim(0, 1)
    assert (table.life[1], table.arrows, table.arrow_pile) == (6, [1, 0, 0, 0], 8)


def test_who_hits_el_gringo_with_the_gatling_takes_an_arrow(a_table: Any) -> None:
    """Gatling step: the own arrows go back first, so El Gringo's arrow stays."""
    table = a_table(4, {1: "el_gringo"}, arrows={0: 3}).final_dice(THREE_GATLINGS)
    assert (table.life[1], table.arrows, table.arrow_pile) == (6, [1, 0, 0, 0], 8)


def test_el_gringo_marks_nobody_for_indians(a_table: Any) -> None:
    """Section 8, El Gringo: not for Indians."""
    table = a_table(4, {1: "el_gringo"}, arrows={1: 2, 2: 6}).roll("arrow beer beer beer beer")
    assert (table.life[1], table.arrows) == (5, [0, 0, 0, 0])


def test_el_gringo_marks_nobody_for_dynamite(a_table: Any) -> None:
    """Section 8, El Gringo: not for dynamite."""
    table = a_table(4, {0: "el_gringo"}).roll("dynamite dynamite dynamite beer beer")
    assert (table.life[0], table.arrows) == (8, [0, 0, 0, 0])


# Jesse Jones


def test_jesse_gets_two_lives_for_a_beer_of_his_own(a_table: Any) -> None:
    """Section 8, Jesse Jones: with 4 life or fewer, a beer used on himself gives 2."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 4}, active=1).final_dice("beer").beer(0, 1)
    assert table.life[1] == 6


def test_jesse_drinks_two_beers_from_four_to_eight(a_table: Any) -> None:
    """Section 8, Jesse Jones, example: at 4, two beers on himself bring him to 8."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 4}, active=1).final_dice("beer beer")
    assert table.beer(0, 1).life[1] == 6
    assert table.beer(1, 1).life[1] == 8


def test_jesse_with_five_lives_gets_one(a_table: Any) -> None:
    """Section 8, Jesse Jones: looked at once, before the beers."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 5}, active=1).final_dice("beer beer")
    assert table.beer(0, 1).beer(1, 1).life[1] == 7


def test_jesse_gives_others_one_life(a_table: Any) -> None:
    """Section 8, Jesse Jones: a beer used on HIMSELF."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 2, 2: 3}, active=1).final_dice("beer beer")
    table.beer(0, 2).beer(1, 1)
    assert table.life[1:3] == [4, 4]


def test_jesse_stops_at_his_maximum(a_table: Any) -> None:
    """Section 8: every gain of life stops at the maximum."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 4}, active=1).final_dice("beer beer beer")
    assert table.beer(0, 1).beer(1, 1).beer(2, 1).life[1] == 9


def test_jesse_counts_the_life_that_dynamite_left_him(a_table: Any) -> None:
    """Section 8, Jesse Jones: the condition is looked at before the beers, after the losses."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 5}, active=1)
    table.roll("dynamite dynamite dynamite beer beer").beer(3, 1).beer(4, 1)
    assert table.life[1] == 8


def test_jesse_gets_one_life_for_a_beer_of_somebody_else(a_table: Any) -> None:
    """Open point: only his own beers in his own turn are doubled."""
    table = a_table(4, {1: "jesse_jones"}, life={1: 2}).final_dice("beer").beer(0, 1)
    assert table.life[1] == 3


# Jourdonnais


@pytest.mark.parametrize(("arrows", "life"), [(0, 7), (1, 6), (2, 6), (5, 6)])
def test_jourdonnais_loses_one_life_at_most_to_indians(
    a_table: Any, arrows: int, life: int
) -> None:
    """Section 8, Jourdonnais: never more than 1 life to one attack; none without arrows."""
    table = a_table(4, {1: "jourdonnais"}, arrows={1: arrows, 2: 8 - arrows}, life={2: 8})
    table.roll("arrow beer beer beer beer")
    assert (table.life[1], table.arrows[1]) == (life, 0)


def test_jourdonnais_loses_to_everything_else_as_usual(a_table: Any) -> None:
    """Section 8, Jourdonnais: Indians only."""
    table = a_table(4, {1: "jourdonnais"}).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert table.life[1] == 5


# Kit Carlson


def test_kit_discards_one_arrow_for_each_gatling(a_table: Any) -> None:
    """Section 8, Kit Carlson: for each gatling face one arrow of any player."""
    table = a_table(4, {0: "kit_carlson"}, arrows={0: 1, 2: 3}).final_dice("gatling gatling 1")
    table.aim(2, 1)
    assert table.phase == "kit"
    table.kit(2, 2)
    assert (table.arrows, table.arrow_pile, table.life[3]) == ([1, 0, 1, 0], 7, 8)


def test_kit_may_discard_his_own(a_table: Any) -> None:
    """Section 8, Kit Carlson: himself included."""
    table = a_table(4, {0: "kit_carlson"}, arrows={0: 2, 2: 1}).final_dice("gatling gatling beer")
    table.beer(2, 0).kit(0, 2)
    assert (table.arrows, table.arrow_pile) == ([1, 0, 0, 0], 8)


def test_kit_may_discard_none(a_table: Any) -> None:
    """Section 8, Kit Carlson: he may, he need not."""
    table = a_table(4, {0: "kit_carlson"}, arrows={2: 3}).final_dice("gatling gatling beer")
    table.beer(2, 0).kit()
    assert (table.arrows, table.active) == ([0, 0, 3, 0], 1)


def test_kit_with_three_gatlings_clears_his_own_and_three_more(a_table: Any) -> None:
    """Section 8, Kit Carlson: all own arrows, plus three, plus the usual damage."""
    table = a_table(4, {0: "kit_carlson"}, arrows={0: 2, 1: 2, 2: 3})
    table.final_dice("gatling gatling gatling beer").beer(3, 0)
    assert (table.phase, table.arrows, table.life) == ("kit", [0, 2, 3, 0], [9, 8, 8, 8])
    table.kit(2, 1, 2)
    assert (table.arrows, table.arrow_pile, table.life) == ([0, 1, 1, 0], 7, [9, 7, 7, 7])


@pytest.mark.parametrize("count", [4, 5])
def test_kit_discards_one_for_each_gatling_beyond_three(a_table: Any, count: int) -> None:
    """Section 8, Kit Carlson: for EACH gatling face; the damage still comes once."""
    table = a_table(4, {0: "kit_carlson"}, arrows={1: 3, 2: 3})
    table.final_dice("gatling " * count)
    table.kit(1, 1, 1, 2, *[2] * (count - 4))
    assert (sum(table.arrows), table.life) == (6 - count, [9, 7, 7, 7])


def test_kit_is_not_asked_without_arrows_on_the_table(a_table: Any) -> None:
    """Contract: a question with only one possible answer is not asked."""
    table = a_table(4, {0: "kit_carlson"}).final_dice("gatling gatling beer").beer(2, 0)
    assert table.active == 1
    assert [one["auto"] for one in table.happened("arrows_cleared")] == [True]


def test_kit_is_not_asked_when_only_his_own_arrows_lay_there(a_table: Any) -> None:
    """Gatling step: his own arrows are back before he is asked."""
    table = a_table(4, {0: "kit_carlson"}, arrows={0: 4}).final_dice("gatling gatling gatling beer")
    table.beer(3, 0)
    assert (table.active, table.arrows, table.arrow_pile) == (1, [0, 0, 0, 0], 9)


def test_kit_is_not_asked_without_a_gatling(a_table: Any) -> None:
    """Section 8, Kit Carlson: for each gatling face."""
    table = a_table(4, {0: "kit_carlson"}, arrows={2: 3}).roll("beer dynamite dynamite arrow arrow")
    table.stop().beer(0, 0)
    assert (table.active, table.arrows) == (1, [2, 0, 3, 0])


@pytest.mark.parametrize("seats", [[2, 2, 2], [1], [0], [2, 1], [4], [-1]])
def test_kit_discards_no_more_than_there_is(a_table: Any, seats: list[int]) -> None:
    """Contract: at most one entry per gatling face, and only arrows that lie there."""
    table = a_table(4, {0: "kit_carlson"}, arrows={2: 3}).final_dice("gatling gatling beer")
    table.beer(2, 0)
    assert table.refused(type="kit", **{"from": seats})


# Lucky Duke


def test_lucky_duke_rolls_four_times(a_table: Any) -> None:
    """Section 8, Lucky Duke: one extra reroll."""
    table = a_table(4, {0: "lucky_duke"})
    left = [table.rolls_left, table.roll("beer beer beer beer beer").rolls_left]
    left += [table.reroll({0: "beer"}).rolls_left, table.reroll({0: "beer"}).rolls_left]
    assert left == [4, 3, 2, 1]
    assert (table.phase, table.reroll({0: "beer"}).phase, table.rolls_left) == ("roll", "beer", 0)


def test_lucky_duke_stops_at_three_dynamites_like_anybody(a_table: Any) -> None:
    """Section 4, step 3: the rolling ends at once."""
    table = a_table(4, {0: "lucky_duke"}).roll("dynamite dynamite dynamite beer beer")
    assert (table.phase, table.rolls_left) == ("beer", 0)


# Paul Regret


def test_paul_regret_never_loses_life_to_the_gatling(a_table: Any) -> None:
    """Section 8, Paul Regret."""
    table = a_table(4, {1: "paul_regret", 0: "vulture_sam"}, life={1: 1}).final_dice(THREE_GATLINGS)
    assert table.life == [11, 1, 7, 7]


def test_paul_regret_loses_to_bullseyes(a_table: Any) -> None:
    """Section 8, Paul Regret: the gatling only."""
    table = a_table(4, {1: "paul_regret", 0: "vulture_sam"}).final_dice("1").aim(0, 1)
    assert table.life[1] == 8


# Pedro Ramirez


def test_pedro_discards_an_arrow_when_hit(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: may discard one of his arrows; the life is still lost."""
    table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 3}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.active, table.life[1]) == ("pedro", 0, 8)
    assert table.legal == [{"type": "pedro", "discard": 0}, {"type": "pedro", "discard": 1}]
    table.pedro(1)
    assert (table.life[1], table.arrows[1], table.arrow_pile) == (7, 2, 7)


def test_pedro_may_keep_his_arrows(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: he may, he need not."""
    table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 3}).final_dice("1").aim(0, 1).pedro(0)
    assert (table.life[1], table.arrows[1]) == (7, 3)


def test_pedro_discards_one_for_each_life_lost(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: each time he loses a life."""
    table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 3}).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert [form["discard"] for form in table.legal] == [0, 1, 2]
    assert table.refused(type="pedro", discard=3) == "too_many_discards"
    assert table.pedro(2).arrows[1] == 1


def test_pedro_discards_no_more_than_he_has(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: one of HIS arrows."""
    table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 1}).final_dice("1 1").aim(0, 1).aim(1, 1)
    assert [form["discard"] for form in table.legal] == [0, 1]


def test_pedro_is_not_asked_without_arrows(a_table: Any) -> None:
    """Contract: no arrow to discard: not asked, and said in the events."""
    table = a_table(4, {1: "pedro_ramirez"}).final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.life[1]) == ("beer", 7)
    answers = table.happened("arrows_shed")
    assert answers == [{"type": "arrows_shed", "seat": 1, "arrows": 0, "auto": True}]


def test_pedro_is_not_asked_when_he_dies_of_it(a_table: Any) -> None:
    """Order inside a batch: then Pedro, not if he dies of the batch."""
    table = a_table(5, {1: "pedro_ramirez"}, arrows={1: 3}, life={1: 1})
    table.final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.alive[1], table.arrow_pile) == ("beer", False, 9)


def test_pedro_discards_for_the_gatling(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: each time, whatever takes the life."""
    table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 3}).final_dice(THREE_GATLINGS).pedro(1)
    assert (table.life, table.arrows) == ([11, 7, 7, 7], [0, 2, 0, 0])


def test_pedro_discards_for_his_own_dynamite(a_table: Any) -> None:
    """Section 8, Pedro Ramirez: each time he loses a life."""
    table = a_table(4, {0: "pedro_ramirez"}, arrows={0: 2})
    table.roll("dynamite dynamite dynamite beer beer")
    assert (table.phase, table.life[0], table.rolls_left) == ("pedro", 10, 0)
    table.pedro(1)
    assert (table.phase, table.life[0], table.arrows[0]) == ("beer", 9, 1)


def test_pedro_is_not_asked_about_indians(a_table: Any) -> None:
    """Open point: all arrows go back anyway: no question is asked."""
    table = a_table(4, {1: "pedro_ramirez"}, arrows={1: 3, 2: 5}).roll("arrow beer beer beer beer")
    assert (table.phase, table.life[1], table.arrows[1]) == ("roll", 5, 0)


# Rose Doolan


@pytest.mark.parametrize(
    ("players", "one", "two"),
    [
        (4, [1, 2, 3], [2]),
        (5, [1, 2, 3, 4], [2, 3]),
        (6, [1, 2, 4, 5], [2, 3, 4]),
        (7, [1, 2, 5, 6], [2, 3, 4, 5]),
        (8, [1, 2, 6, 7], [2, 3, 5, 6]),
    ],
)
def test_rose_shoots_one_seat_further(
    a_table: Any, players: int, one: list[int], two: list[int]
) -> None:
    """Section 8, Rose Doolan: 1 reaches 1 or 2, 2 reaches 2 or 3, never a neighbour."""
    table = a_table(players, {0: "rose_doolan"}).final_dice("1 2 beer")
    aimed = {aim["die"]: [aim["target"]] for aim in table.happened("aimed")}
    assert table.targets(0) == one
    assert aimed.get(1, table.targets(1)) == two


def test_rose_with_three_alive_reaches_both_with_either_face(a_table: Any) -> None:
    """Section 5, Bullseye 2: with 3 alive it acts as bullseye 1."""
    table = a_table(3, {0: "rose_doolan"}).final_dice("1 2")
    assert (table.targets(0), table.targets(1)) == ([1, 2], [1, 2])


def test_rose_with_two_alive_has_one_target(a_table: Any) -> None:
    """Section 5, Bullseye 2: with 2 alive it acts as bullseye 1."""
    table = a_table(4, {0: "rose_doolan"}, life={1: 0, 3: 0}).final_dice("1 2")
    assert (table.life[2], table.active) == (6, 2)


def test_rose_counts_living_players_only(a_table: Any) -> None:
    """Section 5: distance counts living players."""
    table = a_table(8, {0: "rose_doolan"}, life={1: 0, 7: 0}).final_dice("1 2")
    assert (table.targets(0), table.targets(1)) == ([2, 3, 5, 6], [3, 4, 5])


# Sid Ketchum


def test_sid_gives_a_life_at_the_start_of_his_turn(a_table: Any) -> None:
    """Section 8, Sid Ketchum: a player of his choice, himself included, gains 1 life."""
    table = a_table(5, {0: "sid_ketchum"}, life={0: 3, 1: 3, 2: 0})
    assert (table.phase, table.rolls_left, table.dice) == ("heal", 3, None)
    assert table.legal == [{"type": "heal", "target": seat} for seat in (0, 1, 3, 4)]
    table.heal(1)
    assert (table.phase, table.life[:2]) == ("roll", [3, 4])


def test_sid_may_heal_himself(a_table: Any) -> None:
    """Section 8, Sid Ketchum: himself included."""
    assert a_table(4, {0: "sid_ketchum"}, life={0: 3}).heal(0).life[0] == 4


def test_sid_may_waste_it(a_table: Any) -> None:
    """Contract: any living player, also one at the maximum (wasted)."""
    table = a_table(4, {0: "sid_ketchum"}).heal(1)
    assert (table.life, table.phase) == ([10, 8, 8, 8], "roll")


def test_sid_cannot_skip_it(a_table: Any) -> None:
    """Contract: `heal` cannot be skipped."""
    table = a_table(4, {0: "sid_ketchum"})
    assert table.refused(type="roll", faces=dict.fromkeys("01234", "beer")) == "wrong_phase"
    assert table.refused(type="stop") == "wrong_phase"


def test_sid_heals_no_dead(a_table: Any) -> None:
    """Section 10: dead players are never healed."""
    table = a_table(4, {0: "sid_ketchum"}, life={1: 0})
    assert table.refused(type="heal", target=1) == "target_eliminated"


def test_sid_heals_in_each_of_his_turns_only(a_table: Any) -> None:
    """Section 8, Sid Ketchum: the start of HIS turn."""
    table = a_table(4, {1: "sid_ketchum"})
    assert table.phase == "roll"
    assert (table.idle_turn().phase, table.active) == ("heal", 1)
    assert (table.idle_turn().phase, table.active) == ("roll", 2)


# Slab the Killer


def test_slab_doubles_a_bullseye_with_a_beer(a_table: Any) -> None:
    """Section 8, Slab the Killer: that die takes 2 life; the beer heals nobody."""
    table = a_table(4, {0: "slab_the_killer"}, life={0: 5}).final_dice("1 beer")
    table.aim(0, 1, double_with=1)
    assert (table.life, table.active) == ([5, 6, 8, 8], 1)


def test_slab_keeps_his_other_beers(a_table: Any) -> None:
    """Section 8, Slab the Killer: spends ONE beer."""
    table = a_table(4, {0: "slab_the_killer"}, life={0: 5}).final_dice("1 beer beer")
    table.aim(0, 1, double_with=2)
    assert (table.phase, {form["die"] for form in table.legal}) == ("beer", {1})
    assert table.refused(type="beer", die=2, target=0) == "die_not_open"


def test_slab_doubles_once_a_turn(a_table: Any) -> None:
    """Section 8, Slab the Killer: once per turn."""
    table = a_table(4, {0: "slab_the_killer"}).final_dice("1 1 beer beer")
    table.aim(0, 1, double_with=2)
    assert table.legal == [{"type": "aim", "die": 1, "target": seat} for seat in (1, 3)]
    refusal = table.refused(type="aim", die=1, target=1, double_with=3)
    assert refusal == "cannot_double"


def test_slab_doubles_again_in_his_next_turn(a_table: Any) -> None:
    """Section 8, Slab the Killer: once per TURN."""
    table = a_table(3, {0: "slab_the_killer"}).final_dice("1 beer").aim(0, 1, double_with=1)
    table.idle_turn().idle_turn()
    before = table.life[1]
    assert table.final_dice("1 beer").aim(0, 1, double_with=1).life[1] == before - 2


@pytest.mark.parametrize("die", [0, 1, 3, 5, -1])
def test_slab_doubles_with_a_beer_only(a_table: Any, die: int) -> None:
    """Section 8, Slab the Killer: one rolled beer."""
    table = a_table(4, {0: "slab_the_killer"}).final_dice("1 1 beer")
    assert table.refused(type="aim", die=0, target=1, double_with=die)


def test_nobody_else_doubles(a_table: Any) -> None:
    """Contract: `double_with` is Slab's."""
    table = a_table(4).final_dice("1 beer")
    assert table.refused(type="aim", die=0, target=1, double_with=1) == "cannot_double"


def test_slab_kills_with_a_doubled_bullseye(a_table: Any) -> None:
    """Section 8, Slab the Killer: 2 life from one player."""
    table = a_table(5, {0: "slab_the_killer"}, life={1: 2}).final_dice("1 beer beer")
    assert table.aim(0, 1, double_with=1).alive[1] is False


def test_slab_doubles_a_2_as_well(a_table: Any) -> None:
    """Section 8, Slab the Killer: one 1 or 2."""
    table = a_table(5, {0: "slab_the_killer"}).final_dice("2 beer").aim(0, 3, double_with=1)
    assert table.life[3] == 6


# Suzy Lafayette


def test_suzy_gains_two_without_bullseyes(a_table: Any) -> None:
    """Section 8, Suzy Lafayette: no 1 and no 2: 2 life at the end of the turn."""
    table = a_table(4, {0: "suzy_lafayette"}, life={0: 5}).final_dice("beer").beer(0, 1)
    assert (table.life[0], table.active) == (7, 1)


@pytest.mark.parametrize(("face", "target"), [("1", 1), ("2", 2)])
def test_suzy_gains_nothing_with_a_bullseye(a_table: Any, face: str, target: int) -> None:
    """Section 8, Suzy Lafayette: neither a 1 nor a 2."""
    table = a_table(5, {0: "suzy_lafayette"}, life={0: 5}).final_dice(face).aim(0, target)
    assert (table.life[0], table.active) == (5, 1)


def test_only_suzys_final_dice_count(a_table: Any) -> None:
    """Section 8, Suzy Lafayette: her FINAL dice."""
    table = a_table(4, {0: "suzy_lafayette"}, life={0: 5}).roll("1 1 dynamite gatling gatling")
    table.reroll({0: "arrow", 1: "arrow"}).stop()
    assert (table.life[0], table.active) == (7, 1)


def test_suzy_gains_after_her_beers(a_table: Any) -> None:
    """Section 8, Suzy Lafayette: at the END of the turn."""
    table = a_table(4, {0: "suzy_lafayette"}, life={0: 5}).final_dice("beer beer").beer(0, 0)
    assert table.life[0] == 6
    assert table.beer(1, 0).life[0] == 9


def test_suzy_gains_after_dynamite(a_table: Any) -> None:
    """Section 8, Suzy Lafayette: three dynamites are no bullseyes."""
    table = a_table(4, {0: "suzy_lafayette"}, life={0: 2}).roll("dynamite " * 5)
    assert (table.life[0], table.active) == (3, 1)


def test_a_dead_suzy_gains_nothing(a_table: Any) -> None:
    """Section 4: an eliminated player stops at once."""
    table = a_table(4, {1: "suzy_lafayette"}, life={1: 1}, active=1).roll("dynamite " * 5)
    assert (table.life[1], table.alive[1]) == (0, False)


def test_suzy_stops_at_her_maximum(a_table: Any) -> None:
    """Section 8: every gain of life stops at the maximum."""
    table = a_table(4, {0: "suzy_lafayette"}, life={0: 9}).final_dice("arrow")
    assert table.life[0] == 10


def test_suzy_gains_in_her_own_turn_only(a_table: Any) -> None:
    """Section 8, Suzy Lafayette: HER final dice."""
    table = a_table(4, {1: "suzy_lafayette"}, life={1: 3}).final_dice("arrow")
    assert table.life[1] == 3


# Vulture Sam


def test_sam_gains_two_when_somebody_is_eliminated(a_table: Any) -> None:
    """Section 8, Vulture Sam: 2 life each time another player is eliminated."""
    table = a_table(5, {3: "vulture_sam"}, life={1: 1, 3: 4}).final_dice("1 beer").aim(0, 1)
    assert table.life[3] == 6


def test_sam_gains_for_each_of_two(a_table: Any) -> None:
    """Section 8, Vulture Sam: EACH time."""
    table = a_table(5, {3: "vulture_sam"}, life={1: 1, 4: 1, 3: 4}).final_dice("1 1 beer")
    assert table.aim(0, 1).aim(1, 4).life[3] == 8


def test_sam_stops_at_his_maximum(a_table: Any) -> None:
    """Section 8: every gain of life stops at the maximum."""
    table = a_table(5, {3: "vulture_sam"}, life={1: 1, 3: 8}).final_dice("1 beer").aim(0, 1)
    assert table.life[3] == 9


def test_sam_gains_for_his_own_victims(a_table: Any) -> None:
    """Section 8, Vulture Sam: another player is eliminated, by whomever."""
    table = a_table(5, {0: "vulture_sam"}, life={0: 4, 1: 1}).final_dice("1 beer").aim(0, 1)
    assert table.life[0] == 6


def test_sam_gains_for_victims_of_indians_he_survives(a_table: Any) -> None:
    """Order inside a batch: losses together, then eliminations, then Sam's gains."""
    table = a_table(5, {2: "vulture_sam"}, life={1: 1, 2: 2}, arrows={1: 7, 2: 1})
    table.roll("arrow beer beer beer beer")
    assert table.life[2] == 3


def test_sam_gains_for_a_player_who_dies_in_the_own_turn(a_table: Any) -> None:
    """Section 8, Vulture Sam: dynamite eliminates too."""
    table = a_table(5, {2: "vulture_sam"}, life={1: 1, 2: 4}, active=1).roll("dynamite " * 5)
    assert (table.life[2], table.active) == (6, 2)


def test_a_dead_sam_gains_nothing(a_table: Any) -> None:
    """Open point: deaths in a batch in which he dies too."""
    table = a_table(5, {2: "vulture_sam"}, life={1: 1, 2: 1}, arrows={1: 7, 2: 1})
    table.roll("arrow beer beer beer beer")
    assert (table.life[2], table.alive[2], table.happened("life_gained")) == (0, False, [])


def test_sam_waits_for_the_reveal(a_table: Any) -> None:
    """Order inside a batch: reveals, the end-of-game check, then Sam's gains."""
    roles = ["sheriff", None, None, None, None]
    table = a_table(5, {3: "vulture_sam"}, roles=roles, life={1: 1, 3: 4})
    table.final_dice("1 beer").aim(0, 1)
    assert (table.phase, table.life[3]) == ("reveal", 4)
    assert table.reveal(1, "outlaw").life[3] == 6


# Willy the Kid


def test_willy_needs_two_gatlings(a_table: Any) -> None:
    """Section 8, Willy the Kid: two gatlings are enough; his arrows go back too."""
    table = a_table(4, {0: "willy_the_kid"}, arrows={0: 3}).roll(
        "gatling gatling arrow dynamite dynamite"
    )
    table.stop()
    assert (table.life, table.arrows[0], table.arrow_pile) == ([10, 7, 7, 7], 0, 9)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_willy_fires_once_a_turn(a_table: Any, count: int) -> None:
    """Section 8, Willy the Kid: once per turn, even with four."""
    table = a_table(4, {0: "willy_the_kid"}).roll("gatling " * count + "arrow " * (5 - count))
    assert table.stop().life == [10, 7, 7, 7]


def test_willy_needs_more_than_one_gatling(a_table: Any) -> None:
    """Section 8, Willy the Kid: two."""
    table = a_table(4, {0: "willy_the_kid"}).final_dice("gatling arrow arrow dynamite dynamite")
    assert (table.life, table.arrows[0]) == ([10, 8, 8, 8], 2)
