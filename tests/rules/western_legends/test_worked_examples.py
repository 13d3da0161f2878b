"""The rulebook's own examples and printed tables, by their numbers in our list."""

from typing import Any

import pytest

from companion.rules.western_legends import actions as a
from companion.rules.western_legends import events as e
from companion.rules.western_legends.calibration import NOT_IN_FIRST_GAME, Bonus, Track
from companion.rules.western_legends.goals import drawn_for, pool_of
from companion.rules.western_legends.model import (
    FightKind,
    Hideout,
    Options,
    Owned,
    Phase,
    Source,
    Stage,
)
from companion.rules.western_legends.poker import advise, evaluate
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.scoring import wanted_end
from companion.rules.western_legends.setup import removed_items
from companion.rules.western_legends.stories import STORY_NAMES
from companion.rules.western_legends.turn import turns_left

ANNIE, BASS, BILLY, ROWDY = "annie_oakley", "bass_reeves", "billy_the_kid", "y_b_rowdy"
WANTED, MARSHAL = Track.WANTED, Track.MARSHAL


def test_we_01_the_most_wanted_player_begins(sit: Any) -> None:
    """Billy starts with two wanted points; nobody has more."""
    table = sit(4, characters=(ANNIE, BASS, BILLY, ROWDY), stage=None, options={"first": None})
    assert table.state.first == table.state.active == 2


def test_we_02_annie_starts_with_a_card_and_a_rifle(sit: Any) -> None:
    """And nothing else: no legendary points, no reputation."""
    annie = sit(3, characters=(ANNIE,), stage=None)[0]
    assert (annie.hand, annie.lp, annie.track) == (1, 0, Track.NONE)
    assert [owned.item for owned in annie.items] == ["rifle"]


def test_we_03_billy_empties_one_hideout_and_draws_nothing(sit: Any) -> None:
    """Starting points give no reward; the other five hideouts hold a bandit."""
    table = sit(3, characters=(BILLY,), stage=None)
    assert (table[0].points, table[0].hand) == (2, 0)
    assert set(Hideout) - set(table.state.bandits) == {Hideout.A1}


def duel_of_annie_and_bass(sit: Any, nerve: a.Nerve) -> Any:
    """Annie's king against Bass's queen, Annie lowered by one."""
    table = sit(2, characters=(ANNIE, BASS))
    table.set(0, lp=5, legendary=True, hand=3).set(1, hand=3)
    table.do(a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=True), a.ShowNerve(nerve))
    return table.do(a.SettleFight(13, 12, player_modifiers=(-1,)))


def test_we_04_a_tie_goes_to_the_initiator(sit: Any) -> None:
    """Q = Q: Annie gains 2 LP, Bass is wounded, and they cannot fight again this turn."""
    table = duel_of_annie_and_bass(sit, a.Nerve.DISCARD)
    assert (table[0].lp, table[0].hand) == (7, 2)
    assert (table[1].wounds, table[1].hand) == (1, 2)
    assert (table[0].points, table[0].cash, table[0].gold) == (0, 0, 0)
    again = a.StartFight(FightKind.DUEL, 1)
    assert table.refusal(again) == LegendsRefusal.ALREADY_FOUGHT


def test_we_05_annies_opponent_may_take_a_wound_instead(sit: Any) -> None:
    """Two wounds in all, and one card more than in the other branch."""
    table = duel_of_annie_and_bass(sit, a.Nerve.WOUND)
    assert (table[1].wounds, table[1].hand) == (2, 3)


def test_we_06_three_jacks_of_the_dealer_beat_three_tens(sit: Any) -> None:
    """The pot goes to the supply; Lady Luck pays the loser $30 and a card."""
    table = sit(3).set(0, cash=50, hand=3)
    table.do(a.Poker())
    shown = (a.Shown(0, ("10h", "10c")), a.Shown(2, ("2d", "jc")))
    lady_luck = a.Effect(0, cash=30, cards=1)
    dealer = table[2]
    table.do(a.Showdown(("jd", "3s", "10s"), shown, effects=(lady_luck,)))
    assert (table[0].cash, table[0].hand, table[0].lp) == (50 - 10 + 30, 3 + 1, 0)
    assert table[2] == dealer
    pot = next(event for event in table.events if isinstance(event, e.PotWon))
    assert (pot.pot, pot.share, pot.rest) == (60, 0, 60)


def test_we_07_the_best_pair_for_the_dealer() -> None:
    """The Joker and the jack make three of a kind."""
    assert advise(("jd", "3s", "10s"), ("2d", "4h", "9s", "jc"), Options()) == ("2d", "jc")


def test_we_08_the_eleven_example_hands_fall_in_order() -> None:
    """Five of a kind lies between the royal and the straight flush."""
    hands = (
        "as ks qs js 10s",
        "ks kc kd kh 2d",
        "8s 7s 6s 5s 4s",
        "js jc jd jh 7s",
        "10s 10c 10d 9s 9c",
        "4s js 7s 8s 2s",
        "9s 8d 7h 6s 5c",
        "7s 7d 7c qh 2c",
        "4s 4c 7h 7s kd",
        "ks kh 2d 8c 10s",
        "8s qd 10c 3h 5c",
    )
    values = [evaluate(hand.split()[:3], hand.split()[3:], Options()).value for hand in hands]
    assert [value[0] for value in values] == list(range(10, -1, -1))
    assert values == sorted(values, reverse=True)


def test_we_09_the_highest_of_all_five_cards_counts() -> None:
    """A queen."""
    best = evaluate(("8s", "qd", "10c"), ("3h", "5c"), Options())
    assert (best.rank, best.kick[0]) == (0, 12)


def test_we_10_a_bank_robbery_pays_80_and_three_wanted_points(sit: Any) -> None:
    """J beats 3; Bulletproof cancels the wounds; there is no second attempt this turn."""
    table = sit(2, characters=(BILLY,)).set(0, hand=2, track=Track.NONE, points=0)
    table.do(a.RobBank(), a.SettleFight(11, 3))
    assert (table[0].cash, table[0].points, table[0].wounds) == (80, 3, 0)
    assert table[0].hand == 2 - 1 + 1  # the second wanted cell gives a card
    assert table.refusal(a.RobBank()) == LegendsRefusal.BANK_ONCE_PER_TURN


@pytest.mark.parametrize(("cash", "points"), [(30, 1), (60, 2), (90, 3), (120, 4)])
def test_we_11_the_cabaret_sells_points_for_30(sit: Any, cash: int, points: int) -> None:
    """In one action."""
    table = sit().set(0, cash=cash).do(a.Cabaret(points))
    assert (table[0].lp, table[0].cash) == (points, 0)


def test_we_12_only_complete_stories_resolve(sit: Any) -> None:
    """Five players need three discs; the discs go back, the other story keeps its two."""
    table = sit(5, position={"stories": [[1, 2, 0], [3, 4]]})
    table.do(a.EndActions())
    assert table.phase is Phase.STORY
    table.do(a.ReadStory(rewards=tuple(a.Effect(seat, lp=1) for seat in (0, 1, 2))))
    assert [player.lp for player in table.state.players] == [1, 1, 1, 0, 0]
    assert table.state.stories == ((), (3, 4))
    assert [table.state.discs_left(seat) for seat in range(5)] == [2, 2, 2, 1, 1]


def test_we_13_the_hand_limit_is_five_less_the_wounds(sit: Any) -> None:
    """Six cards and two wounds: three are discarded."""
    table = sit().set(0, hand=6, wounds=2).do(a.EndActions())
    assert table[0].hand == 3


def test_we_14_a_wanted_player_in_the_first_row_earns_one_point(sit: Any) -> None:
    """At the end of the own turn."""
    table = sit().set(0, track=WANTED, points=2).do(a.EndActions())
    assert table[0].lp == 1


def test_we_15_bandits_come_only_to_free_hideouts(sit: Any) -> None:
    """One has a bandit, one has a player."""
    table = sit(2, position={"stories": [[0, 1], []], "bandits": ["b1"]})
    named = (Hideout.A1, Hideout.B1, Hideout.C1)
    table.do(a.EndActions(), a.ReadStory(hideouts=named, occupied=(Hideout.C1,)))
    assert table.state.bandits == (Hideout.A1, Hideout.B1)


@pytest.mark.parametrize(("distance", "accepted"), [(0, True), (3, True), (4, False)])
def test_we_16_the_sheriff_moves_as_far_as_printed(sit: Any, distance: int, accepted: Any) -> None:
    """Moved by the one who completed the story."""
    table = sit(2, position={"stories": [[1, 0], []]}).set(1, track=WANTED, points=1)
    table.do(a.EndActions(), a.ReadStory(sheriff=3))
    assert (a.MoveSheriff(distance) in table.legal) is accepted
    if accepted:
        assert table.do(a.MoveSheriff(distance)).phase is Phase.SHERIFF_MEETS
    else:
        assert table.refusal(a.MoveSheriff(distance)) == LegendsRefusal.SHERIFF_TOO_FAR


@pytest.mark.parametrize("split", [(20, 0, 0, 2), (0, 2, 20, 0), (10, 1, 10, 1)])
def test_we_17_the_second_and_third_marshal_cell_give_20_and_two(sit: Any, split: Any) -> None:
    """However the two cells share it."""
    track = [
        {"cell": 2, "bonus": {"cash": split[0], "lp": split[1]}},
        {"cell": 3, "bonus": {"cash": split[2], "lp": split[3]}},
    ]
    table = sit(options={"calibration": {"marshal_track": track}})
    table.set(0, track=MARSHAL, points=1).do(a.ApplyEffect(a.Effect(0, marshal=2)))
    assert (table[0].points, table[0].cash, table[0].lp) == (3, 20, 2)


def test_we_18_the_sixth_wanted_cell_gives_a_card_at_once(sit: Any) -> None:
    """And the second row 2 LP at the end of the turn."""
    table = sit().set(0, track=WANTED, points=5)
    table.do(a.ApplyEffect(a.Effect(0, wanted=1)))
    assert (table[0].points, table[0].hand, table[0].lp) == (6, 1, 0)
    assert table.do(a.EndActions())[0].lp == 2


def bandit_fight(sit: Any, reactions: int, modifiers: tuple[int, ...]) -> Any:
    """Annie's ten against a bandit's jack whose effect pays $10."""
    table = sit(2, characters=(ANNIE,)).set(0, hand=3)
    pay = (a.Effect(0, cash=10),)
    fight = a.SettleFight(
        10, 11, opponent_modifiers=modifiers, player_reactions=reactions, effects=pay
    )
    return table.do(a.Move(Hideout.B1), fight)


def test_we_19_the_loser_against_a_bandit_is_wounded_and_draws(sit: Any) -> None:
    """The fight card's effect counts whoever wins; the bandit is gone."""
    table = bandit_fight(sit, 0, ())
    annie = table[0]
    assert (annie.cash, annie.wounds, annie.hand, annie.lp, annie.points) == (10, 1, 3, 0, 0)
    assert Hideout.B1 not in table.state.bandits


def test_we_20_a_tie_goes_to_the_bandit(sit: Any) -> None:
    """Hands Up makes it ten against ten, and costs a card."""
    table = bandit_fight(sit, 1, (-1,))
    assert (table[0].wounds, table[0].hand, table[0].lp) == (1, 2, 0)


def test_we_21_a_beaten_bandit_is_worth_a_choice_unless_wanted(sit: Any) -> None:
    """1 LP or 1 MP; a wanted player gets 1 LP without being asked."""
    fight = (a.Move(Hideout.B1), a.SettleFight(12, 11))
    free = sit(2).set(0, hand=2).do(*fight)
    assert free.phase is Phase.BOUNTY
    assert set(free.legal) == {a.TakeBounty(a.Bounty.LP), a.TakeBounty(a.Bounty.MARSHAL)}
    wanted = sit(2).set(0, hand=2, track=WANTED, points=1).do(*fight)
    assert (wanted.phase, wanted[0].lp) == (Phase.ACTIONS, 1)
    assert Hideout.B1 not in wanted.state.bandits


def test_we_22_blood_money_pays_30_or_50_with_a_wound(sit: Any) -> None:
    """Cash over $120 is lost; the completer moves the sheriff up to three."""
    table = sit(2, position={"stories": [[1, 0], []]}).set(0, cash=100).set(1, cash=60)
    table.set(1, track=WANTED, points=1)
    table.do(a.EndActions(), a.ReadStory("blood_money", wounded=(1,)))
    assert (table[0].cash, table[0].wounds) == (120, 0)
    assert (table[1].cash, table[1].wounds) == (110, 1)
    assert table.legal == tuple(a.MoveSheriff(distance) for distance in range(4))


@pytest.mark.parametrize(("track", "lp"), [(MARSHAL, 1), (WANTED, 1), (Track.NONE, 0)])
def test_we_23_round_up_pays_those_with_a_reputation(sit: Any, track: Track, lp: int) -> None:
    """The sheriff moves up to three, even if nobody is wanted."""
    table = sit(2).set(0, hand=2, track=track, points=int(track is not Track.NONE))
    table.do(a.PlayAction("round_up"))
    assert (table[0].lp, table[0].hand, table.state.turn.actions_left) == (lp, 1, 2)
    assert table.legal == tuple(a.MoveSheriff(distance) for distance in range(4))


def test_we_24_the_last_round_after_the_next_to_last_player_triggers(sit: Any) -> None:
    """Four players, the third reaches 15: five more turns, and everyone has had R + 1."""
    table = sit(4, options={"target": 15}, position={"round": 6, "active": 2})
    table.do(a.ApplyEffect(a.Effect(2, lp=15)))
    assert [turns_left(table.state, seat) for seat in range(4)] == [1, 1, 1, 2]
    order = []
    for _ in range(5):
        table.do(a.EndActions())
        order.append(table.state.active)
        table.at(Stage.ACTIONS)
    table.do(a.EndActions())
    assert order == [3, 0, 1, 2, 3]
    assert table.phase is Phase.OVER
    assert {player.turns for player in table.state.players} == {7}


def test_we_25_goals_draw_see_keep_and_return_tokens(sit: Any) -> None:
    """One, two, three drawn; one, two, three kept; none, one, two returned."""
    table = sit(2, options={"goals": True})
    for goal, kept in ((1, (1,)), (2, (1, 2)), (3, (2, 2, 3))):
        assert drawn_for(table.state, goal) == goal
        held = len(table[0].tokens) + goal
        table.do(a.MeetGoal(kept))
        assert (len(table[0].tokens), held - len(kept)) == (goal, (0, 1, 2)[goal - 1])
    assert pool_of(table.state).total() == 18 - 3


def test_we_26_eighteen_tokens_are_worth_33(sit: Any) -> None:
    """Nine twos, six ones, three threes."""
    pool = pool_of(sit(2).state)
    assert (pool.total(), sum(value * count for value, count in pool.items())) == (18, 33)


def test_we_27_the_first_game(sit: Any) -> None:
    """15 points, no cattle, three items in the box, twenty stories, no goals, Billy first."""
    table = sit(
        3,
        characters=(ANNIE, BASS, BILLY),
        stage=None,
        options={"mode": "first_game", "first": None},
    )
    options = table.state.options
    assert (options.target, options.goals, table.state.first) == (15, False, 2)
    assert removed_items(options) == NOT_IN_FIRST_GAME == ("whiskey", "stetson", "prospectors_map")
    assert len(set(STORY_NAMES)) == 20
    table.at(Stage.ACTIONS)
    assert not any(getattr(act, "action", "") == "take_cattle" for act in table.legal)
    assert table.refusal(a.TakeCattle("brown")) == LegendsRefusal.NOT_IN_FIRST_GAME


def test_we_28_points_beyond_the_ninth_cell_are_legendary_points(sit: Any) -> None:
    """Wanted 8 and a successful bank robbery: cell 9 and 2 LP."""
    table = sit(2).set(0, hand=1, track=WANTED, points=8)
    table.do(a.RobBank(), a.SettleFight(14, 2))
    assert (table[0].points, table[0].lp, table[0].cash) == (9, 2, 80)
    assert table.state.lp_log[-1].source is Source.OVERFLOW


@pytest.mark.parametrize(
    ("points", "bonus"), [((7, 4, 1), (3, 1, 1)), ((5, 5, 2), (1, 1, 1)), ((3, 0, 0), (3, 0, 0))]
)
def test_we_29_the_most_wanted_player_scores_three(sit: Any, points: Any, bonus: Any) -> None:
    """A tied lead is worth one to everybody wanted."""
    table = sit(3)
    for seat, count in enumerate(points):
        table.set(seat, track=WANTED if count else Track.NONE, points=count)
    assert tuple(wanted_end(table.state, seat) for seat in range(3)) == bonus


def test_an_upgraded_weapon_stays_upgraded_and_known(sit: Any) -> None:
    """Buying and upgrading in one visit costs twice the price, asked once."""
    table = sit(2).set(0, cash=60)
    visit = (a.Purchase("shotgun", price=20, equip=True), a.Purchase("shotgun", upgrade=True))
    table.do(a.Store(visit))
    assert table[0].items == (Owned("shotgun", table[0].items[0].kind, upgraded=True),)
    assert (table[0].cash, table[0].weapon) == (20, "shotgun")
    facts = table.state.calibration.item("shotgun")
    assert facts is not None
    assert facts.price == 20


def test_a_known_bonus_is_not_asked_for(sit: Any) -> None:
    """Cells 2 and 3 of the marshal track are known from the start."""
    table = sit(2).set(0, track=MARSHAL, points=1).do(a.ApplyEffect(a.Effect(0, marshal=2)))
    assert table.phase is Phase.ACTIONS
    assert table.state.calibration.cell(MARSHAL, 2).bonus == Bonus(cash=20)
