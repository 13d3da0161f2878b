"""Frames a second of the interface while the camera is live: a 720p source through the recogniser.

The table is asked to change in every frame, as under a moving finger; what counts is how many
frames come out while the camera's threads watch dice lie, and while dice are thrown and read.
"""

from bench.figures import Figures
from bench.kiosk_process import words_of

SECONDS = 12.0
WANTED = 25
SIZE = "1280x800"

KIOSK = """
import sys, time
from pathlib import Path
from companion.bootstrap import KioskOptions, prepare_kiosk
wide, high = (int(side) for side in sys.argv[3].split("x"))
app = prepare_kiosk(KioskOptions(data=Path(sys.argv[1]), size=(wide, high), demo=False))
busy, seconds = sys.argv[2] == "thrown", float(sys.argv[4])
from kivy.clock import Clock
from kivy.core.window import Window
from companion.devices.dice_camera import CameraState, SeenThrow
from companion.devices.simulated_camera import SimulatedCamera
camera, frames, throws = SimulatedCamera(3), [], []
ALL = tuple(range(5))
def show(dt):
    if not app.is_open:
        Clock.schedule_once(show, 0.5)
        return
    from companion.ui.screens.dice_table.scenes import lay
    app.services.extras["dice_camera"] = camera
    app.go("dice_table", game_id=lay(app.services, 5, camera=True).id)
    camera.watch(lambda event: throws.append(event) if isinstance(event, SeenThrow) else None)
    Clock.schedule_interval(wait, 0.2)
def wait(dt):
    if camera.state not in (CameraState.LOOKING, CameraState.SETTLED):
        return True
    if not throws:
        camera.throw(ALL)
        return True
    throws.clear()
    Clock.schedule_once(begin, 1)
    return False
def begin(dt):
    Window.bind(on_flip=lambda *_args: frames.append(time.perf_counter()))
    Clock.schedule_interval(change, 0)
    if busy:
        Clock.schedule_interval(lambda dt: camera.throw(ALL) and None, 0.3)
    Clock.schedule_once(end, seconds)
def change(dt):
    Window.canvas.ask_update()
def end(dt):
    gaps = sorted(after - before for before, after in zip(frames, frames[1:]))
    slow = gaps[int(len(gaps) * 0.95)]
    print("found", len(gaps) / sum(gaps), 1000 * slow, len(throws), flush=True)
    app.stop()
Clock.schedule_once(show, 0.5)
app.run()
"""


def main() -> None:
    """Measure while dice lie and while they are thrown."""
    figures = Figures()
    for what in ("lying", "thrown"):
        rate, slow_ms, throws = measure(what)
        figures.at_least(f"frames a second, dice {what}", rate, WANTED)
        figures.tell(f"slowest of twenty frames, ms, dice {what}", f"{slow_ms:.0f}")
        figures.tell(f"throws read meanwhile, dice {what}", str(throws))
    figures.close()


def measure(what: str) -> tuple[float, float, int]:
    """Let the kiosk draw as much as it can with a camera beside it."""
    said = words_of(KIOSK, what, SIZE, str(SECONDS))
    word, rate, slow, throws = said[-4:]
    assert word == "found", said
    return float(rate), float(slow), int(throws)


if __name__ == "__main__":
    main()
