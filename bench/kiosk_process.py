"""A kiosk in a process of its own, without sound, and without a screen where there is none."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path


def environment() -> dict[str, str]:
    """Give what a process needs to show a kiosk that looks the same everywhere."""
    needed = {
        **os.environ,
        "KIVY_METRICS_DENSITY": "1",
        "KIVY_DPI": "96",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(Path(__file__).parent.parent),
    }
    return needed if needed.get("DISPLAY") else {**needed, "SDL_VIDEODRIVER": "offscreen"}


def words_of(program: str, *arguments: str) -> list[str]:
    """Run a program in an empty folder, which it is given first, and return what it said."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "program.py"
        script.write_text(program, encoding="utf-8")
        said = subprocess.run(
            [sys.executable, str(script), folder, *arguments],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=True,
            text=True,
        )
    return said.stdout.split()
