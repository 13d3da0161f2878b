"""Settings: pages at the side, the chosen one beside them."""

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty

from companion.settings import COLOURS, SIGNS, Profile
from companion.ui.kv import load_beside
from companion.ui.screens.base import Scene, Screen
from companion.ui.screens.samples import LONG_NAMES
from companion.ui.screens.settings.pages import page_classes
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.screens.settings.scenes import CAMERA_SCENES
from companion.ui.widgets import SayButton
from companion.ui.widgets.led_sheets import PortSheet
from companion.viewmodels.lights import port_view


class PageButton(SayButton):
    """Shows a page."""

    key = StringProperty("")


class SettingsScreen(Screen):
    """Finds its pages by itself; see pages/__init__.py."""

    page = StringProperty("general")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._classes = page_classes()
        self._pages: dict[str, SettingsPage] = {}
        for name, kind in self._classes.items():
            message = f"shell-settings-{name.replace('_', '-')}"
            button = PageButton(key=name, message=message, icon=kind.icon)
            button.bind(on_act=self._chosen)
            self.ids.names.add_widget(button)

    def enter(self, page: str = "", **_params: Any) -> None:
        """Open a page, or the one looked at last."""
        self.open(page or self.page)

    def leave(self) -> None:
        """Let the page rest."""
        if self.page in self._pages:
            self._pages[self.page].hide()

    def open(self, name: str) -> None:
        """Show a page."""
        self.leave()
        self.page = name
        if name not in self._pages:
            self._pages[name] = self._classes[name]()
        page = self._pages[name]
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(page)
        page.show()
        for button in self.ids.names.children:
            button.kind = "main" if button.key == name else "plain"

    def page_named(self, name: str) -> SettingsPage:
        """Give a page that was opened."""
        return self._pages[name]

    def _chosen(self, button: PageButton) -> None:
        self.open(button.key)


def _with_players(services: Any) -> None:
    """Remember some people."""
    for name, colour, sign in zip(LONG_NAMES, COLOURS, SIGNS, strict=True):
        services.settings.remember(Profile(name, colour, sign))


def _lights(game: str) -> Callable[[Any], None]:
    """Look at a game's lights."""
    return lambda screen: screen.page_named("lights").preview(game)


def _two_ports(listener: Callable[[Any], None]) -> Callable[[], None]:
    """Find a board and an adapter plugged in, and no end to it."""
    ports = (("/dev/ttyACM0", "pico", "E661410403112B2A"), ("/dev/ttyUSB0", "usb_serial_chip", ""))
    listener(tuple(port_view(*port) for port in ports))
    return list


def _choosing_a_port(screen: Any) -> None:
    """Look at what is plugged in."""
    screen.app.shell.cover(PortSheet(screen.page_named("lights").use, watch=_two_ports))


def _with_lost_board(services: Any) -> None:
    """Have chosen a board that is no longer there."""
    services.extras["led_table"].choose(services.settings.change(led_port="/dev/ttyNOWHERE0"))


SCENES = (
    *(
        Scene(name, params={"page": name})
        for name in ("general", "house_rules", "camera", "teach", "lights", "kiosk", "backup")
    ),
    *CAMERA_SCENES,
    Scene("lights-cards", params={"page": "lights"}, after=_lights("bang_cards")),
    Scene("lights-legends", params={"page": "lights"}, after=_lights("western_legends")),
    Scene("lights-ports", params={"page": "lights"}, after=_choosing_a_port),
    Scene(
        "lights-board",
        params={"page": "lights"},
        before=_with_lost_board,
        after=lambda screen: screen.page_named("lights").board(),
    ),
    Scene("lights-lost", params={"page": "lights"}, before=_with_lost_board),
    Scene("players", params={"page": "players"}, before=_with_players),
)

load_beside(__file__)
