"""Text that is never cut off: it wraps and shrinks until it fits its box.

`TextLine` keeps to one line, `Prose` wraps. Give them a box (size_hint or size); `most` is the
size they would like, `look.least` the size they stop at. Only then, for names without end, dots
follow. A name in any script may stand in any of them.
"""

from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from companion.ui.drawn_texts import DrawnText, drawn_texts
from companion.ui.kv import load_beside
from companion.ui.readable import readable
from companion.ui.theme import EVERY_SCRIPT, look

SHRINK = 0.92


@lru_cache(maxsize=4096)
def _width(text: str, font: str, size: float, bold: bool) -> float:  # noqa: FBT001 - a cache is asked by place
    return float(CoreLabel(font_name=font, font_size=size, bold=bold).get_extents(text)[0])


class FitLabel(Label):
    """A label whose text size follows its box."""

    most = NumericProperty(20.0)
    one_line = BooleanProperty(False)
    name_like = BooleanProperty(False)
    """Shows what somebody typed: any script, any length; may end in dots."""

    def texture_update(self, *args: Any) -> None:
        """Find the largest size that fits and draw, unless just that was drawn before."""
        shown = readable(self.text)
        self._label.text = shown.text
        self._label.options["font_name"] = EVERY_SCRIPT if shown.rare else self.font_name
        if not shown.text or self.width <= 1 or self.height <= 1:
            super().texture_update(*args)
            return
        key = self._all_that_is_seen()
        drawn = drawn_texts.find(key)
        if drawn is None:
            drawn_texts.keep(key, self._draw())
        else:
            self._take(drawn)

    def _all_that_is_seen(self) -> tuple[Any, ...]:
        label, options = self._label, self._label.options
        looks = (options["font_name"], options["bold"], options["halign"], options["valign"])
        box = (tuple(self.text_size), self.most, look.least, self.one_line, tuple(self.padding))
        return (label.text, tuple(options["color"]), self.size[0], self.size[1], *looks, *box)

    def _draw(self) -> DrawnText:
        label = self._label
        label.options["font_size"] = self._fitting_size()
        label.texture = None  # the last one may be remembered
        super().texture_update()
        # Filled now, not in the middle of drawing: there each filling would halt the frame.
        self.texture.bind()
        shortened = bool(label.options["shorten"])
        return DrawnText(self.texture, self.drawn_size, shortened, label._cached_lines)  # noqa: SLF001 - Kivy tells nobody how wide a line is

    def _take(self, drawn: DrawnText) -> None:
        label = self._label
        label.options["font_size"], label.options["shorten"] = drawn.font_size, drawn.shortened
        label._cached_lines = drawn.lines  # noqa: SLF001 - as above
        label.texture = self.texture = drawn.texture
        self.texture_size = list(drawn.texture.size)

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
        bold = bool(self._label.options["bold"])
        if self.one_line:
            lines = text.split("\n")
            return (
                max(_width(line, font, size, bold) for line in lines) <= wide
                and size <= high * 0.86
            )
        if max(_width(word, font, size, bold) for word in text.split()) > wide:
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
        self.text = " ".join(name.split())


class Flow(Label):
    """Text of any length that makes itself as high as it needs; for scrolling pages."""


load_beside(__file__)
