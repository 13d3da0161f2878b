"""Where the rulebook leaves a point open, the other reading is an option that works."""

from typing import Any

import pytest

from companion.rules.western_legends import actions as a
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.model import FightKind, Phase, Stage
from companion.rules.western_legends.refusals import LegendsRefusal as R
from companion.rules.western_legends.scoring import result_of

WANTED, MARSHAL = Track.WANTED, Track.MARSHAL
WON, LOST = a.SettleFight(winner=a.Winner.PLAYER), a.SettleFight(winner=a.Winner.OPPONENT)


@pytest.mark.parametrize(("once", "second"), [(False, True), (True, False)])
def test_one_disc_per_story_or_per_turn(sit: Any, once: bool, second: bool) -> None:  # noqa: FBT001 - by parametrize
    """The second story may take a disc in the same turn, unless the house says one in all."""
    table = sit(options={"one_disc_per_turn": once}).do(a.PlaceDisc(0))
    assert table.refusal(a.PlaceDisc(0)) == R.DISC_ONCE_PER_STORY
    assert (a.PlaceDisc(1) in table.legal) is second


def test_a_third_condition_moves_a_disc(sit: Any) -> None:
    """With both discs placed one may be moved to the other story."""
    table = sit(5, position={"stories": [[0, 0], []]})
    assert table.refusal(a.PlaceDisc(1)) == R.NO_DISC_LEFT
    assert table.do(a.PlaceDisc(1, move=True)).state.stories == ((0,), (0,))


@pytest.mark.parametrize(("spoils", "cash", "gold"), [("supply", 20, 0), ("marshal", 50, 2)])
def test_an_arrested_players_losses_go_to(sit: Any, spoils: str, cash: int, gold: int) -> None:
    """The supply, or the marshal; $20 come from the second marshal cell."""
    table = sit(2, options={"arrest_spoils": spoils}).set(0, hand=1, track=MARSHAL, points=1)
    table.set(1, hand=1, track=WANTED, points=3, cash=50, gold=3)
    table.do(a.StartFight(FightKind.ARREST, 1), a.AnswerFight(accept=False))
    assert (table[0].cash, table[0].gold) == (cash, gold)


@pytest.mark.parametrize(("rule", "left", "taken"), [("victim", 3, 4), ("supply", 2, 4)])
def test_gold_the_robber_has_no_room_for(sit: Any, rule: str, left: int, taken: int) -> None:
    """It stays with the victim, or goes to the supply."""
    table = sit(2, options={"robbed_gold_over_cap": rule}).set(0, hand=1, gold=3).set(1, gold=4)
    table.do(a.StartFight(FightKind.ROBBERY, 1), a.TakeSpoils(a.Spoils.GOLD))
    assert (table[1].gold, table[0].gold) == (left, taken)


def test_who_refuses_may_go_unharmed(sit: Any) -> None:
    """No wound and no card, but the duel is lost."""
    table = sit(2, options={"refuser_suffers": False}).set(0, hand=1).set(1, hand=1)
    table.do(a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=False))
    assert (table[0].lp, table[1].wounds, table[1].hand) == (2, 0, 1)


def test_robbers_may_have_to_leave_the_cattle(sit: Any) -> None:
    """By default it may be taken on top of cash or gold."""
    fight = a.StartFight(FightKind.ROBBERY, 1)
    table = sit(2).set(0, hand=1).set(1, cattle="brown", cash=10).do(fight)
    table.do(a.TakeSpoils(a.Spoils.CASH, cattle=True))
    assert (table[0].cattle, table[1].cattle, table[0].cash) == ("brown", None, 10)
    other = sit(2, options={"robbery_cattle": False}).set(0, hand=1).set(1, cattle="brown", cash=10)
    assert a.TakeSpoils(a.Spoils.CASH, cattle=True) not in other.do(fight).legal


def test_wanted_players_may_be_kept_from_driving_cattle(sit: Any) -> None:
    """Then they can rustle or keep it."""
    table = sit(2, options={"wanted_may_drive": False}).set(
        0, cattle="brown", track=WANTED, points=1
    )
    table.do(a.EndActions())
    assert a.Deliver(a.Delivery.DRIVE) not in table.legal
    assert table.refusal(a.Deliver(a.Delivery.DRIVE)) == R.WANTED_NO_MARSHAL
    assert table.do(a.Deliver(a.Delivery.KEEP)).state.active == 1


def test_a_losing_dealer_may_draw(sit: Any) -> None:
    """By default a dealer's own hand is untouched."""
    for draws in (False, True):
        table = sit(2, options={"losing_dealer_draws": draws}).set(0, cash=10, hand=2)
        table.do(a.Poker(), a.Showdown(winners=(0,)))
        assert (table[1].hand, table[0].cash, table[0].lp) == (int(draws), 60, 1)


def test_the_end_may_be_looked_for_only_at_the_end_of_a_turn(sit: Any) -> None:
    """Step 4 then sets it off."""
    table = sit(2, options={"end_trigger": "end_of_turn"}).do(a.ApplyEffect(a.Effect(0, lp=20)))
    assert table.state.end_round is None
    assert table.do(a.EndActions()).state.end_round == 1


def test_an_arrest_may_end_ones_own_actions(sit: Any) -> None:
    """By default the turn simply goes on."""
    for ends, phase in ((False, Phase.ACTIONS), (True, Phase.INCOME)):
        table = sit(2, options={"arrest_ends_actions": ends})
        table.set(0, hand=3, track=WANTED, points=2)
        table.do(a.PlayAction("round_up"), a.MoveSheriff(1), a.MeetSheriff((0,)), a.TryArrest(0))
        assert table.do(LOST).phase is phase


def test_whom_the_sheriff_meets_in_his_office_is_asked(sit: Any) -> None:
    """Unless the house does not care."""
    for asks, phase in ((True, Phase.SHERIFF_MEETS), (False, Phase.ACTIONS)):
        table = sit(2, options={"office_encounter": asks}).set(0, hand=3, track=WANTED, points=2)
        table.do(a.PlayAction("round_up"), a.MoveSheriff(1), a.MeetSheriff((0,)), a.TryArrest(0))
        assert table.do(WON).phase is phase


def test_living_legend_may_be_limited_to_once_per_turn(sit: Any) -> None:
    """Like Reputation."""
    table = sit(2, options={"living_legend_once": True}).set(0, hand=3)
    card = a.PlayAction("living_legend", track=WANTED)
    assert table.do(card).refusal(card) == R.CARD_ONCE_PER_TURN
    assert card not in table.legal


def test_values_may_be_clamped_after_each_effect(sit: Any) -> None:
    """2 less 3 plus 2 is 2 in the end, or 4 step by step."""
    for each, winner in ((False, LOST.winner), (True, WON.winner)):
        table = sit(2, options={"clamp_each_effect": each}).set(0, hand=1).set(1, hand=1)
        table.do(a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=True))
        table.do(a.SettleFight(2, 3, player_modifiers=(-3, 2)))
        assert (table[0].lp > 0) is (winner is a.Winner.PLAYER)


def test_blood_money_may_be_taken_with_three_wounds(sit: Any) -> None:
    """If the house allows it."""
    table = sit(2, options={"wound_at_cap": True}, position={"stories": [[0, 1], []]})
    table.set(1, wounds=3).do(a.EndActions(), a.ReadStory("blood_money", wounded=(1,)))
    assert (table[1].cash, table[1].wounds) == (50, 3)


def test_cash_and_wounds_may_not_score_in_the_first_game(sit: Any) -> None:
    """The first game's own text names only upgrades and tracks."""
    for full, total in ((True, 2 - 1), (False, 0)):
        options = {"mode": "first_game", "first_game_full_scoring": full}
        table = sit(2, options=options).set(0, cash=120, wounds=1)
        assert result_of(table.state).scores[0].total == total


def test_the_first_player_is_named_among_the_tied_or_all(sit: Any) -> None:
    """Two equally wanted players of three."""
    players = [{"name": "A", "wanted": 2}, {"name": "B"}, {"name": "C", "wanted": 2}]
    for tied, seats in ((True, (0, 2)), (False, (0, 1, 2))):
        table = sit(players=players, stage=None, options={"first": None, "first_among_tied": tied})
        assert table.legal == tuple(a.FirstPlayer(seat) for seat in seats)
        assert table.do(a.FirstPlayer(2)).state.active == 2
        assert table.state.stage is Stage.INCOME


def test_an_uninvited_seat_cannot_begin(sit: Any) -> None:
    """The token goes to one of the most wanted."""
    players = [{"name": "A", "wanted": 2}, {"name": "B"}, {"name": "C", "wanted": 2}]
    table = sit(players=players, stage=None, options={"first": None})
    assert table.refusal(a.FirstPlayer(1)) == R.NO_SUCH_CHOICE
