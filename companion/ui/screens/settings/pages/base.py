"""What every page of the settings is."""

from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.properties import ObjectProperty

from companion.settings import Settings
from companion.ui.widgets import Column

if TYPE_CHECKING:
    from companion.ui.app import KioskApp


class SettingsPage(Column):
    """A column of choices. `values` are the settings of the moment; `change` keeps new ones."""

    order = 100
    icon = "settings"
    values = ObjectProperty(Settings(), rebind=True)

    @property
    def app(self) -> "KioskApp":
        """The running app."""
        return App.get_running_app()

    def show(self) -> None:
        """Take the settings of the moment; called each time the page comes up."""
        self.values = self.app.services.settings.current

    def hide(self) -> None:
        """Let go of what only matters while shown; called when another page or screen comes up."""

    def change(self, **values: Any) -> None:
        """Keep new values at once."""
        self.values = self.app.services.settings.change(**values)
