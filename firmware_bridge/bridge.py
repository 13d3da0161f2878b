"""Keeps a board showing the newest table, whatever happens to the line.

One worker thread owns the port. The game only leaves its newest table here and never waits.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from serial.tools import list_ports

from firmware_bridge.lights import TableLights
from firmware_bridge.line import Line, open_line
from firmware_bridge.native import NativeBoard
from firmware_bridge.picture import DEFAULT_LAYOUT, Layout
from firmware_bridge.ports import HANDLING, Family, Lister, Port, family_of, list_all
from firmware_bridge.status import LineError, LinkState, Status
from firmware_bridge.wire import Hello
from firmware_bridge.wled import WledBoard

LOOK_S = 0.05
RETRY_S = 0.1
# Listing every port of the machine costs more than looking for one.
SEARCH_S = 0.25
# Asking a stranger again and again would be rude, and a person has to act first.
STRANGER_RETRY_S = 1.0
_STRANGERS = {
    LinkState.NO_ANSWER,
    LinkState.WRONG_DEVICE,
    LinkState.WRONG_VERSION,
    LinkState.WRONG_BOARD,
    LinkState.NO_PROGRAM,
    LinkState.NOT_SERIAL,
    LinkState.REFUSED,
    LinkState.FAULT,
}
_log = logging.getLogger(__name__)


@unique
class DriverKind(StrEnum):
    """What speaks at the other end."""

    NONE = "none"
    NATIVE = "native"
    WLED = "wled"


@dataclass(frozen=True, slots=True)
class Choice:
    """What the user chose. Without a port: any Raspberry Pi Pico, by `board` id if one is given.

    The layout is for WLED, which cannot tell how its strips are cut.
    """

    driver: DriverKind = DriverKind.NATIVE
    port: str | None = None
    board: str | None = None
    brightness: int = 255
    dim_ms: int = 3000
    blank_ms: int = 10000
    layout: Layout = DEFAULT_LAYOUT


OFF = Choice(DriverKind.NONE)


class Board(Protocol):
    """What every driver can do on an open line."""

    beat_s: float

    def greet(self) -> Hello:
        """Ask who is there, or raise."""

    def configure(self, brightness: int, dim_ms: int, blank_ms: int) -> None:
        """Take over the user's wishes."""

    def show(self, newest: Callable[[], TableLights]) -> TableLights:
        """Show the newest table and return the one that was shown."""

    def beat(self, shown: TableLights | None) -> bool:
        """Keep the board awake; False if it no longer shows that table."""

    def listen(self) -> None:
        """Notice a pulled cable."""


def _driver(line: Line, choice: Choice) -> Board:
    if choice.driver is DriverKind.WLED:
        return WledBoard(line, choice.layout)
    return NativeBoard(line)


Listener = Callable[[Status], None]


def _is_wanted(number: str, choice: Choice) -> bool:
    """Tell whether a board may be the chosen one; USB may not know a number at all."""
    return choice.board is None or number.upper() in ("", choice.board.upper())


def _pause_s(state: LinkState) -> float:
    if state in _STRANGERS:
        return STRANGER_RETRY_S
    return SEARCH_S if state is LinkState.SEARCHING else RETRY_S


class Bridge:
    """The lights as a game sees them: post a table, ask how the line is."""

    def __init__(self, choice: Choice = OFF, lister: Lister = list_ports.comports) -> None:
        self._choice = choice
        self._lister = lister
        self._newest: TableLights | None = None
        self._wake: SimpleQueue[None] = SimpleQueue()
        self._is_woken = False
        self._stop = threading.Event()
        self._changed = threading.Condition()
        self._shown: TableLights | None = None
        self._status = Status(LinkState.OFF)
        self._listeners: list[Listener] = []
        self._worker = threading.Thread(target=self._run, name="table-lights", daemon=True)
        self._worker.start()

    def post(self, table: TableLights) -> None:
        """Leave the newest table for the worker. Takes no lock: the game never waits."""
        self._newest = table
        if not self._is_woken:
            self._is_woken = True
            self._wake.put(None)

    def choose(self, choice: Choice) -> None:
        """Use another port, driver or brightness from now on."""
        self._choice = choice

    def status(self) -> Status:
        """Return how the line is now."""
        return self._status

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call back on every change, on the worker's thread; returns how to end it."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def shown(self) -> TableLights | None:
        """Return the table that the board last said it shows; None while there is no board."""
        return self._shown

    def wait_until(self, is_met: Callable[[], bool], patience_s: float) -> bool:
        """Wait until something about status or shown table holds; False if it never did."""
        with self._changed:
            return self._changed.wait_for(is_met, patience_s)

    def close(self) -> None:
        """End the worker and let the port go; the board dims and goes dark by itself."""
        self._stop.set()
        self._wake.put(None)
        self._worker.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._try_ports(self._choice)
            except LineError as error:
                self._report(error.status)
            except Exception as error:  # noqa: BLE001 - a game outlives any fault of its lights
                _log.exception("table lights")
                self._report(Status(LinkState.FAULT, detail=type(error).__name__))
            self._stop.wait(_pause_s(self._status.state))

    def _try_ports(self, choice: Choice) -> None:
        """Serve the first port that turns out to be our board; else raise the last refusal."""
        if choice.driver is DriverKind.NONE:
            raise LineError(LinkState.OFF)
        refusal = LineError(LinkState.SEARCHING)
        for port in self._ports_to_ask(choice):
            try:
                self._visit(port, choice)
            except LineError as error:
                refusal = error
            else:
                return
        raise refusal

    def _ports_to_ask(self, choice: Choice) -> Iterator[Port]:
        """Yield the chosen port, or every Pico: no other port is ever opened unasked."""
        if choice.port is not None:
            if choice.port.startswith("/") and not Path(choice.port).exists():
                raise LineError(LinkState.NO_PORT, choice.port)
            yield Port(choice.port, family_of(choice.port, self._lister))
            return
        for port in list_all(self._lister):
            if port.family is Family.PICO and _is_wanted(port.serial_number, choice):
                yield port

    def _visit(self, port: Port, choice: Choice) -> None:
        handling = HANDLING[port.family]
        line = open_line(port.path, handling)
        try:
            if self._status.state not in _STRANGERS:
                self._report(Status(LinkState.GREETING, port.path))
            self._stop.wait(handling.settle_s)
            board = _driver(line, choice)
            hello = board.greet()
            if not _is_wanted(hello.board, choice):
                raise LineError(LinkState.WRONG_BOARD, port.path, hello.board)
            board.configure(choice.brightness, choice.dim_ms, choice.blank_ms)
            self._report(Status(LinkState.LIVE, port.path, board=hello))
            self._serve(board, choice)
        finally:
            self._note_shown(None)
            line.close()

    def _serve(self, board: Board, choice: Choice) -> None:
        """Show and keep awake until stopped, chosen anew, or the line raises."""
        shown: TableLights | None = None
        beat_at = time.monotonic() + board.beat_s
        while not self._stop.is_set() and self._choice is choice:
            newest = self._newest
            if newest is not None and newest != shown:
                shown = self._show(board, newest)
                beat_at = time.monotonic() + board.beat_s
            elif time.monotonic() >= beat_at:
                shown = shown if board.beat(shown) else None
                beat_at = time.monotonic() + board.beat_s
            elif not self._is_awake():
                board.listen()

    def _show(self, board: Board, table: TableLights) -> TableLights:
        shown = board.show(lambda: self._newest or table)
        self._note_shown(shown)
        return shown

    def _is_awake(self) -> bool:
        """Wait a moment for a post; the flag falls before the newest table is read."""
        try:
            self._wake.get(timeout=LOOK_S)
        except Empty:
            return False
        self._is_woken = False
        return True

    def _note_shown(self, table: TableLights | None) -> None:
        with self._changed:
            self._shown = table
            self._changed.notify_all()

    def _report(self, status: Status) -> None:
        if status == self._status:
            return
        with self._changed:
            self._status = status
            self._changed.notify_all()
        for listener in tuple(self._listeners):
            try:
                listener(status)
            except Exception:  # noqa: BLE001 - a page that fails must not darken the table
                _log.exception("listener of the table lights")
