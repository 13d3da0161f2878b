"""The distance view: who reaches whom with what, and why."""

from dataclasses import dataclass

from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.distance import Sight, in_reach, sight, weapon_range
from companion.rules.bang_cards.in_force import (
    abilities,
    events_now,
    partner_of,
    table_cards_work,
)
from companion.rules.bang_cards.model import Card, State
from companion.viewmodels.bang_cards.words import (
    card_name,
    character_name,
    event_name,
    named,
)
from companion.viewmodels.text import Text, text


@dataclass(frozen=True, slots=True)
class DistanceView:
    """One way of looking: from a player to another."""

    viewer: int
    target: int
    name: str
    base: int
    seen: int
    reached: bool
    why: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class ReachView:
    """What somebody shoots with, and everybody as seen from there and back."""

    viewer: int
    weapon: Text
    reach: int
    in_reach: tuple[int, ...]
    beside: tuple[int, ...]
    """Those at distance one, whatever the weapon: whom a Panic! usually reaches."""
    out: tuple[DistanceView, ...]
    back: tuple[DistanceView, ...]


def reach_view(state: State, viewer: int) -> ReachView:
    """Look both ways from one player; whoever is out of the game sees nobody."""
    present = state.present if viewer in state.present else ()
    others = tuple(one for one in present if one != viewer)
    out = tuple(_distance(state, viewer, one) for one in others)
    return ReachView(
        viewer,
        _weapon(state, viewer),
        weapon_range(state, viewer),
        in_reach(state, viewer) if others else (),
        tuple(one.target for one in out if one.seen == 1),
        out,
        tuple(_distance(state, one, viewer) for one in others),
    )


def _weapon(state: State, viewer: int) -> Text:
    weapon = state.players[viewer].weapon
    if weapon is None or not table_cards_work(state, viewer):
        return named("card", "colt")
    return card_name(weapon.card)


def _distance(state: State, viewer: int, target: int) -> DistanceView:
    looked = sight(state, viewer, target)
    reached = looked.seen <= weapon_range(state, viewer)
    name = state.players[target].name
    own = partner_of(state, viewer) == target
    why = (text("bang-cards-why-own-characters"),) if own else _why(state, looked)
    return DistanceView(viewer, target, name, looked.base, looked.seen, reached, why)


def _why(state: State, looked: Sight) -> tuple[Text, ...]:
    """List every reason: the seats first, then what lies further and nearer, then what is off."""
    ambush = next((card.key for card in events_now(state) if card.distance_one), None)
    seats = text("bang-cards-why-seats", count=looked.base)
    first = seats if ambush is None else text("bang-cards-why-event", event=event_name(ambush))
    further = (text("bang-cards-why-further", what=_what(key)) for key in looked.further)
    nearer = (text("bang-cards-why-nearer", what=_what(key)) for key in looked.nearer)
    return (first, *further, *nearer, *_switched_off(state))


def _switched_off(state: State) -> tuple[Text, ...]:
    """Name what puts table cards or abilities out of force."""
    events = events_now(state)
    hangover = (event_name(card.key) for card in events if card.abilities_off)
    lasso = [event_name(card.key) for card in events if card.table_cards_off]
    belle = (one for one in abilities(state, state.active) if one.table_cards_off)
    lasso += (character_name(one.key) for one in belle)
    return (
        *(text("bang-cards-why-cards-off", event=name) for name in lasso),
        *(text("bang-cards-why-abilities-off", event=name) for name in hangover),
    )


def _what(key: str) -> Text:
    return character_name(key) if key in CHARACTERS else card_name(Card(key))
