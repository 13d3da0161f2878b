"""Videos end, folders hold broken files; both are read to their end."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.sources.capture import RefusedError
from vision.sources.choose import is_live, recorded_frames


def test_a_video_ends(tmp_path: Path) -> None:
    """With its last frame, at its own pace."""
    path = tmp_path / "throw.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (64, 48))
    for level in range(6):
        writer.write(np.full((48, 64, 3), 40 * level, np.uint8))
    writer.release()
    frames = list(recorded_frames(str(path)))
    assert len(frames) == 6
    assert frames[-1].t == pytest.approx(0.5)


def test_broken_files_in_a_folder_are_frames_that_did_not_come(tmp_path: Path) -> None:
    """The others keep their numbers and times."""
    whole = cv2.imencode(".png", np.full((48, 64, 3), 90, np.uint8))[1].tobytes()
    for name, data in (("1.png", whole), ("2.png", whole[:40]), ("3.png", b""), ("4.png", whole)):
        (tmp_path / name).write_bytes(data)
    (tmp_path / "notes.txt").write_text("no frame")
    frames = list(recorded_frames(str(tmp_path)))
    assert [frame.number for frame in frames] == [0, 3]
    assert frames[1].t == pytest.approx(3 / 15)


@pytest.mark.parametrize("kind", ["missing", "empty folder", "no video"])
def test_what_cannot_be_opened_is_refused(tmp_path: Path, kind: str) -> None:
    """With its name, for the user."""
    path = tmp_path / "it"
    if kind == "empty folder":
        path.mkdir()
    elif kind == "no video":
        path.write_bytes(b"nothing of the kind")
    with pytest.raises(RefusedError, match="it"):
        next(recorded_frames(str(path)))


@pytest.mark.parametrize(
    ("source", "live"),
    [("0", True), ("rtsp://cam/1", True), ("throw.mp4", False), ("simulated:3", False)],
)
def test_cameras_are_told_from_recordings(source: str, live: bool) -> None:  # noqa: FBT001 - a table's column
    """Cameras drop frames, recordings must not."""
    assert is_live(source) is live
