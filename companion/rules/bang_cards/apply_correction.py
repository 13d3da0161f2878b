"""What a correction by the table changes."""

from dataclasses import replace
from typing import Any

from companion.rules.bang_cards.model import (
    Correction,
    Deck,
    Entry,
    Player,
    Role,
    Stage,
    State,
    Status,
)
from companion.rules.bang_cards.outcome import Side, richest
from companion.rules.engine import Outcome

NONE = "none"
"""In a correction: no event lies open."""
UNKNOWN = "unknown"
"""In a correction: the role is secret again."""


def corrected(state: State, change: Correction) -> State:
    """Set right what the correction names."""
    if change.player is not None:
        state = _player(state, change.player, change)
    state = _decks(state, change)
    for name in ("ring", "bangs", "cards_played", "deaths"):
        if (value := getattr(change, name)) is not None:
            state = replace(state, **{name: value})
    if change.active is not None:
        state = _give_turn(state, change.active)
    return state


def _decks(state: State, change: Correction) -> State:
    if change.event is not None:
        state = replace(state, events=_lay_open(state.events, change.event), handcuffed=None)
    if change.show is not None:
        state = replace(state, show=_lay_open(state.show, change.show))
    if change.next_event is not None:
        seen = None if change.next_event == NONE else change.next_event
        state = replace(state, events=replace(state.events, announced=seen))
    return state


def _give_turn(state: State, player: int) -> State:
    """Start over with this player's phase 1; what was asked is void, and a ghost's turn over."""
    players = tuple(
        replace(one, status=Status.ELIMINATED, cards=()) if one.status is Status.GHOST else one
        for one in state.players
    )
    state = replace(
        state,
        players=players,
        active=player,
        asks=(),
        wound=None,
        stage=Stage.DRAW,
        bangs=0,
        cards_played=0,
    )
    return _in_front(state, player)


def _lay_open(deck: Deck, key: str) -> Deck:
    old = () if deck.active is None else (deck.active,)
    card = None if key == NONE else key
    return replace(
        deck,
        active=card,
        pile=tuple(one for one in deck.pile if one != card),
        used=tuple(one for one in (*deck.used, *old) if one != card),
        announced=None if deck.announced == card else deck.announced,
    )


def _player(state: State, number: int, change: Correction) -> State:
    player = state.players[number]
    players = list(state.players)
    players[number] = replace(player, **_changes(player, change))
    state = replace(state, players=tuple(players))
    if change.money is not None:
        state = _money(state, number, change.money)
    if change.life is not None and state.wound is not None and state.wound.player == number:
        state = replace(state, wound=None)
    if change.handcuffed is not None:
        freed = None if state.handcuffed == number else state.handcuffed
        state = replace(state, handcuffed=number if change.handcuffed else freed)
    return _in_front(state, number) if change.front else state


def _in_front(state: State, number: int) -> State:
    """Two players: make this the active one of a person's two characters."""
    owner = state.players[number].owner
    fronts = tuple(
        number if state.players[front].owner == owner else front for front in state.fronts
    )
    own_turn = state.players[state.active].owner == owner
    return replace(state, fronts=fronts, active=number if own_turn else state.active)


def _changes(player: Player, change: Correction) -> dict[str, Any]:
    plain = ("character", "skip", "cards", "extra", "hire_price")
    changes = {name: value for name in plain if (value := getattr(change, name)) is not None}
    if change.max_life is not None:
        changes |= {"max_life": change.max_life, "life": min(player.life, change.max_life)}
    if change.life is not None:
        changes |= {"life": change.life, "status": Status.ALIVE}
    if change.role is not None:
        hidden = change.role == UNKNOWN
        changes |= {"role": None if hidden else Role(change.role), "shown": not hidden}
    return changes


def _money(state: State, number: int, money: int) -> State:
    owner, difference = state.players[number].owner, money - state.players[number].money
    entry = Entry(_game_meant(state), number, difference, "correction")
    players = tuple(
        replace(player, money=money) if player.owner == owner else player
        for player in state.players
    )
    state = replace(state, players=players, ledger=(*state.ledger, entry))
    if state.winner is not None and state.winner.side == Side.SERIES:
        state = replace(state, winner=Outcome(Side.SERIES, richest(state)))
    return state


def _game_meant(state: State) -> int:
    """Book on the game just played until the next one of the series begins."""
    between = state.stage is Stage.SETUP and state.game > 1
    return state.game - between
