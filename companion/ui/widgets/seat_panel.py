"""One seat of the ring: who sits there, as whom, with how much life and how many arrows."""

from typing import Any

from kivy.animation import Animation
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from companion.ui import theme
from companion.ui.dice_sheet import dice_texture
from companion.ui.kv import load_beside
from companion.ui.widgets.gestures import HoldBehavior
from companion.ui.widgets.tokens import Arrows, Bullets
from companion.viewmodels.bang_dice.table import SeatView

FLASH_S = 0.9

__all__ = ["Arrows", "Bullets", "SeatPanel"]


class SeatPanel(HoldBehavior, FloatLayout):
    """A seat; a tap answers if it is lit, else tells more; a hold corrects."""

    seat = NumericProperty(0)
    player = StringProperty("")
    character = ObjectProperty("")
    colour = ColorProperty(theme.STITCH)
    sign = StringProperty("star")
    life = NumericProperty(0)
    arrows = NumericProperty(0)
    role = ObjectProperty(None, allownone=True)
    active = BooleanProperty(False)
    asked = BooleanProperty(False)
    out = BooleanProperty(False)
    lit = BooleanProperty(False)
    change = StringProperty("")
    """What a tap would do to this player, such as 4 → 3."""
    roomy = BooleanProperty(True)
    """Whether a change has room beside the name; else it takes the place of the tokens."""
    flash = NumericProperty(0.0)
    flash_colour = ColorProperty(theme.RED_TEXT)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._out_mark, self._chip = self.ids.out_mark.__self__, self.ids.chip.__self__
        self.bind(out=self._only_what_is_seen, change=self._only_what_is_seen)
        self._only_what_is_seen()

    def _only_what_is_seen(self, *_args: Any) -> None:
        """Take away what would be drawn without being seen."""
        for mark, seen in ((self._out_mark, self.out), (self._chip, bool(self.change))):
            if seen and not mark.parent:
                self.add_widget(mark)
            elif not seen and mark.parent:
                self.remove_widget(mark)

    def show(self, view: SeatView) -> None:
        """Show the seat as it is."""
        self.seat = view.seat
        self.player = view.name
        self.life, self.arrows = view.life, view.arrows
        self.role = dice_texture(view.role.value) if view.role else None
        self.active, self.asked, self.out = view.active, view.asked, not view.alive

    def light(self, change: str, *, lit: bool) -> None:
        """Offer this seat as an answer, with what it would do."""
        self.lit, self.change = lit, change

    def strike(self, colour: tuple[float, ...], strength: float = 1.0) -> None:
        """Flash, so that people see across the table who is meant."""
        Animation.cancel_all(self, "flash")
        self.flash_colour, self.flash = colour, strength
        Animation(flash=0.0, duration=FLASH_S, t="out_quad").start(self)


load_beside(__file__)
