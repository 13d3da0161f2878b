"""The kiosk in a real window without a screen: fingers, keys and a clock that moves when told.

Import this before anything of Kivy, and call `make_window` once per process, because a window
without a screen cannot grow later.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

FRAME_S = 1 / 60
MOST_AHEAD = 4
"""So many frames may wait to be drawn: each holds some megabytes until then."""
SEED = 7
EVENING = 1_790_000_000.0
"""The moment at which every made-up evening takes place."""


def make_window(size: tuple[int, int], top_fps: int = 0) -> None:
    """Say everything that Kivy must know before its window is made."""
    os.environ.setdefault("KIVY_METRICS_DENSITY", "1")
    os.environ.setdefault("KIVY_DPI", "96")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    from companion.ui.kivy_start import prepare

    prepare(Path(tempfile.mkdtemp()) / "kivy", size=size, top_fps=top_fps)


class FakeTime:
    """Kivy's time; it never runs backwards, not even between two runs of the app."""

    last = 0.0

    def __init__(self, real: float) -> None:
        self.now = max(real, FakeTime.last) + 1

    def __call__(self) -> float:
        """Tell the time."""
        FakeTime.last = self.now
        return self.now


class Driver:
    """Plays the part of fingers, keys and time."""

    def __init__(self, app: Any, time: FakeTime) -> None:
        from kivy.base import EventLoop
        from kivy.core.window import Window

        self.app, self.loop, self.window, self.time = app, EventLoop, Window, time
        self._ahead = 0

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.app.screen

    @property
    def here(self) -> str:
        """The name of the screen that is shown."""
        return str(self.app.stack.here.screen)

    def step(self, frames: int = 1) -> None:
        """Let some frames pass."""
        for _ in range(frames):
            self._frame(FRAME_S)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.step(max(1, round(seconds / FRAME_S)))

    def skip(self, seconds: float) -> None:
        """Let much time pass in few frames."""
        for _ in range(4):
            self._frame(seconds / 4)

    def settle(self) -> None:
        """Let everything that is going on end: fades, reading of past games."""
        for _ in range(6):
            self._frame(0.1)

    def _frame(self, seconds: float) -> None:
        """Show a frame so much later; without a screen nothing else holds the loop back."""
        self.time.now += seconds
        self.loop.idle()
        self._ahead += 1
        if self._ahead >= MOST_AHEAD:
            self.finish()

    def finish(self) -> None:
        """Wait until the last pixel is drawn: threads of the renderer lag behind the loop."""
        from kivy.graphics.opengl import glFinish

        glFinish()
        self._ahead = 0

    def finger(self, x: float, y: float, device: str = "finger") -> Any:
        """Put a finger over the glass; `touch_down`, `touch_move`, `touch_up` move it."""
        from kivy.tests.common import UnitTestTouch

        touch = UnitTestTouch(x, y)
        touch.device = device
        return touch

    def tap_at(self, x: float, y: float, hold: float = 0.05, device: str = "finger") -> None:
        """Tap a spot."""
        touch = self.finger(x, y, device)
        touch.touch_down()
        self.wait(hold)
        touch.touch_up()
        self.step(2)

    def tap(self, widget: Any, hold: float = 0.05) -> None:
        """Tap a widget that is on the screen, then let it be ready again."""
        self.tap_at(*self.middle(widget), hold=hold)
        self.wait(0.35)

    def hold(self, widget: Any, seconds: float = 0.8) -> None:
        """Press long."""
        self.tap(widget, hold=seconds)

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> None:
        """Draw a finger over the glass."""
        touch = self.finger(*start)
        touch.touch_down()
        self.step()
        for step in range(1, steps + 1):
            part = step / steps
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            touch.touch_move(x, y)
            self.step()
        touch.touch_up()
        self.step(2)

    def key(self, code: int, typed: str = "", modifiers: tuple[str, ...] = ()) -> None:
        """Press a key of a real keyboard."""
        self.window.dispatch("on_keyboard", code, 0, typed, list(modifiers))
        self.step(2)

    def type(self, text: str) -> None:
        """Type on a real keyboard."""
        for sign in text:
            self.window.dispatch("on_textinput", sign)
        self.step(2)

    def middle(self, widget: Any) -> tuple[float, float]:
        """Find where a widget is on the glass."""
        if widget.get_root_window() is None:
            raise LookupError(widget)
        x, y = widget.to_window(*widget.center)
        return (x, y)

    def find(self, kind: str, **wanted: Any) -> Any:
        """Find the first widget of a class (by name) with these properties."""
        found = self.find_all(kind, **wanted)
        if not found:
            raise LookupError(kind, wanted)
        return found[0]

    def find_all(self, kind: str, **wanted: Any) -> list[Any]:
        """Find all widgets of a class with these properties; under a dialog nothing is found."""
        shell = self.app.shell
        top = shell.top_cover or shell.stage
        return [
            widget
            for root in (top, shell.notes)
            for widget in root.walk(restrict=True)
            if any(base.__name__ == kind for base in type(widget).__mro__)
            and all(getattr(widget, name, None) == value for name, value in wanted.items())
        ]

    def button(self, message_id: str, **args: Any) -> Any:
        """Find a button by the message it shows."""
        from companion.ui.words import words

        return self.find("ActButton", text=words.say(message_id, **args))

    def said(self) -> str:
        """Give what was said in passing last."""
        from companion.ui.words import words

        notes = self.app.shell.notes.children
        return words.say(notes[0].message) if notes else ""

    def pixels(self) -> npt.NDArray[np.uint8]:
        """Give what is seen: rows from the top, red, green and blue."""
        self.window.canvas.ask_update()
        self.step()
        texture = self.app.root.export_as_image().texture
        flat = np.frombuffer(texture.pixels, np.uint8)
        return flat.reshape(texture.height, texture.width, 4)[..., :3]

    def picture(self, path: Path) -> npt.NDArray[np.uint8]:
        """Save what is seen, and give it."""
        seen = self.pixels()
        cv2.imwrite(str(path), seen[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 4])
        return seen


@contextmanager
def running(data: Path, *, real_time: bool = False, **settings: Any) -> Iterator[Driver]:
    """Run the kiosk on a data folder, with some settings changed before; always the same chance.

    In real time the clock is left alone, and the driver's frames come as fast as people see them.
    """
    from kivy.base import EventLoop, runTouchApp, stopTouchApp
    from kivy.clock import Clock
    from kivy.config import Config
    from kivy.core.window import Window

    from companion.bootstrap import build_app
    from companion.settings import FILE_NAME, SettingsFile

    for name, _ in Config.items("input"):
        Config.remove_option("input", name)
    clock = object.__getattribute__(Clock, "_obj")
    before = {name: clock.__dict__.get(name) for name in ("time", "_max_fps")}
    time = FakeTime(clock.time())
    if not real_time:
        clock.time, clock._max_fps, clock._last_tick = time, 0, time.now  # noqa: SLF001 - no other way in
    file = SettingsFile(data / FILE_NAME, {})
    file.change(**{"language": "en", **settings})
    app = build_app(data, file, now=lambda: EVENING, pick=Random(SEED).randrange)
    app._run_prepare()  # noqa: SLF001 - what App.run does before its endless loop
    runTouchApp(embedded=True)
    driver = Driver(app, time)
    driver.settle()
    if not app.is_open:
        # A window without a screen may show its first frame without telling.
        app._on_first_flip()  # noqa: SLF001 - as above
        driver.settle()
    try:
        yield driver
    finally:
        stopTouchApp()
        app._stop()  # noqa: SLF001 - as above
        for child in Window.children[:]:
            Window.remove_widget(child)
        EventLoop.touches.clear()
        for name, value in before.items():
            if value is None:
                clock.__dict__.pop(name, None)
            else:
                setattr(clock, name, value)
