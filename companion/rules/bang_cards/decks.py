"""Turning events: from the app's own deck, or as the table's deck shows them."""

from companion.rules.bang_cards.actions import Action, Await, Shuffle, TurnEvent, TurnShow
from companion.rules.bang_cards.events import DECK_CARDS, EVENT_CARDS
from companion.rules.bang_cards.events.wild_west_show import LAST_CARD
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    DeckShuffled,
    Event,
    EventTurned,
    ShowTurned,
)
from companion.rules.bang_cards.law import require
from companion.rules.bang_cards.model import Ask, AskKind, Deck, State
from companion.rules.bang_cards.options import Options
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import caller_of
from companion.rules.chance import shuffled
from companion.rules.engine import Pick

FIRST_EVENT_TURN = 2
NEW_EVENTS, NEW_SHOW = "events", "show"


def event_due(state: State) -> bool:
    """One event at each turn of the caller, from the second on; none in an extra turn."""
    deck, caller = state.events, caller_of(state)
    if not deck.cards or state.events_stopped or state.extra_turn or caller is None:
        return False
    last = state.options.last_event
    if last is not None and deck.active == last:
        return False
    begun = deck.active is not None or bool(deck.used)
    own = state.players[caller].owner == state.players[state.active].owner
    return own and (begun or state.players[state.active].turns >= FIRST_EVENT_TURN)


def next_event(state: State) -> tuple[Event, ...]:
    """Turn the next event, or ask the table for it."""
    deck = state.events
    if not deck.pile:
        return _reshuffle(state)
    if deck.ordered:
        return turned(state, EventTurned(deck.pile[0]))
    return (Asked((Ask(AskKind.EVENT, state.active),)),)


def _reshuffle(state: State) -> tuple[Event, ...]:
    """All cards have come out: they go round again, and the order comes from outside."""
    if state.events.ordered:
        return (Asked((Ask(AskKind.SHUFFLE, state.active),)),)
    return (DeckShuffled(to_shuffle(state)), Asked((Ask(AskKind.EVENT, state.active),)))


def to_shuffle(state: State) -> tuple[str, ...]:
    """Give the cards that go round again: the active one stays out, unless agreed."""
    deck = state.events
    active = (deck.active,) if deck.active and state.options.reshuffle_active else ()
    return (*deck.used, *active)


def turned(state: State, event: EventTurned) -> tuple[Event, ...]:
    """Turn an event, with what it does at once."""
    reveal = EVENT_CARDS[event.card].on_reveal
    return (event, *(() if reveal is None else reveal(state)))


def _event_choices(state: State, ask: Ask) -> tuple[Await, ...]:
    """Offer the event that was visible before all others."""
    seen = state.events.announced
    choices = sorted(open_events(state), key=lambda card: card != seen)
    return (Await("turn_event", "event", ask.player, tuple(choices)),)


def open_events(state: State) -> tuple[str, ...]:
    """Give the events that may come up: the one agreed on as the last waits."""
    pile, last = state.events.pile, state.options.last_event
    rest = tuple(card for card in pile if card != last)
    return rest or pile


def _event_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, TurnEvent):
        raise wrong_answer()
    require(action.event in open_events(state), CardsRefusal.EVENT_NOT_IN_DECK)
    seen = action.announced
    known = seen is None or (seen in state.events.pile and seen != action.event)
    require(known, CardsRefusal.EVENT_NOT_IN_DECK)
    return (Answered(ask.kind, ask.player), *turned(state, EventTurned(action.event, seen)))


def _shuffle_choices(state: State, ask: Ask) -> tuple[Await, ...]:
    return (Await("shuffle", "order", ask.player, _shuffled_cards(state, ask)),)


def _shuffled_cards(state: State, ask: Ask) -> tuple[str, ...]:
    """As a new game of a series begins, the whole deck is shuffled."""
    if ask.text == NEW_SHOW:
        return state.show.cards
    return state.events.cards if ask.text == NEW_EVENTS else to_shuffle(state)


def _shuffle_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """In mid-game the first of the new order is turned at once."""
    if not isinstance(action, Shuffle):
        raise wrong_answer()
    last = LAST_CARD if ask.text == NEW_SHOW else state.options.last_event
    check_order(action.order, _shuffled_cards(state, ask), last)
    closed = Answered(ask.kind, ask.player)
    if ask.text:
        return (closed, DeckShuffled(action.order, anew=True, show=ask.text == NEW_SHOW))
    shuffled = DeckShuffled(action.order)
    return (closed, shuffled, *turned(state, EventTurned(action.order[0])))


def shuffle_asks(state: State) -> tuple[Ask, ...]:
    """Ask for the order of the app's own decks as a new game begins."""
    decks = ((NEW_EVENTS, state.events), (NEW_SHOW, state.show))
    return tuple(
        Ask(AskKind.SHUFFLE, state.active, text=name)
        for name, deck in decks
        if deck.cards and deck.ordered
    )


def check_order(order: tuple[str, ...], cards: tuple[str, ...], last: str | None) -> None:
    """Require every card once, and the agreed last card last."""
    require(sorted(order) == sorted(cards), CardsRefusal.WRONG_ORDER)
    require(last not in order or order[-1] == last, CardsRefusal.WRONG_ORDER)


def own_decks(options: Options, pick: Pick) -> dict[str, list[str]]:
    """Shuffle the app's own decks, as a new table's position names them."""
    events = [card for deck in options.decks for card in DECK_CARDS[deck]]
    show = list(DECK_CARDS["wild_west_show"]) if options.wild_west_show else []
    piles = {
        "event_pile": shuffled_with_last(events, options.last_event, pick),
        "show_pile": shuffled_with_last(show, LAST_CARD, pick),
    }
    return {name: pile for name, pile in piles.items() if pile}


def shuffled_with_last(cards: list[str], last: str | None, pick: Pick) -> list[str]:
    """Shuffle, but keep the card that comes last at the bottom."""
    rest = shuffled([card for card in cards if card != last], pick)
    return [*rest, *(card for card in cards if card == last)]


def next_show(state: State) -> tuple[Event, ...]:
    """Stagecoach and Wells Fargo turn the top card; the last one stays to the end."""
    deck = state.show
    if not deck.pile or state.events_stopped:
        return ()
    if deck.ordered:
        return show_turned(state, deck.pile[0])
    return (Asked((Ask(AskKind.SHOW, state.active),)),)


def show_turned(state: State, card: str) -> tuple[Event, ...]:
    """Turn a show card, with what it does at once."""
    reveal = EVENT_CARDS[card].on_reveal
    return (ShowTurned(card), *(() if reveal is None else reveal(state)))


def open_shows(deck: Deck) -> tuple[str, ...]:
    """Give the show cards that may come up: Wild West Show lies at the bottom."""
    rest = tuple(card for card in deck.pile if card != LAST_CARD)
    return rest or deck.pile


def _show_choices(state: State, ask: Ask) -> tuple[Await, ...]:
    return (Await("turn_show", "event", ask.player, open_shows(state.show)),)


def _show_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, TurnShow):
        raise wrong_answer()
    require(action.event in open_shows(state.show), CardsRefusal.EVENT_NOT_IN_DECK)
    return (Answered(ask.kind, ask.player), *show_turned(state, action.event))


QUESTIONS = {
    AskKind.EVENT: Question(_event_choices, _event_answer),
    AskKind.SHUFFLE: Question(_shuffle_choices, _shuffle_answer),
    AskKind.SHOW: Question(_show_choices, _show_answer),
}
