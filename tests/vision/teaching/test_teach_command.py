"""`python -m vision teach`: photos in, a set of dice out, or the reason why not."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.__main__ import main
from vision.faces import FACES, Face
from vision.reader import Reader
from vision.simulated.pose import lying
from vision.simulated.table import SimulatedTable
from vision.teaching.shelf import ShelfError, load_taught


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep what is taught out of anybody's home."""
    monkeypatch.setenv("TUMBLEWEED_HOME", str(tmp_path))
    return tmp_path


def photo(path: Path, face: Face, yaw: float) -> Path:
    """Take a photo of one die."""
    table = SimulatedTable(7)
    cv2.imwrite(str(path), table.still([lying(10.0, 5.0, face, yaw)]))
    return path


def test_a_set_is_taught_and_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], reader: Reader
) -> None:
    """Three photos of each face are enough to read a fourth."""
    words = ["teach", "mine"]
    for face in FACES:
        photos = [photo(tmp_path / f"{face}{n}.png", face, 0.4 + n) for n in range(3)]
        words += ["--face", face, *(str(path) for path in photos)]
    assert main(words) == 0
    assert "learned" in capsys.readouterr().out
    new = photo(tmp_path / "new.png", Face.BEER, 2.9)
    assert main(["read", str(new), "--profile", "mine"]) == 0
    assert "beer" in capsys.readouterr().out


def test_what_is_missing_is_told_and_an_unfinished_set_is_not_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It can be gone on with later."""
    one = photo(tmp_path / "one.png", Face.BEER, 0.3)
    assert main(["teach", "mine", "--face", "beer", str(one)]) == 0
    assert "still needed: 3 of arrow" in capsys.readouterr().out
    assert load_taught("mine").count(Face.BEER) == 1
    assert main(["read", str(one), "--profile", "mine"]) == 2
    assert "still need photos" in capsys.readouterr().err


def test_bad_photos_are_told_with_their_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No die, no picture; and nothing is kept."""
    bare = tmp_path / "bare.png"
    cv2.imwrite(str(bare), np.full((480, 640, 3), 90, np.uint8))
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"no picture")
    assert main(["teach", "mine", "--face", "beer", str(bare), str(broken)]) == 2
    said = capsys.readouterr().out
    assert "no_die" in said
    assert "not_an_image" in said
    with pytest.raises(ShelfError):
        load_taught("mine")


def test_a_broken_file_in_a_folder_does_not_stop_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The good photos behind it are taken in."""
    folder = tmp_path / "beers"
    folder.mkdir()
    (folder / "1.png").write_bytes(b"no picture")
    photo(folder / "2.png", Face.BEER, 0.3)
    assert main(["teach", "mine", "--face", "beer", str(folder)]) == 0
    assert "1.png: not_an_image" in capsys.readouterr().out
    assert load_taught("mine").count(Face.BEER) == 1


@pytest.mark.parametrize(
    "words", [["mine", "--face", "horse", "x.png"], ["../mine", "--face", "beer", "x.png"]]
)
def test_wrong_faces_and_names_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """With the code for wrong usage."""
    assert main(["teach", *words]) == 2
    assert "vision:" in capsys.readouterr().err
