"""A broken, newer, read-only or full save file: nothing is lost, and the app starts."""

import sqlite3
from pathlib import Path

import pytest

from companion.store.errors import StoreError, StoreReason
from companion.store.event_log import Batch, GameRecord
from companion.store.open_store import open_store
from companion.store.sqlite_log import SCHEMA_VERSION, SqliteLog

RECORD = GameRecord("g1", "bang_dice", ("Ana",), 1.0, 1.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give the place of a save file."""
    return tmp_path / "games.db"


def test_a_damaged_file_is_set_aside_and_the_app_starts(path: Path) -> None:
    """Its bytes are kept under another name, never deleted or overwritten."""
    path.write_bytes(b"this was a save file once" * 100)
    log, aside = open_store(path)
    log.close()
    assert aside is not None
    assert aside.read_bytes().startswith(b"this was a save file once")


def test_a_second_damaged_file_does_not_overwrite_the_first(path: Path) -> None:
    """Each gets a name of its own."""
    places = []
    for content in (b"first" * 50, b"second" * 50):
        path.write_bytes(content)
        log, aside = open_store(path)
        log.close()
        path.unlink()
        places.append(aside)
    assert [place.read_bytes()[:5] for place in places if place] == [b"first", b"secon"]


def test_a_torn_page_is_noticed(path: Path) -> None:
    """A file whose middle is overwritten is set aside, not half read."""
    log = SqliteLog(path)
    log.create(RECORD, Batch("{}", "[]", 1.0))
    for seq in range(1, 400):
        log.append("g1", seq, Batch("{}", "x" * 300, 1.0), over=False)
    log.close()
    data = bytearray(path.read_bytes())
    data[4096 : 4096 * 3] = b"\xff" * 8192
    path.write_bytes(data)
    log, aside = open_store(path)
    log.close()
    assert aside is not None


def test_a_newer_file_is_refused_and_left_untouched(path: Path) -> None:
    """A clear reason, and not a byte changed."""
    SqliteLog(path).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        open_store(path)
    assert caught.value.reason is StoreReason.NEWER
    assert path.read_bytes() == before


def test_a_folder_in_the_way_is_no_access(path: Path) -> None:
    """The reason is told; nothing is renamed."""
    path.mkdir()
    with pytest.raises(StoreError) as caught:
        open_store(path)
    assert caught.value.reason is StoreReason.NO_ACCESS


def test_a_full_disk_leaves_nothing_half_written(path: Path) -> None:
    """The action is refused, the game is as it was, and goes on when there is room again."""
    log = SqliteLog(path)
    log.create(RECORD, Batch("{}", "[]", 1.0))
    pages = log._db.execute("PRAGMA page_count").fetchone()[0]  # noqa: SLF001 - makes the disk full
    log._db.execute(f"PRAGMA max_page_count = {pages}")  # noqa: SLF001 - same
    with pytest.raises(StoreError) as caught:
        log.append("g1", 1, Batch("{}", "x" * 50_000, 2.0), over=False)
    assert caught.value.reason is StoreReason.DISK_FULL
    assert log.load("g1").record.head == 0
    assert len(log.load("g1").batches) == 1
    log._db.execute("PRAGMA max_page_count = 100000")  # noqa: SLF001 - there is room again
    log.append("g1", 1, Batch("{}", "x" * 50_000, 2.0), over=False)
    assert log.load("g1").record.head == 1
    log.close()


def test_a_read_only_file_is_told(path: Path) -> None:
    """Nothing is written and the reason is clear, also for the superuser."""
    SqliteLog(path).close()
    log = SqliteLog(path)
    log._db.execute("PRAGMA query_only = 1")  # noqa: SLF001 - stands for a read-only disk
    with pytest.raises(StoreError) as caught:
        log.create(RECORD, Batch("{}", "[]", 1.0))
    assert caught.value.reason is StoreReason.READ_ONLY
    assert log.games() == ()
    log.close()


def test_commits_are_flushed(path: Path) -> None:
    """Write-ahead log with full flushes: a power cut takes back nothing acknowledged."""
    log = SqliteLog(path)
    mode = log._db.execute("PRAGMA journal_mode").fetchone()[0]  # noqa: SLF001 - asks SQLite itself
    flush = log._db.execute("PRAGMA synchronous").fetchone()[0]  # noqa: SLF001 - same
    log.close()
    assert (mode, flush) == ("wal", 2)
