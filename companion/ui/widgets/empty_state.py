"""What is shown where there is nothing yet: a drawing, a word, and a way to change that."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.kv import load_beside


class EmptyState(BoxLayout):
    """Fires `on_act` when its button, if it has one, is tapped."""

    icon = StringProperty("")
    text = StringProperty("")
    action = StringProperty("")
    shown = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_act")
        super().__init__(**kwargs)

    def on_kv_post(self, _base: Any) -> None:
        """Have no button where there is nothing to do."""
        if not self.action:
            self.remove_widget(self.ids.act)

    def on_act(self) -> None:
        """Hear the button; bind to this."""

    def on_touch_down(self, touch: Any) -> bool:
        """Let every touch through to what lies beneath, unless there is nothing."""
        return self.shown and bool(super().on_touch_down(touch))


load_beside(__file__)
