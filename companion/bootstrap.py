"""The one place that builds and joins everything."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.session.saved_games import SavedGames
from companion.settings import FILE_NAME, SettingsFile, data_folder
from companion.store.open_store import open_store

GAMES_FILE = "games.sqlite"


@dataclass(frozen=True, slots=True)
class KioskOptions:
    """What the command line may choose."""

    data: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None


def run_kiosk(options: KioskOptions) -> int:
    """Show the kiosk until people leave it."""
    data = options.data or data_folder()
    settings = SettingsFile(data / FILE_NAME)
    full = settings.current.fullscreen if options.fullscreen is None else options.fullscreen
    from companion.ui.kivy_start import prepare

    prepare(data / "kivy", size=options.size, fullscreen=full)
    app = build_app(data, settings)
    try:
        app.run()
    finally:
        app.services.games.close()
    return 0


def build_app(
    data: Path,
    settings: SettingsFile,
    start: Any = None,
    *,
    now: Callable[[], float] = time.time,
    pick: Callable[[int], int] = secrets.randbelow,
) -> Any:
    """Join settings, store and screens into an app; Kivy must be prepared before."""
    from companion.rules.registry import GAMES
    from companion.ui.app import KioskApp
    from companion.ui.services import Services

    log, damaged = open_store(data / GAMES_FILE)
    aside = tuple(path for path in (damaged, settings.aside) if path is not None)
    services = Services(
        settings=settings,
        games=SavedGames(GAMES, log, now),
        log=log,
        data=data,
        now=now,
        pick=pick,
        set_aside=aside,
    )
    return KioskApp(services, start)
