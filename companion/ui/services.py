"""What screens may ask for.

Built by `companion.bootstrap`, reached as `app.services`; a screen never builds any of it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.session.saved_games import SavedGames
from companion.settings import SettingsFile
from companion.store.event_log import EventLog


@dataclass(frozen=True, slots=True)
class Services:
    """The rest of the program, as screens see it."""

    settings: SettingsFile
    games: SavedGames
    log: EventLog
    """Where the games lie: for backups."""
    data: Path
    """The folder of this table: exports and backups go there."""
    now: Callable[[], float]
    pick: Callable[[int], int]
    """Chance: given n, one of 0 to n - 1."""
    set_aside: tuple[Path, ...] = ()
    """Files that could not be read at the start and were put aside; people are told."""
    unsaved: str = ""
    """Why the games are kept in memory only, as a refusal code; people are asked about it."""
    extras: dict[str, Any] = field(default_factory=dict)
    """Optional devices by name, such as the dice camera and the LED table."""
