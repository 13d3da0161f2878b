"""What follows from stated rules, by the numbers in our list."""

from typing import Any

import pytest

from companion.rules.western_legends import actions as a
from companion.rules.western_legends import events as e
from companion.rules.western_legends.calibration import DieFace, Track
from companion.rules.western_legends.model import FightKind, Phase, Stage
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.scoring import result_of
from companion.rules.western_legends.turn import turns_left

WANTED, MARSHAL = Track.WANTED, Track.MARSHAL
WON, LOST = a.SettleFight(winner=a.Winner.PLAYER), a.SettleFight(winner=a.Winner.OPPONENT)


def test_dr_01_income_over_120_is_lost(sit: Any) -> None:
    """$110 and $20 make $120."""
    table = sit(stage=None).set(0, cash=110).do(a.Income(a.Take.CASH))
    assert table[0].cash == 120
    moved = next(event for event in table.events if isinstance(event, e.CashMoved))
    assert (moved.change, moved.lost) == (10, 10)


def test_dr_02_a_marshal_who_fails_at_the_bank_is_wanted(sit: Any) -> None:
    """All marshal points are lost; the cube starts on wanted cell 1."""
    table = sit().set(0, hand=2, track=MARSHAL, points=7).do(a.RobBank(), LOST)
    player = table[0]
    assert (player.track, player.points, player.wounds, player.hand) == (WANTED, 1, 1, 2)


def test_dr_03_a_marshal_who_robs_the_bank_goes_on_to_cell_3(sit: Any) -> None:
    """The first point switches, the other two move on."""
    table = sit().set(0, hand=2, track=MARSHAL, points=7).do(a.RobBank(), WON)
    assert (table[0].track, table[0].points, table[0].cash) == (WANTED, 3, 80)


def test_dr_03_by_house_rule_switching_stops_at_cell_1(sit: Any) -> None:
    """The other points are dropped."""
    table = sit(options={"switch_advances": False}).set(0, hand=2, track=MARSHAL, points=7)
    assert table.do(a.RobBank(), WON)[0].points == 1


def test_dr_04_marshal_points_are_void_for_the_wanted(sit: Any) -> None:
    """Offered by a story, they change nothing."""
    table = sit(2, position={"stories": [[0, 1], []]}).set(1, track=WANTED, points=1)
    table.do(a.EndActions())
    before = table[1]
    table.do(a.ReadStory(rewards=(a.Effect(1, marshal=1),)))
    assert table[1] == before
    assert any(isinstance(event, e.PointsVoid) for event in table.events)


def test_dr_05_an_arrest_strips_the_wanted(sit: Any) -> None:
    """Half of cash and gold rounded up, cattle, all wanted points; the marshal moves on."""
    table = sit(2).set(0, hand=2, track=MARSHAL, points=1)
    table.set(1, track=WANTED, points=6, cash=50, gold=3, cattle="brown", hand=2)
    table.do(a.StartFight(FightKind.ARREST, 1), a.AnswerFight(accept=True), WON)
    target = table[1]
    assert (target.track, target.cash, target.gold, target.cattle) == (Track.NONE, 20, 1, None)
    assert (target.wounds, target.hand, table[0].points) == (1, 2, 2)
    assert table.state.sheriff_home


def test_dr_06_a_robber_takes_half_rounded_up(sit: Any) -> None:
    """What goes over $120 is lost."""
    table = sit(2).set(0, hand=2, cash=100).set(1, hand=2, cash=70)
    table.do(a.StartFight(FightKind.ROBBERY, 1), a.AnswerFight(accept=True), WON)
    table.do(a.TakeSpoils(a.Spoils.CASH))
    assert (table[1].cash, table[0].cash, table[0].points) == (30, 120, 1)
    assert table[0].track is WANTED


def test_dr_07_who_refuses_a_duel_loses_it(sit: Any) -> None:
    """The initiator's card is discarded all the same."""
    table = sit(2).set(0, hand=2).set(1, hand=2)
    table.do(a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=False))
    assert (table[0].lp, table[0].hand, table[1].wounds, table[1].hand) == (2, 1, 1, 3)


def test_dr_08_fight_values_are_clamped(sit: Any) -> None:
    """2 less 3 is still 2, and a tie is the initiator's."""
    table = sit(2).set(0, hand=1).set(1, hand=1)
    table.do(a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=True))
    table.do(a.SettleFight(2, 2, player_modifiers=(-3,)))
    settled = next(event for event in table.events if isinstance(event, e.FightSettled))
    assert (settled.player, settled.opponent, settled.winner) == (2, 2, a.Winner.PLAYER)


def test_dr_09_everyone_wanted_with_the_sheriff_discards(sit: Any) -> None:
    """Then the mover picks one; if he wins, only the sheriff goes home."""
    table = sit(3).set(0, hand=1).set(1, hand=4, track=WANTED, points=2)
    table.set(2, hand=0, track=WANTED, points=5)
    table.do(a.PlayAction("round_up"), a.MoveSheriff(2), a.MeetSheriff((1, 2)))
    assert (table[1].hand, table[2].hand) == (3, 0)
    assert set(table.legal) == {a.TryArrest(1), a.TryArrest(2), a.TryArrest(None)}
    before = table[1]
    table.do(a.TryArrest(1), a.SettleFight(14, 3))
    assert (table[1].points, table[1].lp, table[1].wounds) == (before.points, before.lp, 0)
    assert table.state.sheriff_home


def test_dr_10_arrested_before_step_3_there_is_no_wanted_income(sit: Any) -> None:
    """The sheriff strikes while stories resolve."""
    table = sit(2, position={"stories": [[0, 1], []]})
    table.set(0, track=WANTED, points=6, cash=50, gold=3, hand=2)
    table.do(a.EndActions(), a.ReadStory(sheriff=3), a.MoveSheriff(1), a.MeetSheriff((0,)))
    table.do(a.TryArrest(0), LOST)
    assert (table[0].track, table[0].lp, table[0].cash, table[0].gold) == (Track.NONE, 0, 20, 1)
    assert table.state.active == 1


def test_dr_11_the_doctor_heals_everything(sit: Any) -> None:
    """And a card comes for each wound."""
    table = sit().set(0, wounds=3, cash=10).do(a.Heal())
    assert (table[0].cash, table[0].wounds, table[0].hand) == (0, 0, 3)


def test_dr_12_points_for_gold_are_kept_when_cash_overflows(sit: Any) -> None:
    """Four nuggets: $80, of which $20 are lost, and 4 LP."""
    table = sit().set(0, gold=4, cash=60).do(a.SellGold(4))
    assert (table[0].gold, table[0].cash, table[0].lp) == (0, 120, 4)


def test_dr_13_gold_dust_pays_and_is_rolled_again(sit: Any) -> None:
    """As long as it comes."""
    chain = (DieFace.DUST, DieFace.DUST, DieFace.PEBBLES)
    table = sit().do(a.Prospect((a.Die((DieFace.NUGGET,)), a.Die(chain))))
    assert (table[0].gold, table[0].cash) == (1, 20)


def four_at_poker(sit: Any) -> Any:
    """Four players who all join."""
    table = sit(4)
    for seat in range(4):
        table.set(seat, cash=10, hand=2)
    return table.do(a.Poker((1, 2, 3)))


def test_dr_14_two_tied_players_split_the_pot(sit: Any) -> None:
    """$90 to two: $40 each, $10 to the supply; the other two draw."""
    table = four_at_poker(sit).do(a.Showdown(winners=(1, 2)))
    assert [player.cash for player in table.state.players] == [0, 40, 40, 0]
    assert [player.hand for player in table.state.players] == [2, 1, 1, 2]
    assert [player.lp for player in table.state.players] == [0, 0, 0, 0]


def test_dr_15_the_active_player_wins_every_tie(sit: Any) -> None:
    """All of the pot and 1 LP; the other draws."""
    table = four_at_poker(sit).do(a.Showdown(winners=(0, 2)))
    assert (table[0].cash, table[0].lp, table[2].cash, table[2].hand) == (90, 1, 0, 2)


def test_dr_16_with_no_card_before_one_plays_the_card_drawn(sit: Any) -> None:
    """A hand of four with the flop."""
    table = sit(2).set(0, cash=10, hand=0).do(a.Poker())
    assert (table[0].cash, table[0].hand) == (0, 1)
    shown = (a.Shown(0, ("ks",)), a.Shown(1, ("3h", "8c")))
    table.do(a.Showdown(("kd", "9c", "5h"), shown))
    assert (table[0].lp, table[0].hand, table[0].cash) == (1, 0, 60)


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (50, 0), (60, 1), (110, 1), (120, 2)])
def test_dr_17_full_sixties_score(sit: Any, cash: int, points: int) -> None:
    """One point each."""
    assert result_of(sit().set(0, cash=cash).state).scores[0].cash == points


def test_dr_18_gold_breaks_a_tie_after_the_track(sit: Any) -> None:
    """Equal LP, four points each on either track: the nugget decides."""
    table = sit(2, options={"calibration": {"marshal_row_lp": [3, 3, 3]}})
    table.set(0, track=MARSHAL, points=4).set(1, track=WANTED, points=4, gold=1)
    result = result_of(table.state)
    assert result.scores[0].total == result.scores[1].total
    assert result.winner.seats == (1,)


@pytest.mark.parametrize(
    ("count", "left"),
    [
        (2, (3, 2)),
        (3, (5, 4, 3)),
        (4, (7, 6, 5, 4)),
        (5, (9, 8, 7, 6, 5)),
        (6, (11, 10, 9, 8, 7, 6)),
    ],
)
def test_dr_19_the_last_round_for_every_trigger(sit: Any, count: int, left: Any) -> None:
    """The whole table: turns left after the triggering turn, everyone with R + 1 in the end."""
    for seat, expected in enumerate(left):
        table = sit(count, position={"active": seat, "round": 3})
        table.do(a.ApplyEffect(a.Effect(seat, lp=20)))
        assert sum(turns_left(table.state, one) or 0 for one in range(count)) == expected
        turns = -1
        while table.phase is not Phase.OVER:
            table.at(Stage.ACTIONS).do(a.EndActions())
            turns += 1
        assert turns == expected
        assert {player.turns for player in table.state.players} == {4}


def test_dr_20_a_fourth_wound_is_ignored_but_the_card_is_drawn(sit: Any) -> None:
    """Losing a duel with three wounds."""
    table = sit(2).set(0, hand=1, wounds=3).set(1, hand=1)
    table.do(a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=True), LOST)
    assert (table[0].wounds, table[0].hand) == (3, 1)


def test_dr_21_two_discs_of_one_player_are_one_reward(sit: Any) -> None:
    """Both discs come back."""
    table = sit(2, position={"stories": [[0, 0], []]}).do(a.EndActions())
    text = table.state.agenda[-1]
    assert text.participants == (0,)
    twice = a.ReadStory(rewards=(a.Effect(0, lp=1), a.Effect(0, lp=1)))
    assert table.refusal(twice) == LegendsRefusal.NOT_A_PARTICIPANT
    assert table.state.discs_left(0) == 2


def test_dr_22_nobody_wanted_the_sheriff_stays(sit: Any) -> None:
    """The step is skipped."""
    table = sit(2, position={"stories": [[0, 1], []]}).do(a.EndActions(), a.ReadStory(sheriff=3))
    assert any(isinstance(event, e.SheriffStayed) for event in table.events)
    assert table.state.active == 1


def test_dr_23_one_fight_per_opponent_and_turn(sit: Any) -> None:
    """Against A, then B, then A again."""
    table = sit(3).set(0, hand=5).set(1, hand=3).set(2, hand=3)
    for target in (1, 2):
        table.do(a.StartFight(FightKind.DUEL, target), a.AnswerFight(accept=True), WON)
    third = a.StartFight(FightKind.ROBBERY, 1)
    assert table.refusal(third) == LegendsRefusal.ALREADY_FOUGHT
    assert third not in table.legal


def test_dr_24_five_points_wake_the_ability_once(sit: Any) -> None:
    """Shown once, however many points follow."""
    table = sit().set(0, lp=4, cash=120).do(a.Cabaret(1))
    assert table[0].legendary
    assert sum(isinstance(event, e.AbilityWoken) for event in table.events) == 1
    table.do(a.Cabaret(1))
    assert not any(isinstance(event, e.AbilityWoken) for event in table.events)


def test_bass_reeves_draws_at_the_start_of_his_turn(sit: Any) -> None:
    """Once he has 5 LP."""
    table = sit(2, characters=(None, "bass_reeves")).set(1, lp=5, legendary=True)
    table.do(a.EndActions())
    assert (table.state.active, table[1].hand, table.phase) == (1, 1, Phase.INCOME)


def test_rowdy_may_discard_a_card_to_ride(sit: Any) -> None:
    """He is asked only with a card in hand."""
    table = sit(2, characters=(None, "y_b_rowdy")).set(1, lp=5, legendary=True, hand=1)
    table.do(a.EndActions())
    assert table.phase is Phase.START_EFFECT
    assert table.do(a.StartEffect(use=True))[1].hand == 0


def test_billy_takes_a_toll_after_a_move(sit: Any) -> None:
    """$10 or a card of one who is there."""
    table = sit(2, characters=("billy_the_kid",)).set(0, lp=5, legendary=True).set(1, cash=10)
    table.do(a.Move())
    assert set(table.legal) == {a.TakeToll(), a.TakeToll(1, a.TollGift.CASH)}
    table.do(a.TakeToll(1, a.TollGift.CASH))
    assert (table[0].cash, table[1].cash) == (10, 0)


def test_a_delivery_counts_for_the_wanted_income_of_the_same_turn(sit: Any) -> None:
    """Rustling comes before the five steps of the end of the turn."""
    table = sit(2).set(0, cattle="brown").do(a.EndActions())
    assert table.phase is Phase.DELIVERY
    table.do(a.Deliver(a.Delivery.RUSTLE, (a.Effect(0, cash=20),)), a.EndActions())
    assert (table[0].cattle, table[0].points, table[0].cash, table[0].lp) == (None, 1, 20, 1)


def test_a_wanted_player_drives_cattle_for_the_reward_only(sit: Any) -> None:
    """No marshal point."""
    table = sit(2).set(0, cattle="brown", track=WANTED, points=3).do(a.EndActions())
    table.do(a.Deliver(a.Delivery.DRIVE, (a.Effect(0, cash=20),)))
    assert (table[0].points, table[0].cash, table[0].track) == (3, 20, WANTED)


def test_a_robber_has_room_for_four_nuggets_and_one_cattle(sit: Any) -> None:
    """The rest stays with the victim."""
    table = sit(2).set(0, hand=1, gold=3, cattle="red").set(1, hand=1, gold=4, cattle="brown")
    table.do(a.StartFight(FightKind.ROBBERY, 1), a.AnswerFight(accept=False))
    assert a.TakeSpoils(a.Spoils.GOLD, cattle=True) not in table.legal
    table.do(a.TakeSpoils(a.Spoils.GOLD))
    assert (table[0].gold, table[1].gold, table[1].cattle) == (4, 3, "brown")


def test_the_man_in_black_wins_with_strictly_more(sit: Any) -> None:
    """His line is kept by hand."""
    table = sit(2, options={"man_in_black": True}).set(0, lp=15)
    assert result_of(table.state).winner.seats == (0,)
    table.do(a.ScoreManInBlack(16))
    assert result_of(table.state).winner.side == "man_in_black"


def test_scoring_asks_for_unknown_values(sit: Any) -> None:
    """Marshal rows, upgrades and hidden tokens, one question at a time."""
    table = sit(2, options={"target": 15, "goals": True, "calibration": {}})
    table.set(0, cash=40, hand=1).do(a.MeetGoal(), a.Store((a.Purchase("rifle", price=20),)))
    table.do(a.Store((a.Purchase("rifle", upgrade=True),)))
    table.set(1, track=MARSHAL, points=5, lp=14).do(a.ApplyEffect(a.Effect(1, lp=1)))
    for _ in range(4):
        table.at(Stage.ACTIONS).do(a.EndActions())
    phases = [table.phase]
    table.do(a.ValueUpgrade("rifle", 2))
    phases.append(table.phase)
    table.do(a.ValueEnd(2, 5))
    phases.append(table.phase)
    table.do(a.ShowTokens(0, (3,)))
    phases.append(table.phase)
    order = [Phase.UPGRADE_VALUE, Phase.END_VALUE, Phase.TOKENS, Phase.OVER]
    assert phases == order
    first, second = table.state.result.scores
    assert (first.upgrades, first.tokens, second.marshal, second.total) == (2, 3, 5, 20)
