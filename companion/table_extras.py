"""The devices of the dice table, made when the kiosk starts."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kivy.clock import Clock

from companion.demo import DemoTable
from companion.devices.reading_tally import ReadingTally
from companion.devices.simulated_camera import SimulatedCamera

READINGS_FILE = "dice-readings.json"


def table_extras(
    data: Path, now: Callable[[], float], demo_seed: int | None = None
) -> dict[str, Any]:
    """Give what a table has: the tally of readings, and a demo with a tray of its own.

    The same seed plays the same games.
    """
    chance = Random(demo_seed)
    camera = SimulatedCamera(chance.randrange, later)
    return {
        "reading_tally": ReadingTally(data / READINGS_FILE),
        "demo": DemoTable(chance.randrange, now, camera),
    }


def later(seconds: float, action: Callable[[], None]) -> None:
    """Do something after a while, on the screen's own thread."""
    Clock.schedule_once(lambda _dt: action(), seconds)
