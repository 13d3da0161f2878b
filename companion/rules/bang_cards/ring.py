"""Who comes after whom, whichever way the round runs."""

from companion.rules.bang_cards.in_force import direction, events_now
from companion.rules.bang_cards.model import Mode, State, Status
from companion.rules.bang_cards.options import EventCaller
from companion.rules.bang_cards.reasons import Comeback


def around(state: State, start: int, step: int) -> tuple[int, ...]:
    """Give everybody once round the table, beginning after the start and ending with it."""
    ring = state.ring[::step]
    place = ring.index(start) + 1
    return ring[place:] + ring[:place]


def after(state: State, player: int) -> tuple[int, ...]:
    """Give the others who are alive, in the order of play."""
    order = around(state, player, direction(state))
    return tuple(one for one in order if one != player and state.players[one].alive)


def opponents(state: State, player: int) -> tuple[int, ...]:
    """Give whom an attack on everybody hits: with two players not one's own other character."""
    owner = state.players[player].owner
    return tuple(one for one in after(state, player) if state.players[one].owner != owner)


def right_neighbour(state: State, player: int) -> int:
    """Give the next one counter-clockwise who is alive, whichever way the round runs."""
    order = around(state, player, -1)
    return next(one for one in order if state.players[one].alive)


def swap_allowed(state: State) -> bool:
    """Lady Rosa moves people, not the two characters of one person."""
    active = any(card.seats_swap for card in events_now(state))
    return active and state.mode is not Mode.TWO and len(state.living) > 1


def comeback_of(state: State, player: int) -> Comeback | None:
    """Tell whether a dead player's turn comes up, and how."""
    if state.players[player].status is not Status.ELIMINATED:
        return None
    for card in events_now(state):
        if card.comeback is Comeback.DEAD_MAN and state.deaths[:1] != (player,):
            continue
        if card.comeback is not None:
            return card.comeback
    return None


def next_player(state: State) -> int:
    """Find whose turn comes next; the dead have one if an event says so."""
    if state.mode is Mode.TWO:
        owner = state.players[state.active].owner
        return next(one for one in state.fronts if state.players[one].owner != owner)
    order = around(state, state.active, direction(state))
    return next(
        one for one in order if state.players[one].alive or comeback_of(state, one) is not None
    )


def caller_of(state: State) -> int | None:
    """Find who turns the events: the sheriff, and after his death the next one around."""
    if state.caller is None or state.players[state.caller].alive:
        return state.caller
    if state.options.event_caller is EventCaller.NOBODY:
        return None
    order = around(state, state.caller, direction(state))
    return next((one for one in order if state.players[one].alive), None)
