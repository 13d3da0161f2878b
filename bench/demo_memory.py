"""Hours of demo play, with the clock running fast: the memory must not grow."""

import sys
import tempfile
from pathlib import Path
from random import Random

from bench.figures import Figures
from bench.quick_tray import QuickTray
from tools.kiosk_driver import make_window, running

HOURS = 4
WARM_UP = 0.25
"""The first games fill caches: glyphs, textures, chances."""
GROWTH = 1.10
STEP_S = 0.4


def main() -> None:
    """Let the demo play by itself; hours may be named on the command line."""
    hours = float(sys.argv[1]) if len(sys.argv) > 1 else HOURS
    make_window((1280, 800))
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as driver:
        driver.app.services.extras["demo"].camera = QuickTray(Random(1).randrange)
        driver.app.go("dice_table", demo=True)
        warm = 0.0
        steps = int(hours * 3600 / STEP_S)
        for step in range(steps):
            driver.time.now += STEP_S
            driver.loop.idle()
            if step == int(steps * WARM_UP):
                warm = resident_mb()
        end = resident_mb()
    figures.tell("hours of demo play", f"{hours:g}")
    figures.tell("memory after a quarter, MB", f"{warm:.0f}")
    figures.tell("memory at the end, MB", f"{end:.0f}")
    figures.at_most("growth", end / warm, GROWTH)
    figures.close()


def resident_mb() -> float:
    """Ask the system how much memory this process holds."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
