"""Writes docs/pictures/throw.gif: a throw of the demo being read, from the real window.

The tray is played slowly and the recording faster, so that a slow machine records it, too.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.gif import write_gif  # noqa: E402 - started as a script
from tools.kiosk_driver import Driver, make_window, running  # noqa: E402 - started as a script

SIZE = (1024, 640)
WIDTH = 800
SLOWER = 5.0
FRAME_S = 0.1
SECONDS = 10.0
SEED = 3
OUT = ROOT / "docs" / "pictures" / "throw.gif"


def main() -> int:
    """Record, then write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--stills", type=Path, help="also leave every fifth frame in this folder")
    options = parser.parse_args()
    make_window(SIZE)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as driver:
        frames = record(driver)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    write_gif(frames, options.out, FRAME_S)
    if options.stills:
        options.stills.mkdir(parents=True, exist_ok=True)
        for number, frame in enumerate(frames[::5]):
            cv2.imwrite(str(options.stills / f"{number * 5:03d}.png"), frame)
    print(f"{options.out}: {len(frames)} frames, {options.out.stat().st_size / 1e6:.2f} MB")
    return 0


def record(driver: Driver) -> list[Any]:
    """Let the demo throw, and take a picture of the window again and again."""
    from companion.devices.simulated_camera import SimulatedCamera
    from vision.simulated.script import RATE

    driver.app.services.extras["demo"].camera = SimulatedCamera(SEED, rate=RATE / SLOWER)
    driver.app.go("dice_table", demo=True)
    driver.settle()
    while driver.screen.hand.camera.picture() is None:
        driver.loop.idle()
    frames: list[Any] = []
    started = before = time.monotonic()
    while (spent := time.monotonic() - started) < SECONDS * SLOWER:
        now = time.monotonic()
        driver.time.now += (now - before) / SLOWER
        before = now
        driver.loop.idle()
        if spent / SLOWER >= len(frames) * FRAME_S:
            frames.append(_small(driver.pixels()[..., ::-1]))
    return frames


def _small(pixels: Any) -> Any:
    high = round(pixels.shape[0] * WIDTH / pixels.shape[1])
    small = cv2.resize(np.ascontiguousarray(pixels), (WIDTH, high), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


if __name__ == "__main__":
    sys.exit(main())
