"""`python -m vision watch`: one line for each change, on the simulated table and on recordings."""

import errno
import json
import zipfile
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from vision.__main__ import main
from vision.faces import Face
from vision.reading import DieReading, Status
from vision.simulated.table import SimulatedTable
from vision.sources.capture import Ended
from vision.watching.identity import KnownDie
from vision.watching.record import Recorder
from vision.watching.watcher import Seen, Tray

SEED = 3


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """Give what was printed."""
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def truth() -> list[Face]:
    """Give the faces of the simulated table's first throw."""
    table = SimulatedTable(SEED, throws=1)
    while not table.throws:
        table.read()
    return sorted(die.face for die in table.throws[0].dice)


def recorded(folder: Path) -> Path:
    """Record a throw at 15 frames a second, as folders are read, with a broken file in it."""
    table = SimulatedTable(SEED, throws=1)
    folder.mkdir()
    try:
        for number in range(10_000):
            frame = table.read()
            if number % 2 == 0:
                cv2.imwrite(str(folder / f"{number:05d}.jpg"), frame)
    except Ended:
        (folder / "00003.jpg").write_bytes(b"no picture")
    return folder


def check(told: list[dict[str, Any]]) -> None:
    """Hold the lines to the contract and to the truth."""
    assert [line["event"] for line in told] == ["empty", "moving", "settled"]
    settled = told[-1]
    assert set(settled) == {"frame", "t", "event", "dice", "rolled", "kept"}
    assert settled["rolled"] == [0, 1, 2, 3, 4]
    assert settled["kept"] == []
    assert sorted(die["face"] for die in settled["dice"]) == truth()
    assert {die["id"] for die in settled["dice"]} == {0, 1, 2, 3, 4}


def test_a_throw_on_the_simulated_table_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Empty, moving, settled with the right faces, then the end."""
    assert main(["watch", f"simulated:{SEED}:1", "--json"]) == 0
    check(lines(capsys))


def test_a_throw_in_a_folder_of_frames_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In name order; a broken file is a frame that did not come."""
    assert main(["watch", str(recorded(tmp_path / "frames")), "--json"]) == 0
    check(lines(capsys))


def test_a_display_that_does_not_answer_is_told_and_done_without(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The throw is told all the same."""
    monkeypatch.setenv("DISPLAY", ":7777")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert main(["watch", f"simulated:{SEED}:1", "--json", "--show"]) == 0
    told = capsys.readouterr()
    assert "there is no display" in told.err
    assert json.loads(told.out.splitlines()[-1])["event"] == "settled"


@pytest.mark.parametrize("source", ["nothing.mp4", "no such folder/"])
def test_a_source_that_is_not_there_is_refused(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With words and the code for wrong usage, without a traceback."""
    assert main(["watch", str(tmp_path / source), "--json"]) == 2
    said = capsys.readouterr()
    assert "cannot be opened" in said.err
    assert said.out == ""


def test_dice_that_were_never_taught_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is opened."""
    assert main(["watch", "simulated:1:1", "--profile", "no such dice"]) == 2
    assert "no dice were taught" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_to_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not after an evening of throws."""
    where = tmp_path / "none" / "hard.zip"
    assert main(["watch", "simulated:1:1", "--record", str(where)]) == 2
    assert "cannot be kept" in capsys.readouterr().err


def test_only_doubtful_throws_are_recorded(tmp_path: Path) -> None:
    """So that a table can send its hard cases and nothing else; another evening adds to them."""
    square = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    sure = KnownDie(0, DieReading(Face.BEER, 0.99, Status.READ, (4.5, 4.5), square))
    doubt = KnownDie(1, DieReading(None, 0.5, Status.UNSURE, (4.5, 4.5), square))
    recorder = Recorder(tmp_path / "hard.zip")
    frame = np.zeros((36, 64, 3), np.uint8)
    assert not recorder.take(Seen(1, 0.1, Tray.SETTLED, (sure,)), frame)
    assert not recorder.take(Seen(2, 0.2, Tray.MOVING), frame)
    assert recorder.take(Seen(3, 0.3, Tray.SETTLED, (sure, doubt)), frame)
    assert Recorder(tmp_path / "hard.zip").take(Seen(3, 0.3, Tray.SETTLED, (doubt,)), frame)
    with zipfile.ZipFile(tmp_path / "hard.zip") as kept:
        assert kept.namelist() == ["doubtful-000-3.jpg", "doubtful-001-3.jpg"]


def test_a_full_disk_ends_the_keeping_but_not_the_watching(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told once; throws are told as before."""

    def full(*_words: object) -> bool:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Recorder, "take", full)
    where = str(tmp_path / "hard.zip")
    assert main(["watch", f"simulated:{SEED}:1", "--json", "--record", where]) == 0
    told = capsys.readouterr()
    assert told.err.count("no more frames are kept") == 1
    assert json.loads(told.out.splitlines()[-1])["event"] == "settled"
