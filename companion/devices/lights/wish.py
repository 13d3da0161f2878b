"""What a table may choose about its lights, and what that means for the bridge."""

from typing import Protocol

from companion.devices.lights.on_screen import BOARD_CAP
from companion.viewmodels.lights import ANY_BOARD, BOARD, is_port
from firmware_bridge.bridge import OFF, Choice, DriverKind
from firmware_bridge.picture import Layout


class LedSettings(Protocol):
    """The choices; see `companion.viewmodels.lights` for what the port may hold."""

    @property
    def led_port(self) -> str:
        """Where the board is, or that there is none."""

    @property
    def led_driver(self) -> str:
        """What runs on it."""

    @property
    def led_brightness(self) -> int:
        """Of 255; the board has a limit of its own."""

    @property
    def led_seats(self) -> int:
        """How many seats have strips, where the board cannot tell."""

    @property
    def led_first(self) -> int:
        """The strip of the first player."""

    @property
    def led_reverse(self) -> bool:
        """Whether the strips run against the clock."""


def wanted_line(settings: LedSettings) -> Choice:
    """Turn what was chosen into what the bridge should do."""
    place, driver = settings.led_port, DriverKind(settings.led_driver)
    wanted = is_port(place) or place == ANY_BOARD
    if not wanted or lacks_port(settings):
        return OFF
    by_number = place.startswith(BOARD)
    return Choice(
        driver,
        None if by_number or place == ANY_BOARD else place,
        place.removeprefix(BOARD) if by_number else None,
        _brightness(driver, settings.led_brightness),
        layout=Layout(seats=settings.led_seats),
    )


def lacks_port(settings: LedSettings) -> bool:
    """Tell whether a WLED was chosen without its port: only our own boards are looked for."""
    by_itself = settings.led_port == ANY_BOARD or settings.led_port.startswith(BOARD)
    return by_itself and settings.led_driver == DriverKind.WLED


def _brightness(driver: DriverKind, wanted: int) -> int:
    """Cap what a WLED is asked for: it does not know the supply of our strips, our board does."""
    return min(wanted, BOARD_CAP) if driver is DriverKind.WLED else wanted
