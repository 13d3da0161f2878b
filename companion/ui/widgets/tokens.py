"""Tokens as they lie on the table: life as bullets in threes and ones, and arrows."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from companion.ui.dice_sheet import dice_texture, shape_of
from companion.ui.theme import WHITE
from companion.viewmodels.bang_dice.table import BULLETS_OF_THREE

APART = 0.06
SMALLEST = 0.62
"""Tokens shrink to this before they begin to lie over each other."""


class TokenRow(Widget):
    """Draws tokens from the left; they lie over each other where the room is short."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw)

    def tokens(self) -> list[str]:
        """Name the tokens in their order."""
        return []

    def _draw(self, *_args: Any) -> None:
        names = self.tokens()
        shapes = sum(shape_of(name) for name in names) + APART * max(0, len(names) - 1)
        high = max(self.height * SMALLEST, min(self.height, self.width / max(shapes, 0.1)))
        squeeze = max(0.0, shapes * high - self.width) / max(1, len(names) - 1)
        widths = [shape_of(name) * high for name in names]
        self.canvas.clear()
        # Not center_y, which follows the size only after those who are told of it.
        x, y = self.x, self.y + (self.height - high) / 2
        with self.canvas:
            Color(*WHITE[:3], 1)
            for name, wide in zip(names, widths, strict=True):
                Rectangle(texture=dice_texture(name), pos=(x, y), size=(wide, high))
                x += wide + APART * high - squeeze


class Bullets(TokenRow):
    """A life as bullet tokens."""

    life = NumericProperty(0)

    def on_life(self, *_args: Any) -> None:
        """Lay the tokens anew."""
        self._draw()

    def tokens(self) -> list[str]:
        """Lay threes first, then ones."""
        threes, ones = divmod(int(self.life), BULLETS_OF_THREE)
        return ["bullets"] * threes + ["bullet"] * ones


class Arrows(TokenRow):
    """Arrow tokens, of a player or of the pile."""

    count = NumericProperty(0)

    def on_count(self, *_args: Any) -> None:
        """Lay the tokens anew."""
        self._draw()

    def tokens(self) -> list[str]:
        """Lay the arrows."""
        return ["token"] * int(self.count)
