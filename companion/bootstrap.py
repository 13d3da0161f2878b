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
    from companion.ui.services import Services

GAMES_FILE = "games.sqlite"


@dataclass(frozen=True, slots=True)
class KioskOptions:
    """What the command line may choose."""

    data: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None


def run_kiosk(options: KioskOptions) -> int:
    """Show the kiosk until people leave it."""
    prepare_kiosk(options).run()
    return 0


def prepare_kiosk(options: KioskOptions) -> Any:
    """Read the settings, make the window and the app; nothing is shown yet."""
    data = options.data or data_folder()
    settings = SettingsFile(data / FILE_NAME)
    full = settings.current.fullscreen if options.fullscreen is None else options.fullscreen
    from companion.ui.kivy_start import prepare

    prepare(data / "kivy", size=options.size, fullscreen=full)
    return build_app(data, settings)


def build_app(
    data: Path,
    settings: SettingsFile,
    start: Any = None,
    *,
    now: Callable[[], float] = time.time,
    pick: Callable[[int], int] | None = None,
) -> Any:
    """Make the app; Kivy must be prepared before. The rest is joined once it has a window."""
    from companion.ui.app import KioskApp

    return KioskApp(partial(build_services, data, settings, now=now, pick=pick), start)


def build_services(
    data: Path,
    settings: SettingsFile,
    *,
    now: Callable[[], float] = time.time,
    pick: Callable[[int], int] | None = None,
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
    )
