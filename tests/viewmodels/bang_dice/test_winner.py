"""After the game."""

from collections import Counter
from collections.abc import Callable

from companion.rules.bang_dice.actions import Aim, Roll, Stop
from companion.rules.bang_dice.model import Face, Role
from companion.session.game_session import GameSession
from companion.viewmodels.bang_dice.winner import WinnerView, luck, winner_view

Table = Callable[..., GameSession]
A, D, ONE, TWO, BEER, GUN = Face


def play_hunt(a_table: Table) -> WinnerView:
    """Three players: the deputy wins on the first turn."""
    session = a_table(3, position={"life": [8, 8, 1]})
    session.act(Roll(tuple(enumerate((ONE, GUN, A, D, D)))))
    session.act(Stop())
    session.act(Aim(0, 2))
    view = winner_view(session.moves)
    assert view is not None
    return view


def test_nobody_has_won_while_the_game_goes_on(a_table: Table) -> None:
    """The screen has nothing to tell before the end."""
    assert winner_view(a_table().moves) is None


def test_the_winner_is_named_with_the_reason(a_table: Table) -> None:
    """The winner screen says who and why."""
    view = play_hunt(a_table)

    assert (view.title.id, dict(view.title.args)["names"]) == ("dice-table-won-hunter", "Ana")
    assert view.reason.id == "dice-table-why-hunter"


def test_lives_and_arrows_run_from_the_start_to_the_end(a_table: Table) -> None:
    """Charts begin with the laid table and end with the last batch."""
    rows = play_hunt(a_table).rows

    assert rows[2].lives == (1, 0)
    assert rows[0].arrows == (0, 1)
    assert [row.won for row in rows] == [True, False, False]
    assert rows[2].role is Role.RENEGADE


def test_faces_are_counted_as_they_fell(a_table: Table) -> None:
    """Only dice that were thrown count, in the order of the six faces."""
    view = play_hunt(a_table)

    assert view.rows[0].faces == (1, 2, 1, 0, 0, 1)
    assert view.faces == (1, 2, 1, 0, 0, 1)


def test_luck_is_even_when_the_dice_are() -> None:
    """Four of six faces are kind: 40 of 60 is what chance gives."""
    assert luck(Counter({BEER: 40, A: 20})) == 0
    assert luck(Counter({BEER: 60})) > 5
    assert luck(Counter()) == 0
