"""Listening to a camera that works in threads of its own."""

from collections.abc import Callable, Iterator
from queue import SimpleQueue

import pytest

from companion.devices.dice_camera import CameraEvent, DiceCamera, SeenThrow

PATIENCE_S = 120.0


class Ear:
    """Hears everything a camera says, and waits for what is wanted."""

    def __init__(self, camera: DiceCamera) -> None:
        self.heard: list[CameraEvent] = []
        self._queue: SimpleQueue[CameraEvent] = SimpleQueue()
        self.end = camera.watch(self._queue.put)

    def wait_for(self, wanted: Callable[[CameraEvent], bool]) -> CameraEvent:
        """Give the next event that is wanted; a camera that stays silent fails the test."""
        while not wanted(event := self._queue.get(timeout=PATIENCE_S)):
            self.heard.append(event)
        self.heard.append(event)
        return event

    def throw(self) -> SeenThrow:
        """Wait for a throw."""
        event = self.wait_for(lambda one: isinstance(one, SeenThrow))
        assert isinstance(event, SeenThrow)
        return event


@pytest.fixture
def listen() -> Iterator[Callable[[DiceCamera], Ear]]:
    """Listen to cameras until the test ends."""
    ears: list[Ear] = []

    def start(camera: DiceCamera) -> Ear:
        ears.append(Ear(camera))
        return ears[-1]

    yield start
    for ear in ears:
        ear.end()
