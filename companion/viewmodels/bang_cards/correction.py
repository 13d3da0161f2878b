"""What a correction changes, each with the value there was before."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

from companion.rules.bang_cards.model import Correction, Player, Role, State
from companion.viewmodels.bang_cards.words import (
    character_name,
    event_name,
    listed,
    named,
    role_name,
    table_card_name,
    who,
)
from companion.viewmodels.text import Arg, Text, text


@dataclass(frozen=True, slots=True)
class Change:
    """One thing set right."""

    field: str
    label: Text
    old: Arg
    new: Arg


def changes(state: State, correction: Correction) -> tuple[Change, ...]:
    """List what a correction says, beside what it was."""
    corrected = (one.name for one in fields(correction) if one.name != "player")
    return tuple(
        Change(name, named("fix", name), _old(state, correction, name), _say(state, name, value))
        for name in corrected
        if (value := getattr(correction, name)) is not None
    )


def change_line(change: Change) -> Text:
    """Say one change in words."""
    return text("bang-cards-fix-change", what=change.label, old=change.old, new=change.new)


def _old(state: State, correction: Correction, name: str) -> Arg:
    if correction.player is None or name in OF_TABLE:
        return _say(state, name, OF_TABLE[name](state))
    player = state.players[correction.player]
    return _say(state, name, _of_player(state, correction.player, player, name))


def _of_player(state: State, number: int, player: Player, name: str) -> Any:
    if name == "handcuffed":
        return state.handcuffed == number
    if name == "front":
        return number in state.fronts
    if name == "role":
        return player.role if player.shown else None
    return getattr(player, name)


OF_TABLE: Mapping[str, Callable[[State], Any]] = MappingProxyType(
    {
        "ring": lambda state: state.ring,
        "active": lambda state: state.active,
        "event": lambda state: state.events.active,
        "show": lambda state: state.show.active,
        "next_event": lambda state: state.events.announced,
        "bangs": lambda state: state.bangs,
        "cards_played": lambda state: state.cards_played,
        "deaths": lambda state: state.deaths,
    }
)
EVENTS = ("event", "show", "next_event")
PEOPLE = ("ring", "deaths")


def _say(state: State, name: str, value: Any) -> Arg:
    """Put a value into words: names for people, cards and events, numbers as they are."""
    if value is None or value == "none":
        return named("fix", "unknown" if name == "role" else "none")
    if isinstance(value, bool):
        return named("fix", "yes" if value else "no")
    if name == "role":
        return role_name(None if value == "unknown" else Role(value))
    if name in EVENTS:
        return event_name(value)
    if name == "character":
        return character_name(value)
    return who(state, value) if name == "active" else _listed(state, name, value)


def _listed(state: State, name: str, value: Any) -> Arg:
    if name in PEOPLE:
        return listed(tuple(who(state, one) for one in value))
    if name == "cards":
        return listed(tuple(table_card_name(card) for card in value))
    if name == "extra":
        return listed(tuple(character_name(key) for key in value))
    number: int = value
    return number
