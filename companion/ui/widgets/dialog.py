"""Questions laid over the screen. Use `app.confirm(...)` and friends rather than these classes."""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.kv import load_beside


class Cover(FloatLayout):
    """A dark veil with something on it. Touches do not pass; back closes it."""

    closable = BooleanProperty(True)

    def close(self) -> None:
        """Take the cover away."""
        App.get_running_app().shell.uncover(self)

    def on_back(self) -> None:
        """Close on back, if it may be closed."""
        if self.closable:
            self.close()

    def on_key(self, _key: str) -> bool:
        """Handle a key while this is on top."""
        return False

    def on_touch_down(self, touch: Any) -> bool:
        """Keep every touch from the screen below."""
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Keep every touch from the screen below."""
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Keep every touch from the screen below."""
        super().on_touch_up(touch)
        return True


class Question(Cover):
    """A title, a sentence, and two answers.

    The texts are message ids or Texts, so that a language switch in the middle changes them too.
    """

    title = ObjectProperty("")
    body = ObjectProperty("")
    yes = ObjectProperty("shell-yes")
    no = ObjectProperty("shell-cancel")
    danger = BooleanProperty(False)

    def __init__(self, on_yes: Callable[[], None], **kwargs: Any) -> None:
        self._on_yes = on_yes
        super().__init__(**kwargs)

    def answer_yes(self) -> None:
        """Take the question away, then do it."""
        self.close()
        self._on_yes()


load_beside(__file__)
