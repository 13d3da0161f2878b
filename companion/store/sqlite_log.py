"""The log on disk: SQLite with a write-ahead log, flushed before an action is acknowledged."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.store.errors import StoreError, StoreReason
from companion.store.event_log import Batch, GameRecord, GameStatus, StoredGame

SCHEMA_VERSION = 1

SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, players TEXT NOT NULL,
    created_at REAL NOT NULL, undone_to INTEGER, status TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE batches (
    game_id TEXT NOT NULL REFERENCES games (id), seq INTEGER NOT NULL,
    action TEXT NOT NULL, events TEXT NOT NULL, at REAL NOT NULL, over INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;
CREATE TABLE keepsakes (game TEXT PRIMARY KEY, form TEXT NOT NULL) WITHOUT ROWID;
"""

# The head is the last batch unless something was undone, so an action writes one row only.
RECORDS = """
SELECT g.id, g.game, g.players, g.created_at, last.at, head.seq, head.over, g.status
FROM games g
JOIN batches last ON last.game_id = g.id
    AND last.seq = (SELECT MAX(seq) FROM batches WHERE game_id = g.id)
JOIN batches head ON head.game_id = g.id AND head.seq = COALESCE(g.undone_to, last.seq)
"""

REASONS = {
    sqlite3.SQLITE_FULL: StoreReason.DISK_FULL,
    sqlite3.SQLITE_READONLY: StoreReason.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: StoreReason.NO_ACCESS,
    sqlite3.SQLITE_PERM: StoreReason.NO_ACCESS,
    sqlite3.SQLITE_BUSY: StoreReason.BUSY,
    sqlite3.SQLITE_LOCKED: StoreReason.BUSY,
    sqlite3.SQLITE_CORRUPT: StoreReason.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreReason.DAMAGED,
    # The disk of a kiosk that is full may answer a flush with a plain I/O error.
    sqlite3.SQLITE_IOERR: StoreReason.DISK_FULL,
}
PRIMARY_CODE = 0xFF


class SqliteLog:
    """One connection, used from one thread at a time; each method is one transaction."""

    def __init__(self, path: Path) -> None:
        with _told(path):
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            try:
                self._prepare(path)
            except BaseException:
                self._db.close()
                raise

    def create(self, record: GameRecord, start: Batch) -> None:
        """Keep a new game and its start."""
        row = (
            record.id,
            record.game,
            json.dumps(record.players, ensure_ascii=False),
            record.created_at,
            None,
            record.status.value,
        )
        with self._transaction():
            self._db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", row)
            self._insert(record.id, 0, start, over=record.over)

    def append(self, game_id: str, seq: int, batch: Batch, *, over: bool) -> None:
        """Keep a batch, dropping what was undone, and move the head there."""
        with self._transaction():
            found = self._db.execute("SELECT undone_to FROM games WHERE id = ?", (game_id,))
            row = found.fetchone()
            _require(row is not None, game_id)
            if row[0] is not None:
                self._drop_tail(game_id, seq)
            self._insert(game_id, seq, batch, over=over)

    def remember(self, game: str, keepsake: str) -> None:
        """Keep what a table taught."""
        with self._transaction():
            self._db.execute("INSERT OR REPLACE INTO keepsakes VALUES (?, ?)", (game, keepsake))

    def recall(self, game: str) -> str | None:
        """Give what was taught last."""
        with _told("keepsakes"):
            row = self._db.execute("SELECT form FROM keepsakes WHERE game = ?", (game,)).fetchone()
            return None if row is None else str(row[0])

    def move_head(self, game_id: str, seq: int) -> None:
        """Undo or redo."""
        self._update("UPDATE games SET undone_to = ? WHERE id = ?", seq, game_id)

    def load(self, game_id: str) -> StoredGame:
        """Read a game back."""
        with _told(game_id):
            rows = self._db.execute(RECORDS + "WHERE g.id = ?", (game_id,)).fetchall()
            _require(len(rows) == 1, game_id)
            batches = self._db.execute(
                "SELECT action, events, at FROM batches WHERE game_id = ? ORDER BY seq", (game_id,)
            )
            return StoredGame(_record(rows[0]), tuple(Batch(*row) for row in batches))

    def games(self) -> tuple[GameRecord, ...]:
        """List all games, the one changed last first."""
        with _told("games"):
            rows = self._db.execute(RECORDS + "ORDER BY last.at DESC")
            return tuple(_record(row) for row in rows)

    def set_status(self, game_id: str, status: GameStatus) -> None:
        """Archive, delete or bring back a game."""
        self._update("UPDATE games SET status = ? WHERE id = ?", status.value, game_id)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def _prepare(self, path: Path) -> None:
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise StoreError(StoreReason.NEWER, str(path))
        if self._db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise StoreError(StoreReason.DAMAGED, str(path))
        self._db.execute("PRAGMA journal_mode = WAL")
        # In WAL, only FULL flushes each commit: a kiosk loses power without warning.
        self._db.execute("PRAGMA synchronous = FULL")
        if version == 0:
            script = f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
            self._db.executescript(script)

    def _insert(self, game_id: str, seq: int, batch: Batch, *, over: bool) -> None:
        row = (game_id, seq, batch.action, batch.events, batch.at, over)
        self._db.execute("INSERT INTO batches VALUES (?, ?, ?, ?, ?, ?)", row)

    def _drop_tail(self, game_id: str, seq: int) -> None:
        """Forget what was undone: from now on the last batch is the head again."""
        self._db.execute("DELETE FROM batches WHERE game_id = ? AND seq >= ?", (game_id, seq))
        self._db.execute("UPDATE games SET undone_to = NULL WHERE id = ?", (game_id,))

    def _update(self, statement: str, *values: object) -> None:
        with self._transaction():
            _require(self._db.execute(statement, values).rowcount == 1, str(values[-1]))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with _told("write"):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise


@contextmanager
def _told(where: object) -> Iterator[None]:
    """Give SQLite's errors our reasons."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
        reason = REASONS.get(code, StoreReason.FAILED)
        raise StoreError(reason, f"{where}: {error}") from error


def _require(found: bool, game_id: str) -> None:  # noqa: FBT001 - a condition, not a switch
    if not found:
        raise StoreError(StoreReason.NO_SUCH_GAME, game_id)


def _record(row: tuple[str, str, str, float, float, int, int, str]) -> GameRecord:
    game_id, game, players, created_at, changed_at, head, over, status = row
    names = tuple(json.loads(players))
    kept = GameStatus(status)
    return GameRecord(game_id, game, names, created_at, changed_at, head, bool(over), kept)
