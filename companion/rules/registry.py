"""The games by key."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import cast

from companion.rules.engine import AnyRules

KEYS = ("bang_dice", "bang_cards", "western_legends")


class Shelf(Mapping[str, AnyRules]):
    """All games; the rules of one are read when it is first taken down, as a start must be quick.

    A game lies in the folder named by its key, under the same name in capitals.
    """

    def __getitem__(self, key: str) -> AnyRules:
        """Give the rules of a game."""
        if key not in KEYS:
            raise KeyError(key)
        return cast("AnyRules", getattr(import_module(f"companion.rules.{key}"), key.upper()))

    def __contains__(self, key: object) -> bool:
        """Tell whether there is such a game, without reading it."""
        return key in KEYS

    def __iter__(self) -> Iterator[str]:
        """Name the games in their order."""
        return iter(KEYS)

    def __len__(self) -> int:
        """Count the games."""
        return len(KEYS)


GAMES: Mapping[str, AnyRules] = Shelf()
