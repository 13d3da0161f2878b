"""A line of text that people type: `Field: value: ...; prompt: words.say(...); on_typed: ...`.

A tap opens the keyboard sheet, which shows the line itself, so that no field is ever hidden.
"""

from typing import Any

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.kv import load_beside
from companion.ui.widgets.gestures import PressBehavior

LONGEST = 40


class Field(PressBehavior, BoxLayout):
    """Shows a text and lets it be typed anew; fires `on_typed(text)` when done."""

    value = StringProperty("")
    prompt = StringProperty("")
    longest = NumericProperty(LONGEST)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_typed")
        super().__init__(**kwargs)

    def on_typed(self, text: str) -> None:
        """Hear what was typed; bind to this."""

    def on_act(self) -> None:
        """Open the keyboard."""
        App.get_running_app().ask_text(self.prompt, self.value, self._typed, self.longest)

    def _typed(self, text: str) -> None:
        self.value = text
        self.dispatch("on_typed", text)


load_beside(__file__)
