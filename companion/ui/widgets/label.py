"""Text that is never cut off: it wraps and shrinks until it fits its box.

`TextLine` keeps to one line, `Prose` wraps. Give them a box (size_hint or size); `most` is the
size they would like, `look.least` the size they stop at. Only then, for names without end, dots
follow.
"""

from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from companion.ui.kv import load_beside
from companion.ui.readable import readable
from companion.ui.theme import BODY, EVERY_SCRIPT, look

SHRINK = 0.92


@lru_cache(maxsize=4096)
def _width(text: str, font: str, size: float) -> float:
    return float(CoreLabel(font_name=font, font_size=size).get_extents(text)[0])


class FitLabel(Label):
    """A label whose text size follows its box."""

    most = NumericProperty(20.0)
    one_line = BooleanProperty(False)
    name_like = BooleanProperty(False)
    """Shows what somebody typed: any script, any length; may end in dots."""

    def texture_update(self, *args: Any) -> None:
        """Find the largest size that fits, then draw."""
        if self._label.text and self.width > 1 and self.height > 1:
            self._label.options["font_size"] = self._fitting_size()
        super().texture_update(*args)
        if self.texture is not None:
            # Filled now, not in the middle of drawing: there each filling would halt the frame.
            self.texture.bind()

    @property
    def drawn_size(self) -> float:
        """The text size that was taken."""
        return float(self._label.options["font_size"])

    @property
    def fits(self) -> bool:
        """Whether the whole text is seen."""
        return not self._label.options["shorten"]

    def _fitting_size(self) -> float:
        size = max(self.most, look.least)
        label = self._label
        label.options["shorten"] = False
        while not self._fits_at(size):
            if size <= look.least:
                label.options["shorten"] = True
                return float(look.least)
            size = max(look.least, size * SHRINK)
        return float(size)

    def _fits_at(self, size: float) -> bool:
        left, top, right, bottom = self.padding
        wide, high = self.width - left - right, self.height - top - bottom
        text, font = self._label.text, self._label.options["font_name"]
        if self.one_line:
            lines = text.split("\n")
            return max(_width(line, font, size) for line in lines) <= wide and size <= high * 0.86
        if max(_width(word, font, size) for word in text.split(" ")) > wide:
            return False
        self._label.options["font_size"] = size
        self._label.usersize = (wide, None)
        return bool(self._label.render()[1] <= high)


class TextLine(FitLabel):
    """One line. Not named Line, which is Kivy's own for drawing."""


class Prose(FitLabel):
    """A few lines."""


class Title(FitLabel):
    """The name of a screen, in the display typeface."""


class Heading(FitLabel):
    """The name of a part of a screen, in the display typeface."""


class Quiet(FitLabel):
    """A remark."""


class NameLine(FitLabel):
    """A name somebody typed, in whatever script: set `name`, not `text`."""

    name = StringProperty("")

    def on_name(self, _label: Any, name: str) -> None:
        """Draw another name."""
        shown = readable(name)
        self.font_name = EVERY_SCRIPT if shown.rare else BODY
        self.text = shown.text


class Flow(Label):
    """Text of any length that makes itself as high as it needs; for scrolling pages."""


load_beside(__file__)
