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
MOST_PLAYED = 99
MOST_LENT = 2
PERSONAL = (
    "life",
    "max_life",
    "role",
    "character",
    "money",
    "skip",
    "cards",
    "extra",
    "hire_price",
    "handcuffed",
    "front",
)
"""What a correction can only say of somebody."""


def correct(state: State, change: Correction) -> tuple[Event, ...]:
    """Check what the correction names, one thing after another."""
    require(change != Correction(player=change.player), CardsRefusal.NO_CORRECTION)
    money_only = change == Correction(player=change.player, money=change.money)
    require(state.winner is None or money_only, Refusal.GAME_OVER)
    _check_player(state, change)
    _check_table(state, change)
    return (Corrected(change),)


def _check_player(state: State, change: Correction) -> None:
    if change.player is None:
        named = (getattr(change, name) for name in PERSONAL)
        require(all(value is None for value in named), CardsRefusal.NO_SUCH_PLAYER)
        return
    seated(state, change.player)
    _check_life(state, change.player, change)
    _check_role(state, change.player, change.role)
    _check_character(state, change.player, change)
    _check_cards(state, change.player, change)
    _check_marks(state, change.player, change)


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


def _check_character(state: State, player: int, change: Correction) -> None:
    """Refuse a character nobody knows, and one that somebody else has."""
    named = tuple(one for one in (change.character, *(change.extra or ())) if one is not None)
    known = all(one == NOBODY or one in CHARACTERS for one in named)
    require(known, CardsRefusal.NO_SUCH_CHARACTER)
    others = (one.character for place, one in enumerate(state.players) if place != player)
    taken = change.character not in (None, NOBODY) and change.character in others
    require(not taken, CardsRefusal.CHARACTER_TAKEN)
    require(len(change.extra or ()) <= MOST_LENT, CardsRefusal.AMOUNT_NOT_POSSIBLE)


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


def _check_marks(state: State, player: int, change: Correction) -> None:
    """Handcuffs, the active one of two characters, and the price of a hired one."""
    alive = state.players[player].status is Status.ALIVE
    if change.handcuffed is not None:
        require(alive, CardsRefusal.PLAYER_NOT_IN_GAME)
    if change.front is not None:
        require(alive and change.front and bool(state.fronts), CardsRefusal.NOT_A_TARGET)
    if change.hire_price is not None:
        require(change.hire_price >= 0, CardsRefusal.AMOUNT_NOT_POSSIBLE)


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
    for count in (change.bangs, change.cards_played):
        require(count is None or 0 <= count <= MOST_PLAYED, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    if change.next_event is not None:
        _check_next_event(state, change.next_event)
    if change.deaths is not None:
        _check_deaths(state, change.deaths)


def _check_next_event(state: State, event: str) -> None:
    """Let the table tell what lies on top of its own deck: any event that is still in it."""
    told = not state.events.ordered and event in (NONE, *state.events.pile)
    require(told, CardsRefusal.EVENT_NOT_IN_DECK)


def _check_deaths(state: State, deaths: tuple[int, ...]) -> None:
    """Everybody who is dead is in the order of the dead; those who came back may be."""
    for player in deaths:
        seated(state, player)
    dead = {one for one, held in enumerate(state.players) if held.status is Status.ELIMINATED}
    require(dead <= set(deaths), CardsRefusal.WRONG_ORDER)


def _check_active(state: State, player: int) -> None:
    """Give the turn only to somebody alive, once the game has begun."""
    seated(state, player)
    require(state.players[player].status is Status.ALIVE, CardsRefusal.PLAYER_NOT_IN_GAME)
    if state.turn == 0 or state.ended is not None or state.wound is not None:
        raise IllegalActionError(Refusal.WRONG_PHASE)
