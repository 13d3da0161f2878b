"""What is laid over the LED page: which port, and how the board and its seats are."""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.devices.led_ports import watch_ports
from companion.settings import LED_DRIVERS, LED_LIMITS, Settings
from companion.ui.app import hand_over
from companion.ui.kv import load_beside
from companion.ui.widgets.button import SayButton
from companion.ui.widgets.dialog import Cover
from companion.viewmodels.lights import PortView

LEVELS = (16, 32, 48, 255)
PORT_LENGTH = 80
Change = Callable[..., Settings]
Found = Callable[[tuple[PortView, ...]], None]


class PortRow(SayButton):
    """A port that can be chosen."""

    value = StringProperty("")
    sheet = ObjectProperty(None, allownone=True)

    def on_act(self) -> None:
        """Choose it."""
        self.sheet.choose(self.value)


class PortSheet(Cover):
    """Lists what is plugged in, anew whenever that changes."""

    rows = ListProperty()
    empty = BooleanProperty(False)

    def __init__(
        self,
        on_done: Callable[[str], None],
        watch: Callable[[Found], Callable[[], None]] = watch_ports,
        **kwargs: Any,
    ) -> None:
        self._on_done, self._watch = on_done, watch
        self._leave: Callable[[], None] | None = None
        super().__init__(**kwargs)

    def on_parent(self, _sheet: Any, parent: Any) -> None:
        """Look at the ports as long as the sheet is open."""
        if parent is not None and self._leave is None:
            self._leave = self._watch(lambda found: hand_over(self.show, found))
        elif parent is None and self._leave is not None:
            self._leave()
            self._leave = None

    def show(self, found: tuple[PortView, ...]) -> None:
        """List these ports."""
        self.rows = [
            {"value": port.value, "message": port.name, "note": port.path, "sheet": self}
            for port in found
        ]
        self.empty = not found

    def choose(self, value: str) -> None:
        """Use a port."""
        self.close()
        self._on_done(value)

    def type(self) -> None:
        """Let people name a port that is not listed."""
        self.close()
        ask = App.get_running_app().ask_text
        ask("lights-port-prompt", "", self._typed, PORT_LENGTH, address=True)

    def _typed(self, port: str) -> None:
        if port.strip():
            self._on_done(port.strip())


class BoardSheet(Cover):
    """What runs on the board, how bright it is, and which seat is where."""

    values = ObjectProperty(Settings(), rebind=True)
    drivers = tuple((name, f"lights-driver-{name}") for name in LED_DRIVERS)
    levels = tuple((level, f"lights-brightness-{level}") for level in LEVELS)
    directions = ((False, "lights-direction-clockwise"), (True, "lights-direction-counter"))

    def __init__(self, on_change: Change, **kwargs: Any) -> None:
        self._on_change = on_change
        super().__init__(**kwargs)

    def numbers(self, name: str) -> list[tuple[int, str]]:
        """Offer the values of a number; strips are counted from one."""
        low, high = LED_LIMITS[name]
        shift = 1 - low if name == "led_first" else 0
        return [(one, str(one + shift)) for one in range(low, high + 1)]

    def change(self, **values: Any) -> None:
        """Keep a new value at once."""
        self.values = self._on_change(**values)


load_beside(__file__)
