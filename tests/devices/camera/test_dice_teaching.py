"""Teaching other dice from photos, through the kiosk's own door."""

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import cv2
import numpy as np
import pytest

from companion.devices.dice_teaching import DiceTeaching, Taken
from companion.rules.bang_dice.model import Face
from vision.calibration import ModelError
from vision.faces import FACES
from vision.reader import Reader
from vision.simulated.pose import lying
from vision.simulated.table import SimulatedTable
from vision.sources.capture import Frame

PHOTOS = 3


@pytest.fixture
def teaching(tmp_path: Path) -> Iterator[DiceTeaching]:
    """Give an empty shelf with a set called grandpa on it."""
    teaching = DiceTeaching(tmp_path / "dice")
    assert teaching.begin("grandpa") == ""
    yield teaching
    teaching.close()


def a_photo(face: Face, dice: int = 1, seed: int = 2) -> Frame:
    """Photograph dice of the simulated table."""
    drawn = next(one for one in FACES if one.value == face.value)
    poses = [lying(-30 + 40 * n, 5.0 * seed, drawn, 0.4 * seed) for n in range(dice)]
    return SimulatedTable(1).still(poses)


def test_a_good_photo_is_kept(teaching: DiceTeaching) -> None:
    """And counts towards the three that each face needs."""
    assert teaching.take("grandpa", Face.BEER, a_photo(Face.BEER)) == Taken(1)

    found = teaching.sets()[0]
    assert (found.name, dict(found.photos)[Face.BEER], found.missing) == ("grandpa", 1, 17)
    assert not found.ready


def test_bad_photos_are_refused_with_the_reason(teaching: DiceTeaching) -> None:
    """One bad photo would spoil a face."""
    empty = np.full((720, 1280, 3), 90, np.uint8)
    assert teaching.take("grandpa", Face.BEER, empty).refused == (("", "no_die"),)
    two = a_photo(Face.BEER, dice=2)
    assert teaching.take("grandpa", Face.BEER, two).refused == (("", "two_dice"),)
    blurred = np.asarray(cv2.GaussianBlur(a_photo(Face.BEER), (0, 0), 7), np.uint8)
    assert teaching.take("grandpa", Face.BEER, blurred).good == 0

    assert teaching.sets()[0].missing == 18


def test_photos_come_from_files_too(teaching: DiceTeaching, tmp_path: Path) -> None:
    """A folder is taken picture by picture; each that is refused is named."""
    folder = tmp_path / "photos"
    folder.mkdir()
    cv2.imwrite(str(folder / "1.png"), a_photo(Face.ARROW))
    (folder / "2.jpg").write_bytes(b"no picture")

    taken = teaching.take_files("grandpa", Face.ARROW, folder)
    assert taken == Taken(1, (("2.jpg", "not_an_image"),))
    missing = teaching.take_files("grandpa", Face.ARROW, tmp_path / "nowhere")
    assert missing == Taken(0, (("nowhere", "not_found"),))


def taught(teaching: DiceTeaching, faces: dict[Face, Face] | None = None) -> None:
    """Show three photos of each face; some faces may be shown as others."""
    for face in Face:
        for seed in range(1, PHOTOS + 1):
            shown = (faces or {}).get(face, face)
            assert teaching.take("grandpa", face, a_photo(shown, seed=seed)).good == 1


def test_a_full_set_is_ready_and_travels_as_a_file(teaching: DiceTeaching, tmp_path: Path) -> None:
    """Copied out, it can be brought in on another tablet; a set that is there is not replaced."""
    taught(teaching)
    path = teaching.export("grandpa", tmp_path / "stick")
    assert teaching.confused("grandpa") == ()
    assert path is not None
    other = DiceTeaching(tmp_path / "other")
    assert [other.bring_in(path), other.bring_in(path)] == ["", ""]

    assert [(one.name, one.ready) for one in other.sets()] == [
        ("grandpa", True),
        ("grandpa 2", True),
    ]


def test_faces_that_cannot_be_told_apart_are_named(teaching: DiceTeaching) -> None:
    """Whoever teaches the same drawing twice is told which two."""
    taught(teaching, {Face.BEER: Face.ARROW})

    assert teaching.confused("grandpa") == ((Face.ARROW, Face.BEER),)


def test_what_is_no_set_is_not_brought_in(teaching: DiceTeaching, tmp_path: Path) -> None:
    """A damaged file, a missing one, and a name that leaves the folder."""
    bad = tmp_path / "bad.dice"
    bad.write_bytes(b"zip?")

    assert teaching.bring_in(bad) == "damaged"
    assert teaching.bring_in(tmp_path / "none.dice") == "not_taught"
    assert teaching.begin("../evil") == "bad_name"


def test_a_forgotten_set_can_be_put_back(teaching: DiceTeaching) -> None:
    """With all its photos."""
    teaching.take("grandpa", Face.BEER, a_photo(Face.BEER))
    put_back = teaching.forget("grandpa")
    assert teaching.sets() == ()
    put_back()

    assert teaching.sets()[0].missing == 17


def test_photos_of_a_face_can_be_taken_anew(teaching: DiceTeaching) -> None:
    """The others stay."""
    teaching.take("grandpa", Face.BEER, a_photo(Face.BEER))
    teaching.take("grandpa", Face.ARROW, a_photo(Face.ARROW))
    teaching.drop("grandpa", Face.BEER)

    counts = dict(teaching.sets()[0].photos)
    assert (counts[Face.BEER], counts[Face.ARROW]) == (0, 1)


def test_missing_networks_and_a_lost_set_are_told(tmp_path: Path) -> None:
    """Whoever waits for an answer gets one, from photos and from files."""

    def broken() -> Reader:
        raise ModelError(Path("classifier.onnx"))

    teaching = DiceTeaching(tmp_path / "dice", broken)
    teaching.begin("grandpa")
    cv2.imwrite(str(tmp_path / "1.png"), a_photo(Face.BEER))
    for taken in (
        teaching.take("grandpa", Face.BEER, a_photo(Face.BEER)),
        teaching.take_files("grandpa", Face.BEER, tmp_path / "1.png"),
    ):
        assert taken == Taken(0, (("", "disk"),))
    teaching.forget("grandpa")
    teaching.forget("grandpa")()
    assert teaching.sets() == ()
    teaching.close()


def test_the_answer_comes_later(teaching: DiceTeaching) -> None:
    """The screen is not kept waiting."""
    heard: SimpleQueue[int] = SimpleQueue()
    teaching.later(lambda: 42, heard.put)

    assert heard.get(timeout=10) == 42
