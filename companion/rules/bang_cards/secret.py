"""The secret game for six: declarations, the answer to them, and the open showdown."""

from companion.rules.bang_cards.actions import Action, Call, Declare, Pass, Reveal
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    Declared,
    Event,
    GameEnded,
    RoleShown,
    ShowdownOpened,
    TurnSkipped,
)
from companion.rules.bang_cards.law import require
from companion.rules.bang_cards.model import BAD, GOOD, TWO, Ask, AskKind, Mode, Role, State
from companion.rules.bang_cards.options import RenegadeCamp
from companion.rules.bang_cards.outcome import Side, camp_of_survivor, members
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import SkipReason
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import after
from companion.rules.bang_cards.roles import certain_role, dead_with, possible_roles

BAD_DEAD_TO_DECLARE = 3
ANSWERS = {Call.CRIME_DEFEATED: BAD, Call.LAW_DEAD: (Role.DEPUTY, Role.RENEGADE)}


def calls_open(state: State, player: int) -> tuple[Declare, ...]:
    """List what somebody may declare at the start of the own turn."""
    if state.mode is not Mode.SECRET or state.open_showdown:
        return ()
    possible = possible_roles(state, player)
    calls = (_crime_call(state), _law_call(state))
    return tuple(call for call in calls if call is not None and call.role in possible)


def _crime_call(state: State) -> Declare | None:
    """While the sheriff lives only he speaks for the law, then any deputy."""
    if dead_with(state, *BAD) < BAD_DEAD_TO_DECLARE:
        return None
    return Declare(Call.CRIME_DEFEATED, Role.DEPUTY if _sheriff_dead(state) else Role.SHERIFF)


def _law_call(state: State) -> Declare | None:
    if not _sheriff_dead(state) or not dead_with(state, Role.DEPUTY):
        return None
    return Declare(Call.LAW_DEAD, Role.OUTLAW)


def _sheriff_dead(state: State) -> bool:
    return dead_with(state, Role.SHERIFF) == 1


def declare_asks(state: State, player: int) -> tuple[Event, ...]:
    """Offer the declarations that are open."""
    return (Asked((Ask(AskKind.DECLARE, player),)),) if calls_open(state, player) else ()


def _declare_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    return (*calls_open(state, ask.player), Pass())


def _declare_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case Declare():
            require(action in calls_open(state, ask.player), CardsRefusal.DECLARATION_NOT_NOW)
            called = Declared(ask.player, action.call, action.role)
            return (closed, called, Asked(_response_asks(state, ask.player, action.call)))
        case _:
            raise wrong_answer()


def _response_asks(state: State, declarer: int, call: Call) -> tuple[Ask, ...]:
    return tuple(
        Ask(AskKind.RESPOND, one, declarer, text=call.value) for one in after(state, declarer)
    )


def _responses(state: State, ask: Ask) -> tuple[Reveal, ...]:
    possible = possible_roles(state, ask.player)
    return tuple(Reveal(ask.player, role) for role in ANSWERS[Call(ask.text)] if role in possible)


def _respond_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    return (*_responses(state, ask), Pass())


def _respond_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed, *_when_all_answered(state, ask, ()))
        case Reveal(player, role):
            require(player == ask.player, CardsRefusal.REVEAL_NOT_AWAITED)
            require(action in _responses(state, ask), CardsRefusal.ROLE_NOT_POSSIBLE)
            shown = RoleShown(player, role)
            if ask.text == Call.CRIME_DEFEATED:
                return (closed, shown, *_showdown(state, (ask.other or 0, player)))
            return (closed, shown, *_when_all_answered(state, ask, (player,)))
        case _:
            raise wrong_answer()


def _respond_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    """Whoever cannot be of the other side has nothing to answer."""
    silent = not _responses(state, ask)
    return _respond_answer(state, ask, Pass()) if silent else None


def _when_all_answered(state: State, ask: Ask, last: tuple[int, ...]) -> tuple[Event, ...]:
    if len(state.asks) > 1:
        return ()
    declarer = ask.other or 0
    shown = tuple(one for one in state.living if state.players[one].shown or one in last)
    if len(shown) > 1:
        return _showdown(state, tuple(sorted({declarer, *shown})))
    if ask.text == Call.CRIME_DEFEATED:
        return (GameEnded(Side.LAW, members(state, *GOOD)),)
    return (GameEnded(Side.OUTLAWS, members(state, Role.OUTLAW)),)


def _showdown(state: State, players: tuple[int, ...]) -> tuple[Event, ...]:
    """Pass play on among those who are open: the declaration counted as a turn."""
    return (ShowdownOpened(players), TurnSkipped(state.active, SkipReason.DECLARED))


def two_left(state: State) -> tuple[Event, ...]:
    """Two left for any reason: both show; one camp has won, two shoot it out."""
    if state.mode is not Mode.SECRET or state.open_showdown or len(state.living) > TWO:
        return ()
    for one in state.living:
        if not state.players[one].shown:
            role = certain_role(state, one)
            shown = RoleShown(one, role, auto=True) if role is not None else None
            return (shown,) if shown is not None else (Asked((Ask(AskKind.TWO_LEFT, one),)),)
    return _settle_last(state)


def _settle_last(state: State) -> tuple[Event, ...]:
    if len(state.living) == 1:
        outcome = camp_of_survivor(state)
        return () if outcome is None else (GameEnded(outcome.side, outcome.seats),)
    roles = {state.players[one].role for one in state.living}
    if roles <= set(GOOD):
        return (GameEnded(Side.LAW, members(state, *GOOD)),)
    allied = state.options.renegade_camp is RenegadeCamp.BAD and roles <= set(BAD)
    if roles == {Role.OUTLAW} or allied:
        return (GameEnded(Side.OUTLAWS, members(state, Role.OUTLAW)),)
    return (ShowdownOpened(tuple(sorted(state.living))),)


def _two_left_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    return tuple(Reveal(ask.player, role) for role in possible_roles(state, ask.player))


def _two_left_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Reveal):
        raise wrong_answer()
    require(action.player == ask.player, CardsRefusal.REVEAL_NOT_AWAITED)
    require(action in _two_left_choices(state, ask), CardsRefusal.ROLE_NOT_POSSIBLE)
    return (Answered(ask.kind, ask.player), RoleShown(action.player, action.role))


QUESTIONS = {
    AskKind.DECLARE: Question(_declare_choices, _declare_answer),
    AskKind.RESPOND: Question(_respond_choices, _respond_answer, _respond_auto),
    AskKind.TWO_LEFT: Question(_two_left_choices, _two_left_answer),
}
