"""The fifteen red events of High Noon."""

from companion.rules.bang_cards.actions import Action, Await, Become, Pass, Pick, Remove
from companion.rules.bang_cards.characters import character_of
from companion.rules.bang_cards.events.event_card import EventCard, Way, When
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    CardRemoved,
    Event,
    EventDiscarded,
    Handcuffed,
    IdentityChanged,
    LifeGained,
    LifeLost,
)
from companion.rules.bang_cards.law import in_game, require
from companion.rules.bang_cards.model import Ask, AskKind, Cause, Role, State, Suit
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Comeback, Gain, Removal
from companion.rules.bang_cards.refusals import CardsRefusal

NEW_LIFE = 2
MOST_BULLETS = 10


def _everybody_discards(state: State) -> tuple[Event, ...]:
    """Ask whoever has cards on the table to give one up, beginning with the caller."""
    first = state.ring.index(state.active)
    order = state.ring[first:] + state.ring[:first]
    holders = (one for one in order if state.players[one].plays and state.players[one].cards)
    asks = tuple(Ask(AskKind.DALTONS, one) for one in holders)
    return (Asked(asks),) if asks else ()


def _daltons_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    cards = state.players[ask.player].cards
    return tuple(Remove(ask.player, held.card, held.name) for held in cards)


def _daltons_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Remove):
        raise wrong_answer()
    require(action in _daltons_choices(state, ask), CardsRefusal.CARD_NOT_THERE)
    gone = CardRemoved(ask.player, action.card, action.name, Removal.DALTONS)
    return (Answered(ask.kind, ask.player), gone)


def _daltons_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    """One card is no choice; a player whose cards are gone has nothing to give."""
    choices = _daltons_choices(state, ask)
    if not choices:
        return (Answered(ask.kind, ask.player),)
    return _daltons_answer(state, ask, choices[0]) if len(choices) == 1 else None


def _weakest_recover(state: State) -> tuple[Event, ...]:
    """Everybody who shares the lowest life gains one at once, and the card is spent."""
    lowest = min(state.players[one].life for one in state.living)
    healed = (
        LifeGained(one, 1, Gain.DOCTOR)
        for one in state.living
        if state.players[one].life == lowest < state.players[one].max_life
    )
    return (*healed, EventDiscarded("hn.doctor"))


def _sheriff_cuffs(state: State) -> tuple[Event, ...]:
    return (Asked((Ask(AskKind.HANDCUFFS, state.active),)),)


def _handcuff_choices(state: State, _ask: Ask) -> tuple[Action, ...]:
    return tuple(Pick(one) for one in state.living)


def _handcuff_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Pick):
        raise wrong_answer()
    in_game(state, action.player)
    return (Answered(ask.kind, ask.player), Handcuffed(action.player))


def _noon_heat(_state: State, player: int) -> tuple[Event, ...]:
    return (LifeLost(player, 1, Cause.HIGH_NOON),)


def _offer_identity(_state: State, player: int) -> tuple[Event, ...]:
    return (Asked((Ask(AskKind.NEW_IDENTITY, player),)),)


def _identity_choices(_state: State, ask: Ask) -> tuple[Action | Await, ...]:
    return (Await("become", "character", ask.player), Pass())


def _identity_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Take the character under the life counter; it starts with two life points."""
    closed = Answered(ask.kind, ask.player)
    if isinstance(action, Pass):
        return (closed,)
    if not isinstance(action, Become):
        raise wrong_answer()
    held = {player.character for player in state.players}
    require(action.character not in held, CardsRefusal.CHARACTER_TAKEN)
    bullets = action.bullets or character_of(action.character).bullets
    require(NEW_LIFE <= bullets <= MOST_BULLETS, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    most = bullets + (state.players[ask.player].role is Role.SHERIFF)
    return (closed, IdentityChanged(ask.player, action.character, NEW_LIFE, most))


CARDS = (
    EventCard("hn.blessing", When.ROUND, Way.AUTO, suit=Suit.HEARTS),
    EventCard("hn.curse", When.ROUND, Way.AUTO, suit=Suit.SPADES),
    EventCard("hn.daltons", When.AT_ONCE, Way.ASK, on_reveal=_everybody_discards),
    EventCard("hn.doctor", When.AT_ONCE, Way.AUTO, on_reveal=_weakest_recover),
    EventCard("hn.ghost_town", When.TURN_START, Way.AUTO, comeback=Comeback.GHOST_TOWN),
    EventCard("hn.gold_rush", When.ROUND, Way.AUTO, reverse=True),
    EventCard("hn.handcuffs", When.AT_ONCE, Way.ASK, on_reveal=_sheriff_cuffs),
    EventCard("hn.hangover", When.ROUND, Way.AUTO, abilities_off=True),
    EventCard("hn.high_noon", When.TURN_START, Way.AUTO, at_turn_start=_noon_heat),
    EventCard("hn.new_identity", When.TURN_START, Way.ASK, at_turn_start=_offer_identity),
    EventCard("hn.reverend", When.ROUND, Way.AUTO, no_beer=True),
    EventCard("hn.sermon", When.ROUND, Way.AUTO, bang_limit=0),
    EventCard("hn.shootout", When.ROUND, Way.AUTO, bang_limit=2),
    EventCard("hn.thirst", When.DRAW, Way.REMIND, only_draw=1),
    EventCard("hn.train_arrival", When.DRAW, Way.REMIND, extra_draw=1),
)

QUESTIONS = {
    AskKind.DALTONS: Question(_daltons_choices, _daltons_answer, _daltons_auto),
    AskKind.HANDCUFFS: Question(_handcuff_choices, _handcuff_answer),
    AskKind.NEW_IDENTITY: Question(_identity_choices, _identity_answer),
}
