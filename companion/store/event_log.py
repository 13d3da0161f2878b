"""What a log of games must do. One suite of tests holds every implementation to it."""

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Protocol


@unique
class GameStatus(StrEnum):
    """Where a game is kept; a deleted one can be brought back."""

    ACTIVE = "active"
    ARCHIVED = "archived"
    DELETED = "deleted"


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game in the list: `head` is the last batch that counts, the rest can be redone."""

    id: str
    game: str
    players: tuple[str, ...]
    created_at: float
    changed_at: float
    head: int = 0
    over: bool = False
    status: GameStatus = GameStatus.ACTIVE


@dataclass(frozen=True, slots=True)
class Batch:
    """One action and all events that followed from it, as text, written in one piece."""

    action: str
    events: str
    at: float


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is read back; batch 0 is the start."""

    record: GameRecord
    batches: tuple[Batch, ...]


class EventLog(Protocol):
    """Appends batches, moves the head, never changes what was written."""

    def create(self, record: GameRecord, start: Batch) -> None:
        """Keep a new game and its start."""

    def append(self, game_id: str, seq: int, batch: Batch, *, over: bool) -> None:
        """Keep a batch at `seq`, dropping what was undone, and move the head there."""

    def remember(self, game: str, keepsake: str) -> None:
        """Keep what a table taught about its copy of a game."""

    def recall(self, game: str) -> str | None:
        """Give what was taught last, if anything."""

    def move_head(self, game_id: str, seq: int) -> None:
        """Undo or redo: only the head moves."""

    def load(self, game_id: str) -> StoredGame:
        """Read a game back."""

    def games(self) -> tuple[GameRecord, ...]:
        """List all games, the one changed last first."""

    def set_status(self, game_id: str, status: GameStatus) -> None:
        """Archive, delete or bring back a game."""

    def close(self) -> None:
        """Let go of the file."""
