"""The dice game on the strips: life as bullets, arrows, the pile, and whose turn it is."""

from collections.abc import Iterator, Sequence

from companion.devices.lights.effect import Sight, greatest
from companion.rules.bang_dice.events import Event, GameEnded, LivesLost, PlayerEliminated
from companion.rules.bang_dice.model import Cause, Player, State
from firmware_bridge.lights import NO_ARROWS, Bar, Cue, Effect, SeatLights, TableLights

EFFECTS = {Cause.ATTACK: Effect.ATTACK, Cause.GATLING: Effect.GATLING}


def table_lights(state: State) -> TableLights:
    """Show a table; once somebody has won, the winners glow."""
    glowing = (state.active,) if state.winner is None else state.winner.seats
    seats = (_seat(player, active=seat in glowing) for seat, player in enumerate(state.players))
    return TableLights(tuple(seats), Bar(state.pile, NO_ARROWS.colour))


def _seat(player: Player, *, active: bool) -> SeatLights:
    arrows = Bar(player.arrows, NO_ARROWS.colour)
    return SeatLights(Bar.life(player.life), arrows, active=active, out=not player.alive)


def effect_of(_state: State, events: Sequence[Event]) -> Cue:
    """Tell what to show of what has just happened."""
    return greatest(sight for event in events for sight in _sights(event))


def _sights(event: Event) -> Iterator[Sight]:
    match event:
        case LivesLost(cause, losses) if cause in EFFECTS:
            yield EFFECTS[cause], (seat for seat, loss in enumerate(losses) if loss)
        case PlayerEliminated(seat):
            yield Effect.ELIMINATION, (seat,)
        case GameEnded(_, seats):
            yield Effect.VICTORY, seats
