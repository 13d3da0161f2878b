"""Help: the rules at hand, by topic."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.kv import load_beside
from companion.ui.screens.base import Scene, Screen
from companion.ui.widgets import SayButton
from companion.viewmodels.help import Topic, topics


class HelpRow(BoxLayout):
    """One thing explained; as high as its text."""

    icon = StringProperty("")
    heading = ObjectProperty("")
    body = ObjectProperty("")

    def capital(self, heading: str) -> str:
        """Begin with a large letter: faces are named in the middle of sentences, too."""
        return heading[:1].upper() + heading[1:]


class TopicButton(SayButton):
    """Shows a topic."""

    key = StringProperty("")


class HelpScreen(Screen):
    """Topics at the side, their entries in the middle."""

    topic = StringProperty("turn")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._topics: dict[str, Topic] = {}
        self._rows: list[HelpRow] = []

    def enter(self, topic: str = "", **_params: Any) -> None:
        """Open a topic, or the one looked at last."""
        edition = self.app.services.settings.current.edition
        self._topics = {one.key: one for one in topics(edition)}
        if not self.ids.topics.children:
            self._lay_topics()
        self.open(topic or self.topic)

    def open(self, key: str) -> None:
        """Show the entries of a topic."""
        self.topic = key
        entries = self._topics[key].entries
        while len(self._rows) < len(entries):
            self._rows.append(HelpRow())
        box = self.ids.entries
        box.clear_widgets()
        for row, entry in zip(self._rows, entries, strict=False):
            row.icon, row.heading, row.body = entry.icon, entry.title, entry.body
            box.add_widget(row)
        for button in self.ids.topics.children:
            button.kind = "main" if button.key == key else "plain"
        self.ids.scroll.scroll_y = 1

    def _lay_topics(self) -> None:
        for topic in self._topics.values():
            button = TopicButton(key=topic.key, message=topic.title, icon=topic.icon)
            button.bind(on_act=self._chosen)
            self.ids.topics.add_widget(button)

    def _chosen(self, button: TopicButton) -> None:
        self.open(button.key)


SCENES = tuple(
    Scene(key, params={"topic": key}) for key in ("turn", "faces", "roles", "characters", "app")
)

load_beside(__file__)
