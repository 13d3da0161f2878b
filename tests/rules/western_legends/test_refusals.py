"""Bad input is refused in words or overflows as documented; the table stays as it was."""

from typing import Any

import pytest

from companion.rules.errors import IllegalActionError, Refusal
from companion.rules.western_legends import WESTERN_LEGENDS
from companion.rules.western_legends import actions as a
from companion.rules.western_legends.calibration import (
    DieFace,
    ItemKind,
    Track,
    read_calibration,
    write_calibration,
)
from companion.rules.western_legends.model import FightKind, Hideout, Phase, Stage
from companion.rules.western_legends.refusals import LegendsRefusal as R

BAD_IN_ACTIONS = [
    (a.Cabaret(5), R.NOT_ENOUGH_CASH),
    (a.Store((a.Purchase("rifle", price=70),)), R.NOT_ENOUGH_CASH),
    (a.Store((a.Purchase("rifle", price=15),)), R.ODD_MONEY),
    (a.Store((a.Purchase("rifle"),)), R.ITEM_UNKNOWN),
    (a.Store((a.Purchase("lasso", price=10),)), R.ITEM_UNKNOWN),
    (a.Store(()), R.NOTHING_BOUGHT),
    (a.Store((a.Purchase("mule", upgrade=True, price=10),)), R.ITEM_NOT_OWNED),
    (a.SellGold(3), R.NOT_ENOUGH_GOLD),
    (a.SellGold(0), R.OUT_OF_RANGE),
    (a.Poker((0,)), R.NOT_YOURSELF),
    (a.Poker((2,)), R.NOT_ENOUGH_CASH),
    (a.Poker((7,)), R.NO_SUCH_SEAT),
    (a.StartFight(FightKind.DUEL, 0), R.NOT_YOURSELF),
    (a.StartFight(FightKind.ARREST, 1), R.CANNOT_ARREST),
    (a.StartFight(FightKind.BANK, 1), R.NO_SUCH_CHOICE),
    (a.Prospect((a.Die((DieFace.DUST,)), a.Die((DieFace.NUGGET,)))), R.BAD_DICE),
    (a.Prospect((a.Die((DieFace.NUGGET, DieFace.NUGGET)), a.Die((DieFace.NUGGET,)))), R.BAD_DICE),
    (a.Prospect((a.Die((DieFace.NUGGET,)),)), R.BAD_DICE),
    (a.MeetGoal(), R.GOALS_OFF),
    (a.PlaceDisc(5), R.NO_SUCH_CHOICE),
    (a.PlaceDisc(0, move=True), R.NO_DISC_THERE),
    (a.ApplyEffect(a.Effect(1, cash=-90)), R.NOT_ENOUGH_CASH),
    (a.ApplyEffect(a.Effect(1, cash=5)), R.ODD_MONEY),
    (a.ApplyEffect(a.Effect(1, gold=-1)), R.NOT_ENOUGH_GOLD),
    (a.ApplyEffect(a.Effect(1, cards=-9)), R.NOT_ENOUGH_CARDS),
    (a.ApplyEffect(a.Effect(1, lp=-1)), R.POINTS_NEVER_FALL),
    (a.ApplyEffect(a.Effect(1, marshal=-1)), R.POINTS_NEVER_FALL),
    (a.ApplyEffect(a.Effect(9, lp=1)), R.NO_SUCH_SEAT),
    (a.Correct(0, a.Number.WOUNDS, 4, a.Reason.MISTAKE), R.OUT_OF_RANGE),
    (a.Correct(0, a.Number.GOLD, 5, a.Reason.MISTAKE), R.OUT_OF_RANGE),
    (a.Correct(0, a.Number.CASH, 125, a.Reason.MISTAKE), R.OUT_OF_RANGE),
    (a.Correct(0, a.Number.CASH, 15, a.Reason.MISTAKE), R.ODD_MONEY),
    (a.Correct(0, a.Number.GOALS, 1, a.Reason.MISTAKE), R.GOALS_OFF),
    (a.Correct(8, a.Number.CASH, 10, a.Reason.MISTAKE), R.NO_SUCH_SEAT),
    (a.CorrectItem(0, "lasso", a.Reason.MISTAKE), R.ITEM_UNKNOWN),
    (a.CorrectDiscs(0, (0, 0, 0), a.Reason.MISTAKE), R.DISCS_DO_NOT_FIT),
    (a.ScoreManInBlack(3), R.NO_MAN_IN_BLACK),
    (a.Income(a.Take.CASH), Refusal.WRONG_PHASE),
    (a.PlayAction("living_legend"), R.NO_SUCH_CHOICE),
]


@pytest.mark.parametrize(("action", "code"), BAD_IN_ACTIONS)
def test_bad_input_is_refused_and_changes_nothing(sit: Any, action: Any, code: str) -> None:
    """Too much money spent, odd money, nuggets nobody has, seats nobody sits in."""
    table = sit(3).set(0, cash=60, gold=2, hand=2).set(1, cash=20, hand=2)
    assert table.refusal(action) == code


def test_a_second_cattle_token_is_refused(sit: Any) -> None:
    """One at a time."""
    table = sit().set(0, cattle="brown")
    assert table.refusal(a.TakeCattle("green")) == R.ONE_CATTLE_ONLY


def test_a_fourth_action_is_refused(sit: Any) -> None:
    """Three per turn; free things stay possible."""
    table = sit().do(a.Work(), a.Work(), a.Work())
    assert table.refusal(a.Work()) == R.NO_ACTIONS_LEFT
    assert table.phase is Phase.ACTIONS
    assert a.PlaceDisc(0) in table.legal


def test_a_fourth_wound_a_fifth_nugget_and_cash_above_120_overflow(sit: Any) -> None:
    """As the rulebook says: ignored, left in the supply, lost."""
    table = sit().set(0, wounds=3, gold=4, cash=120)
    table.do(a.ApplyEffect(a.Effect(0, wounds=1, gold=1, cash=10)))
    assert (table[0].wounds, table[0].gold, table[0].cash) == (3, 4, 120)


def test_living_legend_cannot_make_a_wanted_player_a_marshal(sit: Any) -> None:
    """He may only take a wanted point."""
    table = sit().set(0, hand=2, track=Track.WANTED, points=2)
    marshal = a.PlayAction("living_legend", track=Track.MARSHAL)
    assert table.refusal(marshal) == R.WANTED_NO_MARSHAL
    assert marshal not in table.legal


def test_reputation_is_played_once_per_turn(sit: Any) -> None:
    """Living Legend may come twice, unless the house says otherwise."""
    table = sit().set(0, hand=4).do(a.PlayAction("reputation"))
    assert table.refusal(a.PlayAction("reputation")) == R.CARD_ONCE_PER_TURN
    legend = a.PlayAction("living_legend", track=Track.WANTED)
    assert table.do(legend, legend)[0].points == 2


SHOWDOWNS = [
    (("jd", "3s", "10s"), (("jd", "2c"), ("5h", "6h")), R.DUPLICATE_CARD),
    (("jd", "3s", "10s"), (("4c", "2c"), ("4c", "6h")), R.DUPLICATE_CARD),
    (("jd", "3s"), (("4c", "2c"), ("5h", "6h")), R.FLOP_OF_THREE),
    (("jd", "3s", "1s"), (("4c", "2c"), ("5h", "6h")), R.UNKNOWN_CARD),
    (("jd", "3s", "10s"), (("4c",), ("5h", "6h")), R.WRONG_CARD_COUNT),
    (("jd", "3s", "10s"), (("4c", "8c", "9c"), ("5h", "6h")), R.WRONG_CARD_COUNT),
    (("jd", "3s", "10s"), (("4c", "8c"),), R.NOT_AT_TABLE),
]


@pytest.mark.parametrize(("flop", "hands", "code"), SHOWDOWNS)
def test_impossible_hands_are_refused(sit: Any, flop: Any, hands: Any, code: str) -> None:
    """Cards are unique, the flop has three, everyone plays two."""
    table = sit(2).set(0, cash=20, hand=3).set(1, cash=20, hand=3).do(a.Poker((1,)))
    shown = tuple(a.Shown(seat, cards) for seat, cards in enumerate(hands))
    assert table.refusal(a.Showdown(flop, shown)) == code


def test_only_players_at_the_table_win_the_pot(sit: Any) -> None:
    """And somebody must."""
    table = sit(3).set(0, cash=20, hand=3).do(a.Poker())
    assert table.refusal(a.Showdown(winners=(1,))) == R.NOT_AT_TABLE
    assert table.refusal(a.Showdown(winners=())) == R.NOT_AT_TABLE


@pytest.mark.parametrize(
    ("settle", "code"),
    [
        (a.SettleFight(1, 5), R.BAD_FIGHT_VALUE),
        (a.SettleFight(5, 15), R.BAD_FIGHT_VALUE),
        (a.SettleFight(5), R.CARDS_OR_WINNER),
        (a.SettleFight(), R.CARDS_OR_WINNER),
        (a.SettleFight(5, 6, player_reactions=9), R.NOT_ENOUGH_CARDS),
        (a.SettleFight(5, 6, player_reactions=-1), R.OUT_OF_RANGE),
        (a.SettleFight(5, 6, opponent_reactions=1), R.OUT_OF_RANGE),
    ],
)
def test_impossible_fights_are_refused(sit: Any, settle: Any, code: str) -> None:
    """Cards go from 2 to the ace, and nobody plays a card he does not have."""
    table = sit().set(0, hand=2).do(a.MeetBandit(Hideout.A1))
    assert table.refusal(settle) == code


def test_without_a_card_one_cannot_start_a_fight_and_must_refuse_one(sit: Any) -> None:
    """The target's refusal is given by itself."""
    table = sit(2).set(1, hand=1)
    assert table.refusal(a.StartFight(FightKind.DUEL, 1)) == R.NOT_ENOUGH_CARDS
    table.set(0, hand=1).set(1, hand=0).do(a.StartFight(FightKind.DUEL, 1))
    assert (table[0].lp, table[1].wounds, table[1].hand) == (2, 1, 1)


def test_blood_money_takes_no_fourth_wound(sit: Any) -> None:
    """Unless the house allows it."""
    table = sit(2, position={"stories": [[0, 1], []]}).set(1, wounds=3).do(a.EndActions())
    assert table.refusal(a.ReadStory("blood_money", wounded=(1,))) == R.WOUNDS_FULL


def test_the_game_is_over_when_it_is_over(sit: Any) -> None:
    """Nothing more is accepted."""
    table = sit(2).do(a.ApplyEffect(a.Effect(1, lp=20)))
    while table.phase is not Phase.OVER:
        table.at(Stage.ACTIONS).do(a.EndActions())
    assert table.refusal(a.Correct(0, a.Number.LP, 3, a.Reason.OTHER)) == Refusal.GAME_OVER
    assert table.legal == ()


BAD_STARTS = [
    ({"players": [{"name": "Ana"}]}, Refusal.BAD_PLAYERS),
    ({"players": [{"name": "Ana"}, {"name": ""}]}, Refusal.BAD_PLAYERS),
    ({"players": [{"name": "A", "cash": 15}, {"name": "B"}]}, Refusal.BAD_PLAYERS),
    ({"players": [{"name": "A", "wanted": 1, "marshal": 1}, {"name": "B"}]}, Refusal.BAD_PLAYERS),
    ({"players": [{"name": "A", "colour": "red"}] * 2}, Refusal.BAD_PLAYERS),
    ({"players": [{"name": "A", "hat": 1}, {"name": "B"}]}, Refusal.BAD_PLAYERS),
    ({"options": {"target": 16}}, Refusal.BAD_OPTIONS),
    ({"options": {"mode": "first_game", "target": 25}}, Refusal.BAD_OPTIONS),
    ({"options": {"mode": "first_game", "goals": True}}, Refusal.BAD_OPTIONS),
    ({"options": {"jokers": ["1x"]}}, Refusal.BAD_OPTIONS),
    ({"options": {"kickers": 1}}, Refusal.BAD_OPTIONS),
    ({"options": {"first": 5}}, Refusal.BAD_OPTIONS),
    ({"options": {"nonsense": 1}}, Refusal.BAD_OPTIONS),
    ({"options": {"calibration": {"die": {"nugget": -1}}}}, R.BAD_CALIBRATION),
    ({"options": {"calibration": {"marshal_track": [{"cell": 10}]}}}, R.BAD_CALIBRATION),
    ({"position": {"players": [{"wounds": 4}, {}]}}, Refusal.BAD_POSITION),
    ({"position": {"players": [{"cash": 130}, {}]}}, Refusal.BAD_POSITION),
    ({"position": {"stories": [[0, 0], [0]]}}, Refusal.BAD_POSITION),
    ({"position": {"active": 1}}, Refusal.BAD_POSITION),
]


@pytest.mark.parametrize(("request_", "code"), BAD_STARTS)
def test_impossible_tables_are_refused(request_: dict[str, Any], code: str) -> None:
    """Players, options, tables of data and positions."""
    form = {"players": [{"name": "Ana"}, {"name": "Bob"}], **request_}
    with pytest.raises(IllegalActionError) as caught:
        WESTERN_LEGENDS.start(form)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"type": "dance"}, Refusal.UNKNOWN_ACTION),
        ({}, Refusal.UNKNOWN_ACTION),
        ({"type": ["work"]}, Refusal.UNKNOWN_ACTION),
        ({"type": "work", "hours": 8}, Refusal.BAD_FORM),
        ({"type": "cabaret"}, Refusal.BAD_FORM),
        ({"type": "cabaret", "points": True}, Refusal.BAD_FORM),
        ({"type": "cabaret", "points": 1.5}, Refusal.BAD_FORM),
        ({"type": "income", "take": "gold"}, Refusal.BAD_FORM),
        ({"type": "store", "purchases": {}}, Refusal.BAD_FORM),
        ({"type": "start_effect", "use": 1}, Refusal.BAD_FORM),
        ({"type": "play_action", "name": "x" * 500}, Refusal.BAD_FORM),
        ({"type": "store", "purchases": [{"item": "rifle"}] * 200}, Refusal.BAD_FORM),
    ],
)
def test_malformed_actions_are_refused(form: dict[str, Any], code: str) -> None:
    """A wrong type or key is a refusal, never a surprise."""
    with pytest.raises(IllegalActionError) as caught:
        WESTERN_LEGENDS.read_action(form)
    assert caught.value.code == code


def test_belongings_are_three_and_no_item_comes_twice(sit: Any) -> None:
    """And they cannot be upgraded."""
    goods = tuple(a.Purchase(f"thing {n}", kind=ItemKind.BELONGING, price=10) for n in range(3))
    table = sit().set(0, cash=100).do(a.Store(goods))
    fourth = a.Purchase("thing 4", kind=ItemKind.BELONGING, price=10)
    assert table.refusal(a.Store((fourth,))) == R.BELONGINGS_FULL
    assert table.refusal(a.Store((goods[0],))) == R.ITEM_TWICE
    upgrade = a.Purchase("thing 0", upgrade=True)
    assert table.refusal(a.Store((upgrade,))) == R.ITEM_NO_UPGRADE


def test_corrections_set_every_number(sit: Any) -> None:
    """Each with a reason; nothing follows from it but an ability or the end."""
    table = sit(2, options={"goals": True})
    values = {
        a.Number.CASH: 70,
        a.Number.GOLD: 3,
        a.Number.LP: 6,
        a.Number.WOUNDS: 2,
        a.Number.HAND: 4,
        a.Number.GOALS: 2,
        a.Number.MARSHAL: 5,
    }
    for number, value in values.items():
        table.do(a.Correct(0, number, value, a.Reason.MISTAKE))
    player = table[0]
    assert (player.cash, player.gold, player.lp, player.wounds, player.hand) == (70, 3, 6, 2, 4)
    assert (player.goals_done, player.track, player.points) == (2, Track.MARSHAL, 5)
    table.do(a.Correct(0, a.Number.ACTIONS, 1, a.Reason.MISTAKE))
    assert table.state.turn.actions_left == 1
    table.do(a.CorrectCattle(0, a.Reason.OTHER, "brown"), a.CorrectItem(0, "mule", a.Reason.OTHER))
    assert (table[0].cattle, [owned.item for owned in table[0].items]) == ("brown", ["mule"])
    table.do(a.CorrectBoard((Hideout.C2,), sheriff_home=False, reason=a.Reason.OTHER))
    assert (table.state.bandits, table.state.sheriff_home) == ((Hideout.C2,), False)
    table.do(a.CorrectDiscs(1, (0, 1), a.Reason.OTHER))
    assert table.state.stories == ((), (0, 1))


def test_a_correction_of_one_track_leaves_the_other_alone(sit: Any) -> None:
    """No wanted points for a marshal is what a marshal has."""
    table = sit().set(0, track=Track.MARSHAL, points=4)
    table.do(a.Correct(0, a.Number.WANTED, 0, a.Reason.MISTAKE))
    assert (table[0].track, table[0].points) == (Track.MARSHAL, 4)
    table.do(a.Correct(0, a.Number.MARSHAL, 0, a.Reason.MISTAKE))
    assert (table[0].track, table[0].points) == (Track.NONE, 0)


def test_points_given_by_mistake_do_not_end_the_game(sit: Any) -> None:
    """Corrected, the end is no longer in sight; with another player at the target it stays."""
    table = sit(2).do(a.ApplyEffect(a.Effect(0, lp=20)))
    assert table.state.end_round == 1
    table.do(a.Correct(0, a.Number.LP, 12, a.Reason.MISTAKE))
    assert table.state.end_round is None
    table.do(a.ApplyEffect(a.Effect(1, lp=20)), a.Correct(0, a.Number.LP, 11, a.Reason.OTHER))
    assert table.state.end_round == 1


def test_a_correction_below_five_points_asks_about_the_ability(sit: Any) -> None:
    """The table says whether it stays on."""
    table = sit().set(0, lp=6, legendary=True).do(a.Correct(0, a.Number.LP, 3, a.Reason.MISTAKE))
    assert table.phase is Phase.ABILITY
    table.do(a.KeepAbility(on=False))
    assert (table[0].legendary, table.phase) == (False, Phase.ACTIONS)


def test_calibration_survives_its_export() -> None:
    """What is kept for the next game is what was known."""
    patch = {
        "marshal_track": [{"cell": 4, "bonus": {"cash": 30}, "confirmed": True}],
        "marshal_row_lp": [1, 3, 6],
        "items": [{"item": "mule", "kind": "mount", "price": 20, "speed": 3, "upgrade_lp": 1}],
        "ranches": ["brown", "grey"],
    }
    calibration = read_calibration(patch)
    assert read_calibration(write_calibration(calibration)) == calibration
