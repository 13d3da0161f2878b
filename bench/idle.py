"""How much of a core the kiosk takes while nobody touches it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.figures import Figures
from companion.ui.screens import screen_names

SECONDS = 8
LIMIT_PERCENT = 5

KIOSK = """
import os, sys
from pathlib import Path
from random import Random
from companion.bootstrap import KioskOptions, prepare_kiosk
app = prepare_kiosk(KioskOptions(data=Path(sys.argv[1]), demo=False))
screen, seconds = sys.argv[2], float(sys.argv[3])
from kivy.clock import Clock
def show(dt):
    if not app.is_open:
        Clock.schedule_once(show, 0.5)
        return
    from companion.ui.screens.samples import play
    game = play(app.services, Random(3), most=3000 if screen == "winner" else 12)
    if screen != "home":
        app.go(screen, **({"game_id": game.id} if screen in ("dice_table", "winner") else {}))
    Clock.schedule_once(begin, 3)
def begin(dt):
    global before
    before = os.times()
    Clock.schedule_once(end, seconds)
def end(dt):
    after = os.times()
    print("computed", after.user + after.system - before.user - before.system, flush=True)
    app.stop()
Clock.schedule_once(show, 0.5)
app.run()
"""


def main() -> None:
    """Measure every screen, or those named on the command line."""
    figures = Figures()
    for screen in sys.argv[1:] or screen_names():
        figures.at_most(f"{screen}, percent of a core", idle_percent(screen), LIMIT_PERCENT)
    figures.close()


def idle_percent(screen: str) -> float:
    """Let the kiosk stand on a screen and count what it computes."""
    environment = {
        **os.environ,
        "KIVY_METRICS_DENSITY": "1",
        "KIVY_DPI": "96",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(Path(__file__).parent.parent),
    }
    if not environment.get("DISPLAY"):
        environment["SDL_VIDEODRIVER"] = "offscreen"
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "program.py"
        script.write_text(KIOSK, encoding="utf-8")
        found = subprocess.run(
            [sys.executable, str(script), folder, screen, str(SECONDS)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=True,
        )
    word, seconds = found.stdout.split()
    assert word == b"computed", found.stdout
    return 100 * float(seconds) / SECONDS


if __name__ == "__main__":
    main()
