"""The forty-two characters, by key, one file per box."""

from collections.abc import Mapping
from types import MappingProxyType

from companion.rules.bang_cards.characters import base, dodge_city, promo, wild_west_show
from companion.rules.bang_cards.characters.character import Character, CharacterSet
from companion.rules.bang_cards.model import NOBODY

_ALL = (
    *base.CHARACTERS,
    *dodge_city.CHARACTERS,
    *wild_west_show.CHARACTERS,
    *promo.CHARACTERS,
)

CHARACTERS: Mapping[str, Character] = MappingProxyType({one.key: one for one in _ALL})

ORDINARY = Character(NOBODY, CharacterSet.PROMO)


def character_of(key: str) -> Character:
    """Give a character; one the app does not know plays without an ability."""
    return CHARACTERS.get(key, ORDINARY)
