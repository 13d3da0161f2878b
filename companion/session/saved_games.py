"""All games of a table: start, list, resume, archive, delete and bring back."""

import json
import uuid
from collections.abc import Callable, Mapping

from companion.rules.engine import AnyRules, Form
from companion.rules.errors import IllegalActionError
from companion.session.game_session import Clock, GameSession
from companion.session.refusals import SessionRefusal
from companion.store.codec import compact, encode_events
from companion.store.event_log import Batch, EventLog, GameRecord, GameStatus, StoredGame


def _new_id() -> str:
    return uuid.uuid4().hex[:12]


class SavedGames:
    """The log seen as a shelf of games."""

    def __init__(
        self,
        games: Mapping[str, AnyRules],
        log: EventLog,
        clock: Clock,
        new_id: Callable[[], str] = _new_id,
    ) -> None:
        self._games = games
        self._log = log
        self._clock = clock
        self._new_id = new_id

    def start(self, game: str, request: Form) -> GameSession:
        """Lay a table and keep it, or refuse."""
        rules = self._rules(game)
        request = self._with_keepsake(rules, request)
        events = rules.start(request)
        now = self._clock()
        names = tuple(player["name"] for player in request["players"])
        record = GameRecord(self._new_id(), game, names, now, now)
        start = Batch(compact(request), encode_events(rules, events), now)
        self._log.create(record, start)
        return GameSession(rules, self._log, StoredGame(record, (start,)), self._clock)

    def resume(self, game_id: str) -> GameSession:
        """Open a game at its very last action."""
        stored = self._log.load(game_id)
        rules = self._rules(stored.record.game)
        return GameSession(rules, self._log, stored, self._clock)

    def list(self, *statuses: GameStatus) -> tuple[GameRecord, ...]:
        """List games, the one changed last first; without a status, all but the deleted."""
        wanted = statuses or (GameStatus.ACTIVE, GameStatus.ARCHIVED)
        return tuple(record for record in self._log.games() if record.status in wanted)

    def request(self, game_id: str) -> Form:
        """Give the request a game was started with, for another with the same people."""
        form: Form = json.loads(self._log.load(game_id).batches[0].action)
        return form

    def archive(self, game_id: str) -> None:
        """Put a game away."""
        self._log.set_status(game_id, GameStatus.ARCHIVED)

    def delete(self, game_id: str) -> None:
        """Take a game off the list; `restore` undoes it."""
        self._log.set_status(game_id, GameStatus.DELETED)

    def restore(self, game_id: str) -> None:
        """Bring an archived or deleted game back."""
        self._log.set_status(game_id, GameStatus.ACTIVE)

    def close(self) -> None:
        """Let go of the log."""
        self._log.close()

    def _with_keepsake(self, rules: AnyRules, request: Form) -> Form:
        """Add what an earlier table taught, unless it no longer fits."""
        kept = self._log.recall(rules.key)
        if kept is None:
            return request
        taught = rules.with_keepsake(request, json.loads(kept))
        try:
            rules.start(taught)
        except IllegalActionError:
            return request
        return taught

    def _rules(self, game: str) -> AnyRules:
        if game not in self._games:
            raise IllegalActionError(SessionRefusal.UNKNOWN_GAME, game)
        return self._games[game]
