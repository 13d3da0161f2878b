"""One of a few, and yes or no.

`Choice: options: [(value, message), ...]; value: ...; on_choose: ...(args[1])`
`Toggle: message: ...; active: ...; on_toggle: ...(args[1])`
"""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.ui.kv import load_beside
from companion.ui.widgets.button import SayButton
from companion.ui.widgets.gestures import PressBehavior


class ChoiceButton(SayButton):
    """One of the answers."""

    value = ObjectProperty(None, allownone=True)


class Choice(GridLayout):
    """Buttons side by side, of which one is chosen; fires `on_choose(value)`."""

    options = ListProperty()
    value = ObjectProperty(None, allownone=True)
    most_columns = NumericProperty(4)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_choose")
        super().__init__(**kwargs)

    def on_choose(self, value: Any) -> None:
        """Hear what was chosen; bind to this."""

    def on_options(self, _choice: Any, options: list[tuple[Any, Any]]) -> None:
        """Offer other answers."""
        self.clear_widgets()
        for value, message in options:
            button = ChoiceButton(value=value, message=message)
            button.bind(on_act=self._chosen)
            self.add_widget(button)
        self.on_value(self, self.value)

    def on_value(self, _choice: Any, value: Any) -> None:
        """Mark the chosen answer."""
        for button in self.children:
            button.kind = "main" if button.value == value else "plain"

    def _chosen(self, button: ChoiceButton) -> None:
        self.value = button.value
        self.dispatch("on_choose", button.value)


class Toggle(PressBehavior, BoxLayout):
    """A line with a switch; the whole line can be touched."""

    message = ObjectProperty("")
    note = ObjectProperty("")
    active = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_toggle")
        super().__init__(**kwargs)

    def on_toggle(self, active: bool) -> None:  # noqa: FBT001 - Kivy's signature
        """Hear the new state; bind to this."""

    def on_act(self) -> None:
        """Switch over."""
        self.active = not self.active
        self.dispatch("on_toggle", self.active)


load_beside(__file__)
