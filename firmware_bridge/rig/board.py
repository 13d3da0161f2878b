"""A virtual board: the file users copy, running on a pseudo-terminal that can be unplugged."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import tty
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self, TextIO

from firmware_bridge.firmware import MAIN
from firmware_bridge.picture import Strip
from firmware_bridge.rig import twin
from firmware_bridge.rig.interpreter import Interpreter

FAKES = Path(__file__).with_name("fakes")
START = FAKES / "start.py"
PATIENCE_S = 10.0
# What a Pico leaves to a program; its objects are half the size of a computer's.
PICO_MEMORY = "192k"


def wire_hex(strip: Strip) -> str:
    """Write colours as a WS2812 wire carries them: green, red, blue."""
    return b"".join(bytes((green, red, blue)) for red, green, blue in strip).hex()


class VirtualBoard:
    """Starts and stops the firmware and remembers every frame its wires carried.

    Without an interpreter the stand-in in Python runs the same file. Without a program the board
    is one on which MicroPython sits at its prompt.
    """

    def __init__(
        self,
        interpreter: Interpreter | None,
        *,
        has_program: bool = True,
        settings: Mapping[str, object] | None = None,
        board_id: str = "5449524D00000001",
        link: Path | None = None,
    ) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="lights-")
        self.folder = Path(self._home.name)
        self.path = link or self.folder / "port"
        self.environment = {"LIGHTS_BOARD": board_id}
        self._command = _command(interpreter, has_program=has_program)
        self._process: subprocess.Popen[bytes] | None = None
        self._host_end = -1
        self._changed = threading.Condition()
        self.frames: list[tuple[int, str]] = []
        self.notes: list[dict[str, object]] = []
        if settings:
            text = f"SETTINGS = {dict(settings)!r}\n"
            (self.folder / "lights_settings.py").write_text(text, encoding="utf-8")

    def __enter__(self) -> Self:
        self.plug()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.unplug()
        self._home.cleanup()

    @property
    def is_running(self) -> bool:
        """Tell whether the board's program still runs."""
        return self._process is not None and self._process.poll() is None

    def plug(self) -> None:
        """Power the board and make its port appear."""
        device_end, self._host_end = os.openpty()
        tty.setraw(self._host_end)
        read_end, write_end = os.pipe()
        log = open(read_end, encoding="utf-8")  # noqa: SIM115, PTH123 - the reader closes it
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and file
            self._command,
            cwd=self.folder,
            env=self._environment(write_end),
            stdin=device_end,
            stdout=device_end,
            stderr=device_end,
            pass_fds=[write_end],
        )
        os.close(device_end)
        os.close(write_end)
        self._watcher = threading.Thread(target=self._watch, args=[log], daemon=True)
        self._watcher.start()
        self.path.unlink(missing_ok=True)
        self.path.symlink_to(os.ttyname(self._host_end))

    def unplug(self) -> None:
        """Cut power and line at once."""
        self.path.unlink(missing_ok=True)
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            os.close(self._host_end)
            # What the board had still said is heard now, not after it is plugged in again.
            self._watcher.join(PATIENCE_S)

    def send_signal(self, number: int) -> None:
        """Stop the program as a hang would, or let it go on."""
        if self._process is not None:
            self._process.send_signal(number)

    def wait_until_ended(self) -> None:
        """Wait for the program to end by itself."""
        if self._process is not None:
            self._process.wait(PATIENCE_S)

    def wait_for(self, is_met: Callable[[], bool], patience_s: float = PATIENCE_S) -> bool:
        """Wait until something holds after a frame or note; False if it never did."""
        with self._changed:
            return self._changed.wait_for(is_met, patience_s)

    def take_frames(self) -> list[tuple[int, str]]:
        """Return the frames since the last time and forget them."""
        with self._changed:
            frames, self.frames = self.frames, []
        return frames

    def shows(self, *wires: str) -> bool:
        """Tell whether the last frames, one per wire, are these."""
        return tuple(data for _, data in self.frames[-len(wires) :]) == wires

    def wait_to_show(self, *wires: str, patience_s: float = PATIENCE_S) -> bool:
        """Wait until the wires carry this."""
        return self.wait_for(lambda: self.shows(*wires), patience_s)

    def _environment(self, log: int) -> dict[str, str]:
        paths = f"{self.folder}:{FAKES}:{MAIN.parent}"
        board = {"LIGHTS_LOG": f"/dev/fd/{log}", "MICROPYPATH": paths, **self.environment}
        return {**os.environ, **board}

    def _watch(self, log: TextIO) -> None:
        with log:
            for line in log:
                note = json.loads(line)
                with self._changed:
                    if "data" in note:
                        self.frames.append((note["pin"], note["data"]))
                    else:
                        self.notes.append(note)
                    self._changed.notify_all()


def _command(interpreter: Interpreter | None, *, has_program: bool) -> list[str]:
    if interpreter is None:
        return [sys.executable, str(Path(twin.__file__)), str(MAIN), str(FAKES)]
    # With -i the interpreter goes to its prompt when the program ends, as a board does.
    words = ["-i", str(START)] if has_program else []
    return [*interpreter.command, "-X", f"heapsize={PICO_MEMORY}", *words]
