"""Western Legends, for two to six players: the board stays real, the app keeps the numbers."""

from collections.abc import Mapping
from typing import Any

from companion.rules.engine import Form, Outcome, Pick, Prompt, Rules
from companion.rules.western_legends import by_chance, wire
from companion.rules.western_legends.actions import Action, Await
from companion.rules.western_legends.apply import apply
from companion.rules.western_legends.decide import decide
from companion.rules.western_legends.events import EVENTS, Event
from companion.rules.western_legends.legal import legal_actions
from companion.rules.western_legends.model import State
from companion.rules.western_legends.setup import start


class WesternLegends:
    """The adventure game behind the shape that all games share."""

    key = "western_legends"
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
        return None if state.result is None else state.result.winner

    def table_by_chance(self, pick: Pick) -> dict[str, Any]:
        """Seat two to six players with any mode, length and house rules."""
        return by_chance.table_by_chance(pick)

    def answer(self, state: State, prompt: Prompt, pick: Pick) -> Action:
        """Fill an open prompt by chance."""
        if not isinstance(prompt, Await):
            raise TypeError(prompt)
        return by_chance.answer(state, prompt, pick)

    def read_action(self, form: Form) -> Action:
        """Understand an action in its JSON form."""
        return wire.read_action(form)

    def write_action(self, action: Action | Prompt) -> dict[str, Any]:
        """Give an action or prompt its JSON form."""
        return wire.write_action(action)

    def public_event(self, event: Event) -> Event:
        """Hide the values of legend tokens."""
        return wire.public_event(event)

    def keepsake(self, before: State, after: State) -> dict[str, Any] | None:
        """Give what the table read off its own board, cards and dice, so that it is asked once."""
        learned = after.calibration != before.calibration
        return wire.export_calibration(after) if learned else None

    def with_keepsake(self, request: Form, keepsake: Form) -> Form:
        """Use what is known of this copy, unless the request brings its own."""
        options = request.get("options") or {}
        if not isinstance(options, dict) or "calibration" in options:
            return request
        return {**request, "options": {**options, "calibration": keepsake}}

    def write_state(self, state: State) -> dict[str, Any]:
        """Give the public view of the state."""
        return wire.write_state(state)


WESTERN_LEGENDS: Rules[State, Action, Event] = WesternLegends()
