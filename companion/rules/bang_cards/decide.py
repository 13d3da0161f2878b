"""The law: an action is refused with a code, or answered with everything that follows from it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from companion.rules.bang_cards.actions import (
    Ability,
    Action,
    Bang,
    Become,
    Beer,
    Correct,
    Deal,
    Declare,
    Duel,
    Gatling,
    Heal,
    Hurt,
    Indians,
    Next,
    OpenCharacters,
    Play,
    Played,
    Put,
    Remove,
    Reveal,
    Ricochet,
    Spoke,
    SwapCards,
    SwapSeats,
    TakeTwo,
)
from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.corrections import correct
from companion.rules.bang_cards.decks import next_show
from companion.rules.bang_cards.hands import swap_cards
from companion.rules.bang_cards.happened import CardPlayed, Event, Reminded, RoleShown, SeatsSwapped
from companion.rules.bang_cards.in_force import abilities, in_handcuffs
from companion.rules.bang_cards.law import in_game, require, seated
from companion.rules.bang_cards.life import drink, heal, hurt, rescue, spoke, use_ability
from companion.rules.bang_cards.model import NOBODY, Stage, State
from companion.rules.bang_cards.phase import OVER, RESCUE, REVEAL, phase_of, to_reveal
from companion.rules.bang_cards.question import wrong_answer
from companion.rules.bang_cards.questions import QUESTIONS
from companion.rules.bang_cards.reasons import Reminder
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import right_neighbour, swap_allowed
from companion.rules.bang_cards.roles import possible_roles
from companion.rules.bang_cards.shots import duel, fire, gatling, indians, ricochet
from companion.rules.bang_cards.table import put, remove
from companion.rules.bang_cards.turn import move_on, run_on
from companion.rules.errors import Refusal

HAND_CARDS = (Bang, Ricochet, Duel, Indians, Gatling, Beer, Play, Put)
"""What comes from the hand: not for a player in handcuffs on the own turn."""


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """Refuse, or say what happened."""
    if isinstance(action, Correct):
        return run_on(state, correct(state, action.correction))
    phase = phase_of(state)
    require(phase != OVER, Refusal.GAME_OVER)
    _check_characters(action)
    return run_on(state, _first_events(state, phase, action))


def _first_events(state: State, phase: str, action: Action) -> tuple[Event, ...]:
    if phase == RESCUE and state.wound is not None:
        return rescue(state, state.wound, action)
    if phase == REVEAL or (isinstance(action, Reveal) and not state.asks):
        return _reveal(state, action)
    if _under_way(state) and type(action) in ANYTIME:
        return ANYTIME[type(action)](state, action)
    if state.asks:
        ask = state.asks[0]
        _check_declaration(state, action)
        return QUESTIONS[ask.kind].answer(state, ask, action)
    return _in_turn(state, action)


def _under_way(state: State) -> bool:
    """Tell whether anybody can be hurt or healed: not before the first turn or after the end."""
    return state.ended is None and state.stage is not Stage.SETUP


def _check_declaration(state: State, action: Action) -> None:
    """Refuse a declaration at the wrong moment in its own words."""
    if isinstance(action, Declare):
        now = bool(state.asks) and state.asks[0].kind == "declare"
        require(now, CardsRefusal.DECLARATION_NOT_NOW)


def _in_turn(state: State, action: Action) -> tuple[Event, ...]:
    _check_declaration(state, action)
    if isinstance(action, Next):
        return move_on(state)
    if isinstance(action, Remove):
        return _take_away(state, action)
    if isinstance(action, SwapSeats):
        return _swap(state)
    law = IN_PLAY.get(type(action))
    if law is None or state.stage is not Stage.PLAY:
        raise wrong_answer()
    cuffed = isinstance(action, HAND_CARDS) and in_handcuffs(state)
    require(not cuffed, CardsRefusal.HANDCUFFED)
    return law(state, action)


def _take_away(state: State, action: Remove) -> tuple[Event, ...]:
    """Cards leave the table in phase 2; Pat Brennan takes one instead of drawing."""
    taking = state.stage is Stage.DRAW
    able = any(one.may_take_table_card for one in abilities(state, state.active))
    require(not taking or able, Refusal.WRONG_PHASE)
    require(state.stage in (Stage.DRAW, Stage.PLAY, Stage.DISCARD), Refusal.WRONG_PHASE)
    return (*remove(state, action), *(move_on(state) if taking else ()))


def _reveal(state: State, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Reveal):
        raise wrong_answer()
    seated(state, action.player)
    require(action.player == to_reveal(state), CardsRefusal.REVEAL_NOT_AWAITED)
    require(action.role in possible_roles(state, action.player), CardsRefusal.ROLE_NOT_POSSIBLE)
    return (RoleShown(action.player, action.role),)


def _beer(state: State, action: Beer) -> tuple[Event, ...]:
    in_game(state, action.player)
    require(action.player == state.active, CardsRefusal.NOT_A_TARGET)
    return drink(state, action.player)


def _play(state: State, action: Play) -> tuple[Event, ...]:
    """Stagecoach and Wells Fargo turn a show card, Lee Van Klift's repetition does not."""
    played = CardPlayed(state.active, action.card, action.repeat)
    coach = action.card in (Played.STAGECOACH, Played.WELLS_FARGO)
    if action.repeat:
        able = any(one.repeats_cards for one in abilities(state, state.active))
        again = able and action.card == state.repeatable
        require(again, CardsRefusal.ABILITY_NOT_AVAILABLE)
        what = Reminder.NO_SECOND_SHOW_CARD
        told = (Reminded(what, state.active, source="lee_van_klift"),) if coach else ()
        return (played, *told)
    return (played, *(next_show(state) if coach else ()))


def _swap(state: State) -> tuple[Event, ...]:
    """Lady Rosa, at any moment of the own turn: the neighbour to the right skips the next one."""
    require(swap_allowed(state), CardsRefusal.EVENT_NOT_ACTIVE)
    require(not state.swapped, CardsRefusal.SWAPPED_ALREADY)
    return (SeatsSwapped(state.active, right_neighbour(state, state.active)),)


def _check_characters(action: Action) -> None:
    """Refuse a character nobody has heard of, wherever one is named."""
    match action:
        case Become(character):
            named: tuple[str, ...] = (character,)
        case TakeTwo(characters) | OpenCharacters(characters):
            named = characters
        case Deal(characters):
            named = tuple(one for one in characters if one != NOBODY)
        case _:
            return
    require(all(one in CHARACTERS for one in named), CardsRefusal.NO_SUCH_CHARACTER)


Law = Callable[[State, Any], tuple[Event, ...]]

ANYTIME: Mapping[type[Action], Law] = MappingProxyType(
    {
        Hurt: hurt,
        Spoke: lambda state, action: spoke(state, action.player),
        Ability: use_ability,
        Heal: heal,
    }
)

IN_PLAY: Mapping[type[Action], Law] = MappingProxyType(
    {
        Bang: fire,
        Ricochet: ricochet,
        Duel: duel,
        Indians: lambda state, _action: indians(state),
        Gatling: lambda state, _action: gatling(state),
        Beer: _beer,
        Play: _play,
        Put: put,
        SwapCards: swap_cards,
    }
)
