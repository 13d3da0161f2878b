"""Language, edition of the game, sounds."""

from companion.settings import EDITIONS
from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.widgets.layouts import NAMES


class GeneralPage(SettingsPage):
    """What most tables look for first."""

    order = 10
    icon = "language"
    languages = tuple(NAMES.items())
    editions = tuple((name, f"bang-dice-edition-{name}") for name in EDITIONS)

    def sounds(self, active: bool) -> None:  # noqa: FBT001 - what the switch hands over
        """Mute or unmute; let people hear it."""
        self.app.sounds.switch(active)
        self.app.sounds.play("gunshot")
        self.show()


Page = GeneralPage
load_beside(__file__)
