"""The tray that throws by itself, behind the seam of every dice camera."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from companion.devices.dice_camera import CameraEvent, CameraState, DiceCamera, SeenThrow
from companion.devices.reading_tally import ReadingTally
from companion.devices.simulated_camera import SimulatedCamera
from companion.rules.bang_dice.model import Face


class Later:
    """Time that moves when the test says so."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def __call__(self, _seconds: float, action: Callable[[], None]) -> None:
        """Note what is due."""
        self.due.append(action)

    def run(self) -> None:
        """Let it all happen."""
        due, self.due = self.due, []
        for action in due:
            action()


@pytest.fixture
def later() -> Later:
    """Give time to one test."""
    return Later()


def test_a_throw_moves_then_settles_then_is_told(later: Later) -> None:
    """Dice are seen moving before a throw is proposed."""
    camera: DiceCamera = SimulatedCamera(Random(1).randrange, later, doubt_every=0)
    heard: list[CameraEvent] = []
    camera.watch(heard.append)
    assert camera.throw((0, 1, 2, 3, 4))
    later.run()

    assert heard[:2] == [CameraState.MOVING, CameraState.SETTLED]
    assert isinstance(heard[2], SeenThrow)
    assert set(heard[2].faces) == {0, 1, 2, 3, 4}


def test_kept_dice_stay_where_and_what_they_were(later: Later) -> None:
    """A reroll reports only the dice that were picked up."""
    camera = SimulatedCamera(Random(1).randrange, later, doubt_every=0)
    lying = (Face.BEER,) * 5
    camera.throw((0, 1, 2, 3, 4))
    later.run()
    before = camera.picture()
    camera.expect(lying)
    heard: list[CameraEvent] = []
    camera.watch(heard.append)
    camera.throw((1, 3))
    later.run()

    throw = heard[-1]
    assert isinstance(throw, SeenThrow)
    assert throw.rolled == (1, 3)
    assert [throw.dice[die].face for die in (0, 2, 4)] == [Face.BEER] * 3
    assert before is not None
    assert throw.dice[0].corners == before.dice[0].corners


def test_a_doubtful_die_has_no_face(later: Later) -> None:
    """It never guesses silently."""
    camera = SimulatedCamera(Random(1).randrange, later, doubt_every=1)
    heard: list[CameraEvent] = []
    camera.watch(heard.append)
    camera.throw((0, 1, 2, 3, 4))
    later.run()

    throw = heard[-1]
    assert isinstance(throw, SeenThrow)
    assert throw.doubted == (0, 1, 2, 3, 4)
    assert set(throw.faces.values()) == {None}


def test_a_throw_in_the_air_is_lost_when_the_camera_goes(later: Later) -> None:
    """Unplugging means no proposal; plugging in again starts afresh."""
    camera = SimulatedCamera(Random(1).randrange, later)
    heard: list[CameraEvent] = []
    camera.watch(heard.append)
    camera.throw((0,))
    camera.unplug()
    later.run()
    assert heard == [CameraState.MOVING, CameraState.GONE]
    assert camera.picture() is None
    assert not camera.throw((0,))

    camera.plug_in()
    assert camera.throw((0,))


def test_who_has_stopped_watching_hears_nothing(later: Later) -> None:
    """A screen that is left is not kept alive by the camera."""
    camera = SimulatedCamera(Random(1).randrange, later)
    heard: list[CameraEvent] = []
    camera.watch(heard.append)()
    camera.throw((0,))

    assert heard == []


def test_a_picture_is_as_large_as_it_says(later: Later) -> None:
    """Three bytes for each point."""
    picture = SimulatedCamera(Random(1).randrange, later).picture()

    assert picture is not None
    assert len(picture.rgb) == picture.width * picture.height * 3


def test_the_tally_survives_a_restart_and_a_broken_file(tmp_path: Path) -> None:
    """Readings and mistakes add up over evenings; rubbish counts from nothing."""
    path = tmp_path / "readings.json"
    ReadingTally(path).count(read=5, wrong=1)
    again = ReadingTally(path)
    again.count(read=5)
    assert (ReadingTally(path).read, ReadingTally(path).wrong) == (10, 1)

    path.write_text("{", encoding="utf-8")
    assert ReadingTally(path).read == 0
