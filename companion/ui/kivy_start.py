"""What must be said to Kivy before its window exists. Import nothing of Kivy before this."""

import logging
import os
from pathlib import Path


def prepare(
    home: Path, *, size: tuple[int, int] | None = None, fullscreen: bool = False, top_fps: int = 60
) -> None:
    """Set Kivy's environment and configuration; the window is made by the first import after."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    os.environ.setdefault("KIVY_HOME", str(home))
    home.mkdir(parents=True, exist_ok=True)
    logging.getLogger("kivy").addFilter(_is_news)
    from kivy.config import Config

    width, height = size or (1280, 800)
    graphics = {
        "width": width,
        "height": height,
        "multisamples": 0,  # software rendering pays double for smoothed edges
        "maxfps": top_fps,
        "minimum_width": 600,
        "minimum_height": 480,
        "allow_screensaver": 0,
        "fullscreen": "auto" if fullscreen else 0,
        "borderless": int(fullscreen),
    }
    for key, value in graphics.items():
        Config.set("graphics", key, str(value))
    Config.set("kivy", "exit_on_escape", "0")
    Config.set("kivy", "keyboard_mode", "")
    Config.set("input", "mouse", "mouse,disable_multitouch")
    # The probed devices double every touch that the window reports already.
    Config.remove_option("input", "%(name)s")
    from kivy.metrics import Metrics

    # Asked first, the density is right; asked after the dpi, dp() can come out negative.
    _ = Metrics.density


def _is_news(record: logging.LogRecord) -> bool:
    """Drop the complaint about a touch library that we do not use."""
    return "MTDev" not in str(record.msg)
