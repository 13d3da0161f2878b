"""Real sources through the kiosk: a video file and a network camera, chosen by typing."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import cv2
import pytest

from companion.devices.dice_camera import CameraState
from companion.devices.simulated_camera import SimulatedTray
from companion.rules.bang_dice.model import Face
from companion.ui.words import words
from tools.dice_fingers import sit_down
from vision.simulated.script import RATE

pytestmark = pytest.mark.kivy
A, D, ONE, TWO, BEER, GUN = Face
THROW = (BEER, ONE, TWO, GUN, A)
ALL = range(5)
PATIENCE_S = 60
HEAD = b"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n"


def until(kiosk: Any, wanted: Callable[[], bool]) -> None:
    """Let the camera's threads work until something is so."""
    pause = threading.Event()
    for _ in range(PATIENCE_S * 20):
        kiosk.step(2)
        if wanted():
            return
        pause.wait(0.05)
    raise AssertionError("\n".join(label.text for label in kiosk.find_all("Label")))


def choose(kiosk: Any, source: str) -> Any:
    """Type a source on the camera page and give the camera that looks through it."""
    kiosk.app.go("settings", page="camera")
    kiosk.settle()
    kiosk.tap(kiosk.button("camera-enter"))
    kiosk.type(source)
    kiosk.tap(kiosk.button("shell-done"))
    return kiosk.app.services.extras["dice_camera"]


def says(kiosk: Any, message: str) -> bool:
    """Tell whether a message is on the screen."""
    return any(words.say(message) in label.text for label in kiosk.find_all("Label"))


class NetworkTray:
    """A phone over the tray: sends motion JPEG until its battery is empty."""

    def __init__(self, tray: SimulatedTray) -> None:
        self.tray, self._port = tray, 0
        self.switch_on()

    @property
    def address(self) -> str:
        """Where it is, with a password."""
        return f"http://ana:secret@127.0.0.1:{self._port}/video?token=hidden"

    def switch_on(self) -> None:
        """Answer viewers, at the same address as before."""
        self._off = threading.Event()
        handler = type("Viewer", (_Viewer,), {"tray": self.tray, "off": self._off})
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._server.daemon_threads = True
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def switch_off(self) -> None:
        """Close every connection and answer nobody."""
        self._off.set()
        self._server.shutdown()
        self._server.server_close()


class _Viewer(BaseHTTPRequestHandler):
    tray: SimulatedTray
    off: threading.Event

    def do_GET(self) -> None:
        """Send picture after picture."""
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
        self.end_headers()
        while not self.off.wait(1 / RATE):
            data = cv2.imencode(".jpg", self.tray.table.read())[1].tobytes()
            try:
                self.wfile.write(HEAD % len(data) + data + b"\r\n")
            except OSError:
                return

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


@pytest.fixture
def phone() -> Iterator[NetworkTray]:
    """Give a network camera that is on."""
    camera = NetworkTray(SimulatedTray(5, (*THROW, TWO)))
    yield camera
    camera.switch_off()


def test_a_network_camera_is_typed_watched_lost_and_found_again(
    kiosk: Any, phone: NetworkTray
) -> None:
    """The table goes on by hand meanwhile, and its address is shown nowhere."""
    camera = choose(kiosk, phone.address)
    until(kiosk, lambda: camera.state is CameraState.LOOKING)
    assert says(kiosk, "camera-network")
    seen = "\n".join(label.text for label in kiosk.find_all("Label"))
    assert not any(secret in seen for secret in ("127.0.0.1", "secret", "hidden"))
    kiosk.app.back()
    table = sit_down(kiosk, camera=True)
    until(kiosk, lambda: camera.state is CameraState.LOOKING)
    phone.tray.orders.order(ALL)
    until(kiosk, lambda: table.screen.session.state.dice is not None)
    assert sorted(table.screen.session.state.dice) == sorted(THROW)

    phone.switch_off()
    until(kiosk, lambda: says(kiosk, "dice-table-camera-gone"))
    before = table.screen.session.state
    table.tap(table.screen.middle.dice[before.dice.index(A)])
    table.tell((GUN,))
    assert GUN in table.screen.session.state.dice
    assert table.screen.session.state.rolls_left == before.rolls_left - 1

    phone.switch_on()
    until(kiosk, lambda: camera.state is CameraState.LOOKING)
    moves = len(table.screen.session.moves)
    phone.tray.orders.order([4])
    until(kiosk, lambda: len(table.screen.session.moves) > moves)
    assert TWO in table.screen.session.state.dice


def test_a_recorded_video_is_a_camera(kiosk: Any, tmp_path: Path) -> None:
    """A throw that was filmed is read from the file as it would be from the tray."""
    tray, video = SimulatedTray(5, THROW), tmp_path / "film_1.avi"
    film = cv2.VideoWriter(str(video), cv2.VideoWriter.fourcc(*"MJPG"), RATE, (1280, 720))
    for frame in range(round(RATE * 6)):
        if frame == round(RATE * 1.5):
            tray.orders.order(ALL)
        film.write(tray.table.read())
    film.release()
    camera = choose(kiosk, str(video))
    until(kiosk, lambda: says(kiosk, "camera-file") and camera.picture() is not None)
    kiosk.app.back()
    table = sit_down(kiosk, camera=True)
    until(kiosk, lambda: table.screen.session.state.dice is not None)

    assert sorted(table.screen.session.state.dice) == sorted(THROW)


@pytest.mark.parametrize("source", ["http://127.0.0.1:9/video", "97", "none/such.mp4"])
def test_a_source_that_is_not_there_is_told_and_played_without(kiosk: Any, source: str) -> None:
    """A wrong address, a missing camera, a lost file: words on the page, hands at the table."""
    choose(kiosk, source)
    until(kiosk, lambda: says(kiosk, "camera-state-refused"))
    kiosk.app.back()
    table = sit_down(kiosk, camera=True)
    until(kiosk, lambda: says(kiosk, "dice-table-camera-refused"))
    table.tell(THROW)

    assert table.screen.session.state.dice == THROW
