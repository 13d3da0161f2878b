"""The bench command."""

import argparse
import json
from pathlib import Path
from typing import cast

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.commands.bench import Case, add_arguments, measure, run
from vision.faces import Face
from vision.reader import Reader
from vision.reading import DieReading, Status, TrayReading
from vision.scoring.truth import Quad, load_truth

_SQUARE: Quad = ((20.0, 20.0), (80.0, 20.0), (80.0, 80.0), (20.0, 80.0))


class _SaysBeer:
    """A reader that finds a beer at one place in every picture."""

    def read(self, frame: npt.NDArray[np.uint8]) -> TrayReading:
        die = DieReading(Face.BEER, 0.99, Status.READ, (50.0, 50.0), _SQUARE)
        return TrayReading(frame.shape[1], frame.shape[0], (die,), 1.0)


def _asked(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def _picture(folder: Path, name: str, face: str, level: str) -> Path:
    path = folder / f"{name}.jpg"
    cv2.imwrite(str(path), np.zeros((120, 160, 3), np.uint8))
    truth = {"dice": [{"face": face, "corners": _SQUARE}], "level": level, "tags": ["light:dim"]}
    path.with_suffix(".json").write_text(json.dumps(truth), encoding="utf-8")
    return path


def test_each_level_is_counted_for_itself(tmp_path: Path) -> None:
    """A right answer in an easy picture does not hide a wrong one in a hard picture."""
    paths = [_picture(tmp_path, "a", "beer", "easy"), _picture(tmp_path, "b", "arrow", "hard")]
    cases = [Case(path, load_truth(path)) for path in paths]
    report = measure(cases, cast("Reader", _SaysBeer()), with_baselines=False)
    figures = json.loads(json.dumps(report.as_json()))
    assert figures["levels"]["easy"]["right"] == 1
    assert figures["levels"]["hard"]["wrong"] == 1
    assert figures["total"]["error_share"] == 0.5
    assert figures["median_ratio_to_decode"] > 0


def test_a_damaged_picture_does_not_stop_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is named on the error stream and left out of the figures."""
    paths = [_picture(tmp_path, "a", "beer", "easy"), _picture(tmp_path, "b", "beer", "easy")]
    cases = [Case(path, load_truth(path)) for path in paths]
    paths[1].write_bytes(b"")
    report = measure(cases, cast("Reader", _SaysBeer()), with_baselines=False)
    assert report.results[0].total.clean == 1
    assert "b.jpg" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, "a.jpg", "a.txt"])
def test_a_folder_without_truths_is_wrong_usage(
    content: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No folder, pictures without truth, or no pictures: a message and exit code 2."""
    folder = tmp_path / "pictures"
    if content:
        folder.mkdir()
        (folder / content).write_bytes(b"x")
    assert run(_asked(str(folder))) == 2
    assert "vision:" in capsys.readouterr().err
