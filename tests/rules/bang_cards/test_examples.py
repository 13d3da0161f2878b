"""The worked examples of the rulebook, t1 to t47, row by row."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.i18n.catalogue import Catalogue
from companion.rules.bang_cards.actions import (
    Accept,
    Bang,
    Beer,
    Check,
    Deal,
    Dodge,
    Duel,
    Hurt,
    Indians,
    KeepCards,
    Next,
    Pick,
    Play,
    Played,
    Put,
    Remove,
    Reveal,
    SwapCards,
    Take,
    TurnEvent,
    TurnShow,
)
from companion.rules.bang_cards.draw import draw_rule, hand_limit
from companion.rules.bang_cards.happened import EventTurned, Reminded, ShowTurned
from companion.rules.bang_cards.hire import nomination_order
from companion.rules.bang_cards.in_force import abilities
from companion.rules.bang_cards.model import Card, Cause, Role, Status, Suit
from companion.rules.bang_cards.money import most_kept
from companion.rules.bang_cards.outcome import outcome_of
from companion.rules.bang_cards.reasons import Reminder
from companion.rules.bang_cards.roles import ROLE_SETS, SECRET_POOL, opposite_seat, secret_cast
from companion.rules.bang_cards.table_by_chance import secret_deal
from companion.viewmodels.bang_cards.events import ability_reminders
from companion.viewmodels.bang_cards.history import reminder_line

SPADE = Check(Suit.SPADES, 5)
HEART = Check(Suit.HEARTS)
CLUB = Check(Suit.CLUBS)
LONG_GUNS = ("schofield", "remington", "carabine", "winchester")


@pytest.mark.parametrize("weapon", [None, "volcanic", *LONG_GUNS])
def test_t1_a_weapon_of_range_two_reaches_two_seats(lay: Any, weapon: str | None) -> None:
    """Colt and Volcanic do not."""
    table = lay(6, cards=[[weapon] if weapon else [], [], [], [], [], []]).play()
    if weapon in LONG_GUNS:
        assert table.do(Bang(2)).state.asks[0].player == 2
    else:
        assert table.refusal(Bang(2)) == "beyond_range"


def test_t2_with_a_binocular_any_weapon_reaches(lay: Any) -> None:
    """Distance one."""
    table = lay(6, cards=[["binocular"], [], [], [], [], []]).play()
    assert table.do(Bang(2), Dodge()).lives() == [5, 4, 4, 4, 4, 4]


def test_t3_a_mustang_takes_it_back(lay: Any) -> None:
    """Distance two again."""
    table = lay(6, cards=[["binocular"], [], ["mustang"], [], [], []]).play()
    assert table.refusal(Bang(2)) == "beyond_range"


def test_t4_base_three_with_mustang_needs_range_four(lay: Any) -> None:
    """Remington is too short, the carabine is not."""
    short = lay(6, cards=[["remington"], [], [], ["mustang"], [], []]).play()
    assert short.refusal(Bang(3)) == "beyond_range"
    assert lay(6, cards=[["carabine"], [], [], ["mustang"], [], []]).play().do(Bang(3)).state.asks


def dynamite(lay: Any, **more: Any) -> Any:
    """Bob has two lives and dynamite in front, and it goes off."""
    cards = [[], ["dynamite"], [], [], []]
    return lay(5, life=[5, 2, 4, 4, 4], cards=cards, active=1, **more).do(SPADE)


def test_t5_two_beers_save_from_dynamite(lay: Any) -> None:
    """2 - 3 + 2 = 1."""
    table = dynamite(lay).do(Beer(1), Beer(1))
    assert table.life(1) == 1
    assert table.state.wound is None


def test_t6_one_beer_is_not_enough(lay: Any) -> None:
    """2 - 3 + 1 = 0."""
    table = dynamite(lay).do(Beer(1), Take())
    assert not table.state.players[1].alive


def test_t7_hearts_from_the_barrel_cancel_the_shot(lay: Any) -> None:
    """No life is lost."""
    table = lay(5, cards=[[], ["barrel"], [], [], []]).play().do(Bang(1), Check(Suit.HEARTS, 4))
    assert table.life(1) == 4
    assert not table.state.asks


def test_t8_after_another_suit_a_missed_still_helps(lay: Any) -> None:
    """The barrel gives one chance only."""
    table = lay(5, cards=[[], ["barrel"], [], [], []]).play().do(Bang(1), CLUB)
    assert HEART not in table.legal
    assert table.do(Dodge()).life(1) == 4


def test_t9_panic_on_oneself_and_two_weapons_in_one_turn(lay: Any) -> None:
    """Volcanic to hand, Winchester far shot, Volcanic again, three shots at the neighbour."""
    table = lay(6, cards=[["volcanic"], [], [], [], [], []]).play()
    table.do(Play(Played.OTHER), Remove(0, Card.VOLCANIC), Put(0, Card.WINCHESTER))
    table.do(Bang(3), Dodge(), Put(0, Card.VOLCANIC, replace=True))
    for _ in range(3):
        table.do(Bang(1), Dodge())
    assert table.state.players[0].weapon.card is Card.VOLCANIC
    assert table.state.bangs == 4


def test_t10_without_the_volcanic_the_limit_is_back(lay: Any) -> None:
    """Several shots were fired; no more after the Winchester."""
    table = lay(6, cards=[["volcanic"], [], [], [], [], []]).play()
    table.do(Bang(1), Dodge(), Bang(1), Dodge(), Put(0, Card.WINCHESTER, replace=True))
    assert table.refusal(Bang(1)) == "bang_limit_reached"


def money(table: Any) -> list[int]:
    """Give everybody's money."""
    return [player.money for player in table.state.players]


SCORED = {"scored": True}


def test_t11_the_law_wins_with_five(lay: Any) -> None:
    """Sheriff 3000, living deputy 2000, outlaws and an earlier renegade nothing."""
    table = lay(5, options=SCORED, life=[5, 0, 0, 1, 4], deaths=[1, 2]).play()
    table.do(Hurt(3, 1, 0), Take())
    assert table.state.winner.side == "law"
    assert money(table) == [3000, 0, 0, 0, 2000]


def test_t12_the_outlaws_win_with_seven(lay: Any) -> None:
    """Living outlaws 3000, the dead one 2400, the living renegade 2100."""
    table = lay(7, options=SCORED, life=[1, 4, 4, 4, 4, 0, 4]).play()
    table.do(Hurt(0, 1, 1), Take())
    assert table.state.winner.side == "outlaws"
    assert money(table) == [0, 3000, 2100, 3000, 0, 2400, 0]


def test_t13_two_renegades_left_are_no_lone_renegade(lay: Any) -> None:
    """The sheriff dies with both alive: the outlaws win."""
    table = lay(8, life=[1, 0, 4, 0, 0, 0, 0, 4]).play().do(Hurt(0, 1, 2), Take())
    assert table.state.winner.side == "outlaws"


@pytest.mark.parametrize(("character", "life"), [("el_gringo", 4), ("willy_the_kid", 5)])
def test_t14_the_sheriff_has_one_bullet_more(lay: Any, character: str, life: int) -> None:
    """Three become four, four become five."""
    player = lay(5, {0: character}).state.players[0]
    assert (player.life, player.max_life) == (life, life)


def cast_without(removed: Role) -> tuple[int, ...]:
    """Count sheriff, deputies, outlaws and renegade of the secret game in play."""
    counts = secret_cast(removed)
    return tuple(counts[role] for role in Role)


def test_t15_secret_six_without_a_deputy_has_three_outlaws_and_a_renegade() -> None:
    """Sheriff, one deputy, three outlaws, renegade: two good against four bad."""
    assert cast_without(Role.DEPUTY) == (1, 1, 3, 1)


def test_t16_secret_six_without_an_outlaw_has_two_deputies_and_two_outlaws() -> None:
    """Sheriff, two deputies, two outlaws, renegade: three against three."""
    assert cast_without(Role.OUTLAW) == (1, 2, 2, 1)


def test_t17_secret_six_without_the_renegade_has_two_deputies_and_three_outlaws() -> None:
    """Sheriff, two deputies, three outlaws: three against three."""
    assert cast_without(Role.RENEGADE) == (1, 2, 3, 0)


def test_t18_the_seat_opposite_is_a_deputy_half_of_the_time() -> None:
    """Two of the four cards of the pool are deputies, so half of the removed ones are good too."""
    assert SECRET_POOL.count(Role.DEPUTY) * 2 == len(SECRET_POOL)
    seat = opposite_seat(0, 6)
    deals = [secret_deal(Random(seed).randrange) for seed in range(400)]
    deputies = sum(deal[seat] is Role.DEPUTY for deal in deals)
    removed = sum(deal.count(Role.DEPUTY) == 1 for deal in deals)
    assert 150 < deputies < 250
    assert 150 < removed < 250
    for deal in deals:
        left = Counter(ROLE_SETS[7]) - Counter(deal)
        assert left.total() == 1
        assert set(left) <= set(SECRET_POOL)


def test_t19_surplus_cards_go_to_gary_looter(lay: Any) -> None:
    """Four lives: four cards stay, the fifth is Gary's."""
    table = lay(5, {2: "gary_looter"}, active=1).play().do(Next())
    assert hand_limit(table.state, 1) == 4
    assert (Reminder.GIVE_SURPLUS, 2, 0) in table.reminders()


def test_t20_john_pain_cannot_use_the_card_of_this_very_check(lay: Any) -> None:
    """It may be a Beer: he takes it with the word that it helps later only, and is dying."""
    cards = [[], ["dynamite"], [], [], []]
    table = lay(5, {1: "john_pain"}, life=[5, 3, 4, 4, 4], cards=cards, active=1)
    before = table.state
    table.do(SPADE)
    assert (Reminder.TAKE_CHECK_CARD, 1, 1) in table.reminders()
    said = reminder_line(before, table.said(Reminded)[0])
    assert "only when this is over" in Catalogue("en").words(said)
    assert table.state.wound.short == 1
    assert not table.do(Take()).state.players[1].alive


def test_t21_equal_function_is_allowed_an_equal_name_is_not(lay: Any) -> None:
    """Sombrero and Iron Plate lie side by side; two Iron Plates do not."""
    table = lay(5).play().do(Put(0, Card.GREEN, name="Sombrero"))
    table.do(Put(0, Card.GREEN, name="Iron Plate"))
    assert table.refusal(Put(0, Card.GREEN, name="iron plate")) == "same_card_twice"


def test_t22_two_players_indians_hit_both_characters(lay: Any) -> None:
    """Suzy loses one, Janet wakes up and answers; then Suzy is active and her hand empty."""
    table = lay(2, {2: "suzy_lafayette", 3: "calamity_janet"}).do(Pick(0)).play().do(Indians())
    assert [ask.player for ask in table.state.asks] == [2, 3]
    table.do(Take())
    assert [one.key for one in abilities(table.state, 3)] == ["calamity_janet"]
    table.do(Dodge())
    assert table.lives() == [4, 4, 3, 4]
    assert table.state.fronts == (0, 2)
    assert abilities(table.state, 3) == ()
    assert "suzy_lafayette" in {one.character for one in ability_reminders(table.state)}


def test_t23_the_deputy_who_kills_the_renegade_wins(lay: Any) -> None:
    """Three players: a personal kill of the own prey ends the game."""
    table = lay(3, life=[4, 4, 1]).play().do(Hurt(2, 1, 0), Take())
    assert (table.state.winner.side, table.state.winner.seats) == ("hunter", (0,))


def test_t24_the_wrong_hunter_gets_cards_and_the_last_two_fight_it_out(lay: Any) -> None:
    """The outlaw kills the renegade: three cards, Beer void from now on."""
    table = lay(3, life=[3, 4, 1], active=1).play().do(Hurt(2, 1, 1), Take())
    assert (Reminder.DRAW_CARDS, 1, 3) in table.reminders()
    assert not table.state.winner
    assert table.to(0).refusal(Beer(0)) == "beer_has_no_effect"
    table.do(Hurt(1, 4, 0))
    assert (table.state.winner.side, table.state.winner.seats) == ("last_standing", (0,))


def test_t25_flint_westwood_gets_one_card_only_from_a_hand_of_one(lay: Any) -> None:
    """Two for one from a larger hand; nobody else may swap, and not from an empty hand."""
    table = lay(5, {0: "flint_westwood"}).play()
    assert table.do(SwapCards(1, 1)).reminders() == [(Reminder.SWAP_CARDS, 0, 1)]
    assert table.do(SwapCards(1, 5)).reminders() == [(Reminder.SWAP_CARDS, 0, 2)]
    assert table.refusal(SwapCards(1, 0)) == "amount_not_possible"
    assert table.refusal(SwapCards(0, 2)) == "not_a_target"
    assert lay(5).play().refusal(SwapCards(1, 1)) == "ability_not_available"


def test_t26_a_repeated_stagecoach_turns_no_second_show_card(lay: Any) -> None:
    """Lee Van Klift."""
    table = lay(5, {0: "lee_van_klift"}, options={"wild_west_show": True}).play()
    table.do(Play(Played.STAGECOACH), TurnShow("wws.sacagaway"))
    table.do(Play(Played.STAGECOACH, repeat=True))
    assert table.said(ShowTurned) == []
    assert table.state.show.active == "wws.sacagaway"


def test_t27_in_the_showdown_big_spenser_may_dodge(lay: Any) -> None:
    """Without it he has no Missed!."""
    plain = lay(5, {1: "big_spenser"}).play().do(Bang(1))
    assert plain.refusal(Dodge()) == "cannot_play_missed"
    showdown = lay(5, {1: "big_spenser"}, show="wws.showdown").play().do(Bang(1), Dodge())
    assert showdown.life(1) == 9


def test_t28_with_wild_west_show_the_sheriffs_death_ends_nothing(lay: Any) -> None:
    """Outlaws still have a price, and the sheriff is never jailed."""
    used = {"show_used": [f"wws.{key}" for key in SHOWS]}
    table = lay(5, show="wws.wild_west_show", life=[1, 1, 4, 4, 4], active=4, **used).play()
    assert table.refusal(Put(0, Card.JAIL)) == "sheriff_cannot_be_jailed"
    table.do(Hurt(0, 1, 2), Take())
    assert table.state.winner is None
    table.do(Hurt(1, 1, 4), Take())
    assert (Reminder.DRAW_CARDS, 4, 3) in table.reminders()


SHOWS = (
    "bone_orchard",
    "darling_valentine",
    "dorothy_rage",
    "gag",
    "helena_zontero",
    "lady_rosa",
    "miss_susanna",
    "sacagaway",
    "showdown",
)


def test_t29_the_event_changes_before_the_dynamite(lay: Any) -> None:
    """At the sheriff's second turn."""
    options = {"decks": ["high_noon"]}
    cards = [["dynamite"], [], [], [], []]
    table = lay(5, options=options, cards=cards, turns=[1, 1, 1, 1, 1])
    assert table.state.asks[0].kind == "turn_event"
    assert table.do(TurnEvent("hn.thirst")).state.asks[0].kind == "dynamite"


def test_t30_dynamite_comes_before_jail(lay: Any) -> None:
    """Both lie there."""
    table = lay(5, cards=[[], ["jail", "dynamite"], [], [], []], active=1)
    assert [ask.kind for ask in table.state.asks] == ["dynamite", "jail"]


def test_t31_a_turn_lost_to_jail_has_no_discard(lay: Any) -> None:
    """The next player begins at once."""
    table = lay(5, cards=[[], ["jail"], [], [], []], active=1).do(CLUB)
    assert (table.state.active, table.state.stage) == (2, "draw")
    assert not table.state.players[1].cards


def test_t32_miss_susanna_spares_the_jailed(lay: Any) -> None:
    """No life is lost with the turn."""
    cards = [[], ["jail"], [], [], []]
    table = lay(5, show="wws.miss_susanna", cards=cards, active=1).do(CLUB)
    assert table.lives() == [5, 4, 4, 4, 4]
    assert not table.state.asks


def test_t33_an_outlaw_who_loses_his_own_duel_is_worth_nothing(lay: Any) -> None:
    """No three cards for the other."""
    table = lay(5, life=[5, 1, 4, 4, 4], active=1).play().do(Duel(0), Dodge(), Take(), Take())
    assert not table.state.players[1].alive
    assert table.reminders() == []
    entered = lay(5, life=[5, 1, 4, 4, 4]).play()
    entered.do(Hurt(1, 1, 0, Cause.DUEL, own_duel=True), Take())
    assert entered.reminders() == []


def test_t34_nobody_is_paid_for_dynamite(lay: Any) -> None:
    """Bob is an outlaw."""
    table = dynamite(lay).do(Take())
    assert not table.state.players[1].alive
    assert table.reminders() == []


def test_t35_a_sheriff_who_kills_a_deputy_loses_everything(lay: Any) -> None:
    """Hand and table."""
    cards = [["mustang", "schofield"], [], [], [], []]
    table = lay(5, life=[5, 4, 4, 4, 1], cards=cards).play().do(Hurt(4, 1, 0), Take())
    assert (Reminder.DISCARD_EVERYTHING, 0, 0) in table.reminders()
    assert table.state.players[0].cards == ()


def test_t36_a_deputy_who_kills_the_sheriff_pays(lay: Any) -> None:
    """The outlaws win, the deputy has minus 5000; also if these two were the last ones."""
    table = lay(5, options=SCORED, life=[1, 0, 4, 0, 4]).play()
    last = replace(table.state.players[2], status=Status.ELIMINATED, life=0)
    table.do(Hurt(0, 1, 4), Take())
    assert table.state.winner.side == "outlaws"
    assert money(table)[4] == -5000
    players = (*table.state.players[:2], last, *table.state.players[3:])
    outcome = outcome_of(replace(table.state, players=players))
    assert outcome is not None
    assert outcome.side == "outlaws"


def test_t37_the_lone_renegade_with_four(lay: Any) -> None:
    """Renegade 6000, sheriff 400, outlaws nothing."""
    table = lay(4, options=SCORED, life=[1, 0, 4, 0]).play()
    table.do(Hurt(0, 1, 2), Take())
    assert table.state.winner.side == "renegade"
    assert money(table) == [400, 0, 6000, 0]


def test_t38_the_renegade_who_falls_last_is_paid(lay: Any) -> None:
    """Five players: 2000."""
    table = lay(5, options=SCORED, life=[5, 0, 1, 0, 4]).play().do(Hurt(2, 1, 0), Take())
    assert money(table) == [3000, 0, 2000, 0, 2000]


def test_t39_gold_rush_turns_the_round(lay: Any) -> None:
    """Seats S, A, B, C play S, C, B, A."""
    options = {"decks": ["high_noon"]}
    table = lay(4, options=options, turns=[1, 1, 1, 1]).do(TurnEvent("hn.gold_rush"))
    order = [table.state.active, *(table.end_turn().state.active for _ in range(3))]
    assert order == [0, 3, 2, 1]


def test_t40_the_doctor_heals_everybody_at_the_minimum(lay: Any) -> None:
    """1, 1, 3, 4 become 2, 2, 3, 4, and no event is left."""
    options = {"decks": ["high_noon"]}
    table = lay(5, options=options, life=[4, 1, 1, 3, 0], turns=[1, 1, 1, 1, 1])
    table.do(TurnEvent("hn.doctor"))
    assert table.lives() == [4, 2, 2, 3, 0]
    assert table.state.events.active is None


def test_t41_only_the_first_dead_comes_back(lay: Any) -> None:
    """With two lives and two cards, on the own turn."""
    table = lay(6, event="afoc.dead_man", life=[5, 4, 0, 0, 4, 4], deaths=[3, 2], active=1)
    table.end_turn().do(Accept())
    assert (table.state.active, table.life(3), table.life(2)) == (3, 2, 0)
    assert (Reminder.DRAW_CARDS, 3, 2) in table.reminders()


def test_t42_money_limits_the_cards_kept(lay: Any) -> None:
    """1200 dollars buy two cards."""
    options = {"scored": True, "series": True, "experience": True}
    table = lay(4, options=options, life=[1, 4, 4, 4], money=[0, -800, 0, 0]).play()
    table.do(Hurt(0, 1, 1), Take())
    deal = table.legal[0]
    assert deal.action == "deal"
    table.do(deal_of(4))
    assert table.state.asks[0].kind == "keep_cards"
    assert most_kept(table.state, 1) == 2
    assert table.refusal(KeepCards(3)) == "too_many_kept"
    assert table.do(KeepCards(2)).state.players[1].money == 200


def deal_of(count: int) -> Any:
    """Deal characters that change nothing here."""
    return Deal(("other",) * count)


def test_t43_nominations_begin_at_the_sheriffs_right(lay: Any) -> None:
    """Counter-clockwise, the sheriff last."""
    table = lay(4, options={"scored": True, "hire": True})
    assert nomination_order(table.state) == (3, 2, 1, 0)


def test_t44_a_bounty_replaces_the_three_cards(lay: Any) -> None:
    """Also among outlaws."""
    options = {"scored": True, "bounties": True}
    table = lay(5, options=options, life=[5, 1, 4, 4, 4]).play().do(Hurt(1, 1, 3), Take())
    assert table.state.players[3].money == 1000
    assert table.reminders() == []


def test_t45_bill_noface_draws_for_his_wounds(lay: Any) -> None:
    """One card and one for each of two wounds."""
    table = lay(5, {1: "bill_noface"}, life=[5, 2, 4, 4, 4], active=1)
    assert draw_rule(table.state, 1).cards == 3


def test_t46_claus_draws_for_everybody(lay: Any) -> None:
    """Five living: six cards, two kept, four given."""
    rule = draw_rule(lay(5, {1: "claus_the_saint"}, active=1).state, 1)
    assert (rule.cards, rule.keeps) == (6, 2)


def test_t47_no_event_in_the_sheriffs_first_turn(lay: Any) -> None:
    """The first comes with the second turn."""
    table = lay(5, options={"decks": ["high_noon"]})
    assert not any(isinstance(event, EventTurned) for event in table.log)
    assert table.state.stage == "draw"
    for _ in range(5):
        table.end_turn()
    assert table.state.asks[0].kind == "turn_event"


def test_every_row_has_its_test() -> None:
    """t1 to t47, each under its number."""
    tests = [name for name in globals() if name.startswith("test_t")]
    missing = [n for n in range(1, 48) if not any(t.startswith(f"test_t{n}_") for t in tests)]
    assert missing == []


def test_reveal_and_unused_causes_are_refused(lay: Any) -> None:
    """Nobody waits for a role, and dynamite has no owner."""
    table = lay(5).play()
    assert table.refusal(Reveal(1, Role.OUTLAW)) == "reveal_not_awaited"
    assert table.refusal(Hurt(1, 1, 0, Cause.DYNAMITE)) == "cause_has_no_killer"
    assert table.refusal(Accept()) == "wrong_phase"
