"""A word in passing: a refusal, an undo that is offered, a thing that was done."""

from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui import theme
from companion.ui.kv import load_beside


class Toast(FloatLayout):
    """Shown for a few seconds above everything; touches go through it."""

    text = StringProperty("")
    icon = StringProperty("")
    shade = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        Animation(shade=1.0, duration=theme.FADE_S).start(self)
        Clock.schedule_once(self._fade, theme.TOAST_S)

    def _fade(self, _dt: float) -> None:
        leaving = Animation(shade=0.0, duration=theme.FADE_S)
        leaving.bind(on_complete=self._gone)
        leaving.start(self)

    def _gone(self, *_args: Any) -> None:
        if self.parent:
            self.parent.remove_widget(self)


load_beside(__file__)
