"""How the screen behaves as a kiosk: full screen, PIN, dimming, leaving."""

from kivy.core.window import Window
from kivy.properties import BooleanProperty

from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.widgets.pin_pad import NewPin

DIM_CHOICES = (0, 60, 120, 300, 900)


class KioskPage(SettingsPage):
    """For whoever owns the machine."""

    order = 60
    icon = "lock"
    full = BooleanProperty(False)
    dims = tuple((one, f"shell-dim-{one}") for one in DIM_CHOICES)

    def show(self) -> None:
        """Take the settings, and how the window is now."""
        super().show()
        self.full = bool(Window.fullscreen)

    def fullscreen(self) -> None:
        """Fill the screen, or leave that after the PIN; the switch shows what is."""
        self.app.toggle_fullscreen()
        self.full = bool(Window.fullscreen)

    def pin(self) -> None:
        """Choose a PIN; an old one is asked for first."""
        self.app.after_pin(self._new_pin)

    def no_pin(self) -> None:
        """Do without a PIN."""
        self.app.after_pin(self._drop_pin)

    def dim(self, seconds: int) -> None:
        """Dim after another time."""
        self.change(dim_after_s=seconds)
        self.app.shell.dim_after_s = seconds

    def _new_pin(self) -> None:
        self.app.shell.cover(NewPin(self._keep_pin))

    def _keep_pin(self, pin: str) -> None:
        self.change(pin=pin)
        self.app.toast("shell-pin-kept", icon="lock")

    def _drop_pin(self) -> None:
        self.change(pin="")


Page = KioskPage
load_beside(__file__)
