"""Corrections by the table: always possible, as long as the result makes sense."""

from companion.rules.bang_cards.apply_correction import NONE, UNKNOWN
from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.happened import Corrected, Event
from companion.rules.bang_cards.law import require, seated
from companion.rules.bang_cards.model import (
    NOBODY,
    WEAPON_RANGES,
    Correction,
    Mode,
    Role,
    State,
    Status,
)
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.roles import possible_roles, role_set
from companion.rules.bang_cards.table import check_jail
from companion.rules.errors import IllegalActionError, Refusal

MOST_LIFE = 12
MOST_BANGS = 99


def correct(state: State, change: Correction) -> tuple[Event, ...]:
    """Check what the correction names, one thing after another."""
    require(change != Correction(player=change.player), CardsRefusal.NO_CORRECTION)
    money_only = change == Correction(player=change.player, money=change.money)
    require(state.winner is None or money_only, Refusal.GAME_OVER)
    _check_player(state, change)
    _check_table(state, change)
    return (Corrected(change),)


def _check_player(state: State, change: Correction) -> None:
    personal = (
        change.life,
        change.max_life,
        change.role,
        change.character,
        change.money,
        change.skip,
        change.cards,
    )
    if change.player is None:
        require(all(value is None for value in personal), CardsRefusal.NO_SUCH_PLAYER)
        return
    seated(state, change.player)
    _check_life(state, change.player, change)
    _check_role(state, change.player, change.role)
    _check_character(state, change.player, change.character)
    _check_cards(state, change.player, change)


def _check_life(state: State, player: int, change: Correction) -> None:
    """Refuse a death by correction; somebody may come back by one."""
    most = state.players[player].max_life if change.max_life is None else change.max_life
    require(1 <= most <= MOST_LIFE, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    if change.life is not None:
        require(1 <= change.life <= most, CardsRefusal.LIFE_BEYOND_MAXIMUM)


def _check_role(state: State, player: int, role: str | None) -> None:
    """Leave the star where it is; other roles may be any that are not placed yet."""
    if role is None:
        return
    held = state.players[player].role
    starred = state.mode is not Mode.HUNT and Role.SHERIFF in (held, role)
    require(not starred and state.mode is not Mode.TWO, CardsRefusal.ROLE_NOT_POSSIBLE)
    if role not in (UNKNOWN, held):
        require(role in _free_roles(state, player), CardsRefusal.ROLE_NOT_POSSIBLE)


def _free_roles(state: State, player: int) -> tuple[str, ...]:
    if state.players[player].role is None:
        return possible_roles(state, player)
    placed = [one.role for place, one in enumerate(state.players) if place != player]
    dealt = role_set(state.mode, len(state.players))
    return tuple(role for role, count in dealt.items() if count > placed.count(role))


def _check_character(state: State, player: int, character: str | None) -> None:
    if character is None:
        return
    require(character == NOBODY or character in CHARACTERS, CardsRefusal.NO_SUCH_CHARACTER)
    others = (one.character for place, one in enumerate(state.players) if place != player)
    taken = character != NOBODY and character in others
    require(not taken, CardsRefusal.CHARACTER_TAKEN)


def _check_cards(state: State, player: int, change: Correction) -> None:
    if change.cards is None:
        return
    one = state.players[player]
    require(one.plays or change.life is not None, CardsRefusal.PLAYER_NOT_IN_GAME)
    weapons = sum(held.card in WEAPON_RANGES for held in change.cards)
    require(weapons <= 1, CardsRefusal.SECOND_WEAPON)
    names = [held.same_as for held in change.cards]
    require(len(set(names)) == len(names), CardsRefusal.SAME_CARD_TWICE)
    for held in change.cards:
        check_jail(one, held)


def _check_table(state: State, change: Correction) -> None:
    if change.ring is not None:
        require(sorted(change.ring) == sorted(state.ring), CardsRefusal.WRONG_ORDER)
    if change.active is not None:
        _check_active(state, change.active)
    if change.event is not None:
        known = change.event in (NONE, *state.events.cards)
        require(known and not state.events_stopped, CardsRefusal.EVENT_NOT_IN_DECK)
    if change.show is not None:
        known = change.show in (NONE, *state.show.cards)
        require(known and not state.events_stopped, CardsRefusal.EVENT_NOT_IN_DECK)
    if change.bangs is not None:
        require(0 <= change.bangs <= MOST_BANGS, CardsRefusal.AMOUNT_NOT_POSSIBLE)


def _check_active(state: State, player: int) -> None:
    """Give the turn only to somebody alive, once the game has begun."""
    seated(state, player)
    require(state.players[player].status is Status.ALIVE, CardsRefusal.PLAYER_NOT_IN_GAME)
    if state.turn == 0 or state.ended is not None or state.wound is not None:
        raise IllegalActionError(Refusal.WRONG_PHASE)
