"""Which cameras there are, and what is opened for the one people named."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.devices.camera_sources import (
    FoundCamera,
    camera_for,
    found_cameras,
    opener,
    reader_for,
)
from companion.devices.simulated_camera import SimulatedCamera
from vision.sources.capture import Ended, RefusedError


def test_each_camera_is_found_once(tmp_path: Path) -> None:
    """A camera shows several devices to the system, of which the first gives pictures."""
    for device, name, index in (
        ("video0", "Webcam", "0"),
        ("video1", "Webcam", "1"),
        ("video10", "Arm", "0"),
        ("vbi0", "TV", "0"),
    ):
        folder = tmp_path / device
        folder.mkdir()
        (folder / "name").write_text(name + "\n", encoding="utf-8")
        (folder / "index").write_text(index, encoding="utf-8")

    assert found_cameras(tmp_path) == (FoundCamera(0, "Webcam"), FoundCamera(10, "Arm"))
    assert found_cameras(tmp_path / "none") == ()


def test_no_source_is_no_camera(tmp_path: Path) -> None:
    """The table is played by hand."""
    assert camera_for("", "", tmp_path) is None


def test_the_simulated_tray_can_be_chosen(tmp_path: Path) -> None:
    """To try the table without any camera."""
    assert isinstance(camera_for("simulated:7", "", tmp_path), SimulatedCamera)


def test_a_folder_of_pictures_is_a_camera(tmp_path: Path) -> None:
    """It begins anew at its end, because the source is opened again."""
    cv2.imwrite(str(tmp_path / "1.png"), np.full((40, 60, 3), 90, np.uint8))
    capture = opener(str(tmp_path))()
    first = capture.read()

    assert first is not None
    assert first.shape == (40, 60, 3)
    with pytest.raises(Ended):
        capture.read()


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """A state with words, not a crash."""
    with pytest.raises(RefusedError):
        opener(str(tmp_path / "gone.mp4"))()


def test_a_lost_set_of_dice_means_the_usual_one(tmp_path: Path) -> None:
    """The game goes on with the dice of the box."""
    assert reader_for("grandpa", tmp_path).profile is None
