"""How long the kiosk takes to its first frame, beside an empty Kivy app started in turns."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.figures import Figures, middle
from bench.kiosk_process import environment

RUNS = 5
LIMIT = 1.3

EMPTY = """
import sys
from pathlib import Path
from companion.ui.kivy_start import prepare
prepare(Path(sys.argv[1]) / "kivy")
from kivy.app import App
from kivy.uix.widget import Widget
from kivy.core.window import Window
class Empty(App):
    def build(self):
        return Widget()
def seen(*args):
    print("frame", flush=True)
    Window.unbind(on_flip=seen)
    app.stop()
Window.bind(on_flip=seen)
app = Empty()
app.run()
"""

KIOSK = """
import sys
from pathlib import Path
from companion.bootstrap import KioskOptions, prepare_kiosk
app = prepare_kiosk(KioskOptions(data=Path(sys.argv[1]), demo=False))
from kivy.core.window import Window
until_home = len(sys.argv) > 2
def seen(*args):
    if until_home and not app.is_open:
        return
    print("frame", flush=True)
    Window.unbind(on_flip=seen)
    app.stop()
Window.bind(on_flip=seen)
app.run()
"""


def main() -> None:
    """Start both in turns, so that a busy machine slows both alike."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        for program in (EMPTY, KIOSK):
            first_frame(program, Path(folder))  # the first start fills caches
        pairs = [
            (first_frame(EMPTY, Path(folder)), first_frame(KIOSK, Path(folder)))
            for _ in range(RUNS)
        ]
        homes = [first_frame(KIOSK, Path(folder), "home") for _ in range(RUNS)]
    empty = middle([pair[0][0] for pair in pairs])
    kiosk = middle([pair[1][0] for pair in pairs])
    home = middle([one[0] for one in homes])
    figures.tell("empty Kivy app, median s to first frame", f"{empty:.3f}")
    figures.tell("kiosk, median s to first frame", f"{kiosk:.3f}")
    figures.tell("computing only, kiosk over empty", f"{_computing(pairs):.2f}")
    figures.tell("home screen behind it, median s", f"{home:.3f}, {home / empty:.2f} times empty")
    figures.at_most("kiosk over empty app", kiosk / empty, LIMIT)
    figures.close()


def first_frame(program: str, folder: Path, *more: str) -> tuple[float, float]:
    """Give the seconds from the start of a process to its first frame, and the seconds computed."""
    script = folder / "program.py"
    script.write_text(program, encoding="utf-8")
    before = os.times()
    begin = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, str(script), str(folder), *more],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    taken = time.perf_counter() - begin
    process.wait()
    process.stdout.close()
    assert line == b"frame\n", line
    after = os.times()
    computed = after.children_user + after.children_system
    return taken, computed - before.children_user - before.children_system


def _computing(pairs: list[tuple[tuple[float, float], tuple[float, float]]]) -> float:
    return middle([pair[1][1] for pair in pairs]) / middle([pair[0][1] for pair in pairs])


if __name__ == "__main__":
    main()
