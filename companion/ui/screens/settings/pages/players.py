"""The remembered players: who they are, and forgetting them."""

from typing import Any

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.theme import PLAYER_COLOURS


class ProfileRow(BoxLayout):
    """One remembered player."""

    name = StringProperty("")
    sign = StringProperty("star")
    colour = ObjectProperty(PLAYER_COLOURS["amber"])
    page = ObjectProperty(None, allownone=True)


class PlayersPage(SettingsPage):
    """Names with their colour and sign."""

    order = 30
    icon = "people"
    rows = ListProperty()

    def on_values(self, _page: Any, values: Any) -> None:
        """List everybody."""
        self.rows = [
            {"name": one.name, "sign": one.sign, "colour": PLAYER_COLOURS[one.colour], "page": self}
            for one in values.players
        ]

    def forget(self, name: str) -> None:
        """Drop a player, with a way back."""
        before = self.values.players
        self.app.services.settings.forget(name)
        self.show()

        def undo() -> None:
            self.change(players=before)

        self.app.toast("shell-player-forgotten", action="shell-undo", on_action=undo)


Page = PlayersPage
load_beside(__file__)
