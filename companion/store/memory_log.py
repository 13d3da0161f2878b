"""A log that lives as long as the process: for tests, scripts and the demo."""

from dataclasses import replace

from companion.store.errors import StoreError, StoreReason
from companion.store.event_log import Batch, GameRecord, GameStatus, StoredGame


class MemoryLog:
    """Keeps games in dictionaries."""

    def __init__(self) -> None:
        self._records: dict[str, GameRecord] = {}
        self._batches: dict[str, list[Batch]] = {}
        self._over: dict[str, list[bool]] = {}
        self._keepsakes: dict[str, str] = {}

    def create(self, record: GameRecord, start: Batch) -> None:
        """Keep a new game and its start."""
        self._records[record.id] = record
        self._batches[record.id] = [start]
        self._over[record.id] = [record.over]

    def append(self, game_id: str, seq: int, batch: Batch, *, over: bool) -> None:
        """Keep a batch and move the head there."""
        record = self._record(game_id)
        batches, ends = self._batches[game_id], self._over[game_id]
        del batches[seq:], ends[seq:]
        batches.append(batch)
        ends.append(over)
        self._records[game_id] = replace(record, head=seq, over=over, changed_at=batch.at)

    def remember(self, game: str, keepsake: str) -> None:
        """Keep what a table taught."""
        self._keepsakes[game] = keepsake

    def recall(self, game: str) -> str | None:
        """Give what was taught last."""
        return self._keepsakes.get(game)

    def move_head(self, game_id: str, seq: int) -> None:
        """Undo or redo."""
        record = self._record(game_id)
        self._records[game_id] = replace(record, head=seq, over=self._over[game_id][seq])

    def load(self, game_id: str) -> StoredGame:
        """Read a game back."""
        return StoredGame(self._record(game_id), tuple(self._batches[game_id]))

    def games(self) -> tuple[GameRecord, ...]:
        """List all games, the one changed last first."""
        return tuple(
            sorted(self._records.values(), key=lambda record: record.changed_at, reverse=True)
        )

    def set_status(self, game_id: str, status: GameStatus) -> None:
        """Archive, delete or bring back a game."""
        self._records[game_id] = replace(self._record(game_id), status=status)

    def close(self) -> None:
        """Nothing is held open."""

    def _record(self, game_id: str) -> GameRecord:
        if game_id not in self._records:
            raise StoreError(StoreReason.NO_SUCH_GAME, game_id)
        return self._records[game_id]
