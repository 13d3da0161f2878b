"""Pictures of the running kiosk, for a machine that nobody looks at."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock

EVERY_S = 4.0
PICTURES = 10
OPEN_AFTER_S = 1.0


class SelfPortrait:
    """Takes a picture every few seconds, then ends the app."""

    def __init__(self, app: Any, folder: Path) -> None:
        self._app, self._folder = app, folder
        self.taken: list[Path] = []
        folder.mkdir(parents=True, exist_ok=True)
        Clock.schedule_once(self._open, OPEN_AFTER_S)
        Clock.schedule_interval(self._take, EVERY_S)

    def _open(self, _dt: float) -> None:
        """Raise the curtain where a window without a screen did not tell of its first frame."""
        if not self._app.is_open:
            self._app._on_first_flip()  # noqa: SLF001 - Kivy tells nobody else

    def _take(self, _dt: float) -> bool:
        path = self._folder / f"demo-{len(self.taken) + 1:02d}.png"
        self._app.root.export_to_png(str(path))
        self.taken.append(path)
        if len(self.taken) < PICTURES:
            return True
        self._app.stop()
        return False
