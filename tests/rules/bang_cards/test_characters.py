"""Each of the forty-two characters shows its effect, or its reminder, at its moment."""

from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.rules.bang_cards.actions import (
    Ability,
    Accept,
    Await,
    Bang,
    Beer,
    Check,
    Dodge,
    Duel,
    Hurt,
    Indians,
    Next,
    OpenCharacters,
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
from companion.rules.bang_cards.characters.character import CharacterSet
from companion.rules.bang_cards.distance import seen
from companion.rules.bang_cards.draw import draw_rule, hand_limit
from companion.rules.bang_cards.model import Card, Cause, Suit, TableCard
from companion.rules.bang_cards.money import start_hand
from companion.rules.bang_cards.reasons import Reminder
from companion.viewmodels.bang_cards.words import ability_help, character_name

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


def test_every_character_has_a_test_of_its_own() -> None:
    """Named after it, in this file."""
    tests = [name for name in globals() if name.startswith("test_")]
    without = [key for key in CHARACTERS if not any(n.startswith(f"test_{key}_") for n in tests)]
    assert without == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_name_and_a_help_text(character: str, language: str) -> None:
    """In each language, and in words of its own."""
    words, english = Catalogue(language), Catalogue("en")
    assert words.words(character_name(character)) != character_name(character).id
    helped = words.words(ability_help(character))
    assert len(helped) > 15
    assert language == "en" or helped != english.words(ability_help(character))


def in_phase_one_only(lay: Any, character: str) -> bool:
    """Tell whether an ability is reminded of while its owner draws, and at no other time."""
    own, other = lay(5, {0: character}), lay(5, {1: character})
    drawing, elsewhere = own.reminds_of(character), other.reminds_of(character)
    return drawing and not elsewhere and not own.play().reminds_of(character)


def in_phase_two_only(lay: Any, character: str) -> bool:
    """Tell whether an ability is reminded of while its owner plays, and at no other time."""
    own, other = lay(5, {0: character}), lay(5, {1: character}).play()
    drawing, elsewhere = own.reminds_of(character), other.reminds_of(character)
    return own.play().reminds_of(character) and not drawing and not elsewhere


def when_shot_at_only(lay: Any, character: str) -> bool:
    """Tell whether an ability is reminded of when somebody fires at its owner, and not before."""
    table = lay(5, {1: character}).play()
    before = table.reminds_of(character)
    return table.do(Bang(1)).reminds_of(character) and not before


def test_flint_westwood_is_reminded_in_his_phase_two(lay: Any) -> None:
    """One card for two random ones of another hand."""
    assert in_phase_two_only(lay, "flint_westwood")
    prompts = [one for one in lay(5, {0: "flint_westwood"}).play().legal if isinstance(one, Await)]
    assert "swap_cards" in {one.action for one in prompts}


def test_youl_grinner_is_reminded_before_he_draws(lay: Any) -> None:
    """Players with more cards give him one."""
    assert in_phase_one_only(lay, "youl_grinner")


def test_jesse_jones_is_reminded_as_she_draws(lay: Any) -> None:
    """The first card may come from another hand."""
    assert in_phase_one_only(lay, "jesse_jones")


def test_pedro_ramirez_is_reminded_as_he_draws(lay: Any) -> None:
    """The first card may be the top of the discard pile."""
    assert in_phase_one_only(lay, "pedro_ramirez")


def test_calamity_janet_is_reminded_when_she_fires_and_when_she_is_shot_at(lay: Any) -> None:
    """Bang! and Missed! are one to her, against Indians and in a duel too."""
    assert when_shot_at_only(lay, "calamity_janet")
    assert lay(5, {1: "calamity_janet"}).play().do(Indians()).reminds_of("calamity_janet")
    assert lay(5, {1: "calamity_janet"}).play().do(Duel(1)).reminds_of("calamity_janet")
    assert lay(5, {0: "calamity_janet"}).play().reminds_of("calamity_janet")


def test_lucky_duke_is_reminded_at_every_check(lay: Any) -> None:
    """Two cards are turned over, and he chooses; not while nothing is checked."""
    table = lay(5, {1: "lucky_duke"}, cards=[[], ["jail"], [], [], []], active=1)
    assert table.reminds_of("lucky_duke")
    assert not table.do(HEART).reminds_of("lucky_duke")
    barrel = lay(5, {1: "lucky_duke"}, cards=[[], ["barrel"], [], [], []]).play().do(Bang(1))
    assert barrel.reminds_of("lucky_duke")


def test_lucky_duke_is_not_reminded_at_the_checks_of_others(lay: Any) -> None:
    """Only his own are drawn twice."""
    table = lay(5, {3: "lucky_duke"}, cards=[[], ["jail"], [], [], []], active=1)
    assert not table.reminds_of("lucky_duke")


def test_suzy_lafayette_is_always_reminded(lay: Any) -> None:
    """Her hand may run empty at any moment; only a hangover stops it."""
    table = lay(5, {2: "suzy_lafayette"})
    assert table.reminds_of("suzy_lafayette")
    assert table.play().reminds_of("suzy_lafayette")
    assert not lay(5, {2: "suzy_lafayette"}, event="hn.hangover").reminds_of("suzy_lafayette")


def test_uncle_will_is_reminded_in_his_phase_two(lay: Any) -> None:
    """Once per turn any card is a General Store."""
    assert in_phase_two_only(lay, "uncle_will")


def test_molly_stark_is_reminded_on_the_turns_of_others(lay: Any) -> None:
    """She draws for what she plays off turn."""
    assert lay(5, {1: "molly_stark"}).reminds_of("molly_stark")
    assert not lay(5, {0: "molly_stark"}).reminds_of("molly_stark")


def test_jose_delgado_is_reminded_in_his_phase_two(lay: Any) -> None:
    """A blue card for two others."""
    assert in_phase_two_only(lay, "jose_delgado")


def test_elena_fuente_is_reminded_when_shot_at(lay: Any) -> None:
    """Any card is a Missed! to her; against Indians that does not help."""
    assert when_shot_at_only(lay, "elena_fuente")
    assert not lay(5, {1: "elena_fuente"}).play().do(Indians()).reminds_of("elena_fuente")


def test_apache_kid_is_reminded_when_shot_at_but_not_in_a_duel(lay: Any) -> None:
    """Diamonds do not hurt him, except in a duel."""
    assert when_shot_at_only(lay, "apache_kid")
    assert lay(5, {1: "apache_kid"}).play().do(Indians()).reminds_of("apache_kid")
    assert not lay(5, {1: "apache_kid"}).play().do(Duel(1)).reminds_of("apache_kid")


def test_teren_kill_checks_before_he_dies(lay: Any) -> None:
    """Any suit but spades leaves him with one life and a card; after a failure no Beer."""
    table = lay(5, {1: "teren_kill"}).play().do(Hurt(1, 3, 0))
    assert Beer(1) in table.legal
    assert table.reminds_of("teren_kill")
    saved = table.do(CLUB)
    assert saved.life(1) == 1
    assert (Reminder.DRAW_CARDS, 1, 1) in saved.reminders()
    assert not saved.do(Hurt(1, 1, 0), SPADE).state.players[1].alive


def test_big_spenser_starts_with_five_and_never_dodges(lay: Any) -> None:
    """Nine bullets, five cards, no Missed!."""
    table = lay(5, {1: "big_spenser"})
    assert start_hand(table.state, 1) == 5
    assert (Reminder.START_HAND, 1, 5) in table.reminders()
    assert Dodge() not in table.play().do(Bang(1)).legal
    assert table.reminds_of("big_spenser")


def test_gary_looter_starts_with_five_and_picks_up_after_the_others(lay: Any) -> None:
    """Their surplus of phase 3 is his; his own goes to the discard pile."""
    table = lay(5, {1: "gary_looter"})
    assert (Reminder.START_HAND, 1, 5) in table.reminders()
    table.play().do(Next())
    assert (Reminder.GIVE_SURPLUS, 1, 0) in table.reminders()
    assert table.reminds_of("gary_looter")
    table.to(1).do(Next())
    assert table.reminders() == []


def test_lee_van_klift_repeats_the_card_just_played_once(lay: Any) -> None:
    """A brown one; the repetition counts as one played card. Nobody else can."""
    again = Play(Played.GENERAL_STORE, repeat=True)
    table = lay(5, {0: "lee_van_klift"}).play()
    assert table.reminds_of("lee_van_klift")
    assert table.refusal(again) == "ability_not_available"
    table.do(Play(Played.GENERAL_STORE))
    assert again in table.legal
    assert table.do(again).state.cards_played == 2
    assert table.refusal(again) == "ability_not_available"
    table.do(Play(Played.GENERAL_STORE), Put(0, Card.MUSTANG))
    assert table.refusal(again) == "ability_not_available"
    other = lay(5).play().do(Play(Played.GENERAL_STORE))
    assert other.refusal(again) == "ability_not_available"


def test_john_pain_takes_every_card_turned_over(lay: Any) -> None:
    """Also of other players' checks."""
    table = lay(5, {3: "john_pain"}, cards=[[], ["jail"], [], [], []], active=1).do(HEART)
    assert (Reminder.TAKE_CHECK_CARD, 3, 1) in table.reminders()


def test_greygory_deck_is_offered_the_base_game(lay: Any) -> None:
    """The main deck, but for those at the table."""
    prompt = lay(5, {1: "greygory_deck", 2: "paul_regret"}).legal[0]
    assert (prompt.action, len(prompt.choices)) == ("take_two", 15)
    assert "paul_regret" not in prompt.choices
    assert {CHARACTERS[key].box for key in prompt.choices} == {CharacterSet.BASE}


def test_greygory_deck_is_asked_when_he_is_hired(lay: Any) -> None:
    """The game begins with his two characters, whoever bought him."""
    four = ("greygory_deck", "pixie_pete", "el_gringo", "willy_the_kid")
    table = lay(4, options={"scored": True, "hire": True}).do(OpenCharacters(four))
    while table.state.asks[0].kind != "greygory_deck":
        auction = table.state.asks[0].kind == "auction"
        table.do(table.legal[-1 if auction else 0])
    his = next(one for one, p in enumerate(table.state.players) if p.character == "greygory_deck")
    assert table.state.asks[0].player == his
    table.do(TakeTwo(("paul_regret", "kit_carlson")))
    assert (table.state.stage, table.state.players[his].extra[0]) == ("draw", "paul_regret")


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


def test_paul_regret_is_seen_one_further(lay: Any) -> None:
    """By everybody; he himself sees as usual."""
    state = lay(5, {1: "paul_regret"}).state
    assert [seen(state, one, 1) for one in (0, 2, 3, 4)] == [2, 2, 3, 3]
    assert seen(state, 1, 2) == 1


def test_rose_doolan_sees_everybody_one_nearer(lay: Any) -> None:
    """She is seen as usual."""
    state = lay(6, {0: "rose_doolan"}).state
    assert [seen(state, 0, one) for one in (1, 2, 3)] == [1, 1, 2]
    assert seen(state, 2, 0) == 2


def test_johnny_kisch_clears_cards_of_the_same_name(lay: Any) -> None:
    """The table is asked for each."""
    cards = [[], ["mustang"], ["mustang", "scope"], [], []]
    table = lay(5, {0: "johnny_kisch"}, cards=cards).play().do(Put(0, Card.MUSTANG))
    assert [ask.player for ask in table.state.asks] == [1, 2]
    table.do(Accept(), Pass())
    assert [len(player.cards) for player in table.state.players] == [1, 0, 2, 0, 0]


def test_black_jack_may_draw_a_third(lay: Any) -> None:
    """If the second is red."""
    assert in_phase_one_only(lay, "black_jack")
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
    """Only for a card that another played: not for a duel that he began himself."""
    table = lay(5, {1: "el_gringo"}).play().do(Hurt(1, 1, 0))
    assert (Reminder.TAKE_FROM_KILLER, 1, 1) in table.reminders()
    assert table.do(Hurt(1, 1, None, Cause.DYNAMITE)).reminders() == []
    duel = lay(5, {1: "el_gringo"}, active=1).play().do(Duel(0), Dodge(), Take())
    assert (duel.losses(), duel.reminders()) == ([(1, 1)], [])


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


def test_slab_the_killer_fires_shots_that_need_two_missed(lay: Any) -> None:
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


def test_herb_hunter_draws_two_when_somebody_dies(lay: Any) -> None:
    """Whoever it was; in a hangover nothing happens."""
    table = lay(5, {2: "herb_hunter"}).play().do(Hurt(1, 4, 3), Take())
    assert (Reminder.DRAW_CARDS, 2, 2) in table.reminders()
    off = lay(5, {2: "herb_hunter"}, event="hn.hangover").play().do(Hurt(3, 4), Take())
    assert off.reminders() == []


def test_greg_digger_gains_two_when_somebody_dies(lay: Any) -> None:
    """Never above the maximum."""
    table = lay(6, {3: "greg_digger"}, life=[5, 4, 4, 1, 4, 4]).play().do(Hurt(1, 4, 0), Take())
    assert table.life(3) == 3
    assert table.do(Hurt(5, 4, 0), Take()).life(3) == 4


def test_vera_custers_copy_ends_with_her_next_turn_even_if_she_loses_it(lay: Any) -> None:
    """Jail and hangover do not keep it alive."""
    table = lay(5, {1: "vera_custer", 2: "paul_regret"}, active=1).do(Pick(2)).end_turn()
    assert seen(table.state, 0, 1) == 2
    table.fix(player=1, cards=(TableCard(Card.JAIL),))
    while table.state.active != 1:
        table.end_turn()
    table.do(CLUB)
    assert (table.state.players[1].extra, seen(table.state, 0, 1)) == ((), 1)


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


def test_doc_holyday_fires_a_pair_that_is_not_the_turns_bang(lay: Any) -> None:
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


def test_claus_the_saint_keeps_two_of_what_he_draws(lay: Any) -> None:
    """As many as living players, and one."""
    rule = draw_rule(lay(4, {0: "claus_the_saint"}).state, 0)
    assert (rule.cards, rule.keeps) == (5, 2)
