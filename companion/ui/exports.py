"""Files people carry away: written into one folder, told where, never at the cost of the app."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.viewmodels.text import text

FOLDER = "exports"


def stamp(seconds: float) -> str:
    """Give a moment as part of a file's name."""
    return time.strftime("%Y%m%d-%H%M%S", time.localtime(seconds))


def export(app: Any, name: str, write: Callable[[Path], object]) -> Path | None:
    """Write a file and say where it is, or that it could not be kept."""
    path: Path = app.services.data / FOLDER / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path)
    except OSError:
        app.toast("refusal-disk-full", icon="warning")
        return None
    app.toast(text("shell-exported", path=str(path)), icon="export")
    return path
