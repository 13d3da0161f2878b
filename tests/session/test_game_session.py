"""One game being played: kept first, told after, undone without limit."""

import itertools
from pathlib import Path
from typing import Any

import pytest

from companion.rules.bang_dice.actions import Roll, Stop
from companion.rules.bang_dice.model import Face
from companion.rules.errors import IllegalActionError
from companion.rules.registry import GAMES
from companion.session.game_session import Change, ChangeKind, GameSession
from companion.session.saved_games import SavedGames
from companion.store.errors import StoreError, StoreReason
from companion.store.event_log import Batch, GameStatus
from companion.store.memory_log import MemoryLog
from companion.store.open_store import open_store

A_TABLE = {
    "players": [
        {"name": "Ana", "character": "jesse_jones", "role": "sheriff"},
        {"name": "Bob", "character": "black_jack"},
        {"name": "Cy", "character": "lucky_duke"},
        {"name": "Dee", "character": "rose_doolan"},
    ]
}
BEERS = Roll(tuple((die, Face.BEER) for die in range(5)))


class FullDisk(MemoryLog):
    """A log whose disk fills up after the start."""

    def append(self, game_id: str, seq: int, batch: Batch, *, over: bool) -> None:
        """Refuse, as a full disk does."""
        raise StoreError(StoreReason.DISK_FULL)

    def move_head(self, game_id: str, seq: int) -> None:
        """Refuse too."""
        raise StoreError(StoreReason.DISK_FULL)


@pytest.fixture
def saved() -> SavedGames:
    """Give a shelf in memory whose clock ticks by one."""
    ticks = itertools.count()
    return SavedGames(GAMES, MemoryLog(), lambda: float(next(ticks)))


@pytest.fixture
def session(saved: SavedGames) -> GameSession:
    """Give a fresh four-player table."""
    return saved.start("bang_dice", A_TABLE)


def test_listeners_hear_of_a_change_after_it_is_kept(saved: SavedGames) -> None:
    """What the screen shows is on disk already."""
    session = saved.start("bang_dice", A_TABLE)
    heard: list[tuple[ChangeKind, int]] = []

    def listen(change: Change) -> None:
        heard.append((change.kind, saved.resume(session.id).state.rolls_left))

    session.subscribe(listen)
    session.act(BEERS)
    session.undo()
    session.redo()
    assert heard == [(ChangeKind.ACTED, 2), (ChangeKind.UNDONE, 3), (ChangeKind.REDONE, 2)]


def test_a_listener_can_leave(session: GameSession) -> None:
    """A screen that is gone hears nothing."""
    heard: list[Any] = []
    leave = session.subscribe(heard.append)
    leave()
    session.act(BEERS)
    assert heard == []


def test_a_refusal_leaves_everything_as_it_was(session: GameSession) -> None:
    """State, history and disk."""
    before = session.state
    with pytest.raises(IllegalActionError):
        session.act(Stop())
    assert session.state is before
    assert len(session.moves) == 1


def test_a_full_disk_leaves_everything_as_it_was() -> None:
    """Neither an action nor an undo happens on the screen alone."""
    session = SavedGames(GAMES, FullDisk(), lambda: 0.0).start("bang_dice", A_TABLE)
    before = session.state
    with pytest.raises(StoreError):
        session.act(BEERS)
    assert session.state is before


def test_one_undo_takes_back_one_action_with_all_that_followed(session: GameSession) -> None:
    """The engine's own steps go with the action that set them off."""
    session.act(BEERS)
    session.act(Stop())
    assert session.state.stage == "beer"
    session.undo()
    assert session.state.stage == "roll"


@pytest.mark.parametrize("way", ["undo", "redo"])
def test_nothing_to_undo_or_redo_is_refused(session: GameSession, way: str) -> None:
    """With a code that the edge translates."""
    with pytest.raises(IllegalActionError) as caught:
        getattr(session, way)()
    assert caught.value.code == f"nothing_to_{way}"


def test_a_new_action_forgets_the_redo_tail(session: GameSession) -> None:
    """There is one past only."""
    session.act(BEERS)
    session.undo()
    session.act(Roll(tuple((die, Face.ARROW) for die in range(5))))
    assert session.redo_move is None
    assert session.state.players[0].arrows == 5


def test_the_next_undo_and_redo_are_known(session: GameSession) -> None:
    """So that the buttons can name them."""
    session.act(BEERS)
    assert session.undo_move is not None
    assert session.undo_move.action == {"type": "roll", "faces": dict.fromkeys("01234", "beer")}
    session.undo()
    assert session.redo_move is not None
    assert session.undo_move is None


def test_resume_is_at_the_very_last_action(saved: SavedGames, session: GameSession) -> None:
    """With the undone tail still there to redo."""
    session.act(BEERS)
    session.act(Stop())
    session.undo()
    again = saved.resume(session.id)
    assert again.state == session.state
    assert again.redo().after == session.redo().after


def test_games_are_listed_archived_deleted_and_brought_back(saved: SavedGames) -> None:
    """A deleted game can be restored."""
    first = saved.start("bang_dice", A_TABLE)
    second = saved.start("bang_dice", A_TABLE)
    saved.archive(first.id)
    saved.delete(second.id)
    assert [game.id for game in saved.list()] == [first.id]
    assert [game.id for game in saved.list(GameStatus.ACTIVE)] == []
    saved.restore(second.id)
    assert [game.id for game in saved.list(GameStatus.ACTIVE)] == [second.id]


def test_the_same_people_can_start_again(saved: SavedGames, session: GameSession) -> None:
    """The request of a game is kept with it."""
    assert saved.request(session.id) == A_TABLE


def test_an_unknown_game_is_refused(saved: SavedGames) -> None:
    """With a code."""
    with pytest.raises(IllegalActionError) as caught:
        saved.start("poker", A_TABLE)
    assert caught.value.code == "unknown_game"


def test_a_game_survives_on_disk(tmp_path: Path) -> None:
    """Closed and opened again, the same table lies there."""
    path = tmp_path / "games.db"
    saved = SavedGames(GAMES, open_store(path)[0], lambda: 1.0)
    session = saved.start("bang_dice", A_TABLE)
    session.act(BEERS)
    saved.close()
    saved = SavedGames(GAMES, open_store(path)[0], lambda: 2.0)
    assert saved.resume(saved.list()[0].id).state == session.state
    saved.close()


def test_what_a_table_taught_is_there_for_the_next_game(saved: SavedGames) -> None:
    """Western Legends: a cell read off the board once is not asked for again."""
    players = [
        {"name": "Ana", "colour": "red", "character": "annie_oakley"},
        {"name": "Bob", "colour": "yellow", "character": "billy_the_kid"},
    ]
    first = saved.start("western_legends", {"players": players})
    cells = {"marshal_track": [{"cell": 4, "bonus": {"cash": 20}, "confirmed": True}]}
    form = {"type": "calibrate", "calibration": cells}
    first.act(first.rules.read_action(form))
    second = saved.start("western_legends", {"players": players})
    assert second.state.calibration == first.state.calibration
