"""What happened, from the right edge, one tap from the table."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.session.game_session import GameSession
from companion.ui.kv import load_beside
from companion.ui.widgets.dialog import Cover
from companion.ui.words import words
from companion.viewmodels.bang_dice.drawer import Kind, drawer_entries


class DrawerRow(BoxLayout):
    """One line; a turn's first line stands out."""

    line = StringProperty("")
    heading = BooleanProperty(False)


class HistoryDrawer(Cover):
    """A list that can be narrowed to dice, life or arrows."""

    kind = StringProperty(Kind.ALL.value)
    rows = ListProperty([])

    def __init__(self, session: GameSession, **kwargs: Any) -> None:
        self._session = session
        super().__init__(**kwargs)
        self.bind(kind=self._fill)
        words.bind(say=self._fill)
        self._fill()

    def close(self) -> None:
        """Go away and stop listening to the language."""
        words.unbind(say=self._fill)
        super().close()

    def on_touch_down(self, touch: Any) -> bool:
        """Close when the veil beside the drawer is touched."""
        if not self.ids.sheet.collide_point(*touch.pos):
            self.close()
            return True
        return super().on_touch_down(touch)

    def _fill(self, *_args: Any) -> None:
        entries = drawer_entries(self._session.moves, Kind(self.kind))
        self.rows = [{"line": words.say(one.line), "heading": one.heading} for one in entries]


load_beside(__file__)
