"""Buttons. `ActButton: text: ...; icon: "dice"; kind: "main"; on_act: root.start()`.

`kind` is "plain" (leather), "main" (brass, the answer most people want), "danger" (red) or "quiet"
(no ground). `note` is a second, smaller line: what would happen. `selected` draws a brass edge.
Bind `on_act`, never Kivy's touch events: it fires once per finger (see gestures.py).
"""

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.ui import theme
from companion.ui.kv import load_beside
from companion.ui.widgets.gestures import HoldBehavior
from companion.ui.widgets.panel import patch

INKS = {
    "plain": theme.LAMP,
    "main": theme.INK,
    "danger": theme.LAMP,
    "quiet": theme.BRASS,
    "paper": theme.INK,
}
GROUNDS = {
    "plain": "button",
    "main": "button-main",
    "danger": "button-danger",
    "quiet": "button-quiet",
    "paper": "button-paper",
}


class _Ground:
    """What both buttons share: the ground by kind, pressed or not."""

    kind = StringProperty("plain")
    selected = BooleanProperty(False)
    tint = ColorProperty(theme.WHITE)
    corner = NumericProperty(18.0)

    def _ink(self) -> tuple[float, ...]:
        return INKS[self.kind]

    def _ground(self) -> str:
        return patch(GROUNDS[self.kind])

    ink = AliasProperty(_ink, None, bind=("kind",))
    ground = AliasProperty(_ground, None, bind=("kind",))


class ActButton(_Ground, HoldBehavior, BoxLayout):
    """A button with text, an icon before it, and a note under it."""

    text = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    most = NumericProperty(20.0)
    halign = StringProperty("center")


class SayButton(ActButton):
    """A button whose text is a message: `message` is a Text or a message id."""

    message = ObjectProperty("")


class IconButton(_Ground, HoldBehavior, FloatLayout):
    """A square button with an icon only; `hint` is its name for those who cannot see it."""

    icon = StringProperty("")
    hint = StringProperty("")


load_beside(__file__)
