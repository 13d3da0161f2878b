"""Cards in front of people: laid, replaced, taken away."""

from companion.rules.bang_cards.actions import Accept, Action, Pass, Put, Remove
from companion.rules.bang_cards.happened import Answered, Asked, CardPut, CardRemoved, Event
from companion.rules.bang_cards.in_force import abilities, events_now, partner_of
from companion.rules.bang_cards.law import require, seated
from companion.rules.bang_cards.model import (
    WEAPON_RANGES,
    Ask,
    AskKind,
    Card,
    Player,
    Role,
    State,
    TableCard,
)
from companion.rules.bang_cards.options import MOST_RANGE
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Removal
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.forms import NAME_LENGTH


def table_card(state: State, put: Put) -> TableCard:
    """Give the card as it will lie there: a weapon with its range, a green card with its name."""
    if put.card is Card.GREEN:
        named = 0 < len(put.name.strip()) <= NAME_LENGTH
        require(named, CardsRefusal.CARD_NEEDS_NAME)
        return TableCard(put.card, 0, put.name.strip(), state.players[put.player].turns)
    if put.card not in WEAPON_RANGES:
        return TableCard(put.card)
    house = dict(state.options.ranges).get(put.card.value, WEAPON_RANGES[put.card])
    reach = house if put.reach is None else put.reach
    require(1 <= reach <= MOST_RANGE, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    return TableCard(put.card, reach)


def usable(player: Player, card: TableCard) -> bool:
    """Tell whether a card works yet: a green one from its owner's next turn on."""
    return card.card is not Card.GREEN or player.turns > card.laid_on


def put(state: State, action: Put) -> tuple[Event, ...]:
    """Lay a card down."""
    in_game_or_ghost(state, action.player)
    require(not any(c.no_laying for c in events_now(state)), CardsRefusal.NOTHING_MAY_BE_LAID)
    own = action.player in (state.active, partner_of(state, state.active))
    require(own or action.card is Card.JAIL, CardsRefusal.NOT_IN_FRONT_OF_OTHERS)
    player, card = state.players[action.player], table_card(state, action)
    check_jail(player, card)
    check_twice(player, card)
    replaced = _replaced(player, card, action)
    laid = CardPut(action.player, state.active, card)
    return (*replaced, laid, *_copies_elsewhere(state, card))


def in_game_or_ghost(state: State, player: int) -> None:
    """Refuse whoever does not play; a ghost does, on its own turn."""
    seated(state, player)
    require(state.players[player].plays, CardsRefusal.PLAYER_NOT_IN_GAME)


def check_jail(player: Player, card: TableCard) -> None:
    """Nobody puts the sheriff in jail."""
    jailed = card.card is Card.JAIL and player.role is Role.SHERIFF
    require(not jailed, CardsRefusal.SHERIFF_CANNOT_BE_JAILED)


def check_twice(player: Player, card: TableCard) -> None:
    """No two identical cards in front of one player."""
    twice = any(held.same_as == card.same_as for held in player.cards)
    require(not twice, CardsRefusal.SAME_CARD_TWICE)


def _replaced(player: Player, card: TableCard, action: Put) -> tuple[Event, ...]:
    """Send the old weapon away for a new one, when the table says so."""
    if card.card not in WEAPON_RANGES or player.weapon is None:
        return ()
    require(action.replace, CardsRefusal.SECOND_WEAPON)
    return (CardRemoved(action.player, player.weapon.card, "", Removal.REPLACED),)


def _copies_elsewhere(state: State, card: TableCard) -> tuple[Event, ...]:
    """Johnny Kisch: cards of the same name in front of others are discarded."""
    if not any(one.clears_copies for one in abilities(state, state.active)):
        return ()
    holders = (
        one
        for one in state.living
        if one != state.active
        and any(held.same_as == card.same_as for held in state.players[one].cards)
    )
    asks = tuple(Ask(AskKind.JOHNNY_KISCH, one, state.active, card=card) for one in holders)
    return (Asked(asks),) if asks else ()


def _kisch_choices(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Accept(), Pass())


def _kisch_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed, card = Answered(ask.kind, ask.player), ask.card
    match action:
        case Pass():
            return (closed,)
        case Accept() if card is not None:
            return (closed, CardRemoved(ask.player, card.card, card.name, Removal.JOHNNY_KISCH))
        case _:
            raise wrong_answer()


def remove(state: State, action: Remove) -> tuple[Event, ...]:
    """Take a card off the table: played against, used up, thrown away."""
    in_game_or_ghost(state, action.player)
    card = TableCard(action.card, name=action.name.strip())
    cards = state.players[action.player].cards
    require(any(held.same_as == card.same_as for held in cards), CardsRefusal.CARD_NOT_THERE)
    return (CardRemoved(action.player, card.card, card.name, Removal.BY_TABLE),)


def put_choices(state: State) -> tuple[Put, ...]:
    """List what may be laid now, as far as it can be listed."""
    if any(card.no_laying for card in events_now(state)):
        return ()
    own = [state.active]
    partner = partner_of(state, state.active)
    if partner is not None and state.players[partner].alive:
        own.append(partner)
    laid = [choice for one in own for choice in _own_puts(state, one)]
    jails = (Put(one, Card.JAIL) for one in state.living if one not in own)
    return (*laid, *(jail for jail in jails if _jailable(state.players[jail.player])))


def _own_puts(state: State, player: int) -> tuple[Put, ...]:
    """Nobody lays a jail in front of himself; green cards have names of their own."""
    kinds = (card for card in Card if card not in (Card.JAIL, Card.GREEN))
    held = state.players[player]
    armed = held.weapon is not None
    return tuple(
        Put(player, card, replace=armed and card in WEAPON_RANGES)
        for card in kinds
        if not held.has(card)
    )


def _jailable(player: Player) -> bool:
    return player.role is not Role.SHERIFF and not player.has(Card.JAIL)


QUESTIONS = {AskKind.JOHNNY_KISCH: Question(_kisch_choices, _kisch_answer)}
