"""What every event log must hold, in memory and on disk."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.store.errors import StoreError, StoreReason
from companion.store.event_log import Batch, EventLog, GameRecord, GameStatus
from companion.store.memory_log import MemoryLog
from companion.store.sqlite_log import SqliteLog

RECORD = GameRecord("g1", "bang_dice", ("Ana", "Їжак", "Bob"), 1.0, 1.0)
START = Batch("{}", "[]", 1.0)


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[EventLog]:
    """Give each kind of log in turn, with one game in it."""
    makers: dict[str, Callable[[], EventLog]] = {
        "memory": MemoryLog,
        "sqlite": lambda: SqliteLog(tmp_path / "games.db"),
    }
    log = makers[request.param]()
    log.create(RECORD, START)
    yield log
    log.close()


def batch(number: int) -> Batch:
    """Make a batch that can be told from others."""
    return Batch(f'{{"n":{number}}}', f"[{number}]", 1.0 + number)


def fill(log: EventLog, count: int) -> None:
    """Append batches 1 to count."""
    for seq in range(1, count + 1):
        log.append("g1", seq, batch(seq), over=False)


def test_a_new_game_is_its_start(log: EventLog) -> None:
    """Batch 0 is the start and the head is there."""
    stored = log.load("g1")
    assert stored.record == RECORD
    assert stored.batches == (START,)


def test_what_is_appended_is_read_back_in_order(log: EventLog) -> None:
    """The log is a list of batches."""
    fill(log, 3)
    stored = log.load("g1")
    assert stored.batches == (START, batch(1), batch(2), batch(3))
    assert stored.record.head == 3


def test_undo_moves_the_head_and_keeps_the_tail(log: EventLog) -> None:
    """Redo must find what undo left."""
    fill(log, 3)
    log.move_head("g1", 1)
    stored = log.load("g1")
    assert stored.record.head == 1
    assert len(stored.batches) == 4


def test_a_new_action_after_undo_drops_the_redo_tail(log: EventLog) -> None:
    """There is one past only."""
    fill(log, 3)
    log.move_head("g1", 1)
    log.append("g1", 2, batch(9), over=True)
    stored = log.load("g1")
    assert stored.batches == (START, batch(1), batch(9))
    assert stored.record.over


def test_the_game_changed_last_comes_first(log: EventLog) -> None:
    """The home screen offers it to resume."""
    log.create(GameRecord("g2", "bang_dice", ("Cy",), 2.0, 2.0), START)
    fill(log, 5)
    assert [record.id for record in log.games()] == ["g1", "g2"]


@pytest.mark.parametrize("status", GameStatus)
def test_a_status_is_kept(log: EventLog, status: GameStatus) -> None:
    """Archived and deleted games are still there."""
    log.set_status("g1", status)
    assert log.load("g1").record.status is status


def test_the_last_keepsake_is_recalled(log: EventLog) -> None:
    """What a table taught about its copy of a game is there for the next one."""
    assert log.recall("western_legends") is None
    log.remember("western_legends", "{}")
    log.remember("western_legends", '{"a":1}')
    assert log.recall("western_legends") == '{"a":1}'
    assert log.recall("bang_dice") is None


def test_an_unknown_game_is_refused_everywhere(log: EventLog) -> None:
    """And nothing is written for it."""
    for attempt in (
        lambda: log.load("nope"),
        lambda: log.append("nope", 1, batch(1), over=False),
        lambda: log.move_head("nope", 0),
        lambda: log.set_status("nope", GameStatus.DELETED),
    ):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert caught.value.reason is StoreReason.NO_SUCH_GAME
    assert [record.id for record in log.games()] == ["g1"]
