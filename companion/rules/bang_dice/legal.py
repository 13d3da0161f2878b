"""Everything that may be done now, for the screen to light up."""

from companion.rules.bang_dice.actions import (
    Action,
    AwaitDice,
    Bart,
    Heal,
    Pedro,
    Reveal,
    Stop,
)
from companion.rules.bang_dice.choices import all_aims, all_beers, kit_choices, rollable
from companion.rules.bang_dice.losses import (
    bart_limit,
    bart_seat,
    pedro_limit,
    pedro_seat,
    unrevealed,
)
from companion.rules.bang_dice.model import Phase, State
from companion.rules.bang_dice.roles import unplaced_roles
from companion.rules.bang_dice.turn import phase_of


def legal_actions(state: State) -> tuple[Action | AwaitDice, ...]:
    """List the choices of the one question that is open."""
    match phase_of(state):
        case Phase.HEAL:
            return tuple(Heal(seat) for seat in state.living)
        case Phase.ROLL:
            return _rolls(state)
        case Phase.AIM:
            return all_aims(state)
        case Phase.BEER:
            return all_beers(state)
        case Phase.KIT:
            return kit_choices(state)
        case Phase.REVEAL:
            return _reveals(state)
        case Phase.BART | Phase.PEDRO:
            return _arrow_counts(state)
        case Phase.OVER:
            return ()


def asked_seat(state: State) -> int | None:
    """Name the one person who must decide; the table itself when a role is shown."""
    match phase_of(state):
        case Phase.OVER:
            return None
        case Phase.REVEAL:
            return unrevealed(state)[0]
        case Phase.BART | Phase.PEDRO:
            return _hit_player(state)
        case _:
            return state.active


def _rolls(state: State) -> tuple[Action | AwaitDice, ...]:
    roll = AwaitDice(rollable(state))
    return (roll,) if state.dice is None else (roll, Stop())


def _reveals(state: State) -> tuple[Reveal, ...]:
    roles = unplaced_roles(state.players)
    return tuple(Reveal(seat, role) for seat in unrevealed(state) for role in roles)


def _hit_player(state: State) -> int | None:
    batch = state.batch
    if batch is None:
        return None
    seat = bart_seat(state, batch)
    return pedro_seat(state, batch) if seat is None else seat


def _arrow_counts(state: State) -> tuple[Action, ...]:
    batch = state.batch
    if batch is None:
        return ()
    if (seat := bart_seat(state, batch)) is not None:
        return tuple(Bart(count) for count in range(bart_limit(state, batch, seat) + 1))
    if (seat := pedro_seat(state, batch)) is not None:
        return tuple(Pedro(count) for count in range(pedro_limit(state, batch, seat) + 1))
    return ()
