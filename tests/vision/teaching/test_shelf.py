"""A set of dice is one file that can be copied, and a bad file is refused with its reason."""

import shutil
import zipfile
from pathlib import Path

import numpy as np
import pytest

from vision.faces import Face
from vision.teaching.shelf import (
    ShelfError,
    ShelfFault,
    load_taught,
    path_of,
    save_taught,
    shelf,
    taught_names,
)
from vision.teaching.taught import SIDE, Taught, TaughtFace

CROP = np.random.default_rng(1).integers(0, 255, (SIDE, SIDE, 3), np.uint8)
MINE = Taught("Home made 1", (TaughtFace(Face.BEER, CROP),) * 3)


def test_a_set_can_be_copied_to_another_tablet(tmp_path: Path) -> None:
    """The file alone is enough."""
    kept = save_taught(MINE, tmp_path / "one")
    (tmp_path / "two").mkdir()
    shutil.copy(kept, tmp_path / "two")
    loaded = load_taught(MINE.name, tmp_path / "two")
    assert taught_names(tmp_path / "two") == [MINE.name]
    assert [photo.face for photo in loaded.photos] == [Face.BEER] * 3
    assert np.array_equal(loaded.photos[0].crop, CROP)


@pytest.mark.parametrize("name", ["", "../other", "a/b", ".hidden", "x" * 41, "a\nb"])
def test_names_that_could_leave_the_folder_are_refused(name: str, tmp_path: Path) -> None:
    """A name is a name, never a path."""
    with pytest.raises(ShelfError) as refused:
        path_of(name, tmp_path)
    assert refused.value.fault is ShelfFault.BAD_NAME


def test_a_set_that_was_never_taught_is_told(tmp_path: Path) -> None:
    """By its code."""
    with pytest.raises(ShelfError) as refused:
        load_taught("nobody", tmp_path)
    assert refused.value.fault is ShelfFault.NOT_TAUGHT


@pytest.mark.parametrize("damage", ["no zip", "cut", "other file", "no face", "no picture"])
def test_a_damaged_file_is_told(tmp_path: Path, damage: str) -> None:
    """Whatever is wrong inside, it is one refusal."""
    path = save_taught(MINE, tmp_path)
    inside = {"other file": "../evil.png", "no face": "horse/000.png", "no picture": "beer/9.png"}
    if damage == "no zip":
        path.write_bytes(b"dice")
    elif damage == "cut":
        path.write_bytes(path.read_bytes()[:2000])
    else:
        with zipfile.ZipFile(path, "a") as kept:
            kept.writestr(inside[damage], b"no picture")
    with pytest.raises(ShelfError) as refused:
        load_taught(MINE.name, tmp_path)
    assert refused.value.fault is ShelfFault.DAMAGED


def test_sets_are_kept_in_the_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the system wants them."""
    monkeypatch.delenv("TUMBLEWEED_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert shelf() == tmp_path / "tumbleweed" / "dice"
