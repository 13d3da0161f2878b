"""Everything that can go wrong with a camera is a state, and nothing stops for it."""

import threading
from collections.abc import Iterator

import numpy as np
import pytest

from vision.sources.capture import Ended, Frame, RefusedError, SourceState
from vision.sources.feed import Feed
from vision.sources.soundness import is_whole

Step = tuple[float, Frame | Exception | None]
LIVE, STALLED, GONE = SourceState.LIVE, SourceState.STALLED, SourceState.GONE


def picture(seed: int, tall: int = 72, wide: int = 128) -> Frame:
    """Give a noisy picture."""
    return np.random.default_rng(seed).integers(0, 255, (tall, wide, 3), np.uint8)


class FakeCamera:
    """Does what its scripts say, one for each time it is opened; time passes with each read."""

    def __init__(self, *scripts: list[Step] | Exception) -> None:
        self.scripts = iter(scripts)
        self.script: Iterator[Step] = iter(())
        self.now = 0.0
        self.opened = self.closed = 0
        self.states: list[SourceState] = []
        self.done, self.ready, self.leave = (threading.Event() for _ in range(3))
        self.feed = Feed(self.open, lambda: self.now)
        self.ready.set()

    def open(self) -> "FakeCamera":
        """Open, or refuse to."""
        assert self.ready.wait(10)
        self.states.append(self.feed.state)
        script = next(self.scripts, None)
        if script is None:
            self.done.set()
            self.leave.wait(10)
            raise RefusedError
        if isinstance(script, Exception):
            raise script
        self.opened += 1
        self.script = iter(script)
        return self

    def read(self) -> Frame | None:
        """Do the next step."""
        self.states.append(self.feed.state)
        step = next(self.script, None)
        if step is None:
            raise Ended
        self.now += step[0]
        if isinstance(step[1], Exception):
            raise step[1]
        return step[1]

    def close(self) -> None:
        """Count how often it was let go."""
        self.closed += 1

    def play(self) -> list[SourceState]:
        """Wait for the last script's end; give the states without repetitions."""
        assert self.done.wait(30)
        self.leave.set()
        self.feed.close()
        return [s for n, s in enumerate(self.states) if n == 0 or s is not self.states[n - 1]]


def test_a_good_camera_is_live_and_its_newest_frame_wins() -> None:
    """Old frames are dropped, never queued."""
    camera = FakeCamera([(0.03, picture(n)) for n in range(5)])
    assert camera.done.wait(30)
    newest = camera.feed.newest()
    assert newest is not None
    assert newest.number == 4
    assert np.array_equal(newest.frame, picture(4))
    assert LIVE in camera.play()


def test_a_missing_camera_is_refused_and_tried_again() -> None:
    """Until it is plugged in."""
    camera = FakeCamera(RefusedError(), RefusedError(), [(0.03, picture(1))])
    assert camera.play()[:2] == [SourceState.STARTING, SourceState.REFUSED]
    assert camera.opened == 1


def test_an_unplugged_camera_is_gone_and_comes_back() -> None:
    """It was there before, so it is not refused."""
    camera = FakeCamera([(0.03, picture(1))], RefusedError(), [(0.03, picture(2))])
    states = camera.play()
    assert states[:2] == [SourceState.STARTING, LIVE]
    assert GONE in states
    assert SourceState.REFUSED not in states
    assert (camera.opened, camera.closed) == (2, 2)


@pytest.mark.parametrize("fault", [OSError("gone"), Ended()])
def test_a_camera_that_breaks_while_it_is_read_is_opened_anew(fault: Exception) -> None:
    """Drivers raise all sorts of things."""
    camera = FakeCamera([(0.03, picture(1)), (0.03, fault)], [(0.03, picture(2))])
    assert GONE in camera.play()
    assert camera.opened == 2


def test_a_camera_taken_by_another_program_is_refused() -> None:
    """Also where opening it fails in an unusual way."""
    camera = FakeCamera(OSError("busy"))
    assert camera.play() == [SourceState.STARTING, SourceState.REFUSED]


def test_a_silent_camera_is_stalled_then_given_up() -> None:
    """No frame for a second; after four it is opened anew."""
    silence: list[Step] = [(0.5, None)] * 10
    camera = FakeCamera([(0.03, picture(1)), *silence], [(0.03, picture(2))])
    states = camera.play()
    assert states[:4] == [SourceState.STARTING, LIVE, STALLED, GONE]
    assert camera.opened == 2


def test_a_read_that_hangs_is_seen_as_stalled_from_outside() -> None:
    """The thread is inside the driver; whoever asks is told nevertheless."""
    camera = FakeCamera([(0.03, picture(1))])
    assert camera.done.wait(30)
    camera.feed._say(LIVE)  # noqa: SLF001 - as if the next read had not come back
    camera.now += 2
    assert camera.feed.state is STALLED
    camera.play()


def test_a_frozen_picture_is_stalled_and_opened_anew_in_the_end() -> None:
    """Real cameras have noise; the very same picture for seconds is a fault."""
    frozen: list[Step] = [(0.5, picture(1))] * 60
    camera = FakeCamera(frozen, [(0.5, picture(2)), (0.5, picture(3))])
    states = camera.play()
    assert states[1:5] == [LIVE, STALLED, GONE, LIVE]
    assert camera.opened == 2


def test_half_pictures_do_not_count_as_frames() -> None:
    """What was lost on the way is filled with one colour by decoders."""
    half = picture(1)
    half[40:] = (0, 135, 0)
    grey = picture(2)
    grey[36:] = 128
    broken: list[Step] = [(0.5, half), (0.5, grey)] * 4
    camera = FakeCamera([(0.03, picture(3)), *broken])
    assert STALLED in camera.play()
    newest = camera.feed.newest()
    assert newest is not None
    assert newest.number == 0


def test_black_pictures_are_frames() -> None:
    """A dark room is no broken camera; a hint tells about it."""
    assert is_whole(np.zeros((720, 1280, 3), np.uint8))
    assert is_whole(np.zeros((720, 1280), np.uint8))


def test_a_picture_without_size_is_none() -> None:
    """Some drivers give one at the start."""
    assert not is_whole(np.zeros((0, 0, 3), np.uint8))


def test_another_resolution_in_mid_stream_is_just_another_frame() -> None:
    """Phones turn, apps change quality."""
    camera = FakeCamera([(0.03, picture(1)), (0.03, picture(2, 128, 72))])
    assert camera.done.wait(30)
    newest = camera.feed.newest()
    assert newest is not None
    assert newest.frame.shape == (128, 72, 3)
    assert STALLED not in camera.play()
