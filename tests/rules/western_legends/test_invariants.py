"""What holds at every moment of every game, whatever the table does."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from companion.rules.western_legends import WESTERN_LEGENDS
from companion.rules.western_legends import actions as a
from companion.rules.western_legends import events as e
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.goals import pool_of
from companion.rules.western_legends.invariants import broken
from companion.rules.western_legends.model import Deed, Stage, State
from companion.rules.western_legends.saloon import ANTE, SALOON_STAKE
from companion.rules.western_legends.scoring import result_of
from companion.rules.western_legends.tracks import half_cash, half_gold
from companion.rules.western_legends.turn import phase_of
from companion.store.codec import decode_events, encode_events

GAMES = 200
LONG = 5000


class Game:
    """One game by chance: its steps, and every event with the state before and after it."""

    def __init__(self, steps: list[Any]) -> None:
        self.steps = steps
        self.last: Any = steps[-1][2]
        self.folded: list[tuple[State, Any, State]] = []
        state: State | None = None
        for _action, events, _after in steps:
            for event in events:
                before, state = state, WESTERN_LEGENDS.apply(state, event)
                if before is not None:
                    self.folded.append((before, event, state))


@pytest.fixture(scope="module", params=range(4))
def games(request: Any, play: Any) -> list[Game]:
    """Play a share of all the games, once for all rules."""
    share = range(request.param, GAMES, 4)
    return [Game(play(WESTERN_LEGENDS, seed, LONG)) for seed in share]


def test_numbers_stay_within_their_limits(games: list[Game]) -> None:
    """Invariants 1 to 5, 8, 9, 11, 19 and 21, after every action."""
    for game in games:
        for action, _events, state in game.steps:
            assert broken(state) == (), action


def test_every_game_ends_with_equal_turns(games: list[Game]) -> None:
    """Invariant 18: trigger round + 1 for everybody."""
    for game in games:
        state = game.last
        assert state.stage is Stage.OVER
        assert {player.turns for player in state.players} == {state.end_round + 1}


def test_tracks_change_only_as_the_rules_say(games: list[Game]) -> None:
    """Invariants 6 and 7: arrests free the wanted, crimes strip marshals, LP never fall."""
    for game in games:
        for before, event, after in game.folded:
            for old, new in zip(before.players, after.players, strict=True):
                assert new.lp >= old.lp
                if old.track is Track.WANTED and new.track is not Track.WANTED:
                    assert isinstance(event, e.Arrested)
                if old.track is Track.MARSHAL and new.track is not Track.MARSHAL:
                    assert isinstance(event, e.CubeMoved)
                    assert new.track is Track.WANTED


def test_hands_are_limited_at_the_end_of_ones_own_turn_only(games: list[Game]) -> None:
    """Invariant 8."""
    for game in games:
        for before, event, after in game.folded:
            if isinstance(event, e.HandLimited):
                assert event.seat == before.active
            if isinstance(event, e.StageReached) and event.stage is Stage.WANTED:
                assert after.player.hand <= after.player.hand_limit


def test_a_turn_has_three_actions_one_robbery_and_one_fight_each(games: list[Game]) -> None:
    """Invariant 10."""
    for game in games:
        used: Counter[Any] = Counter()
        for _before, event, _after in game.folded:
            if isinstance(event, e.TurnBegan):
                used.clear()
            if isinstance(event, e.ActionTaken):
                used["action"] += 1
                used["bank"] += event.deed is Deed.ROB_BANK
            if isinstance(event, e.FightBegan) and event.target is not None:
                used["fight", event.target] += 1
            assert used["action"] <= 3
            assert all(count <= 1 for key, count in used.items() if key != "action")


def test_arrest_and_robbery_conserve_what_they_move(games: list[Game]) -> None:
    """Invariants 13 and 14."""
    for game in games:
        for before, event, after in game.folded:
            if isinstance(event, e.Arrested):
                old, new = before.players[event.seat], after.players[event.seat]
                assert (new.cash, new.gold) == (
                    old.cash - half_cash(old.cash),
                    old.gold - half_gold(old.gold),
                )
                assert (new.track, new.points, new.cattle) == (Track.NONE, 0, None)
        for action, events, _state in game.steps:
            if isinstance(action, a.TakeSpoils) and action.take is a.Spoils.CASH:
                paid, got, *_ = [event for event in events if isinstance(event, e.CashMoved)]
                assert -paid.change == got.change + got.lost


def test_the_pot_is_paid_out_to_the_last_coin(games: list[Game]) -> None:
    """Invariant 15: 50 + 10 for each payer, and only the active player gains LP."""
    for game in games:
        for before, event, _after in game.folded:
            if isinstance(event, e.PotWon):
                table: Any = before.agenda[-1]
                paid = [seat for seat in event.winners if seat in table.payers]
                assert event.pot == SALOON_STAKE + ANTE * len(table.payers)
                assert event.share * len(paid) + event.rest == event.pot
            if isinstance(event, e.LpGained) and event.source == "poker":
                assert event.seat == before.active


def test_fight_values_lie_between_2_and_14(games: list[Game]) -> None:
    """Invariant 17: ties are the initiator's, but never against bandit, guard and sheriff."""
    seen = 0
    for game in games:
        for _before, event, _after in game.folded:
            if isinstance(event, e.FightSettled) and event.player and event.opponent:
                seen += 1
                assert 2 <= event.player <= 14
                assert 2 <= event.opponent <= 14
                tie_wins = event.target is not None
                won = event.winner is a.Winner.PLAYER
                if event.player == event.opponent:
                    assert won is tie_wins
                else:
                    assert won is (event.player > event.opponent)
    assert seen > 0


def test_a_bandit_fight_removes_one_bandit(games: list[Game]) -> None:
    """Invariant 19."""
    for game in games:
        for before, event, after in game.folded:
            if isinstance(event, e.BanditRemoved):
                assert len(after.bandits) == len(before.bandits) - 1


def test_the_score_is_the_sum_of_its_lines(games: list[Game]) -> None:
    """Invariant 20: and seats do not matter."""
    for game in games:
        state = game.last
        for score in state.result.scores:
            lines = (score.lp, score.upgrades, score.cash, score.wounds, score.wanted)
            assert score.total == sum(lines) + score.marshal + score.tokens
        turned = replace(state, players=tuple(reversed(state.players)))
        backwards = [score.total for score in result_of(turned).scores]
        assert backwards == [score.total for score in reversed(state.result.scores)]
        assert [score.place for score in result_of(turned).scores] == [
            score.place for score in reversed(state.result.scores)
        ]


def test_tokens_add_up(games: list[Game]) -> None:
    """Invariant 21: the pool and what is kept are all eighteen."""
    for game in games:
        state = game.last
        kept = [value for player in state.players for value in player.tokens or ()]
        assert pool_of(state) + Counter(kept) == Counter({1: 6, 2: 9, 3: 3})
        assert all(len(player.tokens) == player.goals_done for player in state.players)


@pytest.mark.parametrize("seed", range(6))
def test_a_saved_game_comes_back_as_it_was_at_any_moment(seed: int, play: Any) -> None:
    """Invariants 22 and 23: phase, limits of the turn and the last round are all in the log."""
    state: State | None = None
    for _action, events, after in play(WESTERN_LEGENDS, seed, LONG):
        stored = encode_events(WESTERN_LEGENDS, events)
        for event in decode_events(WESTERN_LEGENDS, stored):
            state = WESTERN_LEGENDS.apply(state, event)
        assert state == after
        assert phase_of(after) is phase_of(state or after)


@pytest.mark.parametrize("track", ["wanted", "marshal"])
@pytest.mark.parametrize("points", [2, 5, 12])
def test_gaining_k_points_is_k_times_gaining_one(sit: Any, track: str, points: int) -> None:
    """Invariant 12: also over the end of the track."""
    cells = [{"cell": cell, "bonus": {"lp": cell, "cash": 10}} for cell in range(1, 10)]
    options = {"calibration": {f"{track}_track": cells}, "target": 25}
    at_once, stepwise = sit(options=options), sit(options=options)
    at_once.do(a.ApplyEffect(a.Effect(0, **{track: points})))
    for _ in range(points):
        stepwise.do(a.ApplyEffect(a.Effect(0, **{track: 1})))
    assert at_once[0] == stepwise[0]
    overflow = [entry.points for entry in at_once.state.lp_log if entry.source == "overflow"]
    assert at_once[0].points + sum(overflow) == points
