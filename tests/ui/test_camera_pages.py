"""Setting up the camera and teaching other dice, by touch."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import cv2
import pytest

from companion.devices.dice_camera import CameraState
from companion.devices.simulated_camera import SimulatedCamera
from companion.rules.bang_dice.model import Face
from companion.ui.words import words
from vision.faces import Face as Drawn
from vision.simulated.pose import lying
from vision.simulated.table import SimulatedTable

pytestmark = pytest.mark.kivy
PATIENCE_S = 60


def shown(kiosk: Any) -> str:
    """Give everything that can be read on the screen."""
    return "\n".join(label.text for label in kiosk.find_all("Label"))


def until(kiosk: Any, wanted: Callable[[], bool]) -> None:
    """Let background work go on until something is seen; a pause is a pause of its own thread."""
    pause = Event()
    for _ in range(PATIENCE_S * 20):
        kiosk.step(2)
        if wanted():
            return
        pause.wait(0.05)
    raise AssertionError(shown(kiosk))


def test_a_chosen_camera_is_shown_live_and_judged(kiosk: Any) -> None:
    """Choose the simulated tray, throw once, and read what could be better."""
    kiosk.app.go("settings", page="camera")
    kiosk.settle()
    kiosk.tap(kiosk.button("camera-simulated"))
    assert kiosk.app.services.settings.current.camera == "simulated:1"
    camera = kiosk.app.services.extras["dice_camera"]
    until(kiosk, lambda: camera.state is CameraState.LOOKING)
    kiosk.tap(kiosk.button("camera-throw"))
    five = words.say("camera-dice-seen", count=5, wanted=5)
    until(kiosk, lambda: five in shown(kiosk))

    assert words.say("camera-hint-no-mat") in shown(kiosk)
    kiosk.tap(kiosk.button("camera-none"))
    assert kiosk.app.services.extras["dice_camera"] is None


def test_the_picture_stops_when_the_page_is_left(start: Callable[..., Any]) -> None:
    """Nobody watches from another page or screen."""
    kiosk = start(camera="simulated:1")
    camera = kiosk.app.services.extras["dice_camera"]
    for way in (lambda: kiosk.screen.open("general"), kiosk.app.back):
        kiosk.app.go("settings", page="camera")
        until(kiosk, lambda: camera.picture() is not None)
        way()
        kiosk.step()
        assert camera.picture() is None


def test_a_camera_that_is_not_there_is_said_in_words(start: Callable[..., Any]) -> None:
    """With what to look after, in the language of the table."""
    kiosk = start(language="uk")
    camera = SimulatedCamera(1)
    camera.tray.plugged = False
    kiosk.app.services.extras["dice_camera"] = camera
    kiosk.app.go("settings", page="camera")
    until(kiosk, lambda: words.say("camera-state-refused") in shown(kiosk))

    assert "Чи правильна адреса?" in shown(kiosk)


def a_photo(path: Path, face: Drawn, seed: int, dice: int = 1) -> None:
    """Photograph dice on the simulated table."""
    poses = [lying(-30 + 40 * n, 5.0 * seed, face, 0.4 * seed) for n in range(dice)]
    cv2.imwrite(str(path), SimulatedTable(1).still(poses))


def type_in(kiosk: Any, text: str) -> None:
    """Type into the open keyboard."""
    kiosk.type(text)
    kiosk.tap(kiosk.button("shell-done"))


def test_a_set_is_taught_from_files_and_used(kiosk: Any, tmp_path: Path) -> None:
    """A bad photo is refused with its reason; a full set is learned, chosen and copied out."""
    for face in Drawn:
        (tmp_path / face.value).mkdir()
        for seed in (1, 2, 3):
            a_photo(tmp_path / face.value / f"{seed}.png", face, seed)
    a_photo(tmp_path / "two.png", Drawn.BEER, 1, dice=2)
    kiosk.app.go("settings", page="teach")
    kiosk.settle()
    kiosk.tap(kiosk.button("teach-new"))
    type_in(kiosk, "wood")
    sheet = kiosk.find("LessonSheet")
    kiosk.tap(kiosk.button("teach-files"))
    type_in(kiosk, str(tmp_path / "two.png"))
    until(kiosk, lambda: words.say("teach-refused-two-dice") in shown(kiosk))
    for face in Face:
        kiosk.tap(kiosk.find("LessonFace", face=face.value))
        kiosk.tap(kiosk.button("teach-files"))
        type_in(kiosk, str(tmp_path / face.value))
        until(kiosk, lambda: not sheet.busy)
    until(kiosk, lambda: words.say("teach-learned") in shown(kiosk))
    kiosk.tap(kiosk.find("IconButton", icon="close"))
    kiosk.tap(kiosk.find_all("IconButton", icon="check", disabled=False)[0])
    kiosk.tap(kiosk.find_all("IconButton", icon="export", disabled=False)[0])

    assert kiosk.app.services.settings.current.dice_profile == "wood"
    assert (kiosk.app.services.data / "exports" / "wood.dice").is_file()


def test_a_photo_is_taken_from_the_live_picture(start: Callable[..., Any]) -> None:
    """What the camera sees now is judged: five dice are four too many."""
    kiosk = start(camera="simulated:1")
    camera = kiosk.app.services.extras["dice_camera"]
    camera.tray.orders.order(range(5))
    kiosk.app.services.extras["dice_teaching"].begin("wood")
    kiosk.app.go("settings", page="teach")
    kiosk.settle()
    kiosk.tap(kiosk.find_all("IconButton", icon="camera", disabled=False)[0])
    until(kiosk, lambda: camera.photo() is not None)
    kiosk.tap(kiosk.button("teach-take"))
    until(kiosk, lambda: words.say("teach-refused-two-dice") in shown(kiosk))

    kiosk.app.back()
    kiosk.step()
    assert camera.photo() is None


def test_a_set_comes_in_as_a_file_and_can_be_forgotten(kiosk: Any, tmp_path: Path) -> None:
    """A damaged file is refused in words; a forgotten set comes back with one tap."""
    bad = tmp_path / "bad.dice"
    bad.write_bytes(b"no set")
    kiosk.app.services.extras["dice_teaching"].begin("wood")
    kiosk.app.go("settings", page="teach")
    kiosk.settle()
    kiosk.tap(kiosk.button("teach-bring-in"))
    type_in(kiosk, str(bad))
    assert kiosk.said() == words.say("teach-fault-damaged")
    names = lambda: [row.name for row in kiosk.find_all("SetRow")]  # noqa: E731 - looked at thrice
    assert sorted(names()) == ["", "wood"]
    kiosk.tap(kiosk.find_all("IconButton", icon="trash", disabled=False)[0])
    kiosk.step()
    assert names() == [""]
    kiosk.tap(kiosk.button("shell-undo"))
    kiosk.step()
    assert sorted(names()) == ["", "wood"]
