"""Texts that were drawn lately: most of what a table says, it has said before."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

MOST_PIXELS = 3_000_000
"""About what three screens full of text take; then the text not used for longest is forgotten."""


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A text as a texture, and how it was fitted."""

    texture: Any
    font_size: float
    shortened: bool
    lines: Any

    @property
    def pixels(self) -> int:
        """How much room it takes."""
        wide, high = self.texture.size
        return int(wide) * int(high)


class DrawnTexts:
    """Remembers drawn texts by everything that makes them look as they do."""

    def __init__(self, most_pixels: int = MOST_PIXELS) -> None:
        self._known: OrderedDict[Hashable, DrawnText] = OrderedDict()
        self._most, self._pixels = most_pixels, 0

    def find(self, key: Hashable) -> DrawnText | None:
        """Give a text that was drawn before."""
        found = self._known.get(key)
        if found is not None:
            self._known.move_to_end(key)
        return found

    def keep(self, key: Hashable, drawn: DrawnText) -> None:
        """Remember a text, and forget the oldest ones if there are too many."""
        self._known[key] = drawn
        self._pixels += drawn.pixels
        while self._pixels > self._most:
            self._pixels -= self._known.popitem(last=False)[1].pixels


drawn_texts = DrawnTexts()
