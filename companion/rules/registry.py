"""The games by key."""

from collections.abc import Mapping
from types import MappingProxyType

from companion.rules.bang_dice import BANG_DICE
from companion.rules.engine import AnyRules

GAMES: Mapping[str, AnyRules] = MappingProxyType({game.key: game for game in (BANG_DICE,)})
