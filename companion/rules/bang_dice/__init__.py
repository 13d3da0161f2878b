"""BANG! The Dice Game, for three to eight players."""

from collections.abc import Mapping
from typing import Any

from companion.rules.bang_dice import wire
from companion.rules.bang_dice.actions import Action, AwaitDice, Roll
from companion.rules.bang_dice.apply import apply
from companion.rules.bang_dice.decide import decide
from companion.rules.bang_dice.events import EVENTS, Event
from companion.rules.bang_dice.legal import legal_actions
from companion.rules.bang_dice.model import Face, State
from companion.rules.bang_dice.setup import start
from companion.rules.bang_dice.table_by_chance import table_by_chance
from companion.rules.engine import Form, Outcome, Pick, Prompt, Rules


class BangDice:
    """The dice game behind the shape that all games share."""

    key = "bang_dice"
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
        """Seat three to eight players with any roles, characters and house rules."""
        return table_by_chance(pick)

    def answer(self, state: State, prompt: Prompt, pick: Pick) -> Action:
        """Throw some of the dice on offer: all at first, then one or more."""
        if not isinstance(prompt, AwaitDice):
            raise TypeError(prompt)
        dice = prompt.dice
        if state.dice is not None:
            thrown = tuple(die for die in dice if pick(2))
            dice = thrown or (dice[pick(len(dice))],)
        faces = tuple(Face)
        return Roll(tuple((die, faces[pick(len(faces))]) for die in dice))

    def read_action(self, form: Form) -> Action:
        """Understand an action in its JSON form."""
        return wire.read_action(form)

    def write_action(self, action: Action | Prompt) -> dict[str, Any]:
        """Give an action or prompt its JSON form."""
        return wire.write_action(action)

    def public_event(self, event: Event) -> Event:
        """Hide the roles that the app dealt."""
        return wire.public_event(event)

    def write_state(self, state: State) -> dict[str, Any]:
        """Give the public view of the state."""
        return wire.write_state(state)


BANG_DICE: Rules[State, Action, Event] = BangDice()
