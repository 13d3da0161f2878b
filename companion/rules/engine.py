"""The shape that all games share: frozen states, actions that may be refused, events that stand."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

Form = Mapping[str, Any]
"""A value as it stands in JSON: an object with string keys."""

Pick = Callable[[int], int]
"""Chance as data: given n, one of 0 to n - 1."""


class Prompt:
    """An open question: the table supplies data that cannot be listed (dice, cards shown)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning side's code and the seats that share in it."""

    side: str
    seats: tuple[int, ...]


class Rules(Protocol[S, A, E]):
    """One game. `decide` is the law and may refuse; `apply` trusts its event and never does."""

    @property
    def key(self) -> str:
        """The game's stable name, on disk and in requests."""

    @property
    def events(self) -> Mapping[str, type[E]]:
        """Every event by the stable name and version it is stored under."""

    def start(self, request: Form) -> tuple[E, ...]:
        """Check players, options and position; answer with the first events, or refuse."""

    def legal_actions(self, state: S) -> tuple[A | Prompt, ...]:
        """List what may be done now: complete actions, and prompts that await data."""

    def decide(self, state: S, action: A) -> tuple[E, ...]:
        """Answer an action with what happened, or refuse it with a code."""

    def apply(self, state: S | None, event: E) -> S:
        """Give the state after the event."""

    def outcome(self, state: S) -> Outcome | None:
        """Tell who has won, once that is settled."""

    def table_by_chance(self, pick: Pick) -> dict[str, Any]:
        """Make up a request for `start`: for the demo table, the benches and the tests."""

    def answer(self, state: S, prompt: Prompt, pick: Pick) -> A:
        """Fill an open prompt by chance: for the demo table, for dice rolled by the app."""

    def read_action(self, form: Form) -> A:
        """Understand an action in its JSON form, or refuse it."""

    def write_action(self, action: A | Prompt) -> dict[str, Any]:
        """Give an action or prompt its JSON form."""

    def public_event(self, event: E) -> E:
        """Take out of an event what the table must not know yet."""

    def write_state(self, state: S) -> dict[str, Any]:
        """Give the public view of the state its JSON form: nothing secret in it."""


AnyRules = Rules[Any, Any, Any]


def replay(rules: Rules[S, A, E], events: Iterable[E], start: S | None = None) -> S:
    """Fold events into a state."""
    state = start
    for event in events:
        state = rules.apply(state, event)
    if state is None:
        raise ValueError("nothing to replay")
    return state
