"""What turning, discarding and shuffling change in the event decks."""

from dataclasses import replace

from companion.rules.bang_cards.happened import (
    DeckShuffled,
    EventDiscarded,
    EventTurned,
    ShowTurned,
)
from companion.rules.bang_cards.model import Deck, State


def _turn_deck(deck: Deck, event: str, announced: str | None = None) -> Deck:
    """Cover the active card with another, wherever that one was."""
    old = () if deck.active in (None, event) else (deck.active,)
    return replace(
        deck,
        pile=tuple(card for card in deck.pile if card != event),
        used=(*(card for card in deck.used if card != event), *(card for card in old if card)),
        active=event,
        announced=announced,
    )


def event_turned(state: State, event: EventTurned) -> State:
    """Lay a red or blue event open; handcuffs come off."""
    deck = _turn_deck(state.events, event.card, event.announced)
    return replace(state, events=deck, handcuffed=None)


def event_discarded(state: State, event: EventDiscarded) -> State:
    """Leave no event open."""
    used = (*state.events.used, event.card)
    return replace(state, events=replace(state.events, active=None, used=used))


def show_turned(state: State, event: ShowTurned) -> State:
    """Lay a show card open."""
    return replace(state, show=_turn_deck(state.show, event.card))


def shuffled(state: State, event: DeckShuffled) -> State:
    """Lay a deck in its new order."""
    if event.show:
        return replace(state, show=replace(state.show, pile=event.order))
    deck = state.events
    active = None if event.anew or deck.active in event.order else deck.active
    deck = replace(deck, pile=event.order, used=(), active=active, announced=None)
    return replace(state, events=deck)


def put_away(deck: Deck) -> Deck:
    """Take the open card away: no more come."""
    used = deck.used if deck.active is None else (*deck.used, deck.active)
    return replace(deck, active=None, used=used)
