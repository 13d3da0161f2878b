"""How much of a core the kiosk takes while nobody touches it."""

import sys

from bench.figures import Figures
from bench.kiosk_process import words_of
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
    word, seconds = words_of(KIOSK, screen, str(SECONDS))
    assert word == "computed", word
    return 100 * float(seconds) / SECONDS


if __name__ == "__main__":
    main()
