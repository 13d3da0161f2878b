"""A table without a screen: one JSON request a line in, one JSON answer a line out."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Any, BinaryIO

from companion.rules.engine import AnyRules, Form
from companion.rules.errors import IllegalActionError, Refusal
from companion.rules.forms import object_of, refuse
from companion.rules.registry import GAMES
from companion.session.game_session import GameSession, Move
from companion.session.refusals import SessionRefusal
from companion.session.saved_games import SavedGames
from companion.store.codec import event_forms
from companion.store.errors import StoreError
from companion.store.memory_log import MemoryLog
from companion.store.open_store import open_store

LINE_LIMIT = 1_000_000

Answer = dict[str, Any]


class HeadlessTable:
    """One table, many requests; after a refusal the table is as it was."""

    def __init__(self, saved: SavedGames) -> None:
        self._saved = saved
        self._session: GameSession | None = None
        self._ops: dict[str, Callable[[Form], Answer]] = {
            "new": self._new,
            "act": self._act,
            "state": lambda _request: self._answer(()),
            "history": lambda _request: self._history(),
            "undo": lambda _request: self._undo(),
            "redo": lambda _request: self._answer(self._table.redo().events),
            "games": lambda _request: self._games(),
            "open": self._open,
        }

    def answer(self, line: bytes) -> Answer:
        """Answer one request, whatever it is."""
        try:
            request = read_request(line)
            op = request.get("op")
            handler = self._ops.get(op) if isinstance(op, str) else None
            return _refusal(SessionRefusal.UNKNOWN_OP, "") if handler is None else handler(request)
        except IllegalActionError as error:
            return _refusal(error.code, error.detail)
        except StoreError as error:
            return _refusal(error.reason, error.detail)

    @property
    def _table(self) -> GameSession:
        if self._session is None:
            raise IllegalActionError(SessionRefusal.NO_GAME)
        return self._session

    def _new(self, request: Form) -> Answer:
        game = request.get("game")
        if not isinstance(game, str):
            raise IllegalActionError(SessionRefusal.UNKNOWN_GAME)
        keys = ("players", "options", "position")
        setup = {key: request[key] for key in keys if key in request}
        self._session = self._saved.start(game, setup)
        return self._answer(self._session.moves[0].events)

    def _act(self, request: Form) -> Answer:
        table = self._table
        action = table.rules.read_action(object_of(request.get("action"), "action"))
        return self._answer(table.act(action).events)

    def _undo(self) -> Answer:
        self._table.undo()
        return self._answer(())

    def _history(self) -> Answer:
        table = self._table
        return {**self._answer(()), "history": [_line(table.rules, move) for move in table.moves]}

    def _games(self) -> Answer:
        return {"ok": True, "games": [asdict(record) for record in self._saved.list()]}

    def _open(self, request: Form) -> Answer:
        game_id = request.get("id")
        if not isinstance(game_id, str):
            raise refuse("id must be text")
        self._session = self._saved.resume(game_id)
        return self._answer(())

    def _answer(self, events: tuple[Any, ...]) -> Answer:
        rules, state = self._table.rules, self._table.state
        return {
            "ok": True,
            "state": rules.write_state(state),
            "legal": [rules.write_action(action) for action in rules.legal_actions(state)],
            "events": event_forms(rules, events),
        }


def read_request(line: bytes) -> Form:
    """Understand a line, or refuse it."""
    if len(line) > LINE_LIMIT:
        raise IllegalActionError(SessionRefusal.LINE_TOO_LONG)
    try:
        text = line.decode("utf-8")
        request = json.loads(text, parse_constant=_no_constant)
        json.dumps(request, ensure_ascii=False).encode("utf-8")
    except UnicodeError as error:
        raise IllegalActionError(SessionRefusal.NOT_UTF8) from error
    except (ValueError, RecursionError) as error:
        raise IllegalActionError(SessionRefusal.NOT_JSON) from error
    return object_of(request, "a request", Refusal.BAD_FORM)


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Give lines; of an over-long one, just enough to know that it is one."""
    while line := stream.readline(LINE_LIMIT + 1):
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(LINE_LIMIT)):
            pass
        yield line


def _refusal(code: StrEnum, detail: str) -> Answer:
    return {"ok": False, "refusal": code.value, "detail": detail}


def _line(rules: AnyRules, move: Move) -> Answer:
    return {"action": move.action, "events": event_forms(rules, move.events), "at": move.at}


def open_table(path: Path | None) -> HeadlessTable:
    """Make a table in memory, or on a save file."""
    log = MemoryLog() if path is None else open_store(path)[0]
    return HeadlessTable(SavedGames(GAMES, log, time.time))


def serve(table: HeadlessTable, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line as it comes."""
    for line in read_lines(requests):
        text = json.dumps(table.answer(line), ensure_ascii=False, separators=(",", ":"))
        answers.write(text.encode("utf-8") + b"\n")
        answers.flush()
