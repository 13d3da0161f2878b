"""One die to tap: its face, and what it is doing."""

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
from companion.viewmodels.bang_dice.table import DieState, DieView

TUMBLE_S = 0.45
EDGES = {
    DieState.BLANK: theme.DUST,
    DieState.ROLLED: theme.BRASS,
    DieState.KEPT: theme.CLEAR,
    DieState.LOCKED: theme.RED_TEXT,
    DieState.DOUBTED: theme.FOCUS,
    DieState.OPEN: theme.GREEN_TEXT,
    DieState.DONE: theme.CLEAR,
}
SHADES = {DieState.DONE: 0.5, DieState.KEPT: 0.85}


class Die(HoldBehavior, FloatLayout):
    """A die; `show` changes it, `tumble` lets it roll for the eye only."""

    index = NumericProperty(0)
    state = StringProperty(DieState.BLANK.value)
    chosen = BooleanProperty(False)
    texture = ObjectProperty(None, allownone=True)
    edge = ColorProperty(theme.CLEAR)
    shade = NumericProperty(1.0)
    spin = NumericProperty(0.0)
    lift = NumericProperty(0.0)
    mark = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._badge = self.ids.badge.__self__
        self.on_mark()

    def on_mark(self, *_args: Any) -> None:
        """Wear a badge only where there is something to say."""
        badge = getattr(self, "_badge", None)
        if badge is None:
            return
        if self.mark and not badge.parent:
            self.add_widget(badge)
        elif not self.mark and badge.parent:
            self.remove_widget(badge)

    def show(self, view: DieView, *, chosen: bool = False, lifted: bool = False) -> None:
        """Show a face and a state."""
        self.texture = dice_texture(view.face.value if view.face else "blank")
        self.state = view.state.value
        self.edge = theme.BRASS if chosen else EDGES[view.state]
        self.shade = SHADES.get(view.state, 1.0)
        self.chosen = chosen
        self.lift = 0.08 if lifted or chosen else 0.0
        self.mark = {DieState.LOCKED: "lock", DieState.DOUBTED: "help"}.get(view.state, "")

    def tumble(self) -> None:
        """Roll once for the eye."""
        Animation.cancel_all(self, "spin")
        self.spin = 200 + 40 * self.index
        Animation(spin=0.0, duration=TUMBLE_S, t="out_cubic").start(self)

    def still(self, *_args: Any) -> None:
        """Stop rolling."""
        Animation.cancel_all(self, "spin")
        self.spin = 0.0


load_beside(__file__)
