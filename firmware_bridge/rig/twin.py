"""Runs the board's file in this Python, for machines where no MicroPython can be had.

It is the same file with the same rules, but not the same language: only a stand-in.
"""

import os
import runpy
import select
import sys
import time
from types import ModuleType
from typing import Any

TICKS = 1 << 30


class Stdin:
    """The line as the board sees it: no reading ahead behind the poll's back."""

    def __init__(self) -> None:
        self.buffer = os.fdopen(0, "rb", buffering=0)

    def fileno(self) -> int:
        """Let the poll find the line."""
        return 0


class Stdout:
    """Writes at once, as a board does."""

    def write(self, text: str) -> None:
        """Send a reply."""
        os.write(1, text.encode())


def ticks_ms() -> int:
    """Count milliseconds the board's way: they wrap."""
    return time.monotonic_ns() // 1_000_000 % TICKS


def ticks_diff(end: int, start: int) -> int:
    """Return the signed distance on the ring of ticks."""
    return (end - start + TICKS // 2) % TICKS - TICKS // 2


def ticks_add(start: int, delta: int) -> int:
    """Return a later tick."""
    return (start + delta) % TICKS


def sleep_ms(duration: int) -> None:
    """Wait."""
    time.sleep(duration / 1000)


def main(program: str, fakes: str) -> None:
    """Make this Python look like the board's and run the program."""
    board_time: Any = ModuleType("time")
    board_time.ticks_ms, board_time.ticks_diff = ticks_ms, ticks_diff
    board_time.ticks_add, board_time.sleep_ms = ticks_add, sleep_ms
    micropython: Any = ModuleType("micropython")
    micropython.kbd_intr = lambda _: None
    board_select: Any = ModuleType("select")
    board_select.poll, board_select.POLLIN = select.poll, select.POLLIN
    sys.modules.update(time=board_time, micropython=micropython, select=board_select)
    board_sys: Any = sys
    board_sys.stdin, board_sys.stdout = Stdin(), Stdout()
    sys.path[:0] = [fakes, os.getcwd()]  # noqa: PTH109 - the board's own folder
    runpy.run_path(program, run_name="board")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
