"""A network camera in a process of its own: slow, closing, half, not there."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from vision.sources.camera import open_address, without_password
from vision.sources.capture import RefusedError, SourceState
from vision.sources.feed import Feed


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Start the fake camera and give its port."""
    program = Path(__file__).with_name("fake_network_camera.py")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield int(process.stdout.readline())
        process.kill()


def reached(feed: Feed, wanted: SourceState) -> bool:
    """Wait until the source is in that state."""
    tick = threading.Event()
    return any(feed.state is wanted or tick.wait(0.05) for _ in range(400))


def watched(port: int, path: str) -> Feed:
    """Open the camera as the program does."""
    return Feed(partial(open_address, f"http://ana:secret@127.0.0.1:{port}/{path}"))


def test_a_good_stream_is_live(port: int) -> None:
    """Frames come with their size."""
    feed = watched(port, "good")
    newest = feed.newest(timeout_s=20)
    feed.close()
    assert newest is not None
    assert newest.frame.shape == (120, 160, 3)


def test_a_stream_that_closes_is_opened_again(port: int) -> None:
    """More frames come than one connection gives."""
    feed = watched(port, "closing")
    later = None
    for _ in range(200):
        later = feed.newest(after=14, timeout_s=0.5)
        if later is not None:
            break
    feed.close()
    assert later is not None


def test_a_stream_that_falls_silent_is_stalled(port: int) -> None:
    """Within seconds, while the connection is still open."""
    feed = watched(port, "slow")
    assert feed.newest(timeout_s=20) is not None
    assert reached(feed, SourceState.STALLED)
    feed.close()


def test_half_pictures_never_become_frames(port: int) -> None:
    """The connection is fine, what comes over it is not."""
    feed = watched(port, "half")
    assert feed.newest(timeout_s=3) is None
    feed.close()


def test_a_wrong_path_or_port_is_refused(port: int) -> None:
    """Not found, and nobody there."""
    for address in (f"http://127.0.0.1:{port}/none", "http://127.0.0.1:9/none"):
        with pytest.raises(RefusedError):
            open_address(address)


def test_passwords_are_never_written_anywhere(port: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither by us nor by the libraries beneath, nor in the error."""
    secret = f"http://ana:secret@127.0.0.1:{port}/none?token=hidden"
    with pytest.raises(RefusedError) as refused:
        open_address(secret)
    out, err = capfd.readouterr()
    said = out + err + str(refused.value)
    assert "secret" not in said
    assert "hidden" not in said


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("rtsp://ana:pa@ss@cam.local/1", "rtsp://…@cam.local/1"),
        ("http://cam.local/video?user=ana&pwd=x", "http://cam.local/video?…"),
        ("http://cam.local:8080/video", "http://cam.local:8080/video"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    """User, password and query may all be secrets."""
    assert without_password(address) == shown
