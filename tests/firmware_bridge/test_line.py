"""Opening a port: the control lines of each family, and a reason for every failure."""

import errno
import os
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import serial

from firmware_bridge.line import Line, group_of, open_line
from firmware_bridge.ports import HANDLING, Family, candidates, family_of, list_all
from firmware_bridge.rig.board import VirtualBoard
from firmware_bridge.status import LineError, LinkState

NOBODY = 65534


class FakePort:
    """A port that notes what it is told, or fails."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.failure = failure
        self.dtr = self.rts = True
        self.lines_at_open: tuple[bool, bool] | None = None

    def open(self) -> None:
        """Open or fail."""
        if self.failure:
            raise self.failure
        self.lines_at_open = (self.dtr, self.rts)

    def write(self, _data: bytes) -> None:
        """Fail."""
        if self.failure:
            raise self.failure


def a_usb_port(device: str, vid: int | None) -> SimpleNamespace:
    """Return a port as pyserial lists it."""
    pid = None if vid is None else 5
    return SimpleNamespace(device=device, vid=vid, pid=pid, serial_number=None, description=None)


PORTS = [
    a_usb_port("/dev/ttyUSB0", 0x1A86),
    a_usb_port("/dev/ttyACM1", 0x2E8A),
    a_usb_port("/dev/ttyACM0", 0x2341),
    a_usb_port("/dev/ttyS0", None),
]


@pytest.mark.parametrize(
    ("family", "lines"),
    [
        (Family.PICO, (True, True)),
        (Family.ARDUINO, (False, False)),
        (Family.ESPRESSIF, (False, False)),
        (Family.USB_SERIAL_CHIP, (False, False)),
    ],
)
def test_each_family_gets_its_control_lines_before_opening(
    family: Family, lines: tuple[bool, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """MicroPython speaks only with DTR; boards behind a chip would restart with it."""
    port = FakePort()
    monkeypatch.setattr(serial, "serial_for_url", lambda *_, **__: port)

    open_line("/dev/ttyACM0", HANDLING[family])

    assert port.lines_at_open == lines


def test_a_usb_id_proposes_a_family() -> None:
    """Candidates are known kinds of boards, in the order of their names."""
    assert [(port.path, port.family) for port in candidates(lambda: PORTS)] == [
        ("/dev/ttyACM0", Family.ARDUINO),
        ("/dev/ttyACM1", Family.PICO),
        ("/dev/ttyUSB0", Family.USB_SERIAL_CHIP),
    ]
    assert [port.usb_id for port in list_all(lambda: PORTS)][:2] == ["2341:0005", "2E8A:0005"]


def test_a_port_that_usb_does_not_know_is_other() -> None:
    """A pseudo-terminal or URL is never listed and still may be chosen."""
    assert family_of("/dev/ttyACM1", lambda: PORTS) is Family.PICO
    assert family_of("socket://board:7000", lambda: PORTS) is Family.OTHER


@pytest.mark.parametrize(
    ("failure", "state"),
    [
        (serial.SerialException(errno.ENOENT, "no"), LinkState.NO_PORT),
        (serial.SerialException(errno.EBUSY, "no"), LinkState.BUSY),
        (serial.SerialException(errno.EAGAIN, "no"), LinkState.BUSY),
        (serial.SerialException(errno.EACCES, "no"), LinkState.NO_PERMISSION),
        (serial.SerialException("Could not configure port: (25, 'x')"), LinkState.NOT_SERIAL),
        (termios.error(errno.ENOTTY, "no"), LinkState.NOT_SERIAL),
        (serial.SerialException("FileNotFoundError(2, 'x')"), LinkState.NO_PORT),
        (serial.SerialException("PermissionError(13, 'x')"), LinkState.BUSY),
        (serial.SerialException("something else"), LinkState.CANNOT_OPEN),
        (OSError(errno.EPROTO, "usb"), LinkState.CANNOT_OPEN),
        (ValueError("bad address"), LinkState.CANNOT_OPEN),
    ],
)
def test_every_failure_to_open_has_a_state(
    failure: Exception, state: LinkState, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those of Windows, which pyserial only puts into words."""
    monkeypatch.setattr(serial, "serial_for_url", lambda *_, **__: FakePort(failure))

    with pytest.raises(LineError) as error:
        open_line("/dev/ttyACM0", HANDLING[Family.PICO])

    assert error.value.status.state is state


@pytest.mark.parametrize(
    "failure",
    [
        serial.SerialTimeoutException("Write timeout"),
        serial.SerialException("write failed"),
        OSError(errno.EIO, "gone"),
        termios.error(errno.EIO, "gone"),
    ],
)
def test_every_failure_of_an_open_line_is_a_loss(failure: Exception) -> None:
    """One of pyserial's errors is not even an OSError."""
    with pytest.raises(LineError) as error:
        Line(FakePort(failure), "/dev/ttyACM0").write(b"x")

    assert error.value.status.state is LinkState.LOST


@pytest.fixture
def a_forbidden_port() -> Iterator[Path]:
    """Return a real port that nobody but its owner may open."""
    device, host = os.openpty()
    path = Path(os.ttyname(host))
    path.chmod(0)
    yield path
    os.close(device)
    os.close(host)


def test_a_forbidden_port_names_the_group_that_may_open_it(a_forbidden_port: Path) -> None:
    """Joining that group is what the user has to do."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        with pytest.raises(LineError) as error:
            open_line(str(a_forbidden_port), HANDLING[Family.OTHER])
    finally:
        if is_root:
            os.seteuid(0)

    assert error.value.status.state is LinkState.NO_PERMISSION
    assert error.value.status.detail == a_forbidden_port.group()


def test_a_group_without_a_name_is_guessed() -> None:
    """The usual one, where the system cannot tell."""
    assert group_of("/nowhere/at/all") == "dialout"


def test_a_pulled_cable_is_noticed_without_writing(
    board: VirtualBoard, eventually: Callable[[Callable[[], bool]], bool]
) -> None:
    """Looking for pending bytes is enough."""
    line = open_line(str(board.path), HANDLING[Family.OTHER])
    board.unplug()

    with pytest.raises(LineError) as error:
        eventually(lambda: bool(line.pending()))

    assert error.value.status.state is LinkState.LOST
    line.close()
