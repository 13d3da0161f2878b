"""The recogniser behind the seam of every dice camera, over the simulated tray."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.devices.dice_camera import CameraState, DiceCamera
from companion.devices.simulated_camera import SimulatedCamera, SimulatedTray
from companion.devices.vision_camera import VisionCamera
from companion.rules.bang_dice.model import Face
from vision.calibration import ModelError
from vision.sources.capture import Capture, RefusedError

Listen = Callable[[DiceCamera], Any]
A, D, ONE, TWO, BEER, GUN = Face
ALL = (0, 1, 2, 3, 4)
FAST = 120.0


def looking(event: object) -> bool:
    """Tell that the camera is live."""
    return event is CameraState.LOOKING


@pytest.fixture
def camera() -> SimulatedCamera:
    """Give a tray on which known faces fall, faster than life."""
    return SimulatedCamera(3, (A, D, ONE, TWO, BEER, GUN, GUN), rate=FAST)


def test_a_throw_is_read_by_the_recogniser(camera: SimulatedCamera, listen: Listen) -> None:
    """Dice are seen moving before a throw is proposed, and every face is what lies there."""
    ear = listen(camera)
    ear.wait_for(looking)
    assert camera.throw(ALL)
    assert not camera.throw(ALL)
    throw = ear.throw()

    assert ear.heard[-3:-1] == [CameraState.MOVING, CameraState.SETTLED]
    assert throw.rolled == ALL
    assert sorted(str(face) for face in throw.faces.values()) == sorted((A, D, ONE, TWO, BEER))
    assert throw.faces == {die: camera.peek(die) for die in ALL}


def test_dice_thrown_again_keep_their_numbers(camera: SimulatedCamera, listen: Listen) -> None:
    """A second throw reports the dice that were picked up, by the game's numbers."""
    ear = listen(camera)
    ear.wait_for(looking)
    camera.throw(ALL)
    first = ear.throw()
    camera.expect(tuple(face or A for face in first.faces.values()))
    camera.throw((1, 3))
    second = ear.throw()

    assert second.rolled == (1, 3)
    assert second.faces == {1: GUN, 3: GUN}
    kept = {seen.die: seen.face for seen in second.dice if seen.die not in second.rolled}
    assert kept == {die: first.faces[die] for die in (0, 2, 4)}


def test_a_camera_that_dies_comes_back_by_itself(camera: SimulatedCamera, listen: Listen) -> None:
    """What lies there on its return was not thrown; the next throw is read again."""
    ear = listen(camera)
    ear.wait_for(looking)
    camera.throw(ALL)
    ear.wait_for(lambda event: event is CameraState.MOVING)
    camera.tray.plugged = False
    ear.wait_for(lambda event: event is CameraState.GONE)
    assert camera.picture() is None
    assert not camera.throw(ALL)
    camera.tray.plugged = True
    ear.wait_for(looking)
    camera.throw(ALL)
    throw = ear.throw()

    assert throw.faces == {die: camera.peek(die) for die in ALL}
    assert len([event for event in ear.heard if hasattr(event, "rolled")]) == 1


def test_dice_that_lay_there_before_are_no_throw(listen: Listen) -> None:
    """Opening a table must not make a first throw of what the last one left."""
    tray = SimulatedTray(3, rate=FAST)
    tray.orders.order(ALL)
    camera = VisionCamera(tray.open)
    ear = listen(camera)
    ear.wait_for(lambda event: event is CameraState.SETTLED)
    camera.expect((A, A, A, A, A))
    tray.orders.order((2,))
    throw = ear.throw()

    assert len(throw.rolled) == 1
    assert [event for event in ear.heard if hasattr(event, "rolled")] == [throw]


def test_a_picture_comes_with_an_outline_round_each_die(
    camera: SimulatedCamera, listen: Listen
) -> None:
    """Three bytes for each point, never wider than asked for; corners are shares of the picture."""
    ear = listen(camera)
    ear.wait_for(looking)
    camera.throw(ALL)
    ear.throw()
    picture = camera.picture(320)

    assert picture is not None
    assert (picture.width, picture.height) == (320, 180)
    assert len(picture.rgb) == 320 * 180 * 3
    assert len(picture.dice) == 5
    assert all(0 <= part <= 1 for die in picture.dice for spot in die.corners for part in spot)


def test_nobody_looks_while_nobody_watches(camera: SimulatedCamera, listen: Listen) -> None:
    """The device and the processor are free again once the last screen is left."""
    ear = listen(camera)
    ear.wait_for(looking)
    own = {"dice camera", "frames"}
    threads = [thread for thread in threading.enumerate() if thread.name in own]
    assert {thread.name for thread in threads} == own
    ear.end()
    assert camera.picture() is None
    for thread in threads:
        thread.join(timeout=30)

    assert not any(thread.is_alive() for thread in threads)


def test_a_camera_that_was_never_there_is_refused(listen: Listen) -> None:
    """With words of its own: a wrong number or address is not a cable that was pulled."""

    def refuse() -> Capture:
        raise RefusedError("9")

    ear = listen(VisionCamera(refuse))

    assert ear.wait_for(lambda event: event is CameraState.REFUSED) is CameraState.REFUSED


def test_missing_networks_leave_the_table_to_hands(listen: Listen) -> None:
    """A broken installation is a state too."""

    def broken() -> Any:
        raise ModelError(Path("classifier.onnx"))

    ear = listen(VisionCamera(SimulatedTray(1).open, broken))

    assert ear.wait_for(lambda event: event is CameraState.REFUSED) is CameraState.REFUSED


def test_the_set_up_page_is_told_what_could_be_better(
    camera: SimulatedCamera, listen: Listen
) -> None:
    """Light, distance and the mat, as codes; the catalogues have the words."""
    ear = listen(camera)
    ear.wait_for(looking)
    camera.throw(ALL)
    ear.throw()
    told = threading.Event()
    camera.advise(told.set)
    assert told.wait(30)

    assert camera.advice == ("no_mat",)
    assert camera.picture() is not None
