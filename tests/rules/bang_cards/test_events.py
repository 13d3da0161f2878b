"""Each of the forty events shows its effect, or its reminder, at its moment."""

from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import (
    Accept,
    Bang,
    Become,
    Beer,
    Check,
    Correct,
    Dodge,
    Hits,
    Hurt,
    Ignore,
    Next,
    Pass,
    Pick,
    Play,
    Played,
    Put,
    Remove,
    Reveal,
    Ricochet,
    ShotKind,
    Shuffle,
    Spoke,
    SwapSeats,
    Take,
    TurnEvent,
    TurnShow,
)
from companion.rules.bang_cards.distance import base_distance
from companion.rules.bang_cards.draw import draw_rule
from companion.rules.bang_cards.events import DECK_CARDS, EVENT_CARDS
from companion.rules.bang_cards.happened import RolesHidden
from companion.rules.bang_cards.in_force import events_now
from companion.rules.bang_cards.model import Card, Correction, Role, Status, Suit
from companion.rules.bang_cards.reasons import Reminder
from companion.rules.bang_cards.shots import bang_limit
from companion.rules.engine import Outcome
from companion.viewmodels.bang_cards.distance import reach_view
from companion.viewmodels.bang_cards.words import event_help, event_name

HEART, CLUB, SPADE = Check(Suit.HEARTS), Check(Suit.CLUBS), Check(Suit.SPADES)
SECOND = {"turns": [1, 1, 1, 1, 1]}
HIGH_NOON = {"decks": ["high_noon"]}
FISTFUL = {"decks": ["fistful_of_cards"]}


def test_there_are_forty_events() -> None:
    """Fifteen red, fifteen blue, ten orange."""
    assert [len(cards) for cards in DECK_CARDS.values()] == [15, 15, 10]
    assert len(EVENT_CARDS) == 40


def test_every_event_has_a_test_of_its_own() -> None:
    """Named after it, in this file."""
    tests = [name for name in globals() if name.startswith("test_")]
    keys = (key.partition(".")[2] for key in EVENT_CARDS)
    without = [key for key in keys if not any(n.startswith(f"test_{key}_") for n in tests)]
    assert without == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENT_CARDS)
def test_every_event_has_a_name_and_a_help_text(event: str, language: str) -> None:
    """In each language, and in words of its own."""
    words, english = Catalogue(language), Catalogue("en")
    assert words.words(event_name(event)) != event_name(event).id
    helped = words.words(event_help(event))
    assert len(helped) > 15
    assert language == "en" or helped != english.words(event_help(event))


def test_blessing_makes_every_check_hearts(lay: Any) -> None:
    """Jail lets everybody go; the result is filled in, and can be overruled."""
    cards = [[], ["jail"], [], [], []]
    table = lay(5, event="hn.blessing", cards=cards)
    assert table.legal == (HEART,)
    assert table.do(SPADE).state.stage == "draw"
    overruled = lay(5, event="hn.blessing", cards=cards).do(Check(Suit.HEARTS, None, passed=False))
    assert overruled.state.active == 2


def test_curse_makes_every_check_spades(lay: Any) -> None:
    """A barrel never helps; dynamite goes off by rank alone."""
    barrel = lay(5, event="hn.curse", cards=[[], [], ["barrel"], [], []]).play()
    assert barrel.do(Bang(2), HEART).legal == (Dodge(), Take())
    stick = lay(5, event="hn.curse", cards=[[], ["dynamite"], [], [], []])
    assert stick.refusal(HEART) == "rank_missing"
    assert stick.do(Check(Suit.HEARTS, 5)).losses() == [(1, 3)]


def test_daltons_take_one_table_card_of_everybody(lay: Any) -> None:
    """One card is no choice; nobody is asked who has none."""
    cards = [["mustang", "scope"], [], ["barrel"], [], []]
    table = lay(5, options=HIGH_NOON, cards=cards, **SECOND).do(TurnEvent("hn.daltons"))
    assert [ask.player for ask in table.state.asks] == [0, 2]
    assert table.refusal(Remove(0, Card.BARREL)) == "card_not_there"
    table.do(Remove(0, Card.SCOPE))
    assert [len(player.cards) for player in table.state.players] == [1, 0, 0, 0, 0]


def test_doctor_helps_the_weakest_and_is_gone(lay: Any) -> None:
    """A player already at the maximum gains nothing."""
    table = lay(5, {1: "el_gringo"}, options=HIGH_NOON, life=[5, 3, 4, 4, 4], **SECOND)
    table.do(TurnEvent("hn.doctor"))
    assert table.lives() == [5, 3, 4, 4, 4]
    assert table.state.events.used == ("hn.doctor",)


def test_ghost_town_gives_the_dead_a_turn(lay: Any) -> None:
    """They draw three and die again at the end."""
    table = lay(5, event="hn.ghost_town", life=[5, 4, 0, 4, 4]).end_turn()
    assert (table.state.active, table.state.players[2].status) == (2, Status.GHOST)
    assert draw_rule(table.state, 2).cards == 3
    assert table.acts_now("hn.ghost_town")
    table.end_turn()
    assert (table.state.active, table.state.players[2].status) == (3, Status.ELIMINATED)


def test_gold_rush_reverses_the_way_of_the_dynamite(lay: Any) -> None:
    """What goes around goes counter-clockwise."""
    table = lay(5, event="hn.gold_rush", cards=[[], ["dynamite"], [], [], []]).do(HEART)
    assert table.state.players[0].has(Card.DYNAMITE)


def test_handcuffs_hold_one_player_for_the_round(lay: Any) -> None:
    """No card is played from hand; the next event takes them off."""
    table = lay(5, options=HIGH_NOON, **SECOND).do(TurnEvent("hn.handcuffs"), Pick(1)).to(1)
    assert table.refusal(Bang(2)) == "handcuffed"
    assert table.acts_now("hn.handcuffs")
    assert table.legal == (Next(),)
    table.to(4).end_turn().do(TurnEvent("hn.thirst"))
    assert table.state.handcuffed is None


def test_hangover_switches_abilities_off(lay: Any) -> None:
    """Willy the Kid fires once like everybody."""
    table = lay(5, {1: "willy_the_kid"}, event="hn.hangover").play().do(Bang(2), Dodge())
    assert table.refusal(Bang(2)) == "bang_limit_reached"


def test_high_noon_costs_a_life_at_the_start_of_a_turn(lay: Any) -> None:
    """Nobody is the killer; after the checks, so a skipped turn costs nothing."""
    table = lay(5, event="hn.high_noon", life=[5, 1, 4, 4, 4])
    assert table.state.wound.killer is None
    table.do(Take()).do(Next())
    assert table.lives() == [5, 0, 3, 4, 4]
    jailed = lay(5, event="hn.high_noon", cards=[[], ["jail"], [], [], []]).do(CLUB)
    assert jailed.lives() == [5, 4, 3, 4, 4]


def test_new_identity_swaps_the_character(lay: Any) -> None:
    """Two lives to start with; the maximum is what the card prints."""
    table = lay(5, event="hn.new_identity").do(Become("pixie_pete"))
    player = table.state.players[1]
    assert (player.character, player.life, player.max_life) == ("pixie_pete", 2, 3)
    assert lay(5, event="hn.new_identity").do(Pass()).life(1) == 4


def test_reverend_forbids_beer_also_to_the_dying(lay: Any) -> None:
    """No rescue window is left."""
    table = lay(5, event="hn.reverend", life=[5, 2, 1, 4, 4]).play()
    assert table.refusal(Beer(1)) == "beer_has_no_effect"
    assert not table.do(Hurt(2, 1, 1)).state.players[2].alive


def test_sermon_forbids_bang(lay: Any) -> None:
    """Even with a Volcanic."""
    table = lay(5, event="hn.sermon", cards=[[], ["volcanic"], [], [], []]).play()
    assert table.refusal(Bang(2)) == "no_bang_now"


def test_shootout_allows_two_bangs(lay: Any) -> None:
    """And no third."""
    table = lay(5, event="hn.shootout").play().do(Bang(2), Dodge(), Bang(2), Dodge())
    assert table.refusal(Bang(2)) == "bang_limit_reached"


def test_thirst_leaves_the_first_card(lay: Any) -> None:
    """With a character's own draw the texts speak instead of a number."""
    assert draw_rule(lay(5, event="hn.thirst").state, 1).cards == 1
    pete = draw_rule(lay(5, {1: "pixie_pete"}, event="hn.thirst").state, 1)
    assert (pete.cards, pete.sources) == (None, ("pixie_pete", "hn.thirst"))


def test_train_arrival_brings_one_more(lay: Any) -> None:
    """At the end of phase 1."""
    assert draw_rule(lay(5, event="hn.train_arrival").state, 1).cards == 3


def test_train_arrival_and_a_draw_with_a_choice_are_left_to_the_texts(lay: Any) -> None:
    """Kit Carlson looks at three cards, not at four."""
    kit = draw_rule(lay(5, {1: "kit_carlson"}, event="hn.train_arrival").state, 1)
    assert (kit.cards, kit.sources) == (None, ("kit_carlson", "hn.train_arrival"))


def only_while_drawing(table: Any, event: str) -> bool:
    """Tell whether an event is shown as acting in phase 1 and no longer in phase 2."""
    drawing = table.acts_now(event)
    return drawing and not table.play().acts_now(event)


def test_abandoned_mine_is_reminded_while_drawing(lay: Any) -> None:
    """From the discard pile, but as many cards as ever."""
    table = lay(5, event="afoc.abandoned_mine")
    assert draw_rule(table.state, 1).cards == 2
    assert only_while_drawing(table, "afoc.abandoned_mine")


def test_law_of_the_west_is_reminded_while_drawing(lay: Any) -> None:
    """The second card is shown; the number stays."""
    table = lay(5, event="afoc.law_of_the_west")
    assert draw_rule(table.state, 1).cards == 2
    assert only_while_drawing(table, "afoc.law_of_the_west")


def test_dorothy_rage_is_reminded_all_the_time_and_distance_counts_from_the_other(
    lay: Any,
) -> None:
    """Chen is made to shoot: the view looks from his seat, with his weapon."""
    table = lay(6, show="wws.dorothy_rage", cards=[[], [], ["schofield"], [], [], []]).play()
    assert table.acts_now("wws.dorothy_rage")
    view = reach_view(table.state, 2)
    assert (view.reach, view.in_reach) == (2, (0, 1, 3, 4))


def test_showdown_is_reminded_and_makes_every_bang_a_missed(lay: Any) -> None:
    """Any card is a Bang!, which the app cannot see; Big Spenser may dodge at last."""
    table = lay(5, {1: "big_spenser"}, show="wws.showdown").play()
    assert table.acts_now("wws.showdown")
    assert Dodge() in table.do(Bang(1)).legal


def test_sacagaway_is_reminded_until_the_next_show_card(lay: Any) -> None:
    """Hands are open, roles are not."""
    table = lay(5, show="wws.sacagaway").play()
    assert table.acts_now("wws.sacagaway")
    assert BANG_CARDS.write_state(table.state)["players"][1]["role"] is None
    table.do(Play(Played.STAGECOACH), TurnShow("wws.gag"))
    assert [one.key for one in events_now(table.state)] == ["wws.gag"]


def test_ambush_makes_all_neighbours(lay: Any) -> None:
    """Everybody is in range of everybody."""
    state = lay(8, event="afoc.ambush").state
    assert {base_distance(state, 0, one) for one in range(8)} == {1}


def test_blood_brothers_give_a_life_but_never_the_last(lay: Any) -> None:
    """To anybody who has room."""
    table = lay(5, event="afoc.blood_brothers", life=[5, 3, 2, 4, 4])
    assert table.legal == (Pick(2), Pass())
    assert table.refusal(Pick(0)) == "life_is_full"
    assert table.do(Pick(2)).lives() == [5, 2, 3, 4, 4]
    last = lay(5, event="afoc.blood_brothers", life=[5, 1, 2, 4, 4])
    assert last.state.stage == "draw"


def test_dead_man_returns_on_his_turn_with_two_lives_and_two_cards(lay: Any) -> None:
    """Whoever fell first; the view shows the event as long as he is waited for."""
    table = lay(6, event="afoc.dead_man", life=[5, 4, 0, 0, 4, 4], deaths=[3, 2])
    assert table.acts_now("afoc.dead_man")
    assert table.end_turn().legal == (Accept(), Pass())
    table.do(Accept())
    assert (table.state.active, table.lives()) == (3, [5, 4, 0, 2, 4, 4])
    assert (Reminder.DRAW_CARDS, 3, 2) in table.reminders()
    assert not table.acts_now("afoc.dead_man")


def test_dead_man_may_be_declined_and_the_turn_passes_on(lay: Any) -> None:
    """The table decides; nobody else comes back instead."""
    table = lay(6, event="afoc.dead_man", life=[5, 4, 0, 0, 4, 4], deaths=[3, 2]).end_turn()
    assert table.do(Pass()).lives() == [5, 4, 0, 0, 4, 4]
    assert (table.state.active, table.state.stage) == (4, "draw")


def test_dead_man_does_nothing_if_nobody_or_nobody_first_is_dead(lay: Any) -> None:
    """The first victim is already back."""
    table = lay(5, event="afoc.dead_man", life=[5, 4, 0, 4, 4])
    table.end_turn().do(Accept())
    assert table.life(2) == 2
    table.do(Hurt(3, 4, 2), Take()).to(4)
    assert [player.alive for player in table.state.players] == [True, True, True, False, True]
    assert table.state.deaths == (2, 3)


def test_fistful_fires_once_per_hand_card(lay: Any) -> None:
    """The table says how many hit; no killer."""
    table = lay(5, event="afoc.fistful")
    assert table.refusal(Hits(3, 2)) == "amount_not_possible"
    assert table.do(Hits(2, 5)).losses() == [(1, 2)]


def test_hard_liquor_trades_the_draw_for_a_life(lay: Any) -> None:
    """Not at full life."""
    table = lay(5, event="afoc.hard_liquor", life=[5, 3, 4, 4, 4]).do(Accept())
    assert (table.life(1), table.state.stage) == (4, "play")
    assert lay(5, event="afoc.hard_liquor").state.asks == ()


def test_judge_forbids_laying_cards(lay: Any) -> None:
    """In front of anybody."""
    table = lay(5, event="afoc.judge").play()
    assert table.refusal(Put(1, Card.MUSTANG)) == "nothing_may_be_laid"
    assert all(getattr(one, "action", "") != "put" for one in table.legal)


def test_lasso_asks_whether_dynamite_and_jail_count(lay: Any) -> None:
    """The rulebook is silent: the table may ignore them."""
    table = lay(5, event="afoc.lasso", cards=[[], ["jail"], [], [], []])
    assert Ignore() in table.legal
    assert table.do(Ignore()).state.players[1].has(Card.JAIL)
    assert (table.state.active, table.state.stage) == (1, "draw")
    plain = lay(5, cards=[[], ["jail"], [], [], []], active=1)
    assert plain.refusal(Ignore()) == "event_not_active"


def test_peyote_replaces_the_draw(lay: Any) -> None:
    """No number is shown."""
    table = lay(5, event="afoc.peyote")
    assert draw_rule(table.state, 1).cards is None
    assert only_while_drawing(table, "afoc.peyote")


def test_ranch_reminds_after_phase_two(lay: Any) -> None:
    """Cards may be exchanged."""
    table = lay(5, event="afoc.ranch").play().do(Next())
    assert (Reminder.EXCHANGE_HAND, 1, 0) in table.reminders()


def test_ricochet_hits_a_card(lay: Any) -> None:
    """Unless its owner has a Missed!; it never counts as the turn's Bang!."""
    cards = [[], [], ["mustang"], [], []]
    table = lay(5, event="afoc.ricochet", cards=cards).play()
    assert table.refusal(Ricochet(2, Card.SCOPE)) == "card_not_there"
    table.do(Ricochet(2, Card.MUSTANG), Dodge(), Ricochet(2, Card.MUSTANG), Take())
    assert table.state.players[2].cards == ()
    assert table.state.bangs == 0
    assert lay(5, cards=cards).play().refusal(Ricochet(2, Card.MUSTANG)) == "event_not_active"


def test_russian_roulette_ends_with_the_first_who_fails(lay: Any) -> None:
    """Two lives, no killer; after a full lap the table decides."""
    table = lay(5, options=FISTFUL, **SECOND).do(TurnEvent("afoc.russian_roulette"))
    assert table.do(Dodge(), Take()).lives() == [5, 2, 4, 4, 4]
    lap = lay(5, options=FISTFUL, **SECOND).do(TurnEvent("afoc.russian_roulette"))
    lap.do(*(Dodge() for _ in range(5)))
    assert lap.state.asks[0].kind == "another_lap"
    assert lap.do(Accept()).state.asks[0].kind == "russian_roulette"


def test_sniper_needs_two_missed(lay: Any) -> None:
    """And is one shot of the turn."""
    table = lay(5, event="afoc.sniper").play().do(Bang(2, ShotKind.SNIPER), Dodge())
    assert table.state.asks[0].count == 1
    assert table.do(Take()).life(2) == 3
    assert table.refusal(Bang(2)) == "bang_limit_reached"
    assert lay(5).play().refusal(Bang(1, ShotKind.SNIPER)) == "event_not_active"


def test_vendetta_gives_one_extra_turn(lay: Any) -> None:
    """Hearts, and no second check after it."""
    table = lay(5, event="afoc.vendetta").end_turn().do(HEART)
    assert (table.state.active, table.state.extra_turn) == (1, True)
    assert table.end_turn().state.active == 2
    assert lay(5, event="afoc.vendetta").end_turn().do(CLUB).state.active == 2


def test_bone_orchard_brings_the_dead_back_for_good(lay: Any) -> None:
    """One life, a role nobody knows, and they stay when the event leaves."""
    roles = ("sheriff", "outlaw", "renegade", None, None)
    table = lay(5, roles=roles, show="wws.bone_orchard", life=[5, 4, 0, 4, 4], active=1).end_turn()
    player = table.state.players[2]
    assert (player.life, player.role, player.alive) == (1, None, True)
    table.play().do(Play(Played.STAGECOACH), TurnShow("wws.gag"))
    assert table.state.players[2].alive
    table.do(Hurt(2, 1, 1), Take())
    assert Reveal(2, Role.RENEGADE) in table.legal


def test_when_the_bone_orchard_leaves_the_dead_show_their_new_roles(lay: Any) -> None:
    """If these are the last bad ones, the law has won at once."""
    table = lay(5, show="wws.bone_orchard", life=[5, 0, 1, 0, 0]).end_turn().play()
    assert [table.state.players[one].role for one in (1, 3, 4)] == [None, None, None]
    table.do(Hurt(2, 1, 0), Take(), Play(Played.STAGECOACH), TurnShow("wws.gag"))
    table.do(Reveal(3, Role.OUTLAW), Reveal(4, Role.OUTLAW))
    assert (table.state.winner.side, table.state.winner.seats) == ("law", (0, 1))


def test_darling_valentine_reminds_at_the_start(lay: Any) -> None:
    """The whole hand is replaced, before the normal draw."""
    table = lay(5, show="wws.darling_valentine", active=1).end_turn()
    assert (Reminder.REPLACE_HAND, 2, 0) in table.reminders()
    assert only_while_drawing(table, "wws.darling_valentine")


def test_gag_costs_a_life_per_word(lay: Any) -> None:
    """At any time, without a killer."""
    table = lay(5, show="wws.gag").do(Spoke(3))
    assert table.losses() == [(3, 1)]
    assert lay(5).refusal(Spoke(3)) == "event_not_active"


def test_helena_zontero_hides_the_roles_of_the_living(lay: Any) -> None:
    """On a red card; the sheriff keeps the star."""
    table = lay(5, options={"wild_west_show": True}).play()
    table.do(Play(Played.WELLS_FARGO), TurnShow("wws.helena_zontero"))
    table.do(Check(Suit.DIAMONDS))
    assert table.said(RolesHidden)[0].players == (1, 2, 3, 4)
    assert table.state.sheriff == 0
    black = lay(5, options={"wild_west_show": True}).play()
    black.do(Play(Played.WELLS_FARGO), TurnShow("wws.helena_zontero"), CLUB)
    assert black.state.players[1].role is Role.OUTLAW


def test_lady_rosa_swaps_with_the_right_neighbour_who_then_skips(lay: Any) -> None:
    """At any moment of the turn, once; then the next on the left plays."""
    for phase in range(3):
        early = lay(5, show="wws.lady_rosa", active=1).do(*[Next()] * phase)
        assert SwapSeats() in early.legal
        assert early.do(SwapSeats()).state.ring == (1, 0, 2, 3, 4)
    table = lay(5, show="wws.lady_rosa", active=1).play().do(SwapSeats())
    assert table.state.ring == (1, 0, 2, 3, 4)
    assert table.refusal(SwapSeats()) == "swapped_already"
    assert table.end_turn().state.active == 2
    assert not table.state.players[0].skip


def test_miss_susanna_wants_three_cards(lay: Any) -> None:
    """Fewer cost a life, but the table may know better; a Beer counts."""
    table = lay(5, show="wws.miss_susanna", active=1).play()
    table.do(Play(Played.OTHER), Play(Played.OTHER)).end_turn()
    assert table.state.asks[0].kind == "miss_susanna"
    assert table.do(Take()).losses() == [(1, 1)]
    busy = lay(5, show="wws.miss_susanna", active=1).play()
    busy.do(Play(Played.OTHER), Play(Played.OTHER), Play(Played.OTHER)).end_turn()
    assert (busy.state.active, busy.state.asks) == (2, ())
    thirsty = lay(5, show="wws.miss_susanna", life=[5, 2, 4, 4, 4], active=1).play()
    thirsty.do(Beer(1), Beer(1), Play(Played.OTHER)).end_turn()
    assert thirsty.state.active == 2


def test_wild_west_show_is_the_last_card_and_makes_the_last_survivor_win(lay: Any) -> None:
    """It comes when the others are out, and stays."""
    others = [card for card in DECK_CARDS["wild_west_show"] if card != "wws.wild_west_show"]
    table = lay(5, show=others[0], show_used=others[1:], life=[5, 4, 4, 0, 0]).play()
    table.do(Play(Played.STAGECOACH), TurnShow("wws.wild_west_show"))
    table.do(Play(Played.STAGECOACH), Hurt(0, 5, 1), Take())
    assert table.state.show.active == "wws.wild_west_show"
    assert not table.state.winner
    table.do(Hurt(1, 4, 2), Take())
    assert (table.state.winner.side, table.state.winner.seats) == ("last_standing", (2,))


def test_bone_orchard_with_one_survivor_shows_the_new_roles_before_the_verdict(lay: Any) -> None:
    """Roles were dealt again, so the lone survivor may be the renegade, or not."""
    roles = ("sheriff", "outlaw", "renegade", "outlaw")
    table = lay(4, roles=roles, show="wws.bone_orchard", life=[5, 4, 0, 0], active=1).end_turn()
    table.play().do(Hurt(1, 4, 2), Take(), Hurt(0, 5, 2))
    assert table.legal == (Reveal(3, Role.OUTLAW), Reveal(3, Role.RENEGADE))
    assert table.do(Reveal(3, Role.OUTLAW)).state.winner == Outcome("renegade", (2,))


def test_the_tables_own_deck_may_show_what_comes_next(lay: Any) -> None:
    """It lies face up: told as an event is turned, before the first one, or as a correction."""
    table = lay(5, options=HIGH_NOON, event_next="hn.curse", **SECOND)
    assert table.state.events.next_up == "hn.curse"
    assert table.legal[0].choices[0] == "hn.curse"
    table.do(TurnEvent("hn.curse", "hn.thirst"))
    assert table.state.events.next_up == "hn.thirst"
    table.fix(next_event="hn.sermon")
    assert table.state.events.next_up == "hn.sermon"
    assert table.refusal(Correct(Correction(next_event="hn.curse"))) == "event_not_in_deck"


def test_the_apps_own_deck_turns_its_cards_and_shows_the_next(lay: Any) -> None:
    """In the order that came from outside."""
    first = ["hn.thirst", "hn.sermon"]
    pile = [*first, *(card for card in DECK_CARDS["high_noon"] if card not in first)]
    table = lay(5, options=HIGH_NOON, event_pile=pile, **SECOND)
    assert (table.state.events.active, table.state.events.next_up) == ("hn.thirst", "hn.sermon")
    assert bang_limit(table.state) == 1


def test_spent_events_go_round_again(lay: Any) -> None:
    """All but the active one are shuffled; the order comes from outside."""
    used = [card for card in DECK_CARDS["high_noon"] if card != "hn.thirst"]
    table = lay(5, options=HIGH_NOON, event="hn.thirst", event_used=used, event_pile=[], active=0)
    assert table.state.asks[0].kind == "shuffle"
    assert table.refusal(Shuffle(tuple(used[1:]))) == "wrong_order"
    table.do(Shuffle(tuple(used)))
    assert table.state.events.active == used[0]
    assert table.state.events.used == ("hn.thirst",)


def test_the_card_agreed_on_comes_last_and_stays(lay: Any) -> None:
    """A house rule, off by default."""
    options = {**HIGH_NOON, "last_event": "hn.high_noon"}
    early = lay(5, options=options, **SECOND)
    assert early.refusal(TurnEvent("hn.high_noon")) == "event_not_in_deck"
    used = [card for card in DECK_CARDS["high_noon"] if card != "hn.high_noon"]
    late = lay(5, options=options, event="hn.high_noon", event_used=used, active=0)
    assert late.state.asks == ()
