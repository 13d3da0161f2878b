"""Each of the forty-two characters shows its effect, or its reminder, at its moment."""

from typing import Any

import pytest

from companion.rules.bang_cards.actions import (
    Ability,
    Accept,
    Bang,
    Beer,
    Check,
    Dodge,
    Hurt,
    Pass,
    Pick,
    Play,
    Played,
    Put,
    Remove,
    ShotKind,
    Take,
    TakeTwo,
)
from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.characters.character import CharacterSet, Moment
from companion.rules.bang_cards.distance import seen
from companion.rules.bang_cards.draw import draw_rule, hand_limit
from companion.rules.bang_cards.model import Card, Cause, Suit
from companion.rules.bang_cards.money import start_hand
from companion.rules.bang_cards.reasons import Reminder

HEART, CLUB, SPADE = Check(Suit.HEARTS), Check(Suit.CLUBS), Check(Suit.SPADES)


def test_forty_two_characters_in_four_boxes() -> None:
    """Base 16, Dodge City 15, Wild West Show 8, promotional 3."""
    boxes = [one.box for one in CHARACTERS.values()]
    assert [boxes.count(box) for box in CharacterSet] == [16, 15, 8, 3]


def test_bullets_are_four_but_for_a_few() -> None:
    """As printed; the table may overrule them."""
    others = {key: one.bullets for key, one in CHARACTERS.items() if one.bullets != 4}
    threes = {
        "el_gringo",
        "paul_regret",
        "apache_kid",
        "elena_fuente",
        "pixie_pete",
        "sean_mallory",
        "vera_custer",
        "teren_kill",
        "claus_the_saint",
    }
    assert others == dict.fromkeys(threes, 3) | {"gary_looter": 5, "big_spenser": 9}


@pytest.mark.parametrize(
    ("character", "moment"),
    [
        ("flint_westwood", Moment.OWN_PLAY),
        ("youl_grinner", Moment.OWN_DRAW),
        ("jesse_jones", Moment.OWN_DRAW),
        ("pedro_ramirez", Moment.OWN_DRAW),
        ("calamity_janet", Moment.SHOT_AT),
        ("lucky_duke", Moment.CHECK),
        ("suzy_lafayette", Moment.ALWAYS),
        ("uncle_will", Moment.OWN_PLAY),
        ("molly_stark", Moment.OTHERS_TURN),
        ("jose_delgado", Moment.OWN_PLAY),
        ("elena_fuente", Moment.SHOT_AT),
        ("apache_kid", Moment.SHOT_AT),
    ],
)
def test_characters_of_the_hand_are_reminded_at_their_moment(
    character: str, moment: Moment
) -> None:
    """The app holds no cards: it says whose ability the moment calls for."""
    assert moment in CHARACTERS[character].moments


def test_teren_kill_checks_before_he_dies(lay: Any) -> None:
    """Any suit but spades leaves him with one life and a card; after a failure no Beer."""
    table = lay(5, {1: "teren_kill"}).play().do(Hurt(1, 3, 0))
    assert Beer(1) in table.legal
    saved = table.do(CLUB)
    assert saved.life(1) == 1
    assert (Reminder.DRAW_CARDS, 1, 1) in saved.reminders()
    assert not saved.do(Hurt(1, 1, 0), SPADE).state.players[1].alive


def test_big_spenser_starts_with_five_and_never_dodges(lay: Any) -> None:
    """Nine bullets, five cards, no Missed!."""
    table = lay(5, {1: "big_spenser"})
    assert start_hand(table.state, 1) == 5
    assert Dodge() not in table.play().do(Bang(1)).legal


def test_gary_looter_starts_with_five(lay: Any) -> None:
    """And picks up after the others."""
    table = lay(5, {1: "gary_looter"})
    assert start_hand(table.state, 1) == 5
    assert Moment.OTHERS_DISCARD in CHARACTERS["gary_looter"].moments


def test_lee_van_klift_repeats_and_others_do_not(lay: Any) -> None:
    """The repetition counts as one played card."""
    table = lay(5, {0: "lee_van_klift"}).play().do(Play(Played.OTHER))
    assert table.do(Play(Played.OTHER, repeat=True)).state.cards_played == 2
    assert lay(5).play().refusal(Play(Played.OTHER, repeat=True)) == "ability_not_available"


def test_john_pain_takes_every_card_turned_over(lay: Any) -> None:
    """Also of other players' checks."""
    table = lay(5, {3: "john_pain"}, cards=[[], ["jail"], [], [], []], active=1).do(HEART)
    assert (Reminder.TAKE_CHECK_CARD, 3, 1) in table.reminders()


def test_greygory_deck_borrows_two_abilities_and_changes_both_or_none(lay: Any) -> None:
    """They count like his own, for distances too."""
    table = lay(5, {1: "greygory_deck"})
    assert table.state.asks[0].kind == "greygory_deck"
    assert table.refusal(TakeTwo(("paul_regret",))) == "amount_not_possible"
    assert table.refusal(TakeTwo(("paul_regret", "nobody_knows"))) == "no_such_character"
    table.do(TakeTwo(("paul_regret", "willy_the_kid")))
    assert seen(table.state, 0, 1) == 2
    table.end_turn()
    assert table.refusal(TakeTwo(("paul_regret", "kit_carlson"))) == "character_taken"
    table.do(Pass()).play().do(Bang(2), Dodge(), Bang(2), Dodge())
    assert table.state.bangs == 2


def test_vulture_sam_takes_the_dead_players_cards(lay: Any) -> None:
    """They leave the table to his hand."""
    cards = [[], ["mustang"], [], [], []]
    table = lay(5, {3: "vulture_sam"}, cards=cards).play().do(Hurt(1, 4, 0), Take())
    assert (Reminder.TAKE_ALL_CARDS, 3, 0) in table.reminders()
    assert table.state.players[1].cards == ()


def test_sid_ketchum_heals_at_any_time(lay: Any) -> None:
    """Two cards for one life, never above the maximum, also when dying."""
    table = lay(5, {1: "sid_ketchum"}, life=[5, 3, 4, 4, 4])
    assert table.do(Ability(1, "sid_ketchum")).life(1) == 4
    assert table.refusal(Ability(1, "sid_ketchum")) == "life_is_full"
    assert table.do(Hurt(1, 4, 0), Ability(1, "sid_ketchum")).life(1) == 1


def test_willy_the_kid_fires_without_end(lay: Any) -> None:
    """Any number of Bang!."""
    table = lay(5, {0: "willy_the_kid"}).play()
    for _ in range(5):
        table.do(Bang(1), Dodge())
    assert table.state.bangs == 5


def test_paul_regret_is_further_and_rose_doolan_sees_nearer(lay: Any) -> None:
    """One each."""
    state = lay(5, {0: "rose_doolan", 1: "paul_regret"}).state
    assert (seen(state, 2, 1), seen(state, 0, 2)) == (2, 1)


def test_johnny_kisch_clears_cards_of_the_same_name(lay: Any) -> None:
    """The table is asked for each."""
    cards = [[], ["mustang"], ["mustang", "scope"], [], []]
    table = lay(5, {0: "johnny_kisch"}, cards=cards).play().do(Put(0, Card.MUSTANG))
    assert [ask.player for ask in table.state.asks] == [1, 2]
    table.do(Accept(), Pass())
    assert [len(player.cards) for player in table.state.players] == [1, 0, 2, 0, 0]


def test_black_jack_may_draw_a_third(lay: Any) -> None:
    """If the second is red."""
    rule = draw_rule(lay(5, {0: "black_jack"}).state, 0)
    assert (rule.cards, rule.perhaps) == (2, 1)


@pytest.mark.parametrize(("event", "cards"), [("hn.blessing", 3), ("hn.curse", 2)])
def test_blessing_and_curse_settle_black_jacks_third_card(lay: Any, event: str, cards: int) -> None:
    """All suits are one, so nothing is left to chance."""
    rule = draw_rule(lay(5, {1: "black_jack"}, event=event).state, 1)
    assert (rule.cards, rule.perhaps) == (cards, 0)


def test_bart_cassidy_draws_for_each_life(lay: Any) -> None:
    """Whatever took it."""
    table = lay(5, {1: "bart_cassidy"}).play().do(Hurt(1, 2, 0))
    assert (Reminder.DRAW_CARDS, 1, 2) in table.reminders()


def test_el_gringo_takes_from_a_player_but_not_from_dynamite(lay: Any) -> None:
    """Only a card that somebody played."""
    table = lay(5, {1: "el_gringo"}).play().do(Hurt(1, 1, 0))
    assert (Reminder.TAKE_FROM_KILLER, 1, 1) in table.reminders()
    assert table.do(Hurt(1, 1, None, Cause.DYNAMITE)).reminders() == []


def test_jourdonnais_has_a_barrel_and_a_card_gives_a_second_chance(lay: Any) -> None:
    """Two checks with the card."""
    cards = [[], ["barrel"], [], [], []]
    table = lay(5, {1: "jourdonnais"}, cards=cards).play().do(Bang(1))
    assert table.state.asks[0].chances == 2
    assert table.do(CLUB, HEART).life(1) == 4


def test_kit_carlson_looks_at_three_and_keeps_two(lay: Any) -> None:
    """One goes back."""
    rule = draw_rule(lay(5, {0: "kit_carlson"}).state, 0)
    assert (rule.cards, rule.keeps) == (3, 2)


def test_slab_the_killers_shots_need_two_missed(lay: Any) -> None:
    """A barrel counts for one only."""
    cards = [[], ["barrel"], [], [], []]
    table = lay(5, {0: "slab_the_killer"}, cards=cards).play().do(Bang(1), HEART)
    assert table.state.asks[0].count == 1
    assert table.do(Take()).life(1) == 3


def test_tequila_joe_gains_two_by_beer(lay: Any) -> None:
    """Never above the maximum, and in the rescue window too."""
    table = lay(5, {0: "tequila_joe"}, life=[2, 4, 4, 4, 4]).play().do(Beer(0))
    assert table.life(0) == 4
    assert table.do(Beer(0)).life(0) == 5
    assert table.do(Hurt(0, 6, 1), Beer(0)).life(0) == 1


def test_pixie_pete_draws_four(lay: Any) -> None:
    """In phase 1."""
    assert draw_rule(lay(5, {0: "pixie_pete"}).state, 0).cards == 4


def test_herb_hunter_draws_and_greg_digger_heals_when_somebody_dies(lay: Any) -> None:
    """Two cards; two lives, capped."""
    table = lay(5, {2: "herb_hunter", 3: "greg_digger"}, life=[5, 4, 4, 1, 4]).play()
    table.do(Hurt(1, 4, 0), Take())
    assert (Reminder.DRAW_CARDS, 2, 2) in table.reminders()
    assert table.life(3) == 3


def test_vera_custer_copies_until_her_next_turn(lay: Any) -> None:
    """The copied ability feeds draw, limit and distance."""
    table = lay(5, {1: "vera_custer", 2: "sean_mallory", 3: "paul_regret"}, active=1)
    assert table.refusal(Pick(1)) == "not_a_target"
    table.do(Pick(2))
    assert hand_limit(table.state, 1) == 10
    table.end_turn()
    while table.state.active != 1:
        table.end_turn()
    assert table.state.players[1].extra == ()
    assert seen(table.do(Pick(3)).state, 0, 1) == 2


def test_sean_mallory_keeps_ten(lay: Any) -> None:
    """Whatever his life."""
    assert hand_limit(lay(5, {0: "sean_mallory"}, life=[1, 4, 4, 4, 4]).state, 0) == 10


def test_doc_holydays_pair_is_not_the_turns_bang(lay: Any) -> None:
    """Once per turn, within sight."""
    table = lay(6, {0: "doc_holyday"}).play()
    assert table.refusal(Bang(2, ShotKind.PAIR)) == "beyond_range"
    table.do(Bang(1, ShotKind.PAIR), Dodge())
    assert table.state.bangs == 0
    assert table.refusal(Bang(1, ShotKind.PAIR)) == "ability_not_available"
    assert table.do(Bang(1), Dodge()).state.bangs == 1


def test_chuck_wengam_pays_with_life_but_never_the_last(lay: Any) -> None:
    """Two cards each time."""
    table = lay(5, {0: "chuck_wengam"}, life=[2, 4, 4, 4, 4]).play()
    table.do(Ability(0, "chuck_wengam"))
    assert (Reminder.DRAW_CARDS, 0, 2) in table.reminders()
    assert table.refusal(Ability(0, "chuck_wengam")) == "last_life"


def test_pat_brennan_takes_a_table_card_instead_of_drawing(lay: Any) -> None:
    """Others cannot in phase 1."""
    cards = [[], ["mustang"], [], [], []]
    table = lay(5, {0: "pat_brennan"}, cards=cards).do(Remove(1, Card.MUSTANG))
    assert (table.state.stage, table.state.players[1].cards) == ("play", ())
    assert lay(5, cards=cards).refusal(Remove(1, Card.MUSTANG)) == "wrong_phase"


def test_bill_noface_draws_one_at_full_life(lay: Any) -> None:
    """One card and no wound."""
    assert draw_rule(lay(5, {0: "bill_noface"}).state, 0).cards == 1


def test_belle_star_disarms_barrels_on_her_turn(lay: Any) -> None:
    """House rule: of all, or of the others only."""
    cards = [["winchester"], ["barrel"], [], [], []]
    table = lay(5, {0: "belle_star"}, cards=cards).play()
    assert table.refusal(Bang(2)) == "beyond_range"
    assert table.do(Bang(1)).legal == (Dodge(), Take())
    spared = lay(5, {0: "belle_star"}, cards=cards, options={"belle_star": "others"}).play()
    assert spared.do(Bang(2)).state.asks[0].player == 2


def test_claus_keeps_two_of_what_he_draws(lay: Any) -> None:
    """As many as living players, and one."""
    rule = draw_rule(lay(4, {0: "claus_the_saint"}).state, 0)
    assert (rule.cards, rule.keeps) == (5, 2)
