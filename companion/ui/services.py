"""What screens may ask for.

Built by `companion.bootstrap`, reached as `app.services`; a screen never builds any of it.
"""

from collections.abc import Callable, Iterator, MutableMapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.session.saved_games import SavedGames
from companion.settings import SettingsFile
from companion.store.event_log import EventLog


class Extras(MutableMapping[str, Any]):
    """Devices by name, each made when it is first asked for: home need not wait for them."""

    def __init__(self, **makers: Callable[[], Any]) -> None:
        self._makers = makers
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """Give a device."""
        if name in self._makers:
            self._made[name] = self._makers.pop(name)()
        return self._made[name]

    def __setitem__(self, name: str, device: Any) -> None:
        """Put another one in its place."""
        self._makers.pop(name, None)
        self._made[name] = device

    def __delitem__(self, name: str) -> None:
        """Take one away."""
        self._makers.pop(name, None)
        del self._made[name]

    def __iter__(self) -> Iterator[str]:
        """Name all, made or not."""
        return iter((*self._made, *self._makers))

    def __len__(self) -> int:
        """Count all."""
        return len(self._made) + len(self._makers)


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
    extras: MutableMapping[str, Any] = field(default_factory=Extras)
    """Optional devices by name, such as the dice camera and the LED table."""
