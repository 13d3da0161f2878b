"""The devices of the dice table, made when the kiosk starts; the demo brings a tray of its own."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kivy.clock import Clock

from companion.demo import DemoTable
from companion.devices.reading_tally import ReadingTally
from companion.devices.simulated_camera import SimulatedCamera

READINGS_FILE = "dice-readings.json"


def table_extras(data: Path) -> dict[str, Any]:
    """Give what every table has."""
    return {"reading_tally": ReadingTally(data / READINGS_FILE)}


def demo_extras(seed: int | None, now: Callable[[], float]) -> dict[str, Any]:
    """Give a table that plays by itself; the same seed plays the same games."""
    chance = Random(seed)
    return {
        "demo": DemoTable(chance.randrange, now),
        "dice_camera": SimulatedCamera(chance.randrange, later),
    }


def later(seconds: float, action: Callable[[], None]) -> None:
    """Do something after a while, on the screen's own thread."""
    Clock.schedule_once(lambda _dt: action(), seconds)
