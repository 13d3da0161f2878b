"""Two players with two characters each: who is checked, and who plays."""

from companion.rules.bang_cards.actions import Action, Pick
from companion.rules.bang_cards.happened import Activated, Answered, Asked, Event, TurnSkipped
from companion.rules.bang_cards.law import in_game, require
from companion.rules.bang_cards.model import Ask, AskKind, Mode, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import SkipReason
from companion.rules.bang_cards.refusals import CardsRefusal


def own_characters(state: State) -> tuple[int, ...]:
    """Give the living characters of whoever's turn it is, the right one first."""
    if state.mode is not Mode.TWO:
        return (state.active,)
    owner = state.players[state.active].owner
    return tuple(one for one in sorted(state.living) if state.players[one].owner == owner)


def choose_active(state: State) -> tuple[Event, ...]:
    """Phase 0: a character that stayed in jail cannot be chosen."""
    if state.mode is not Mode.TWO:
        return ()
    free = _free(state)
    if not free:
        return (TurnSkipped(state.active, SkipReason.JAIL),)
    if len(free) == 1:
        return (Activated(free[0]),)
    return (Asked((Ask(AskKind.ACTIVATE, state.active),)),)


def _free(state: State) -> tuple[int, ...]:
    return tuple(one for one in own_characters(state) if not state.players[one].skip)


def _choices(state: State, _ask: Ask) -> tuple[Action, ...]:
    return tuple(Pick(one) for one in _free(state))


def _answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Pick):
        raise wrong_answer()
    in_game(state, action.player)
    require(action.player in own_characters(state), CardsRefusal.NOT_A_TARGET)
    require(action.player in _free(state), CardsRefusal.JAILED_CHARACTER)
    return (Answered(ask.kind, ask.player), Activated(action.player))


QUESTIONS = {AskKind.ACTIVATE: Question(_choices, _answer)}
