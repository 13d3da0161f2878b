"""What is in force now: events, abilities, and the cards in front of people."""

from functools import lru_cache

from companion.rules.bang_cards.characters import character_of
from companion.rules.bang_cards.characters.character import Character
from companion.rules.bang_cards.events import EVENT_CARDS
from companion.rules.bang_cards.events.event_card import EventCard
from companion.rules.bang_cards.model import Mode, State, Suit
from companion.rules.bang_cards.options import BelleStar

CLOCKWISE, COUNTERCLOCKWISE = 1, -1


def events_now(state: State) -> tuple[EventCard, ...]:
    """Give the active events; where they dispute a moment, Wild West Show comes first."""
    return _cards(state.show.active, state.events.active)


@lru_cache
def _cards(show: str | None, event: str | None) -> tuple[EventCard, ...]:
    return tuple(EVENT_CARDS[key] for key in (show, event) if key is not None)


def abilities(state: State, player: int, *, answering: bool = False) -> tuple[Character, ...]:
    """Give the abilities in force: none in a hangover, with two players the active one's only."""
    if any(card.abilities_off for card in events_now(state)):
        return ()
    if state.mode is Mode.TWO and not answering and not _wide_awake(state, player):
        return ()
    held = state.players[player]
    return _abilities_of(held.character, held.extra)


@lru_cache
def _abilities_of(character: str, lent: tuple[str, ...]) -> tuple[Character, ...]:
    return tuple(character_of(key) for key in (character, *lent))


def _wide_awake(state: State, player: int) -> bool:
    """Two players: a passive character wakes up for the time of its own answer."""
    if state.wound is not None and state.wound.player == player:
        return True
    if state.asks and state.asks[0].player == player:
        return True
    return player in state.fronts


def partner_of(state: State, player: int) -> int | None:
    """Two players: the other character of the same person."""
    if state.mode is not Mode.TWO:
        return None
    owner = state.players[player].owner
    mine = (one for one, held in enumerate(state.players) if held.owner == owner)
    return next(one for one in mine if one != player)


def has_ability(state: State, player: int, character: str) -> bool:
    """Tell whether somebody may use a character's ability now."""
    return any(one.key == character for one in abilities(state, player))


def direction(state: State) -> int:
    """Which way the round runs."""
    reversed_now = any(card.reverse for card in events_now(state))
    return COUNTERCLOCKWISE if reversed_now else CLOCKWISE


def in_handcuffs(state: State) -> bool:
    """Tell whether whoever's turn it is plays no cards; with two players they hold the person."""
    cuffed, players = state.handcuffed, state.players
    return cuffed is not None and players[cuffed].owner == players[state.active].owner


def table_cards_work(state: State, owner: int) -> bool:
    """Lasso, and Belle Star on her own turn, switch off what lies on the table."""
    if any(card.table_cards_off for card in events_now(state)):
        return False
    belle = any(one.table_cards_off for one in abilities(state, state.active))
    spared = state.options.belle_star is BelleStar.OTHERS and owner == state.active
    return spared or not belle


def forced_suit(state: State) -> Suit | None:
    """Blessing and Curse make all suits one."""
    return next((card.suit for card in events_now(state) if card.suit is not None), None)


def beer_works(state: State, player: int) -> bool:
    """Beer is void under The Reverend and when only two are left."""
    if any(card.no_beer for card in events_now(state)):
        return False
    if state.mode is Mode.TWO:
        return state.options.two_player_beer
    return len(state.living) != 2 and state.players[player].alive  # noqa: PLR2004 - two left


def beer_worth(state: State, player: int) -> int:
    """Beer is worth one life, to Tequila Joe two."""
    return max((one.beer for one in abilities(state, player)), default=1)


def last_survivor_wins(state: State) -> bool:
    """Tell whether the Wild West Show card has changed everybody's goal."""
    return any(card.last_survivor for card in events_now(state))
