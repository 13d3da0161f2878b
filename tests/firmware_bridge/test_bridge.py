"""A line that heals itself, and says in one code what is wrong while it cannot."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from firmware_bridge import bridge as bridge_module
from firmware_bridge import native, wire
from firmware_bridge.bridge import OFF, Bridge, Choice
from firmware_bridge.lights import TableLights
from firmware_bridge.rig.board import VirtualBoard
from firmware_bridge.status import LinkState, Status

PATIENCE_S = 15.0
# Bytes of replies; one has about twenty.
LOOT = 60
BuildBoard = Callable[..., VirtualBoard]
BuildBridge = Callable[..., Bridge]
BuildTable = Callable[..., TableLights]
WireOf = Callable[..., str]
Strange = Callable[[Callable[[bytes], bytes]], Any]


@pytest.fixture(autouse=True)
def _short_greetings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not linger on strangers."""
    monkeypatch.setattr(native, "GREETING_S", 0.1)
    monkeypatch.setattr(bridge_module, "STRANGER_RETRY_S", 0.2)


def reaches(bridge: Bridge, state: LinkState) -> bool:
    """Wait until the line is in a state."""
    return bridge.wait_until(lambda: bridge.status().state is state, PATIENCE_S)


def shows(bridge: Bridge, table: TableLights) -> bool:
    """Wait until the board said that it shows a table."""
    return bridge.wait_until(lambda: bridge.shown() == table, PATIENCE_S)


def usb_port(path: object, vid: int, serial_number: str = "") -> SimpleNamespace:
    """Return a port as pyserial lists it."""
    return SimpleNamespace(
        device=str(path), vid=vid, pid=5, serial_number=serial_number, description="a board"
    )


def test_a_posted_table_is_seen(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """From the game to the colour of the lights."""
    bridge = a_bridge(Choice(port=str(board.path)))

    bridge.post(a_table(8, 5, 3))

    assert board.wait_to_show(wire_of(a_table(8, 5, 3)))
    assert shows(bridge, a_table(8, 5, 3))


def test_the_newest_table_wins(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """Lights are a picture of now: thousands of posts become few frames, the last one stays."""
    bridge = a_bridge(Choice(port=str(board.path)))
    assert reaches(bridge, LinkState.LIVE)
    for number in range(3000):
        bridge.post(a_table(number % 11, number % 7))
    bridge.post(a_table(1, 2, 3, 4))

    assert board.wait_to_show(wire_of(a_table(1, 2, 3, 4)))
    assert len(board.frames) < 1500


def test_a_replugged_board_catches_up(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """Pulling the cable never disturbs the game: what changed meanwhile is shown afterwards."""
    bridge = a_bridge(Choice(port=str(board.path)))
    bridge.post(a_table(8, 8))
    assert shows(bridge, a_table(8, 8))
    for life in range(5):
        board.unplug()
        bridge.post(a_table(life, 8))
        assert reaches(bridge, LinkState.NO_PORT)
        assert bridge.shown() is None
        board.plug()

        assert board.wait_to_show(wire_of(a_table(life, 8)))
    assert reaches(bridge, LinkState.LIVE)


def test_a_pulled_cable_is_noticed_between_heartbeats(
    board: VirtualBoard, a_bridge: BuildBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a quick replug would have to wait for the next one."""
    monkeypatch.setattr(native.NativeBoard, "beat_s", 3600.0)
    bridge = a_bridge(Choice(port=str(board.path)))
    assert reaches(bridge, LinkState.LIVE)

    board.unplug()

    assert reaches(bridge, LinkState.NO_PORT)


def test_a_board_that_is_late_is_found(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """The kiosk may start before the board is plugged in."""
    board.unplug()
    bridge = a_bridge(Choice(port=str(board.path)))
    bridge.post(a_table(4, 4))
    assert reaches(bridge, LinkState.NO_PORT)

    board.plug()

    assert board.wait_to_show(wire_of(a_table(4, 4)))


def test_a_board_that_forgot_its_table_gets_it_again(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """Another program wrote to the same port: the next heartbeat notices and heals it."""
    bridge = a_bridge(Choice(port=str(board.path)))
    bridge.post(a_table(4, 4))
    assert board.wait_to_show(wire_of(a_table(4, 4)))

    intruder = os.open(board.path, os.O_WRONLY | os.O_NOCTTY)
    os.write(intruder, wire.state(0x7777, a_table(9, 9)))
    os.close(intruder)

    assert board.wait_to_show(wire_of(a_table(9, 9)))
    assert board.wait_to_show(wire_of(a_table(4, 4)))


def test_a_board_that_stops_answering_is_told_and_healed(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """The port is still there, but the program hangs until its watchdog bites."""
    bridge = a_bridge(Choice(port=str(board.path)))
    bridge.post(a_table(4, 4))
    assert shows(bridge, a_table(4, 4))

    board.send_signal(signal.SIGSTOP)
    bridge.post(a_table(3, 3))
    assert reaches(bridge, LinkState.STOPPED_ANSWERING)
    board.send_signal(signal.SIGCONT)

    assert board.wait_to_show(wire_of(a_table(3, 3)))
    assert shows(bridge, a_table(3, 3))


def test_a_board_that_only_refuses_does_not_hold_the_worker(
    a_stranger: Strange, a_table: BuildTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line too bad for any frame ends in a state, and the program can still be closed."""
    monkeypatch.setattr(native, "REFUSAL_S", 0.5)
    greeting = wire.frame("H,1,1.0,E6,8,A,9,9")
    refuser = a_stranger(lambda data: greeting if b"$H" in data else wire.frame("N,-,crc"))
    bridge = Bridge(Choice(port=refuser.path))
    bridge.post(a_table(4, 4))

    assert reaches(bridge, LinkState.STOPPED_ANSWERING)
    bridge.close()
    assert bridge.shown() is None


def test_a_missing_port_is_told(a_bridge: BuildBridge, tmp_path: Path) -> None:
    """With the name of the port in the words."""
    bridge = a_bridge(Choice(port=str(tmp_path / "gone")))

    assert reaches(bridge, LinkState.NO_PORT)
    assert str(tmp_path / "gone") in bridge.status().words()


def test_a_port_in_use_is_told_and_taken_when_free(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable
) -> None:
    """Two programs on one port: the second waits for the first to leave."""
    first = Bridge(Choice(port=str(board.path)))
    assert reaches(first, LinkState.LIVE)
    second = a_bridge(Choice(port=str(board.path)))
    second.post(a_table(2, 2))
    assert reaches(second, LinkState.BUSY)

    first.close()

    assert shows(second, a_table(2, 2))


def test_a_program_that_steals_replies_does_no_lasting_harm(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """One that ignores our lock reads every other answer: states come and go, no fault."""
    heard: list[Status] = []
    bridge = a_bridge(Choice(port=str(board.path)))
    assert reaches(bridge, LinkState.LIVE)
    bridge.subscribe(heard.append)
    thief = os.open(board.path, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
    stolen = b""
    for number in count():
        bridge.post(a_table(number % 11, 4))
        with suppress(BlockingIOError):
            stolen += os.read(thief, 100)
        if len(stolen) > LOOT:
            break
    os.close(thief)

    bridge.post(a_table(1, 2, 3))

    assert board.wait_to_show(wire_of(a_table(1, 2, 3)))
    assert shows(bridge, a_table(1, 2, 3))
    assert LinkState.FAULT not in [status.state for status in heard]


def test_a_file_is_no_port(a_bridge: BuildBridge, tmp_path: Path) -> None:
    """Whatever a user picks, it is a state and not a traceback."""
    file = tmp_path / "notes.txt"
    file.write_text("no port", encoding="utf-8")

    assert reaches(a_bridge(Choice(port=str(file))), LinkState.NOT_SERIAL)
    assert file.read_text(encoding="utf-8") == "no port"


def test_a_url_that_leads_nowhere_is_told(a_bridge: BuildBridge) -> None:
    """Also one of a kind that does not exist."""
    assert reaches(a_bridge(Choice(port="nonsense://board")), LinkState.CANNOT_OPEN)


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        (lambda _: b"", LinkState.NO_ANSWER),
        (lambda data: data, LinkState.WRONG_DEVICE),
        (lambda _: os.urandom(50), LinkState.WRONG_DEVICE),
        (lambda _: b"\r\nOK\r\n", LinkState.WRONG_DEVICE),
        (lambda _: wire.frame("H,2,9.0,E6,8,A,9,9"), LinkState.WRONG_VERSION),
    ],
    ids=["silent", "echo", "garbage", "modem", "newer"],
)
def test_a_stranger_hears_nothing_but_the_question(
    a_stranger: Strange,
    a_bridge: BuildBridge,
    a_table: BuildTable,
    answer: Callable[[bytes], bytes],
    state: LinkState,
) -> None:
    """No table is ever written to a device that did not answer the hello as our board does."""
    stranger = a_stranger(answer)
    bridge = a_bridge(Choice(port=stranger.path))
    bridge.post(a_table(4, 4))

    assert reaches(bridge, state)
    assert stranger.heard.replace(wire.hello(), b"") == b""
    assert stranger.heard


def test_micropython_without_our_file_is_told(
    a_board: BuildBoard, a_bridge: BuildBridge, interpreter: object
) -> None:
    """The board sits at its prompt and answers the hello with a traceback of its own."""
    if interpreter is None:
        pytest.skip("needs the prompt of a real MicroPython")
    board = a_board(has_program=False)

    assert reaches(a_bridge(Choice(port=str(board.path))), LinkState.NO_PROGRAM)


def test_only_picos_are_asked_unless_the_user_names_a_port(
    board: VirtualBoard, a_stranger: Strange, a_bridge: BuildBridge, a_table: BuildTable
) -> None:
    """A printer or modem behind a common USB chip is never written to."""
    printer = a_stranger(lambda _: b"")
    ports = [usb_port(printer.path, 0x1A86), usb_port(board.path, 0x2E8A)]
    bridge = a_bridge(Choice(), lister=lambda: ports)
    bridge.post(a_table(4, 4))

    assert shows(bridge, a_table(4, 4))
    assert printer.heard == b""


def test_without_a_board_the_bridge_keeps_searching(a_bridge: BuildBridge) -> None:
    """No lights is the usual case, not a fault."""
    bridge = a_bridge(Choice(), lister=list)

    assert reaches(bridge, LinkState.SEARCHING)


def test_boards_are_told_apart_by_their_own_number(
    a_board: BuildBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """USB numbers may be missing; what the board says about itself decides."""
    boards = [a_board(board_id=number) for number in ("AA01", "AA02", "AA03")]
    ports = [usb_port(board.path, 0x2E8A) for board in boards]
    bridge = a_bridge(Choice(board="AA02"), lister=lambda: ports)
    bridge.post(a_table(4, 4))

    assert boards[1].wait_to_show(wire_of(a_table(4, 4)))
    assert bridge.wait_until(lambda: bridge.status().board is not None, PATIENCE_S)
    assert wire_of(a_table(4, 4)) not in [data for _, data in boards[0].frames + boards[2].frames]


def test_a_board_with_another_usb_number_is_left_alone(
    a_stranger: Strange, a_bridge: BuildBridge
) -> None:
    """Somebody else's Pico is not even asked when the user chose a certain one."""
    other = a_stranger(lambda _: b"")
    ports = [usb_port(other.path, 0x2E8A, "BB01")]

    assert reaches(a_bridge(Choice(board="AA02"), lister=lambda: ports), LinkState.SEARCHING)
    assert other.heard == b""


def test_a_number_is_the_same_in_small_letters(
    a_board: BuildBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """MicroPython tells USB its number in small letters, and the hello in capitals."""
    board = a_board(board_id="E6614C31")
    ports = [usb_port(board.path, 0x2E8A, "e6614c31")]
    bridge = a_bridge(Choice(board="e6614c31"), lister=lambda: ports)
    bridge.post(a_table(4, 4))

    assert board.wait_to_show(wire_of(a_table(4, 4)))


def test_another_board_on_the_chosen_port_is_told(
    board: VirtualBoard, a_bridge: BuildBridge
) -> None:
    """With the number it has."""
    bridge = a_bridge(Choice(port=str(board.path), board="AA02"))

    assert reaches(bridge, LinkState.WRONG_BOARD)
    assert "5449524D00000001" in bridge.status().words()


def test_the_user_can_choose_anew_at_any_time(
    a_board: BuildBoard, a_bridge: BuildBridge, a_table: BuildTable, wire_of: WireOf
) -> None:
    """A settings page moves the lights to another board, dims them, and switches them off."""
    first, second = a_board(), a_board()
    bridge = a_bridge(Choice(port=str(first.path)))
    bridge.post(a_table(4, 4))
    assert first.wait_to_show(wire_of(a_table(4, 4)))

    bridge.choose(Choice(port=str(second.path), brightness=16))

    assert second.wait_to_show(wire_of(a_table(4, 4), brightness=16))
    bridge.choose(OFF)
    assert reaches(bridge, LinkState.OFF)


def test_a_page_hears_every_change_and_may_fail(
    board: VirtualBoard, a_bridge: BuildBridge, a_table: BuildTable
) -> None:
    """A listener that raises does not darken the table; one that left is not called."""
    heard: list[Status] = []
    left: list[Status] = []
    bridge = a_bridge(OFF)

    def fail(_: Status) -> None:
        raise RuntimeError

    bridge.subscribe(fail)
    bridge.subscribe(left.append)()
    bridge.subscribe(heard.append)
    bridge.choose(Choice(port=str(board.path)))
    bridge.post(a_table(4, 4))

    assert shows(bridge, a_table(4, 4))
    assert [status.state for status in heard] == [LinkState.GREETING, LinkState.LIVE]
    assert left == []


def test_a_fault_of_our_own_is_a_state_too(
    board: VirtualBoard,
    a_bridge: BuildBridge,
    a_table: BuildTable,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bug in a driver must not end the worker: the game would lose its lights for ever."""
    bridge = a_bridge(OFF)
    monkeypatch.setattr(bridge_module, "open_line", lambda *_: 1 / 0)
    bridge.choose(Choice(port=str(board.path)))
    assert reaches(bridge, LinkState.FAULT)

    monkeypatch.undo()
    bridge.post(a_table(4, 4))

    assert shows(bridge, a_table(4, 4))


def test_closing_ends_the_worker_at_once_without_a_board(a_bridge: BuildBridge) -> None:
    """Leaving the program must not wait for a port that is not there."""
    bridge = Bridge(Choice(port="/nowhere/at/all"))
    assert reaches(bridge, LinkState.NO_PORT)

    bridge.close()
    bridge.close()

    assert bridge.status().state is LinkState.NO_PORT


@pytest.mark.parametrize("state", LinkState)
def test_every_state_has_words(state: LinkState) -> None:
    """With the port and the detail in their places."""
    words = Status(state, "/dev/ttyACM0", "dialout").words()

    assert words
    assert "{" not in words
