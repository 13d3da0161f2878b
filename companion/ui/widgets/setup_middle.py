"""The middle of a table that is being laid: what is missing, and the start."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.kv import load_beside


class SetupMiddle(BoxLayout):
    """Tells `on_start`."""

    hint = StringProperty("")
    lacking = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_start")
        super().__init__(**kwargs)

    def on_start(self) -> None:
        """Hear that the game may begin; bind to this."""


load_beside(__file__)
