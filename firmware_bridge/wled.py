"""Experimental: shows tables on an ESP32 with WLED, through JSON on its serial port.

WLED checks nothing and acknowledges nothing, so every table is read back and sent again.
"""

import json
import re
import time
from collections.abc import Callable
from itertools import groupby

from firmware_bridge.lights import TableLights
from firmware_bridge.line import Line
from firmware_bridge.picture import FULL, Layout, Rgb, Strip, picture
from firmware_bridge.status import LineError, LinkState
from firmware_bridge.wire import PROTOCOL, Hello

# WLED returns to its own effect after 2.5 s, and loses messages that come too close together.
BEAT_S = 2.0
SPACING_S = 0.25
ANSWER_S = 0.5
GREETINGS = 3
SENDINGS = 3
_VERSION = re.compile(rb"WLED ([\w.\-]+)")


class WledBoard:
    """A WLED controller with one segment that holds all strips in wiring order."""

    beat_s = BEAT_S

    def __init__(self, line: Line, layout: Layout) -> None:
        self._line = line
        self._layout = layout
        self._brightness = FULL
        self._sent_at = 0.0

    def greet(self) -> Hello:
        """Ask for the version; nothing else is sent to a port that has not answered."""
        heard = b""
        for _ in range(GREETINGS):
            heard += self._ask(b"v", _VERSION)
            found = _VERSION.search(heard)
            if found:
                layout = self._layout
                strips = (layout.seats, layout.bullets, layout.arrows, layout.pile)
                return Hello(PROTOCOL, found[1].decode(), "WLED", *strips)
        state = LinkState.WRONG_DEVICE if heard.strip() else LinkState.NO_ANSWER
        raise LineError(state, self._line.path)

    def configure(self, brightness: int, dim_ms: int, blank_ms: int) -> None:  # noqa: ARG002 - WLED has its own times
        """Switch on at full scale: the cap is in our colours, so that reading back compares."""
        self._brightness = brightness
        self._send({"on": True, "bri": FULL, "transition": 0})

    def show(self, newest: Callable[[], TableLights]) -> TableLights:
        """Send the newest table until it reads back.

        A controller may tint or limit colours, so one that answers is believed in the end.
        """
        for _ in range(SENDINGS):
            table = newest()
            lights = picture(table, self._layout, self._brightness).in_wiring_order()
            self._send(segment(lights))
            answer = self._read_back()
            if answer[: len(lights)] == lights:
                return table
        if not answer:
            raise LineError(LinkState.STOPPED_ANSWERING, self._line.path)
        return table

    def beat(self, shown: TableLights | None) -> bool:
        """Have the table sent again: WLED forgets it otherwise."""
        return shown is None

    def listen(self) -> None:
        """Drop what WLED says unasked, and notice that it has gone."""
        self._line.pending()

    def _send(self, message: object) -> None:
        time.sleep(max(0.0, self._sent_at + SPACING_S - time.monotonic()))
        # WLED throws away the byte after an object: without the newline, the next one's brace.
        self._line.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self._sent_at = time.monotonic()

    def _read_back(self) -> Strip:
        text = self._ask(b"l", re.compile(rb"\][\r\n]"))
        found = re.search(rb"\[[0-9,\s]*\]", text)
        return tuple(map(_rgb, json.loads(found[0]))) if found else ()

    def _ask(self, letter: bytes, answer: re.Pattern[bytes]) -> bytes:
        self._line.pending()
        self._line.write(letter)
        heard, until = b"", time.monotonic() + ANSWER_S
        while time.monotonic() < until and not answer.search(heard):
            heard += self._line.read()
        return heard


def segment(lights: Strip) -> dict[str, object]:
    """Write colours as WLED's ranges: start, end and colour of each run."""
    ranges: list[int | str] = []
    at = 0
    for colour, run in groupby(lights):
        end = at + len(list(run))
        ranges += [at, end, "{:02X}{:02X}{:02X}".format(*colour)]
        at = end
    return {"seg": {"id": 0, "i": ranges}}


def _rgb(number: int) -> Rgb:
    return number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF
