"""`python -m firmware_bridge`: find, try and watch LED boards, or run a virtual one."""

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from pathlib import Path

from firmware_bridge import wire
from firmware_bridge.bridge import Bridge, Choice, DriverKind
from firmware_bridge.lights import MAX_SEATS, MIN_SEATS, Cue, TableLights
from firmware_bridge.line import Line, open_line
from firmware_bridge.native import NativeBoard
from firmware_bridge.pattern import check_pattern
from firmware_bridge.picture import Layout
from firmware_bridge.ports import HANDLING, candidates, family_of, list_all
from firmware_bridge.status import LineError, LinkState
from firmware_bridge.table_file import FileRefusal, TableFileError, parse_table

DONE, FAILED, WRONG_USAGE = 0, 1, 2
# Enough for a board behind a USB chip, which restarts first, to be asked twice.
PATIENCE_S = 6.0
PATTERN_STEP_S = 0.7
# How long `show` stays on the line, so that an effect is seen to its end.
EFFECT_S = 2.5
# What waiting may still cure; for anything else a person has to act.
_HOPEFUL = {
    LinkState.OFF,
    LinkState.SEARCHING,
    LinkState.GREETING,
    LinkState.NO_ANSWER,
    LinkState.LIVE,
    LinkState.LOST,
    LinkState.STOPPED_ANSWERING,
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command; faults are words, never tracebacks."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        return command(options)
    except TableFileError as error:
        return _fail(f"{options.state}: {error}", WRONG_USAGE)
    except LineError as error:
        return _fail(f"{error.status.state}: {error.status.words()}", FAILED)
    except KeyboardInterrupt:
        return DONE
    except BrokenPipeError:
        # Whoever read our output has left; the interpreter must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def list_boards(options: argparse.Namespace) -> int:
    """List the ports a board may be on."""
    found = list_all() if options.all else candidates()
    for port in found:
        words = (
            f"{port.path}  {port.family}  {port.usb_id}  {port.serial_number}  {port.description}"
        )
        print(json.dumps(asdict(port)) if options.json else words.rstrip())
    if not found:
        print("no board found; --all lists every serial port", file=sys.stderr)
    return DONE


def show(options: argparse.Namespace) -> int:
    """Send a table, or the test pattern, and say when it is shown."""
    tables = [_read_table(options.state)] if options.state else list(check_pattern(options.seats))
    choice = Choice(
        DriverKind(options.driver),
        options.port,
        layout=Layout(seats=options.seats),
        brightness=options.brightness,
    )
    bridge = Bridge(choice)
    try:
        return _show_all(bridge, tables, hold=options.hold)
    finally:
        bridge.close()


def _show_all(bridge: Bridge, tables: Iterable[TableLights], *, hold: bool) -> int:
    for table in tables:
        # A board never plays the effect of the first table it is sent: it may be an old one.
        calm = replace(table, cue=Cue())
        for step in (calm, table):
            if not _is_shown(bridge, step):
                status = bridge.status()
                return _fail(f"{status.state}: {status.words()}", FAILED)
        print(f"shown on {bridge.status().port}", flush=True)
        time.sleep(PATTERN_STEP_S if table.cue == Cue() else EFFECT_S)
    while hold:
        time.sleep(1)
    return DONE


def _is_shown(bridge: Bridge, table: TableLights) -> bool:
    def is_settled() -> bool:
        return bridge.shown() == table or bridge.status().state not in _HOPEFUL

    bridge.post(table)
    return bridge.wait_until(is_settled, PATIENCE_S) and bridge.shown() == table


def monitor(options: argparse.Namespace) -> int:
    """Ask a board who it is and print what it says."""
    line = open_line(options.port, HANDLING[family_of(options.port)])
    try:
        line.write(wire.hello())
        _print_replies(line, options)
    finally:
        line.close()
    return DONE


def _print_replies(line: Line, options: argparse.Namespace) -> None:
    decoder = wire.Decoder()
    until = time.monotonic() + options.seconds if options.seconds else float("inf")
    while time.monotonic() < until:
        for reply in decoder.feed(line.read()):
            print(_in_words(reply), flush=True)


def _in_words(reply: wire.Reply) -> str:
    match reply:
        case wire.Hello():
            strips = f"{reply.seats} seats, {reply.bullets}+{reply.arrows} lights each"
            return f"hello   board {reply.board}, firmware {reply.firmware}, {strips}"
        case wire.Ack():
            return f"done    frame {reply.seq:04X}, shows {reply.mark}"
        case wire.Nak():
            return f"refused {reply.reason}"
        case wire.Noise():
            return f"text    {reply.text.decode('ascii', 'backslashreplace')}"


def prompt(options: argparse.Namespace) -> int:
    """Send a board back to its MicroPython prompt, to copy files to it."""
    line = open_line(options.port, HANDLING[family_of(options.port)])
    try:
        board = NativeBoard(line)
        board.greet()
        board.leave()
    finally:
        line.close()
    print("the board restarts at its prompt")
    return DONE


def simulate(options: argparse.Namespace) -> int:
    """Run a virtual board on a pseudo-terminal until interrupted."""
    if sys.platform == "win32":
        return _fail("no_pseudo_terminal: Windows has none; use Linux or macOS", FAILED)
    from firmware_bridge.rig import interpreter, simulate  # noqa: PLC0415 - not on Windows

    if options.link and (_is_taken(options.link) or not options.link.parent.is_dir()):
        return _fail(f"bad_link: {options.link} is in use or its folder is missing", WRONG_USAGE)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(DONE))
    found = None if options.twin else interpreter.get_interpreter(say=_whisper)
    simulate.simulate(found, Layout(seats=options.seats), options.link, _say)
    return DONE


def _is_taken(link: Path) -> bool:
    """Tell whether a name holds anything but a link: that would be lost."""
    return link.exists() and not link.is_symlink()


def _read_table(path: Path) -> TableLights:
    try:
        return parse_table(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TableFileError(FileRefusal.NO_FILE, error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise TableFileError(FileRefusal.NOT_TEXT) from error


def _say(words: str) -> None:
    print(words, flush=True)


def _whisper(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _fail(words: str, code: int) -> int:
    _whisper(words)
    return code


def _seats(text: str) -> int:
    seats = int(text)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise argparse.ArgumentTypeError("seats_must_be_2_to_8")
    return seats


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m firmware_bridge", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_ports(commands.add_parser("ports", help=list_boards.__doc__))
    _add_show(commands.add_parser("show", help=show.__doc__))
    for name, command in (("monitor", monitor), ("prompt", prompt)):
        one = commands.add_parser(name, help=command.__doc__)
        one.add_argument("--port", required=True)
        one.set_defaults(command=command, seconds=None)
        if command is monitor:
            one.add_argument("--seconds", type=float, help="stop after this time")
    _add_simulate(commands.add_parser("simulate", help=simulate.__doc__))
    return parser


def _add_ports(command: argparse.ArgumentParser) -> None:
    command.add_argument("--all", action="store_true", help="every serial port")
    command.add_argument("--json", action="store_true", help="one object a line")
    command.set_defaults(command=list_boards)


def _add_show(command: argparse.ArgumentParser) -> None:
    command.add_argument("--port", required=True, help="a port or a pyserial URL")
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("--state", type=Path, metavar="FILE.json")
    what.add_argument("--pattern", action="store_true", help="the test pattern")
    drivers = [kind.value for kind in DriverKind if kind is not DriverKind.NONE]
    command.add_argument("--driver", choices=drivers, default=DriverKind.NATIVE.value)
    command.add_argument("--seats", type=_seats, default=MAX_SEATS)
    command.add_argument("--brightness", type=int, choices=range(256), default=255, metavar="0-255")
    command.add_argument("--hold", action="store_true", help="keep it lit until Ctrl-C")
    command.set_defaults(command=show)


def _add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=_seats, default=MAX_SEATS)
    command.add_argument("--link", type=Path, help="make the port appear under this name")
    command.add_argument("--twin", action="store_true", help="the stand-in, not MicroPython")
    command.set_defaults(command=simulate)


if __name__ == "__main__":
    sys.exit(main())
