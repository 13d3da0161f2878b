"""A real window without a screen, real touches, and a clock that moves only when told."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("KIVY_METRICS_DENSITY", "1")
os.environ.setdefault("KIVY_DPI", "96")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")

from companion.ui.kivy_start import prepare

SIZE = (1280, 800)
FRAME_S = 1 / 60
prepare(Path(tempfile.mkdtemp()) / "kivy", size=SIZE, top_fps=0)


class FakeTime:
    """Kivy's time; it never runs backwards, not even between tests."""

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
            self.time.now += FRAME_S
            self.loop.idle()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.step(max(1, round(seconds / FRAME_S)))

    def skip(self, seconds: float) -> None:
        """Let much time pass in few frames."""
        for _ in range(4):
            self.time.now += seconds / 4
            self.loop.idle()

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
            touch.touch_move(
                start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            )
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
        assert widget.get_root_window() is not None, f"{widget} is not on the screen"
        x, y = widget.to_window(*widget.center)
        return (x, y)

    def find(self, kind: str, **wanted: Any) -> Any:
        """Find the one widget of a class (by name) with these properties, covers first."""
        found = self.find_all(kind, **wanted)
        assert found, f"no {kind} with {wanted}"
        return found[0]

    def find_all(self, kind: str, **wanted: Any) -> list[Any]:
        """Find all widgets of a class with these properties, covers first."""
        shell = self.app.shell
        tops = [shell.top_cover] if shell.top_cover else [shell.stage]
        return [
            widget
            for top in tops
            for widget in top.walk(restrict=True)
            if any(base.__name__ == kind for base in type(widget).__mro__)
            and all(getattr(widget, name) == value for name, value in wanted.items())
        ]

    def button(self, message_id: str, **args: Any) -> Any:
        """Find a button by the message it shows."""
        from companion.ui.words import words

        return self.find("ActButton", text=words.say(message_id, **args))

    def said(self) -> str:
        """Give what was said in passing last."""
        notes = self.app.shell.notes.children
        return str(notes[0].text) if notes else ""

    def picture(self, path: Path) -> Path:
        """Save what is seen."""
        self.window.canvas.ask_update()
        self.step()
        self.app.root.export_to_png(str(path))
        return path


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a table that nobody has used."""
    return tmp_path / "table"


@pytest.fixture
def start(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    """Start the kiosk on the data folder: `start(language="uk", pin="1234")`; once per test."""
    from kivy.base import EventLoop, runTouchApp, stopTouchApp
    from kivy.clock import Clock
    from kivy.config import Config
    from kivy.core.window import Window

    from companion.bootstrap import build_app
    from companion.settings import FILE_NAME, SettingsFile

    for name, _ in Config.items("input"):
        Config.remove_option("input", name)
    clock = object.__getattribute__(Clock, "_obj")
    time = FakeTime(clock.time())
    monkeypatch.setattr(clock, "time", time, raising=False)
    monkeypatch.setattr(clock, "_max_fps", 0)
    clock._last_tick = time.now  # noqa: SLF001 - Kivy's clock has no other way in
    running: list[Any] = []

    def run(**settings: Any) -> Driver:
        file = SettingsFile(data / FILE_NAME, {})
        file.change(**{"language": "en", **settings})
        app = build_app(data, file)
        running.append(app)
        app._run_prepare()  # noqa: SLF001 - what App.run does before its endless loop
        runTouchApp(embedded=True)
        driver = Driver(app, time)
        driver.step(5)
        return driver

    yield run
    for app in running:
        stopTouchApp()
        app._stop()  # noqa: SLF001 - as above
        app.services.games.close()
    for child in Window.children[:]:
        Window.remove_widget(child)
    EventLoop.touches.clear()


@pytest.fixture
def kiosk(start: Callable[..., Driver]) -> Driver:
    """Give a kiosk in English at its home screen."""
    return start()
