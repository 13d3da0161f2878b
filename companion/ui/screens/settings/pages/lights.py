"""The LED table: which port it is on, how many lights it has."""

from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage


class LightsPage(SettingsPage):
    """The port is found by itself unless one is named."""

    order = 50
    icon = "lights"

    def typed(self, port: str) -> None:
        """Use another port."""
        self.change(led_port=port)


Page = LightsPage
load_beside(__file__)
