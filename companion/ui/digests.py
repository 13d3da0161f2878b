"""Reads past games a few per frame, so that a long shelf never stops the screen."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock

from companion.session.saved_games import SavedGames
from companion.store.errors import StoreError
from companion.viewmodels.statistics import Digest, digest

SLICE_S = 0.012


class Digests:
    """What is known about each game; a game is read anew only when it has changed."""

    def __init__(self, games: SavedGames) -> None:
        self._games = games
        self._known: dict[str, tuple[tuple[int, bool], Digest]] = {}
        self._waiting: list[Any] = []
        self._done: Callable[[], None] | None = None
        self._event: Any = None

    def read(self, records: Sequence[Any], done: Callable[[], None]) -> None:
        """Read what is not known yet, then say so; a later call replaces an earlier one."""
        self.stop()
        self._waiting = [one for one in records if self._is_new(one)]
        self._done = done
        self._event = Clock.schedule_interval(self._read_some, 0)

    def stop(self) -> None:
        """Read no further."""
        if self._event:
            self._event.cancel()
            self._event = None

    def by_id(self) -> dict[str, Digest]:
        """Give everything known."""
        return {game_id: known for game_id, (_, known) in self._known.items()}

    def _is_new(self, record: Any) -> bool:
        known = self._known.get(record.id)
        return known is None or known[0] != (record.head, record.over)

    def _read_some(self, _dt: float) -> None:
        end = Clock.time() + SLICE_S
        while self._waiting:
            self._read_one(self._waiting.pop())
            if Clock.time() > end:
                return
        self.stop()
        if self._done:
            self._done()

    def _read_one(self, record: Any) -> None:
        try:
            found = digest(self._games.resume(record.id))
        except StoreError:
            return  # One game that cannot be read does not hide the others.
        self._known[record.id] = ((record.head, record.over), found)
