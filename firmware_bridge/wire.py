"""Frames of the line, pure: `$body*CRC` and a newline, ASCII, every number in hex.

The one-page description is README.md beside this file.
"""

import re
from binascii import crc_hqx
from dataclasses import dataclass

from firmware_bridge.lights import Bar, SeatLights, TableLights

PROTOCOL = 1
LONGEST_FRAME = 160
ACTIVE, OUT = 1, 2
SEQUENCES = 0x10000
LONGEST_MS = 0xFFFF
_FRAME = re.compile(rb"\$([ -~]*)\*([0-9A-F]{4})")


@dataclass(frozen=True, slots=True)
class Hello:
    """A board says who it is and what strips it has."""

    protocol: int
    firmware: str
    board: str
    seats: int
    bullets: int
    arrows: int
    pile: int


@dataclass(frozen=True, slots=True)
class Ack:
    """The board did what frame `seq` asked; `mark` names the table it shows."""

    seq: int
    mark: str


@dataclass(frozen=True, slots=True)
class Nak:
    """The board refused a frame; without `seq` it could not read which."""

    seq: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Noise:
    """A line that is no good frame: damage, or another program speaking."""

    text: bytes


Reply = Hello | Ack | Nak | Noise


def crc(body: bytes) -> str:
    """Return the CRC-16/CCITT-FALSE of a body as the wire writes it."""
    return f"{crc_hqx(body, 0xFFFF):04X}"


def frame(body: str) -> bytes:
    """Wrap a body for the line."""
    raw = body.encode("ascii")
    return b"$" + raw + b"*" + crc(raw).encode("ascii") + b"\n"


def hello() -> bytes:
    """Ask a board who it is; the newline in front ends whatever half line is there."""
    return b"\n" + frame(f"H,{PROTOCOL}")


def state(seq: int, table: TableLights) -> bytes:
    """Say what to show, all of it."""
    return frame(f"S,{seq:04X},{picture_of(table)}")


def beat(seq: int) -> bytes:
    """Say that the host is there."""
    return frame(f"P,{seq:04X}")


def config(seq: int, brightness: int, dim_ms: int, blank_ms: int) -> bytes:
    """Set the brightness and the times of silence after which the board dims and goes dark."""
    light = min(max(brightness, 0), 0xFF)
    dim, blank = (min(max(time_ms, 0), LONGEST_MS) for time_ms in (dim_ms, blank_ms))
    return frame(f"C,{seq:04X},{light:02X},{dim:04X},{blank:04X}")


def leave(seq: int) -> bytes:
    """Ask the board to go back to its prompt."""
    return frame(f"X,{seq:04X}")


def mark(table: TableLights) -> str:
    """Name a table as the board does in its answers: the CRC of the picture's text."""
    return crc(picture_of(table).encode("ascii"))


def picture_of(table: TableLights) -> str:
    """Write a table as text: seats, pile and cue."""
    seats = "".join(map(_seat, table.seats))
    among = sum(1 << seat for seat in table.cue.seats)
    cue = f"{table.cue.effect:X}{among:02X}{table.cue.number:02X}"
    return f"{seats},{_bar(table.pile)},{cue}"


def _seat(seat: SeatLights) -> str:
    flags = ACTIVE * seat.active + OUT * seat.out
    return f"{flags:X}{_bar(seat.bullets)}{_bar(seat.arrows)}"


def _bar(bar: Bar) -> str:
    return f"{bar.count:X}{bar.colour:X}{bar.ground:X}"


class Decoder:
    """Turns bytes from the board into replies, whatever lies between them."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[Reply]:
        """Return the replies that are complete after these bytes."""
        *lines, rest = (self._rest + data).split(b"\n")
        self._rest = rest[-LONGEST_FRAME:]
        return [parse(line) for line in lines if line.strip()]

    def rest(self) -> bytes:
        """Return the bytes of the line that is still open, such as a prompt."""
        return self._rest


def parse(line: bytes) -> Reply:
    """Read one line of the board."""
    text = line.strip()
    match = _FRAME.fullmatch(text)
    if match is None or crc(match[1]).encode("ascii") != match[2]:
        return Noise(text)
    try:
        return _reply(match[1].decode("ascii").split(",")) or Noise(text)
    except ValueError:
        return Noise(text)


def _reply(words: list[str]) -> Reply | None:
    match words:
        case ["H", protocol, firmware, board, seats, bullets, arrows, pile]:
            counts = (int(number, 16) for number in (seats, bullets, arrows, pile))
            return Hello(int(protocol, 16), firmware, board, *counts)
        case ["A", seq, shown]:
            return Ack(int(seq, 16), shown)
        case ["N", "-", reason]:
            return Nak(None, reason)
        case ["N", seq, reason]:
            return Nak(int(seq, 16), reason)
    return None
