"""The forty event cards, by key, one file per deck."""

from collections.abc import Mapping
from types import MappingProxyType

from companion.rules.bang_cards.events import fistful_of_cards, high_noon, wild_west_show
from companion.rules.bang_cards.events.event_card import EventCard

_ALL = (*high_noon.CARDS, *fistful_of_cards.CARDS, *wild_west_show.CARDS)

EVENT_CARDS: Mapping[str, EventCard] = MappingProxyType({card.key: card for card in _ALL})

DECK_CARDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "high_noon": tuple(card.key for card in high_noon.CARDS),
        "fistful_of_cards": tuple(card.key for card in fistful_of_cards.CARDS),
        "wild_west_show": tuple(card.key for card in wild_west_show.CARDS),
    }
)
