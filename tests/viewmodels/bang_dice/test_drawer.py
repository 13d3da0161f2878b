"""The history drawer."""

from collections.abc import Callable

from companion.rules.bang_dice.actions import Aim, Roll, Stop
from companion.rules.bang_dice.model import Face
from companion.session.game_session import GameSession
from companion.viewmodels.bang_dice.drawer import Kind, drawer_entries

A, D, ONE, TWO, BEER, GUN = Face


def a_turn(a_table: Callable[..., GameSession]) -> GameSession:
    """Play one turn with an arrow and a shot."""
    session = a_table()
    session.act(Roll(tuple(enumerate((A, ONE, GUN, D, D)))))
    session.act(Stop())
    session.act(Aim(1, 4))
    return session


def names(session: GameSession, kind: Kind) -> list[str]:
    """Give the messages of the drawer."""
    entries = drawer_entries(session.moves, kind)
    return [entry.line.id.removeprefix("bang-dice-history-") for entry in entries]


def test_the_newest_comes_first(a_table: Callable[..., GameSession]) -> None:
    """The drawer opens with what has just happened."""
    told = names(a_turn(a_table), Kind.ALL)

    assert told[0] == "turn-began"
    assert told[-1] == "game-started"


def test_each_kind_tells_its_own_and_the_turns(a_table: Callable[..., GameSession]) -> None:
    """Filters narrow the list without losing whose turn it was."""
    session = a_turn(a_table)

    assert names(session, Kind.ARROWS) == ["turn-began", "arrow-taken", "game-started"]
    assert "dice-rolled" in names(session, Kind.DICE)
    assert "dice-rolled" not in names(session, Kind.LIFE)


def test_what_was_undone_is_not_told(a_table: Callable[..., GameSession]) -> None:
    """Only what counts is history."""
    session = a_turn(a_table)
    for _ in range(3):
        session.undo()

    assert names(session, Kind.ALL) == ["game-started"]
