"""Counting faces, judging dice, measuring luck."""

from collections import Counter
from random import Random

import pytest

from companion.rules.bang_dice.model import Face
from companion.rules.engine import Prompt
from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog
from companion.viewmodels.statistics import (
    Digest,
    Verdict,
    chi_square,
    digest,
    luck,
    luck_word,
    p_value,
    summarise,
)


def a_played_game(seed: int, most: int = 3000) -> GameSession:
    """Play a game by chance."""
    rules, rng = GAMES["bang_dice"], Random(seed)
    session = SavedGames(GAMES, MemoryLog(), lambda: 0.0).start(
        "bang_dice", rules.table_by_chance(rng.randrange)
    )
    while session.outcome is None and len(session.moves) < most:
        action = rng.choice(session.legal_actions())
        if isinstance(action, Prompt):
            action = rules.answer(session.state, action, rng.randrange)
        session.act(action)
    return session


def a_digest(counts: dict[Face, int], name: str = "Ana", side: str = "") -> Digest:
    """Make up a game in which one player threw all dice."""
    return Digest((name,), {name: Counter(counts)}, {}, winners=(name,) if side else (), side=side)


@pytest.mark.parametrize(
    ("chi", "expected"), [(0.0, 1.0), (4.351, 0.5), (11.070, 0.05), (15.086, 0.01), (20.515, 0.001)]
)
def test_the_tail_of_chi_square_agrees_with_the_printed_tables(chi: float, expected: float) -> None:
    """Five degrees of freedom: six faces."""
    assert p_value(chi) == pytest.approx(expected, abs=2e-4)


def test_equal_faces_have_no_spread() -> None:
    """The measure is zero where every face fell equally often."""
    assert chi_square(Counter(dict.fromkeys(Face, 50))) == 0


def test_few_dice_are_not_judged() -> None:
    """Fewer than ten of each face say nothing."""
    found = summarise([a_digest({Face.ARROW: 59})])
    assert found.verdict is Verdict.TOO_FEW


@pytest.mark.parametrize(
    ("arrows", "verdict"),
    [(100, Verdict.FAIR), (140, Verdict.DOUBTFUL), (170, Verdict.UNFAIR)],
)
def test_dice_are_judged_by_how_far_they_stray(arrows: int, verdict: Verdict) -> None:
    """A hundred of each face is fair; the more arrows, the less."""
    counts = {**dict.fromkeys(Face, 100), Face.ARROW: arrows}
    assert summarise([a_digest(counts)]).verdict is verdict


def test_real_chance_is_found_fair() -> None:
    """Dice thrown by a fair generator pass, game after game."""
    rng = Random(11)
    counts = Counter(rng.choice(list(Face)) for _ in range(6000))
    assert summarise([a_digest(dict(counts))]).verdict is Verdict.FAIR


def test_luck_counts_the_faces_that_do_no_harm() -> None:
    """Arrows and dynamites are bad, the rest is good; two thirds good is average."""
    assert luck(Counter({Face.BEER: 40, Face.ARROW: 20})) == pytest.approx(0)
    assert luck_word(luck(Counter({Face.BEER: 60}))) == "lucky"
    assert luck_word(luck(Counter({Face.DYNAMITE: 60}))) == "unlucky"
    assert luck_word(luck(Counter())) == "average"


def test_a_game_counts_exactly_the_dice_that_were_thrown() -> None:
    """Dice that were kept are not counted again."""
    session = a_played_game(seed=5)
    thrown = sum(
        len(event.rolled)
        for move in session.moves
        for event in move.events
        if type(event).__name__ == "DiceRolled"
    )
    assert summarise([digest(session)]).dice == thrown


def test_what_was_undone_does_not_count() -> None:
    """The statistics follow the table, not the slips."""
    session = a_played_game(seed=5, most=12)
    whole = summarise([digest(session)]).dice
    while session.undo_move:
        session.undo()
    assert summarise([digest(session)]).dice == 0 < whole


def test_the_winners_of_a_game_get_their_win() -> None:
    """Everybody on the winning side has won; a game under way is nobody's win."""
    session = a_played_game(seed=5)
    found = digest(session)
    assert session.outcome is not None
    assert found.side == session.outcome.side
    records = {one.name: one for one in summarise([found, a_digest({}, name="Zoe")]).players}
    names = [player.name for player in session.state.players]
    assert {name for name in names if records[name].wins} == {
        names[seat] for seat in session.outcome.seats
    }
    assert (records["Zoe"].games, records["Zoe"].finished, records["Zoe"].win_share) == (1, 0, 0.0)


def test_players_are_listed_by_their_wins() -> None:
    """The most wins first, then the most games, then by name."""
    games = [a_digest({}, "Bo", "law"), a_digest({}, "Ana"), a_digest({}, "Cy"), a_digest({}, "Cy")]
    assert [one.name for one in summarise(games).players] == ["Bo", "Cy", "Ana"]


def test_no_games_give_empty_statistics() -> None:
    """A new table shows zeros, no errors."""
    found = summarise([])
    assert (found.games, found.dice, found.share(Face.BEER), found.players) == (0, 0, 0.0, ())
