"""The BANG! card game with its expansions, for two to eight players."""

from collections.abc import Mapping
from typing import Any

from companion.rules.bang_cards import wire
from companion.rules.bang_cards.actions import Action, Await
from companion.rules.bang_cards.answer import answer
from companion.rules.bang_cards.apply import apply
from companion.rules.bang_cards.decide import decide
from companion.rules.bang_cards.happened import EVENTS, Event
from companion.rules.bang_cards.legal import legal_actions
from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.setup import start
from companion.rules.bang_cards.table_by_chance import table_by_chance
from companion.rules.bang_cards.write_state import public_event, write_state
from companion.rules.engine import Form, Outcome, Pick, Prompt, Rules


class BangCards:
    """The card game behind the shape that all games share."""

    key = "bang_cards"
    events: Mapping[str, type[Event]] = EVENTS

    def start(self, request: Form) -> tuple[Event, ...]:
        """Lay the table, or refuse."""
        return start(request)

    def legal_actions(self, state: State) -> tuple[Action | Prompt, ...]:
        """List the choices of the open question."""
        return legal_actions(state)

    def decide(self, state: State, action: Action) -> tuple[Event, ...]:
        """Refuse, or say what happened."""
        return decide(state, action)

    def apply(self, state: State | None, event: Event) -> State:
        """Give the state after the event."""
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        """Tell who has won."""
        return state.winner

    def table_by_chance(self, pick: Pick) -> dict[str, Any]:
        """Seat two to eight players with any decks, roles and house rules."""
        return table_by_chance(pick)

    def answer(self, state: State, prompt: Prompt, pick: Pick) -> Action:
        """Fill an open prompt by chance."""
        if not isinstance(prompt, Await):
            raise TypeError(prompt)
        return answer(state, prompt, pick)

    def read_action(self, form: Form) -> Action:
        """Understand an action in its JSON form."""
        return wire.read_action(form)

    def write_action(self, action: Action | Prompt) -> dict[str, Any]:
        """Give an action or prompt its JSON form."""
        return wire.write_action(action)

    def public_event(self, event: Event) -> Event:
        """Hide the roles that the app dealt and the cards that lie face down."""
        return public_event(event)

    def keepsake(self, before: State, after: State) -> dict[str, Any] | None:  # noqa: ARG002 - nothing to keep
        """Every copy of this game is alike: there is nothing to learn."""
        return None

    def with_keepsake(self, request: Form, keepsake: Form) -> Form:  # noqa: ARG002 - same
        """Begin as asked."""
        return request

    def write_state(self, state: State) -> dict[str, Any]:
        """Give the public view of the state."""
        return write_state(state)


BANG_CARDS: Rules[State, Action, Event] = BangCards()
