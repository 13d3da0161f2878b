"""The active events with what they do now, and whose ability the moment calls for."""

from dataclasses import dataclass

from companion.rules.bang_cards.characters.character import Moment
from companion.rules.bang_cards.draw import Draw, draw_rule
from companion.rules.bang_cards.events.event_card import EventCard, Way, When
from companion.rules.bang_cards.in_force import abilities, events_now, in_handcuffs
from companion.rules.bang_cards.model import AskKind, Mode, Stage, State, Status
from companion.rules.bang_cards.ring import comeback_of
from companion.viewmodels.bang_cards.words import ability_help, event_help, event_name, listed
from companion.viewmodels.text import Arg, Text, text


@dataclass(frozen=True, slots=True)
class EventView:
    """One active event."""

    key: str
    name: Text
    help: Text
    way: Way
    acts_now: bool


@dataclass(frozen=True, slots=True)
class EventsView:
    """The table centre: what is active, and what comes next."""

    active: tuple[EventView, ...]
    coming: Text | None
    left: int
    show_left: int


@dataclass(frozen=True, slots=True)
class AbilityReminder:
    """A character whose ability the moment calls for."""

    player: int
    character: str
    help: Text


ACTS = {
    When.TURN_START: (Stage.START, Stage.DRAW),
    When.BEFORE_DRAW: (Stage.DRAW,),
    When.DRAW: (Stage.DRAW,),
    When.AFTER_PLAY: (Stage.DISCARD,),
    When.TURN_END: (Stage.END,),
}


def events_view(state: State) -> EventsView:
    """Show the event decks."""
    coming = state.events.next_up
    return EventsView(
        tuple(_event(state, card) for card in events_now(state)),
        None if coming is None else event_name(coming),
        len(state.events.pile),
        len(state.show.pile),
    )


def _event(state: State, card: EventCard) -> EventView:
    now = _acts_now(state, card)
    return EventView(card.key, event_name(card.key), event_help(card.key), card.way, now)


def _acts_now(state: State, card: EventCard) -> bool:
    """Tell whether the moment is the event's: its time, its question, or whom it holds."""
    if card.comeback is not None:
        return state.mode is not Mode.TWO and _dead_play(state)
    held = card.when is When.AT_ONCE and in_handcuffs(state)
    timely = card.when is When.ROUND or state.stage in ACTS.get(card.when, ())
    return held or timely or _asking(state, card)


def _dead_play(state: State) -> bool:
    """Tell whether a ghost plays, or somebody dead is still to come back."""
    ghost = state.players[state.active].status is Status.GHOST
    return ghost or any(comeback_of(state, one) is not None for one in state.ring)


def _asking(state: State, card: EventCard) -> bool:
    if not state.asks:
        return False
    lap = state.asks[0].kind is AskKind.ANOTHER_LAP
    kind = AskKind.RUSSIAN_ROULETTE if lap else state.asks[0].kind
    return card.key.endswith(f".{kind}")


def draw_banner(state: State) -> Text:
    """Say how many cards the active player draws, or which rules dispute it."""
    draw, name = draw_rule(state, state.active), state.players[state.active].name
    if draw.cards is None:
        return text("bang-cards-draw-texts", name=name, rules=_rules(draw))
    if draw.keeps is not None:
        return text("bang-cards-draw-keep", name=name, count=draw.cards, keep=draw.keeps)
    if draw.perhaps:
        return text("bang-cards-draw-perhaps", name=name, count=draw.cards, more=draw.perhaps)
    return text("bang-cards-draw", name=name, count=draw.cards)


def _rules(draw: Draw) -> Arg:
    return listed(
        tuple(event_help(key) if "." in key else ability_help(key) for key in draw.sources)
    )


def ability_reminders(state: State) -> tuple[AbilityReminder, ...]:
    """List whose ability may matter right now."""
    return tuple(
        AbilityReminder(one, held.key, ability_help(held.key))
        for one in state.present
        for held in abilities(state, one)
        if any(_moment_now(state, one, moment) for moment in held.moments)
    )


CHECKS = (AskKind.DYNAMITE, AskKind.JAIL, AskKind.VENDETTA, AskKind.HELENA_ZONTERO)
MISSED = (AskKind.SHOT, AskKind.RICOCHET, AskKind.RUSSIAN_ROULETTE)
ASKED_FOR = {
    Moment.SHOT_AT: (AskKind.SHOT,),
    Moment.MISSED_ASKED: MISSED,
    Moment.CARD_AGAINST: (AskKind.SHOT, AskKind.RICOCHET, AskKind.INDIANS),
    Moment.ANSWER: (*MISSED, AskKind.INDIANS, AskKind.DUEL),
}


def _moment_now(state: State, player: int, moment: Moment) -> bool:
    if moment in ASKED_FOR:
        return _asked(state, player) and state.asks[0].kind in ASKED_FOR[moment]
    own = player == state.active
    dying = state.wound is not None and state.wound.player == player
    return {
        Moment.ALWAYS: True,
        Moment.GAME_START: state.stage is Stage.SETUP,
        Moment.OWN_START: own and state.stage is Stage.START,
        Moment.OWN_DRAW: own and state.stage is Stage.DRAW,
        Moment.OWN_PLAY: own and state.stage is Stage.PLAY,
        Moment.OTHERS_TURN: not own,
        Moment.OTHERS_DISCARD: not own and state.stage is Stage.DISCARD,
        Moment.CHECK: _checking(state),
        Moment.OWN_CHECK: _checking(state) and _asked(state, player),
        Moment.LOSS: dying,
        Moment.DYING: dying,
        Moment.DEATH: state.wound is not None and not dying,
    }[moment]


def _asked(state: State, player: int) -> bool:
    return bool(state.asks) and state.asks[0].player == player


def _checking(state: State) -> bool:
    """Tell whether a card is about to be turned over: dynamite, jail, an event, a barrel."""
    if not state.asks:
        return False
    ask = state.asks[0]
    return ask.kind in CHECKS or (ask.kind is AskKind.SHOT and ask.chances > 0)
