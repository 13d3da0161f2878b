"""The course of the game: what happens by itself until somebody must decide."""

from companion.rules.bang_cards.apply import apply
from companion.rules.bang_cards.characters import character_of
from companion.rules.bang_cards.decks import event_due, next_event
from companion.rules.bang_cards.happened import (
    AbilitiesLent,
    Answered,
    Asked,
    CameBack,
    Checked,
    Event,
    GameEnded,
    GhostLeft,
    LifeLost,
    Reminded,
    RolesHidden,
    RoleShown,
    StageReached,
    TurnBegan,
    TurnSkipped,
)
from companion.rules.bang_cards.in_force import abilities, events_now
from companion.rules.bang_cards.life import unrevealed, wound_events
from companion.rules.bang_cards.model import (
    Ask,
    AskKind,
    Card,
    Mode,
    Role,
    Stage,
    State,
    Status,
)
from companion.rules.bang_cards.money import after_game, start_hand
from companion.rules.bang_cards.options import StartEffects
from companion.rules.bang_cards.outcome import outcome_of
from companion.rules.bang_cards.questions import QUESTIONS
from companion.rules.bang_cards.reasons import Comeback, Reminder, SkipReason
from companion.rules.bang_cards.ring import comeback_of, next_player
from companion.rules.bang_cards.roles import certain_role
from companion.rules.bang_cards.secret import declare_asks, two_left
from companion.rules.bang_cards.two import choose_active, own_characters

COMEBACK_LIFE = {Comeback.BONE_ORCHARD: 1, Comeback.GHOST_TOWN: 0}
NEEDS_NO_LIFE = (
    AskKind.DEAL,
    AskKind.OPEN_CHARACTERS,
    AskKind.NOMINATE,
    AskKind.AUCTION,
    AskKind.SHUFFLE,
    AskKind.DEAD_MAN,
)
WAITING = (Stage.DRAW, Stage.PLAY, Stage.DISCARD)
OPENING = (Stage.BEGIN, Stage.EVENT)
CHECKING = (Stage.CHECKS, Stage.CHOOSE)
STAGES = {
    StartEffects.AFTER_CHECKS: (*OPENING, *CHECKING, Stage.START, *WAITING, Stage.END),
    StartEffects.BEFORE_CHECKS: (*OPENING, Stage.START, *CHECKING, *WAITING, Stage.END),
}


def run_on(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Let everything happen that follows by itself from these events."""
    log: list[Event] = []
    while events:
        for event in events:
            told = _reminders(state, event)
            state = apply(state, event)
            log.append(event)
            log += told
        events = _next_events(state)
    return tuple(log)


def _reminders(state: State, event: Event) -> tuple[Event, ...]:
    """Say what characters do with their hands when life is lost or a card is turned over."""
    if isinstance(event, LifeLost):
        own = abilities(state, event.player, answering=True)
        hooks = (one.on_loss for one in own if one.on_loss is not None)
        return tuple(told for hook in hooks for told in hook(event.player, event))
    if isinstance(event, Checked):
        return tuple(
            Reminded(Reminder.TAKE_CHECK_CARD, one, 1, source="john_pain")
            for one in state.living
            if any(ability.takes_check_cards for ability in abilities(state, one))
        )
    return ()


def _next_events(state: State) -> tuple[Event, ...]:
    if state.winner is not None:
        return ()
    if state.wound is not None:
        return wound_events(state, state.wound)
    if state.ended is not None and not state.asks:
        return after_game(state)
    if (hidden := unrevealed(state)) is not None:
        role = certain_role(state, hidden)
        return () if role is None else (RoleShown(hidden, role, auto=True),)
    if state.asks:
        return _ask_events(state, state.asks[0])
    return _decided(state) or two_left(state) or _turn_events(state)


def _decided(state: State) -> tuple[Event, ...]:
    """Look again at who has won: roles may have come out, or the goal changed, since a death."""
    outcome = outcome_of(state) if state.deaths else None
    return () if outcome is None else (GameEnded(outcome.side, outcome.seats),)


def _ask_events(state: State, ask: Ask) -> tuple[Event, ...]:
    """Drop a question to somebody who has died in the meantime."""
    if ask.kind not in NEEDS_NO_LIFE and not state.players[ask.player].plays:
        return (Answered(ask.kind, ask.player),)
    return QUESTIONS[ask.kind].auto(state, ask) or ()


def _turn_events(state: State) -> tuple[Event, ...]:
    if state.stage is Stage.SETUP:
        return begin(state)
    if state.stage is Stage.NEXT or not state.players[state.active].plays:
        return _next_turn(state)
    return () if state.stage in WAITING else move_on(state)


def begin(state: State) -> tuple[Event, ...]:
    """Deal, and the first player begins."""
    told: tuple[Event, ...] = ()
    if not (state.options.experience and state.game > 1):
        hands = state.fronts or state.ring
        told = tuple(
            Reminded(Reminder.START_HAND, one, start_hand(state, one))
            for one in hands
            if state.players[one].alive
        )
    return (*told, TurnBegan(state.active))


def _next_turn(state: State) -> tuple[Event, ...]:
    player = state.active
    left: tuple[Event, ...] = ()
    if state.players[player].status is Status.GHOST:
        left = (GhostLeft(player),)
    if state.again and state.players[player].alive:
        return (TurnBegan(player, extra=True), *_lapsed(state, player))
    following = next_player(state)
    begun = (TurnBegan(following), *_lapsed(state, following))
    return (*left, *begun, *_comeback(state, following))


def _lapsed(state: State, player: int) -> tuple[Event, ...]:
    """Vera Custer's copy ends as her next turn begins, even if she loses it."""
    held = state.players[player]
    over = bool(held.extra) and character_of(held.character).copies_lapse
    return (AbilitiesLent(player, ()),) if over else ()


def _comeback(state: State, player: int) -> tuple[Event, ...]:
    """Let the dead whose turn comes up sit down again."""
    how = comeback_of(state, player)
    if how is None:
        return ()
    if how is Comeback.DEAD_MAN:
        return (Asked((Ask(AskKind.DEAD_MAN, player),)),)
    back = CameBack(player, how, COMEBACK_LIFE[how])
    if how is Comeback.BONE_ORCHARD and state.mode is not Mode.HUNT:
        return (RolesHidden(_reshuffled(state)), back)
    return (back,)


def _reshuffled(state: State) -> tuple[int, ...]:
    """Give the dead whose roles are dealt again among them; the star stays where it is."""
    return tuple(
        one
        for one, held in enumerate(state.players)
        if held.status is Status.ELIMINATED and held.role is not Role.SHERIFF
    )


def move_on(state: State) -> tuple[Event, ...]:
    """Enter the next step of the turn."""
    stages = STAGES[state.options.start_effects]
    place = stages.index(state.stage) + 1
    if place == len(stages):
        return (StageReached(Stage.NEXT),)
    stage = stages[place]
    return (StageReached(stage), *_gather(_enter(state, stage)))


def _gather(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Put the questions of several cards into one queue, after what happens at once."""
    asks = tuple(ask for event in events if isinstance(event, Asked) for ask in event.asks)
    rest = tuple(event for event in events if not isinstance(event, Asked))
    return (*rest, Asked(asks)) if asks else rest


def _enter(state: State, stage: Stage) -> tuple[Event, ...]:
    match stage:
        case Stage.EVENT:
            return next_event(state) if event_due(state) else ()
        case Stage.CHECKS:
            return _checks(state)
        case Stage.CHOOSE:
            return choose_active(state)
        case Stage.START:
            return _start(state)
        case Stage.DRAW:
            return _hooks(state, "before_draw")
        case Stage.DISCARD:
            return (*_hooks(state, "after_play"), *_surplus(state))
        case Stage.END:
            return (*_hooks(state, "at_turn_end"), *_no_mercy(state))
        case _:
            return ()


def _hooks(state: State, moment: str) -> tuple[Event, ...]:
    player = state.active
    hooks = (getattr(card, moment) for card in events_now(state))
    return tuple(event for hook in hooks if hook is not None for event in hook(state, player))


def _checks(state: State) -> tuple[Event, ...]:
    """Dynamite first, then jail; a turn lost to Lady Rosa has no checks unless agreed."""
    player = state.players[state.active]
    if player.skip and state.mode is not Mode.TWO and not state.options.skipped_turn_checks:
        return (TurnSkipped(state.active, SkipReason.LADY_ROSA),)
    own = own_characters(state)
    kinds = ((AskKind.DYNAMITE, Card.DYNAMITE), (AskKind.JAIL, Card.JAIL))
    asks = tuple(
        Ask(kind, one) for kind, card in kinds for one in own if state.players[one].has(card)
    )
    return (Asked(asks),) if asks else ()


def _start(state: State) -> tuple[Event, ...]:
    player = state.players[state.active]
    if player.skip and state.mode is not Mode.TWO:
        return (TurnSkipped(state.active, SkipReason.LADY_ROSA),)
    own = character_of(player.character).at_start
    active = own is not None and bool(abilities(state, state.active))
    asked = own(state, state.active) if own is not None and active else ()
    hooks = _hooks(state, "at_turn_start")
    return (*hooks, *asked, *declare_asks(state, state.active))


def _surplus(state: State) -> tuple[Event, ...]:
    """Gary Looter picks up what others discard."""
    return tuple(
        Reminded(Reminder.GIVE_SURPLUS, one, other=state.active, source="gary_looter")
        for one in state.living
        if one != state.active and any(held.takes_surplus for held in abilities(state, one))
    )


def _no_mercy(state: State) -> tuple[Event, ...]:
    sheriff = state.players[state.active].role is Role.SHERIFF
    if not (state.options.no_mercy and sheriff and state.bangs):
        return ()
    return (Reminded(Reminder.TAKE_BACK_BANG, state.active, 1, source="no_mercy"),)
