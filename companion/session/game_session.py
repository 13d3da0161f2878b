"""One game being played: each action is on disk before anybody hears of it."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any

from companion.rules.engine import AnyRules, Form, Outcome, replay
from companion.rules.errors import IllegalActionError
from companion.session.refusals import SessionRefusal
from companion.store.codec import compact, decode_events, encode_events
from companion.store.event_log import Batch, EventLog, StoredGame

Clock = Callable[[], float]


@unique
class ChangeKind(StrEnum):
    """How the state came to change."""

    ACTED = "acted"
    UNDONE = "undone"
    REDONE = "redone"


@dataclass(frozen=True, slots=True)
class Move:
    """One action, its events, and the states before and after; the start has no action."""

    action: Form | None
    events: tuple[Any, ...]
    before: Any
    after: Any
    at: float


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners hear, after it is safely kept."""

    kind: ChangeKind
    move: Move


Listener = Callable[[Change], None]


class GameSession:
    """Deciding, keeping and showing in this order, with undo and redo without limit."""

    def __init__(self, rules: AnyRules, log: EventLog, stored: StoredGame, clock: Clock) -> None:
        self.rules = rules
        self.id = stored.record.id
        self._log = log
        self._clock = clock
        self._moves = _moves(rules, stored)
        self._head = stored.record.head
        self._listeners: list[Listener] = []

    @property
    def state(self) -> Any:
        """The state as it is on disk."""
        return self._moves[self._head].after

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, if that is settled."""
        return self.rules.outcome(self.state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What counts so far, the start first."""
        return tuple(self._moves[: self._head + 1])

    @property
    def undo_move(self) -> Move | None:
        """What undo would take back."""
        return self._moves[self._head] if self._head else None

    @property
    def redo_move(self) -> Move | None:
        """What redo would bring back."""
        more = self._head + 1 < len(self._moves)
        return self._moves[self._head + 1] if more else None

    def legal_actions(self) -> tuple[Any, ...]:
        """List what may be done now."""
        return self.rules.legal_actions(self.state)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Be told of every change; the answer ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def act(self, action: Any) -> Move:
        """Do it, or refuse with the state untouched."""
        before = self.state
        events = self.rules.decide(before, action)
        after = replay(self.rules, events, before)
        move = Move(self.rules.write_action(action), events, before, after, self._clock())
        over = self.rules.outcome(after) is not None
        self._log.append(self.id, self._head + 1, _batch(self.rules, move), over=over)
        self._keep(before, after)
        del self._moves[self._head + 1 :]
        self._moves.append(move)
        self._head += 1
        self._tell(ChangeKind.ACTED, move)
        return move

    def undo(self) -> Move:
        """Take back the last action with all that followed from it."""
        move = self.undo_move
        if move is None:
            raise IllegalActionError(SessionRefusal.NOTHING_TO_UNDO)
        self._go_to(self._head - 1, ChangeKind.UNDONE, move)
        return move

    def redo(self) -> Move:
        """Bring back the action that was undone last."""
        move = self.redo_move
        if move is None:
            raise IllegalActionError(SessionRefusal.NOTHING_TO_REDO)
        self._go_to(self._head + 1, ChangeKind.REDONE, move)
        return move

    def _keep(self, before: Any, after: Any) -> None:
        keepsake = self.rules.keepsake(before, after)
        if keepsake is not None:
            self._log.remember(self.rules.key, json.dumps(keepsake, ensure_ascii=False))

    def _go_to(self, head: int, kind: ChangeKind, move: Move) -> None:
        self._log.move_head(self.id, head)
        self._head = head
        self._tell(kind, move)

    def _tell(self, kind: ChangeKind, move: Move) -> None:
        for listener in tuple(self._listeners):
            listener(Change(kind, move))


def _batch(rules: AnyRules, move: Move) -> Batch:
    return Batch(compact(move.action), encode_events(rules, move.events), move.at)


def _moves(rules: AnyRules, stored: StoredGame) -> list[Move]:
    moves: list[Move] = []
    state: Any = None
    for seq, batch in enumerate(stored.batches):
        events = decode_events(rules, batch.events)
        after = replay(rules, events, state)
        action = None if seq == 0 else json.loads(batch.action)
        moves.append(Move(action, events, state, after, batch.at))
        state = after
    return moves
