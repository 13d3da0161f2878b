"""A word in passing: a refusal, an undo that is offered, a thing that was done."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui import theme
from companion.ui.kv import load_beside


class Toast(FloatLayout):
    """Shown for a few seconds above everything; touches beside its button go through it."""

    message = ObjectProperty("")
    icon = StringProperty("")
    action = ObjectProperty("")
    shade = NumericProperty(0.0)

    def __init__(self, on_action: Callable[[], None] | None = None, **kwargs: Any) -> None:
        self._on_action = on_action
        super().__init__(**kwargs)
        Animation(shade=1.0, duration=theme.FADE_S).start(self)
        Clock.schedule_once(self._fade, theme.TOAST_S if not on_action else 2 * theme.TOAST_S)

    def act(self) -> None:
        """Do what the button says, once."""
        self._gone()
        if self._on_action:
            self._on_action()

    def _fade(self, _dt: float) -> None:
        leaving = Animation(shade=0.0, duration=theme.FADE_S)
        leaving.bind(on_complete=self._gone)
        leaving.start(self)

    def _gone(self, *_args: Any) -> None:
        if self.parent:
            self.parent.remove_widget(self)


load_beside(__file__)
