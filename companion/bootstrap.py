"""The one place that builds and joins everything.

Imports stand inside the functions: the first frame must not wait for the rules and the store.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.settings import FILE_NAME, SettingsFile, data_folder

if TYPE_CHECKING:
    from companion.store.event_log import EventLog
    from companion.ui.services import Extras, Services

GAMES_FILE = "games.sqlite"
READINGS_FILE = "dice-readings.json"
DEMO_TRAYS = 1000
"""So many different trays the demo may throw on."""


@dataclass(frozen=True, slots=True)
class KioskOptions:
    """What the command line may choose."""

    data: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    demo: bool | None = None
    """Begin with the demo table; left open, it comes where no camera is set up."""
    demo_seed: int | None = None
    portraits: Path | None = None
    """On a machine that nobody looks at: leave pictures in this folder, then end."""


def run_kiosk(options: KioskOptions) -> int:
    """Show the kiosk until people leave it."""
    app = prepare_kiosk(options)
    if options.portraits is not None:
        from companion.ui.self_portrait import SelfPortrait

        # Kivy's clock holds nothing alive, so the app does.
        app.portrait = SelfPortrait(app, options.portraits)
    app.run()
    return 0


def prepare_kiosk(options: KioskOptions) -> Any:
    """Read the settings, make the window and the app; nothing is shown yet."""
    data = options.data or data_folder()
    settings = SettingsFile(data / FILE_NAME)
    full = settings.current.fullscreen if options.fullscreen is None else options.fullscreen
    from companion.ui.kivy_start import prepare

    prepare(data / "kivy", size=options.size, fullscreen=full)
    demo = options.demo if options.demo is not None else not settings.current.camera
    if not demo:
        return build_app(data, settings)
    from companion.ui.back_stack import Place

    start = Place("dice_table", {"demo": True, "forced": options.demo is True})
    return build_app(data, settings, start, demo_seed=options.demo_seed)


def build_app(
    data: Path,
    settings: SettingsFile,
    start: Any = None,
    **chance: Any,
) -> Any:
    """Make the app; Kivy must be prepared before. The rest is joined once it has a window.

    `chance` may name `now`, `pick` and `demo_seed`, as `build_services` takes them.
    """
    from companion.ui.app import KioskApp

    return KioskApp(partial(build_services, data, settings, **chance), start)


def build_services(
    data: Path,
    settings: SettingsFile,
    *,
    now: Callable[[], float] = time.time,
    pick: Callable[[int], int] | None = None,
    demo_seed: int | None = None,
) -> "Services":
    """Join settings, store and rules into what screens may ask for."""
    import secrets

    from companion.rules.registry import GAMES
    from companion.session.saved_games import SavedGames
    from companion.store.errors import StoreError
    from companion.store.memory_log import MemoryLog
    from companion.store.open_store import open_store
    from companion.ui.services import Services

    unsaved = ""
    log: EventLog
    try:
        log, damaged = open_store(data / GAMES_FILE)
    except StoreError as error:
        # The evening can go on, but only if people choose to play without saving.
        log, damaged, unsaved = MemoryLog(), None, error.reason.value
    return Services(
        settings=settings,
        games=SavedGames(GAMES, log, now),
        log=log,
        data=data,
        now=now,
        pick=pick or secrets.randbelow,
        unsaved=unsaved,
        set_aside=tuple(path for path in (damaged, settings.aside) if path is not None),
        extras=_extras(data, settings, now, demo_seed),
    )


def _extras(
    data: Path, settings: SettingsFile, now: Callable[[], float], demo_seed: int | None
) -> "Extras":
    """Name what a table has beside the games; each is made when it is first asked for."""
    from companion.ui.services import Extras

    return Extras(
        reading_tally=lambda: _reading_tally(data),
        dice_camera=lambda: _dice_camera(data, settings),
        dice_teaching=lambda: _dice_teaching(data),
        led_table=lambda: _led_table(settings),
        demo=lambda: _demo(now, demo_seed),
    )


def _reading_tally(data: Path) -> Any:
    from companion.devices.reading_tally import ReadingTally

    return ReadingTally(data / READINGS_FILE)


def _dice_camera(data: Path, settings: SettingsFile) -> Any:
    if not settings.current.camera:
        return None
    from companion.devices.camera_sources import camera_for

    return camera_for(settings.current.camera, settings.current.dice_profile, data)


def _dice_teaching(data: Path) -> Any:
    from companion.devices.camera_sources import SHELF
    from companion.devices.dice_teaching import DiceTeaching

    return DiceTeaching(data / SHELF)


def _led_table(settings: SettingsFile) -> Any:
    from companion.devices.table_lights import LedTable
    from companion.ui.later import later

    return LedTable(settings.current, later)


def _demo(now: Callable[[], float], seed: int | None) -> Any:
    """Lay the demo table; the same seed plays the same demo."""
    from random import Random

    from companion.demo import DemoTable
    from companion.devices.simulated_camera import SimulatedCamera

    chance = Random(seed).randrange
    return DemoTable(chance, now, SimulatedCamera(chance(DEMO_TRAYS)))
