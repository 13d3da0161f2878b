"""Slow machines and cameras that stall: a throw is told, and what lay there before is none."""

import threading
from collections.abc import Callable
from typing import Any, cast

import cv2
import numpy as np
import pytest

from companion.devices import vision_camera
from companion.devices.dice_camera import CameraState, DiceCamera, SeenThrow
from companion.devices.vision_camera import VisionCamera
from vision.faces import Face
from vision.reader import Reader
from vision.reading import DieReading, Status, TrayReading
from vision.sources.capture import Frame

Listen = Callable[[DiceCamera], Any]
FIVE = tuple((75 + 100 * n, 120) for n in range(5))
EDGE = 40


class DrawnTray:
    """Source and reader at once: what lies there is drawn, and read without a network."""

    def __init__(self) -> None:
        self.lying = FIVE
        self.flowing = threading.Event()
        self.flowing.set()
        self.frames = 0

    def open(self) -> "DrawnTray":
        """Begin."""
        return self

    def close(self) -> None:
        """Hold nothing open."""
        self.flowing.set()

    def read(self, _frame: Frame | None = None, _mat: object = None) -> Any:
        """Give a frame as the source, or a reading as the reader."""
        return self._frame() if _frame is None else TrayReading(640, 360, self._dice(), 1.0)

    def _frame(self) -> Frame:
        self.flowing.wait(30)
        self.frames += 1
        picture = np.random.default_rng(self.frames).normal(80, 3, (360, 640, 3))
        for x, y in self.lying:
            cv2.rectangle(picture, (x - 20, y - 20), (x + 20, y + 20), (230, 230, 230), -1)
        return np.asarray(np.clip(picture, 0, 255), np.uint8)

    def _dice(self) -> tuple[DieReading, ...]:
        return tuple(_die(float(x), float(y)) for x, y in self.lying)


def _die(x: float, y: float) -> DieReading:
    h = EDGE / 2
    corners = ((x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h))
    return DieReading(Face.BEER, 0.99, Status.READ, (x, y), corners)


def camera_over(tray: DrawnTray) -> VisionCamera:
    """Give a camera that reads the drawn tray."""
    return VisionCamera(tray.open, lambda: cast("Reader", tray))


def is_throw(event: object) -> bool:
    """Tell a throw from a state."""
    return isinstance(event, SeenThrow)


def test_what_lay_there_is_no_throw_however_late_it_is_read(
    listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine may take seconds for the first look; nothing has moved since."""
    monkeypatch.setattr(vision_camera, "FOUND_LYING_S", 0.0)
    tray = DrawnTray()
    ear = listen(camera_over(tray))
    ear.wait_for(lambda event: event is CameraState.SETTLED)
    tray.lying = (*FIVE[:4], (300, 290))
    throw = ear.throw()

    assert len(throw.rolled) == 1
    assert [event for event in ear.heard if is_throw(event)] == [throw]


def test_a_throw_while_the_picture_stalls_is_not_lost(listen: Listen) -> None:
    """Frames come late, but they come; the dice lie where they did not lie before."""
    tray = DrawnTray()
    camera = camera_over(tray)
    ear = listen(camera)
    ear.wait_for(lambda event: event is CameraState.SETTLED)
    tray.flowing.clear()
    ear.wait_for(lambda event: event is CameraState.STALLED)
    camera.expect(None)
    tray.lying = tuple((x, 280) for x, _ in FIVE)
    tray.flowing.set()
    throw = ear.throw()

    assert throw.rolled == (0, 1, 2, 3, 4)
    assert CameraState.SETTLED in ear.heard
