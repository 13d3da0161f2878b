"""The truth stored beside a picture."""

import json
from pathlib import Path

import pytest

from vision.faces import Face
from vision.scoring.truth import TruthError, load_truth

_SQUARE = [[0, 0], [10, 0], [10, 10], [0, 10]]


def test_truth_is_read_from_the_file_beside_the_picture(tmp_path: Path) -> None:
    """`NAME.json` holds dice, tags and level; `covered` may be left out."""
    stored = {
        "dice": [
            {"face": "beer", "corners": _SQUARE, "cocked": False, "cut_off": False},
            {"face": "arrow", "corners": _SQUARE, "cocked": True, "cut_off": False},
        ],
        "tags": ["light:glare", "cards"],
        "level": "hard",
    }
    (tmp_path / "a.json").write_text(json.dumps(stored), encoding="utf-8")
    truth = load_truth(tmp_path / "a.jpg")
    assert [die.face for die in truth.dice] == [Face.BEER, Face.ARROW]
    assert [die.clean for die in truth.dice] == [True, False]
    assert (truth.level, truth.tag("light"), truth.tag("tilt")) == ("hard", "glare", "any")


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"dice": 3}', '{"dice": [{"face": "gun", "corners": []}]}']
)
def test_damaged_truth_names_the_file(text: str, tmp_path: Path) -> None:
    """A file that is no truth is an error with its path, whatever is wrong with it."""
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    with pytest.raises(TruthError, match=r"a\.json"):
        load_truth(tmp_path / "a.jpg")


def test_missing_truth_names_the_file(tmp_path: Path) -> None:
    """A picture without truth beside it cannot be scored."""
    with pytest.raises(TruthError, match=r"b\.json"):
        load_truth(tmp_path / "b.png")
