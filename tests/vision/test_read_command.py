"""`python -m vision read`: one line per picture, whatever the picture."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from vision.__main__ import main

Save = Callable[[str], Path]


def _lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_table_without_dice_gives_an_empty_list(
    saved: Save, capsys: pytest.CaptureFixture[str]
) -> None:
    """No dice is an answer, not an error."""
    path = saved("table.jpg")
    assert main(["read", str(path), "--json"]) == 0
    (line,) = _lines(capsys)
    assert line["path"] == str(path)
    assert (line["width"], line["height"], line["dice"]) == (640, 360, [])
    assert isinstance(line["ms"], float)


def test_a_bad_file_does_not_stop_the_others(
    saved: Save, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The broken one is named with its reason; the sound ones are read."""
    saved("a.jpg")
    (tmp_path / "b.jpg").write_text("no picture", encoding="utf-8")
    saved("c.png")
    assert main(["read", str(tmp_path), "--json"]) == 0
    lines = _lines(capsys)
    assert [line.get("error") for line in lines] == [None, "not_an_image", None]


def test_one_pixel_is_a_table_without_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The smallest picture is still a picture."""
    path = tmp_path / "dot.bmp"
    path.write_bytes(
        b"BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0" + b"\0" * 28
    )
    assert main(["read", str(path), "--json"]) == 0
    assert _lines(capsys)[0]["dice"] == []


def test_nothing_readable_is_wrong_usage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder without pictures and a missing file are told in words."""
    assert main(["read", str(tmp_path), str(tmp_path / "nowhere.png")]) == 2
    told = capsys.readouterr().err
    assert "no pictures in this folder" in told
    assert "no such file" in told


def test_a_missing_model_is_told_in_words(
    saved: Save, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file at fault is named; nothing is read with half a reader."""
    assert main(["read", str(saved("a.jpg")), "--models", str(tmp_path / "none")]) == 2
    assert "calibration.json" in capsys.readouterr().err


def test_a_damaged_model_is_told_in_words(
    saved: Save, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A half-copied network is no reason for a traceback."""
    models = Path(main.__code__.co_filename).parent / "models"
    (tmp_path / "calibration.json").write_bytes((models / "calibration.json").read_bytes())
    (tmp_path / "localiser.onnx").write_bytes(b"half a network")
    assert main(["read", str(saved("a.jpg")), "--models", str(tmp_path)]) == 2
    assert "localiser.onnx" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["guess"], ["read"], ["read", "x.jpg", "--loud"]])
def test_wrong_usage_exits_with_2(words: list[str]) -> None:
    """As every program of ours does."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2


def test_the_module_runs_as_a_program(saved: Save) -> None:
    """What users type works from a shell, without a traceback."""
    command = [sys.executable, "-m", "vision", "read", str(saved("a.png")), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["dice"] == []
