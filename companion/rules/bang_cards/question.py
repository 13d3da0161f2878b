"""A question: what may be answered, what follows, and when it answers itself."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.rules.bang_cards.actions import Action, Await
from companion.rules.bang_cards.happened import Event
from companion.rules.bang_cards.model import Ask, State
from companion.rules.errors import IllegalActionError, Refusal

Choices = Callable[[State, Ask], tuple[Action | Await, ...]]
Answer = Callable[[State, Ask, Action], tuple[Event, ...]]
Auto = Callable[[State, Ask], tuple[Event, ...] | None]


def never(_state: State, _ask: Ask) -> tuple[Event, ...] | None:
    """Most questions wait for the table."""
    return None


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of question."""

    choices: Choices
    answer: Answer
    auto: Auto = never


def wrong_answer() -> IllegalActionError:
    """Something else is asked for now."""
    return IllegalActionError(Refusal.WRONG_PHASE)
