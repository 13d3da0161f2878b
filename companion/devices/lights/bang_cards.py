"""The card game on the strips: life as bullets, whose turn it is, and the active event's colour.

A strip belongs to a place at the table: people who change places take their life along.
"""

from collections.abc import Iterator, Sequence

from companion.devices.lights.effect import Sight, greatest
from companion.rules.bang_cards.events import DECK_CARDS
from companion.rules.bang_cards.happened import (
    AllAttacked,
    Event,
    Finished,
    GameEnded,
    PlayerEliminated,
)
from companion.rules.bang_cards.model import Cause, State
from companion.rules.bang_cards.ring import opponents
from firmware_bridge.lights import (
    NO_ARROWS,
    PILE,
    Bar,
    Colour,
    Cue,
    Effect,
    SeatLights,
    TableLights,
)

# As the backs of the event cards are printed.
DECK_COLOURS = {
    "high_noon": Colour.RED,
    "fistful_of_cards": Colour.BLUE,
    "wild_west_show": Colour.ORANGE,
}
COLOUR_OF = {card: DECK_COLOURS[deck] for deck, cards in DECK_CARDS.items() for card in cards}
HALF = (PILE + 1) // 2
EFFECTS = {Cause.GATLING: Effect.GATLING, Cause.INDIANS: Effect.ATTACK}


def table_lights(state: State) -> TableLights:
    """Show a table; once somebody has won, the winners glow."""
    ended = state.winner or state.ended
    glowing = (state.active,) if ended is None else ended.seats
    seats = (_seat(state, one, active=one in glowing) for one in state.ring)
    return TableLights(tuple(seats), event_bar(state))


def _seat(state: State, one: int, *, active: bool) -> SeatLights:
    player = state.players[one]
    return SeatLights(Bar.life(max(0, player.life)), active=active, out=not player.plays)


def names(state: State) -> tuple[str, ...]:
    """Tell who sits at which strip."""
    return tuple(state.players[one].name for one in state.ring)


def event_bar(state: State) -> Bar:
    """Fill the strip in the middle with the event's colour; two events share it."""
    cards = (state.events.active, state.show.active)
    colours = [COLOUR_OF[card] for card in cards if card is not None]
    if not colours:
        return NO_ARROWS
    first, *second = colours
    return Bar(HALF, first, *second) if second else Bar(PILE, first)


def effect_of(state: State, events: Sequence[Event]) -> Cue:
    """Tell what to show of what has just happened, at the places where people sit now."""
    cue = greatest(sight for event in events for sight in _sights(state, event))
    return Cue(cue.effect, frozenset(state.ring.index(one) for one in cue.seats))


def _sights(state: State, event: Event) -> Iterator[Sight]:
    match event:
        case AllAttacked(player, cause) if cause in EFFECTS:
            yield EFFECTS[cause], opponents(state, player)
        case PlayerEliminated(player):
            yield Effect.ELIMINATION, (player,)
        case GameEnded(_, seats) | Finished(_, seats):
            yield Effect.VICTORY, seats
