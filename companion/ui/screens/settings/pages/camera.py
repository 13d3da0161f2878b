"""Which camera looks at the dice."""

from companion.ui.kv import load_beside
from companion.ui.screens import screen_names
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.viewmodels.text import Text, text


class CameraPage(SettingsPage):
    """The source, and the way to the set-up and teaching pages where they are installed."""

    order = 40
    icon = "camera"

    def source(self, camera: str) -> Text:
        """Name the source without ever showing an address, which may hold a password."""
        if not camera:
            return text("shell-camera-none")
        if camera.isdigit():
            return text("shell-camera-number", number=int(camera))
        return text("shell-camera-network" if "://" in camera else "shell-camera-file")

    def has(self, screen: str) -> bool:
        """Tell whether a screen is installed."""
        return screen in screen_names()

    def typed(self, camera: str) -> None:
        """Use another source."""
        self.change(camera=camera)

    def enter_source(self) -> None:
        """Let people type a number, an address or a file; an old address is not shown."""
        shown = "" if "://" in self.values.camera else self.values.camera
        self.app.ask_text("", shown, self.typed, 200)


Page = CameraPage
load_beside(__file__)
