"""How the line is doing: codes with data for a settings page, and plain words for a terminal."""

from dataclasses import dataclass
from enum import StrEnum, unique

from firmware_bridge.wire import Hello


@unique
class LinkState(StrEnum):
    """Every way a line can be."""

    OFF = "off"
    SEARCHING = "searching"
    NO_PORT = "no_port"
    BUSY = "busy"
    NO_PERMISSION = "no_permission"
    CANNOT_OPEN = "cannot_open"
    NOT_SERIAL = "not_serial"
    GREETING = "greeting"
    NO_ANSWER = "no_answer"
    WRONG_DEVICE = "wrong_device"
    WRONG_VERSION = "wrong_version"
    WRONG_BOARD = "wrong_board"
    NO_PROGRAM = "no_program"
    LIVE = "live"
    LOST = "lost"
    STOPPED_ANSWERING = "stopped_answering"
    REFUSED = "refused"
    FAULT = "fault"


_WORDS = {
    LinkState.OFF: "the lights are switched off",
    LinkState.SEARCHING: "no board is plugged in yet",
    LinkState.NO_PORT: "{port} is not there: is the cable plugged in?",
    LinkState.BUSY: "another program is using {port}",
    LinkState.NO_PERMISSION: "you may not open {port}: join the group '{detail}' and log in again",
    LinkState.CANNOT_OPEN: "{port} cannot be opened: {detail}",
    LinkState.NOT_SERIAL: "{port} is not a serial port",
    LinkState.GREETING: "asking {port} who it is",
    LinkState.NO_ANSWER: "{port} does not answer",
    LinkState.WRONG_DEVICE: "{port} answers, but it is no LED board of this table",
    LinkState.WRONG_VERSION: "the board speaks protocol {detail}: copy the newer main.py to it",
    LinkState.WRONG_BOARD: "{port} is another board: {detail}",
    LinkState.NO_PROGRAM: "MicroPython is there, but main.py is not running: copy it to the board",
    LinkState.LIVE: "the board on {port} shows the table",
    LinkState.LOST: "the board has gone: waiting for it to come back",
    LinkState.STOPPED_ANSWERING: "the board on {port} stopped answering: trying again",
    LinkState.REFUSED: "the board refused the table: {detail}",
    LinkState.FAULT: "the lights ran into a fault: {detail}",
}


@dataclass(frozen=True, slots=True)
class Status:
    """The state of the line, with what a person needs to know about it.

    `detail` is the group for NO_PERMISSION, the protocol for WRONG_VERSION, the id found for
    WRONG_BOARD, and the reason for CANNOT_OPEN, REFUSED and FAULT.
    """

    state: LinkState
    port: str = ""
    detail: str = ""
    board: Hello | None = None

    def words(self) -> str:
        """Say it in English."""
        return _WORDS[self.state].format(port=self.port or "the port", detail=self.detail)


class LineError(Exception):
    """The line cannot be used; carries the status to show."""

    def __init__(self, state: LinkState, port: str = "", detail: str = "") -> None:
        super().__init__(state.value)
        self.status = Status(state, port, detail)
