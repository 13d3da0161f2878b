"""Western Legends on the strips: legendary points, wounds, wanted or marshal, and whose turn.

Points run along the ten bullets; each ten has a colour of its own over the last ten's ground.
Wounds are red arrows; the ground under them is the player's side of the law.
"""

from collections.abc import Iterator, Sequence

from companion.devices.lights.effect import Sight, greatest
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.events import Arrested, Event, GameEnded, WoundsMoved
from companion.rules.western_legends.model import Player, Stage, State
from firmware_bridge.lights import BULLETS, Bar, Colour, Cue, Effect, SeatLights, TableLights

TENS = (Colour.AMBER, Colour.GREEN, Colour.SKY, Colour.PINK)
WOUNDS = Colour.RED
SIDES = {Track.NONE: Colour.OFF, Track.WANTED: Colour.ORANGE, Track.MARSHAL: Colour.BLUE}


def table_lights(state: State) -> TableLights:
    """Show a table; once somebody has won, the winners glow."""
    glowing = _glowing(state)
    return TableLights(
        tuple(_seat(player, active=seat in glowing) for seat, player in enumerate(state.players))
    )


def _glowing(state: State) -> tuple[int, ...]:
    if state.result is not None:
        return state.result.winner.seats
    return () if state.stage is Stage.FIRST_PLAYER else (state.active,)


def _seat(player: Player, *, active: bool) -> SeatLights:
    points = Bar.lap(max(0, player.lp), BULLETS, TENS)
    return SeatLights(points, Bar(player.wounds, WOUNDS, SIDES[player.track]), active=active)


def effect_of(_state: State, events: Sequence[Event]) -> Cue:
    """Tell what to show of what has just happened."""
    return greatest(sight for event in events for sight in _sights(event))


def _sights(event: Event) -> Iterator[Sight]:
    match event:
        case WoundsMoved(seat, change) if change > 0:
            yield Effect.ATTACK, (seat,)
        case Arrested(seat):
            yield Effect.ELIMINATION, (seat,)
        case GameEnded(_, _, seats):
            yield Effect.VICTORY, seats
