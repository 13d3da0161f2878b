"""An open serial line. Whatever pyserial throws leaves here as one error with a reason."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import serial

from firmware_bridge.ports import Handling
from firmware_bridge.status import LineError, LinkState

BAUD = 115200
READ_S = 0.02
WRITE_S = 0.5

_FAULTS: tuple[type[Exception], ...] = (OSError, ValueError)
with suppress(ImportError):  # not on Windows
    import termios

    _FAULTS += (termios.error,)  # which, unlike its brothers, is no OSError

_STATE_OF_ERRNO: dict[object, LinkState] = {
    errno.ENOENT: LinkState.NO_PORT,
    errno.ENODEV: LinkState.NO_PORT,
    errno.ENXIO: LinkState.NO_PORT,
    errno.EIO: LinkState.NO_PORT,
    errno.EACCES: LinkState.NO_PERMISSION,
    errno.EPERM: LinkState.NO_PERMISSION,
    errno.EBUSY: LinkState.BUSY,
    errno.EAGAIN: LinkState.BUSY,
    errno.ENOTTY: LinkState.NOT_SERIAL,
}
# Where pyserial hides the reason in its words; on Windows a busy port is "access denied".
_STATE_OF_WORDS = {
    "Could not configure port": LinkState.NOT_SERIAL,
    "FileNotFoundError": LinkState.NO_PORT,
    "PermissionError": LinkState.BUSY,
}


class Line:
    """Bytes to and from one board."""

    def __init__(self, port: Any, path: str) -> None:
        self._port = port
        self.path = path

    def write(self, data: bytes) -> None:
        """Send bytes; a board that takes none for half a second is lost."""
        with self._lost():
            self._port.write(data)

    def read(self) -> bytes:
        """Return what has arrived, waiting a moment if nothing has."""
        with self._lost():
            return bytes(self._port.read(1)) + self.pending()

    def pending(self) -> bytes:
        """Return what has arrived without waiting; notices a pulled cable."""
        with self._lost():
            waiting = self._port.in_waiting
            return bytes(self._port.read(waiting)) if waiting else b""

    def close(self) -> None:
        """Let the port go."""
        with suppress(*_FAULTS):
            self._port.close()

    @contextmanager
    def _lost(self) -> Iterator[None]:
        try:
            yield
        except _FAULTS as error:
            raise LineError(LinkState.LOST, self.path, str(error)) from error


def open_line(path: str, handling: Handling) -> Line:
    """Open a port or a pyserial URL for us alone, with the control lines its family wants."""
    try:
        port = serial.serial_for_url(
            path, BAUD, timeout=READ_S, write_timeout=WRITE_S, exclusive=True, do_not_open=True
        )
        port.dtr = port.rts = handling.control_lines
        port.open()
    except _FAULTS as error:
        raise _open_error(path, error) from error
    return Line(port, path)


def _open_error(path: str, error: Exception) -> LineError:
    by_words = (state for words, state in _STATE_OF_WORDS.items() if words in str(error))
    # termios keeps its number among the arguments only.
    code = getattr(error, "errno", None) or next(iter(error.args), None)
    state = _STATE_OF_ERRNO.get(code) or next(by_words, LinkState.CANNOT_OPEN)
    detail = group_of(path) if state is LinkState.NO_PERMISSION else str(error)
    return LineError(state, path, detail)


def group_of(path: str) -> str:
    """Return the group that may open a port."""
    try:
        return Path(os.path.realpath(path)).group()
    except (OSError, KeyError, NotImplementedError):
        return "dialout"
