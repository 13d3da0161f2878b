"""Pictures of the running kiosk, for a machine that nobody looks at."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock


class SelfPortrait:
    """Takes a picture every few seconds, then ends the app."""

    def __init__(self, app: Any, folder: Path, every_s: float, pictures: int) -> None:
        self._app, self._folder, self._left = app, folder, pictures
        self.taken: list[Path] = []
        folder.mkdir(parents=True, exist_ok=True)
        Clock.schedule_interval(self._take, every_s)

    def _take(self, _dt: float) -> bool:
        path = self._folder / f"demo-{len(self.taken) + 1:02d}.png"
        self._app.root.export_to_png(str(path))
        self.taken.append(path)
        self._left -= 1
        if self._left:
            return True
        self._app.stop()
        return False
