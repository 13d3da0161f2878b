"""The shipped reader on stills of another renderer, with drawings no training saw.

The file name says the answer: the faces in order of the alphabet, `cocked`, `cut_off` or `covered`
for dice that are not to be read, then the difficulty.
"""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.reader import Reader
from vision.reading import DieReading, Status

_TRAYS = sorted((Path(__file__).parent / "trays").glob("*.jpg"))
_DOUBTFUL = ("cocked", "cut_off", "covered")
# Floors just under what the shipped networks reach on these very stills: they guard against
# getting worse and are no evidence of accuracy; the failures are among the stills.
_COCKED_READ = 0.3
_READ_RIGHT = {"easy": 0.98, "medium": 0.96, "hard": 0.92}


@dataclass(frozen=True, slots=True)
class _Outcome:
    """How many dice could be read, how many were, what was read wrongly, and cocked dice."""

    readable: int
    right: int
    silent: tuple[str, ...]
    cocked: int
    cocked_read: int


def _answers(still: Path) -> Counter[str]:
    words = still.name.split("--", maxsplit=1)[0].split("-")
    return Counter(word for word in words if word != "none")


def _level(still: Path) -> str:
    return still.name.split("--", maxsplit=1)[1].split("-", maxsplit=1)[0]


def _true_die(die: DieReading, truth: list[dict[str, object]]) -> dict[str, object]:
    """Give the die that lies there, with no face if there is none."""
    for known in truth:
        corners = np.array(known["corners"], np.float32)
        if cv2.pointPolygonTest(corners, die.center, measureDist=False) >= 0:
            return known
    return {"face": "nothing", "cocked": False}


def _read(reader: Reader, still: Path) -> _Outcome:
    truth = json.loads(still.with_suffix(".json").read_text(encoding="utf-8"))["dice"]
    frame = np.asarray(cv2.imread(str(still)), np.uint8)
    read = [die for die in reader.read(frame).dice if die.status is Status.READ]
    pairs = [(str(die.face), _true_die(die, truth)) for die in read]
    wrong = [(said, true["face"]) for said, true in pairs if said != true["face"]]
    right = sum(said == true["face"] and not true["cocked"] for said, true in pairs)
    readable = sum(not any(die.get(doubt) for doubt in _DOUBTFUL) for die in truth)
    return _Outcome(
        readable,
        min(readable, right),
        tuple(f"{still.name}: {said} for {true}" for said, true in wrong),
        sum(bool(die["cocked"]) for die in truth),
        sum(bool(true["cocked"]) for _, true in pairs),
    )


@pytest.fixture(scope="module")
def outcomes(reader: Reader) -> dict[Path, _Outcome]:
    """Read every still once."""
    return {still: _read(reader, still) for still in _TRAYS}


def test_the_names_say_what_lies_there() -> None:
    """Names and ground truth beside them agree, and all levels are there."""
    for still in _TRAYS:
        truth = json.loads(still.with_suffix(".json").read_text(encoding="utf-8"))["dice"]
        told = _answers(still)
        plain = Counter(
            die["face"] for die in truth if not any(die.get(doubt) for doubt in _DOUBTFUL)
        )
        assert plain == Counter({w: n for w, n in told.items() if w not in _DOUBTFUL}), still.name
    assert {_level(still) for still in _TRAYS} == set(_READ_RIGHT)


def test_no_die_is_read_wrongly(outcomes: dict[Path, _Outcome]) -> None:
    """A wrong answer given as read is the worst outcome; a phantom is one too."""
    assert [word for outcome in outcomes.values() for word in outcome.silent] == []


def test_most_cocked_dice_are_noticed(outcomes: dict[Path, _Outcome]) -> None:
    """The table decides about them; the few that are read all the same are a known weakness."""
    cocked = sum(outcome.cocked for outcome in outcomes.values())
    assert sum(outcome.cocked_read for outcome in outcomes.values()) / cocked <= _COCKED_READ


@pytest.mark.parametrize("level", _READ_RIGHT)
def test_enough_dice_are_read(outcomes: dict[Path, _Outcome], level: str) -> None:
    """Doubting everything would be safe and useless."""
    mine = [outcome for still, outcome in outcomes.items() if _level(still) == level]
    readable = sum(outcome.readable for outcome in mine)
    assert sum(outcome.right for outcome in mine) / readable >= _READ_RIGHT[level]
