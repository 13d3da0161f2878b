"""The camera in the turn: throws arrive by themselves, read by the real recogniser."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, cycle
from queue import SimpleQueue
from typing import Any

import pytest

from companion.devices.dice_camera import CameraState, DiceCamera, SeenThrow
from companion.devices.simulated_camera import SimulatedCamera, SimulatedTray
from companion.devices.vision_camera import VisionCamera
from companion.rules.bang_dice.model import Face, Phase
from tools.dice_fingers import same_as_headless, sit_down
from vision.faces import Face as Drawn
from vision.reader import Reader
from vision.reading import DieReading, Status, TrayReading

A, D, ONE, TWO, BEER, GUN = Face
pytestmark = pytest.mark.kivy
ALL = range(5)
# A turn of everything with one die thrown again, a gatling, then arrows until somebody falls.
FALLING = (BEER, ONE, TWO, GUN, A, TWO, GUN, GUN, GUN, D, BEER)
MOST_STEPS = 200
FAST = 90.0
PATIENCE_S = 60.0


class Biased(Reader):
    """A recogniser with a fault: what it reads is changed before it is told."""

    def bias(self, die: DieReading) -> DieReading:
        """Change one reading."""
        return die

    def read(self, *args: Any) -> TrayReading:
        """Read, then change."""
        reading = super().read(*args)
        return replace(reading, dice=tuple(self.bias(die) for die in reading.dice))


class DoubtsBeer(Biased):
    """Is never sure of a beer."""

    def bias(self, die: DieReading) -> DieReading:
        """Doubt beers."""
        return replace(die, face=None, status=Status.UNSURE) if die.face is Drawn.BEER else die


class TakesBeerForGatling(Biased):
    """Reads a beer wrongly, and is sure of it."""

    def bias(self, die: DieReading) -> DieReading:
        """Misread beers."""
        return replace(die, face=Drawn.GATLING) if die.face is Drawn.BEER else die


class Watched:
    """A table under a camera: what the camera says is awaited, then drawn."""

    def __init__(self, driver: Any, camera: DiceCamera) -> None:
        driver.app.services.extras["dice_camera"] = camera
        self.table = sit_down(driver, camera=True)
        self.driver, self.camera = driver, camera
        self._said: SimpleQueue[Any] = SimpleQueue()
        self.end = camera.watch(self._said.put)
        if camera.state is CameraState.STARTING:
            self.wait_for(lambda event: event is CameraState.LOOKING)

    def wait_for(self, wanted: Callable[[Any], bool]) -> None:
        """Wait until the camera says this, then let the screen follow."""
        while not wanted(self._said.get(timeout=PATIENCE_S)):
            self.driver.step()
        self.driver.step(3)

    def wait_for_throw(self) -> None:
        """Wait for a throw."""
        self.wait_for(lambda event: isinstance(event, SeenThrow))

    @property
    def session(self) -> Any:
        """The game."""
        return self.table.screen.session

    @property
    def throw(self) -> Any:
        """What is in the hand."""
        return self.table.screen.hand.throw

    def tell(self, face: Face) -> None:
        """Tap a face."""
        keys = self.driver.find_all("FaceKey")
        self.table.tap(next(key for key in keys if key.face == face.value))


@pytest.fixture
def watch(start: Callable[..., Any]) -> Iterator[Callable[[DiceCamera], Watched]]:
    """Sit down under a camera."""
    tables: list[Watched] = []

    def sit(camera: DiceCamera) -> Watched:
        tables.append(Watched(start(), camera))
        return tables[-1]

    yield sit
    for table in tables:
        table.end()


def throw_again(watched: Watched, die: int) -> None:
    """Pick a die up on the screen and let the tray throw it."""
    watched.table.tap(watched.table.screen.middle.dice[die])
    watched.table.tap_answer()
    watched.wait_for_throw()


def play(watched: Watched) -> int:
    """Play to the end; give how many dice the camera left to people."""
    doubts, table, session = 0, watched.table, watched.session
    for _ in range(MOST_STEPS):
        if session.outcome is not None:
            return doubts
        if table.view.phase is not Phase.ROLL:
            table.answer()
        elif watched.throw.doubted:
            doubts += 1
            watched.tell(watched.camera.peek(min(watched.throw.doubted)))
        elif session.state.dice is None:
            table.tap_answer()
            watched.wait_for_throw()
        elif session.state.turn == 1 and session.state.rolls_left == 2:
            throw_again(watched, session.state.dice.index(A))
        else:
            table.tap_answer()
    raise AssertionError(session.state)


def test_a_game_from_home_to_winner_through_the_recogniser(
    watch: Callable[..., Watched],
) -> None:
    """Its log equals the same game played headless; a doubtful die waits for a tap."""
    camera = SimulatedCamera(5, chain(FALLING, cycle([A])), DoubtsBeer, FAST)
    watched = watch(camera)
    session = watched.session
    doubts = play(watched)
    watched.driver.skip(4)

    assert doubts >= 2
    assert watched.driver.here == "winner"
    assert same_as_headless(watched.driver, session)
    fallen = [
        face for move in session.moves for face in (move.action or {}).get("faces", {}).values()
    ]
    assert sorted(fallen[:6]) == sorted(FALLING[:6])
    assert watched.driver.app.services.extras["reading_tally"].wrong == 0


def people_throw(watch: Callable[..., Watched], reader: Any) -> tuple[Watched, SimulatedTray]:
    """Sit down before a camera that only looks; the tray stands for people's own dice."""
    tray = SimulatedTray(5, FALLING, FAST)
    watched = watch(VisionCamera(tray.open, reader))
    tray.orders.order(ALL)
    watched.wait_for_throw()
    return watched, tray


def test_a_wrong_die_is_put_right_by_one_tap_and_counted(watch: Callable[..., Watched]) -> None:
    """Tap it, say what it shows: the throw is told anew and the reading counts as wrong."""
    watched, _tray = people_throw(watch, TakesBeerForGatling)
    dice = watched.session.state.dice
    assert sorted(dice) == sorted((GUN, ONE, TWO, GUN, A))
    wrong = dice.index(GUN)
    watched.table.tap(watched.table.screen.middle.dice[wrong])
    watched.tell(BEER)

    tally = watched.driver.app.services.extras["reading_tally"]
    assert watched.session.state.dice[wrong] is BEER
    assert (tally.read, tally.wrong) == (5, 1)
    watched.driver.app.go("statistics")
    watched.driver.settle()
    from companion.ui.words import words

    shown = words.say("dice-table-camera-counts", count=5, wrong=1)
    assert any(shown in label.text for label in watched.driver.find_all("Label"))


def test_dice_thrown_again_before_the_camera_are_taken_by_themselves(
    watch: Callable[..., Watched],
) -> None:
    """Nobody touches the screen: the kept dice stay, the thrown one changes."""
    watched, tray = people_throw(watch, Reader)
    before = watched.session.state.dice
    tray.orders.order([4])
    watched.wait_for_throw()

    after = watched.session.state.dice
    changed = [die for die in ALL if before[die] is not after[die]]
    assert [before[die] for die in changed] == [A]
    assert [after[die] for die in changed] == [TWO]
    assert watched.session.state.rolls_left == 1


def test_a_die_set_straight_completes_the_throw(watch: Callable[..., Watched]) -> None:
    """A doubtful die that is laid down anew is read without a tap."""
    watched, tray = people_throw(watch, DoubtsBeer)
    assert watched.session.state.dice is None
    assert len(watched.throw.doubted) == 1
    tray.orders.order([0])
    watched.wait_for_throw()

    assert sorted(watched.session.state.dice) == sorted((TWO, ONE, TWO, GUN, A))


def test_a_camera_that_goes_away_leaves_the_table_to_hands(
    watch: Callable[..., Watched],
) -> None:
    """It comes back by itself, and what lies there then is not taken for a throw."""
    camera = SimulatedCamera(5, FALLING, rate=FAST)
    watched = watch(camera)
    watched.table.tap_answer()
    camera.tray.plugged = False
    watched.wait_for(lambda event: event is CameraState.GONE)
    view = watched.table.screen.middle.camera
    watched.driver.wait(0.2)
    assert view.gone
    watched.table.tell((A, A, ONE, TWO, BEER))
    told = watched.session.state.dice
    camera.tray.plugged = True
    watched.wait_for(lambda event: event is CameraState.SETTLED)
    watched.driver.wait(0.2)
    assert not view.gone
    assert (watched.session.state.dice, len(watched.session.moves)) == (told, 2)

    throw_again(watched, 0)
    assert len(watched.session.moves) == 3


def test_the_live_picture_is_small_beside_the_dice_and_large_on_a_tap(
    watch: Callable[..., Watched],
) -> None:
    """The picture changes while it is shown, and the large one stops when it is closed."""
    watched = watch(SimulatedCamera(5, FALLING, rate=FAST))
    small = watched.table.screen.middle.camera
    watched.table.tap(small)
    sheet = watched.driver.find("CameraSheet")
    large = watched.driver.find("CameraView")
    assert large.width > 3 * small.width
    watched.table.tap(large)

    assert watched.driver.app.shell.top_cover is None
    assert sheet.ids.view.camera is None


def test_leaving_the_table_lets_go_of_the_camera(watch: Callable[..., Watched]) -> None:
    """Nothing is watched from the home screen."""
    watched = watch(SimulatedCamera(5, rate=FAST))
    watched.end()
    assert watched.camera.picture() is not None
    watched.driver.app.back()
    watched.driver.step()

    assert watched.camera.picture() is None
