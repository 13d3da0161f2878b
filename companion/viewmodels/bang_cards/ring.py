"""The seat ring: everybody as they sit, with what lies before them."""

from dataclasses import dataclass

from companion.rules.bang_cards.draw import hand_limit
from companion.rules.bang_cards.model import Card, Player, State, Status, TableCard
from companion.rules.bang_cards.phase import asked_player
from companion.rules.bang_cards.ring import caller_of
from companion.rules.bang_cards.table import usable
from companion.viewmodels.bang_cards.words import (
    character_name,
    role_name,
    status_name,
    table_card_name,
)
from companion.viewmodels.text import Text


@dataclass(frozen=True, slots=True)
class CardView:
    """One card in front of somebody; a green one may have to wait."""

    name: Text
    card: Card
    reach: int
    usable: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat of the ring."""

    player: int
    name: str
    character: Text
    lent: tuple[Text, ...]
    role: Text
    status: Text
    life: int
    max_life: int
    out: bool
    cards: tuple[CardView, ...]
    hand_limit: int
    active: bool
    asked: bool
    calls_events: bool
    handcuffed: bool
    skips: bool
    resting: bool
    """Two players: the character that is passive now."""
    money: int


def seat_ring(state: State) -> tuple[SeatView, ...]:
    """Give the seats clockwise, as people sit."""
    asked, caller = asked_player(state), caller_of(state)
    return tuple(_seat(state, one, asked, caller) for one in state.ring)


def _seat(state: State, number: int, asked: int | None, caller: int | None) -> SeatView:
    player = state.players[number]
    return SeatView(
        player=number,
        name=player.name,
        character=character_name(player.character),
        lent=tuple(character_name(key) for key in player.extra),
        role=role_name(player.role if player.shown else None),
        status=status_name(player.status),
        life=player.life,
        max_life=player.max_life,
        out=player.status in (Status.ELIMINATED, Status.LEFT),
        cards=tuple(_card(player, card) for card in player.cards),
        hand_limit=hand_limit(state, number),
        active=number == state.active,
        asked=number == asked,
        calls_events=bool(state.events.cards) and number == caller,
        handcuffed=number == state.handcuffed,
        skips=player.skip,
        resting=bool(state.fronts) and number not in state.fronts,
        money=player.money,
    )


def _card(player: Player, card: TableCard) -> CardView:
    return CardView(table_card_name(card), card.card, card.reach, usable(player, card))
