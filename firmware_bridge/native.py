"""Speaks the table's own protocol with a board: one frame in flight, repeated until it is shown."""

import time
from collections.abc import Callable, Iterator

from firmware_bridge import wire
from firmware_bridge.lights import TableLights
from firmware_bridge.line import Line
from firmware_bridge.status import LineError, LinkState
from firmware_bridge.wire import Ack, Decoder, Hello, Nak, Noise, Reply

GREETINGS = 4
GREETING_S = 0.25
# A board that says nothing useful for so long has stopped answering; so has one that only refuses.
SILENCE_S, REFUSAL_S = 1.0, 5.0
BEAT_S = 0.8
# How long to wait before a frame counts as lost: some times the usual, within these bounds.
SHORTEST_WAIT_S, FIRST_WAIT_S, LONGEST_WAIT_S = 0.03, 0.25, 0.4
WAIT_FACTOR = 4
_PROMPT_SIGNS = (b">>> ", b"MicroPython", b"Traceback")


class NativeBoard:
    """A board that runs our main.py."""

    beat_s = BEAT_S

    def __init__(self, line: Line) -> None:
        self._line = line
        self._decoder = Decoder()
        self._seq = 0
        self._wait_s = FIRST_WAIT_S
        self.repeats = 0

    def greet(self) -> Hello:
        """Ask who is there; nothing else is ever sent to a port that has not answered."""
        heard = b""
        for _ in range(GREETINGS):
            self._line.write(wire.hello())
            for reply in self._listen(GREETING_S):
                if isinstance(reply, Hello):
                    return self._check_version(reply)
                heard += reply.text + b"\n" if isinstance(reply, Noise) else b""
                if isinstance(reply, Nak):
                    break
            heard += self._decoder.rest()
        raise LineError(_stranger(heard), self._line.path)

    def configure(self, brightness: int, dim_ms: int, blank_ms: int) -> None:
        """Set brightness and the times of silence."""
        self._until_done(lambda seq: wire.config(seq, brightness, dim_ms, blank_ms))

    def show(self, newest: Callable[[], TableLights]) -> TableLights:
        """Send the newest table until the board has shown one, and return that one."""
        sent: dict[int, TableLights] = {}

        def next_frame(seq: int) -> bytes:
            sent[seq] = newest()
            return wire.state(seq, sent[seq])

        ack = self._until_done(next_frame)
        if ack.mark != wire.mark(sent[ack.seq]):
            raise LineError(LinkState.WRONG_DEVICE, self._line.path)
        return sent[ack.seq]

    def beat(self, shown: TableLights | None) -> bool:
        """Say that we are there; tell whether the board still shows that table."""
        ack = self._until_done(wire.beat)
        return shown is None or ack.mark == wire.mark(shown)

    def leave(self) -> None:
        """Send the board back to its prompt."""
        self._until_done(wire.leave)

    def listen(self) -> None:
        """Drop what a board says unasked, and notice that it has gone."""
        self._decoder.feed(self._line.pending())

    def _check_version(self, reply: Hello) -> Hello:
        if reply.protocol != wire.PROTOCOL:
            raise LineError(LinkState.WRONG_VERSION, self._line.path, str(reply.protocol))
        return reply

    def _until_done(self, make: Callable[[int], bytes]) -> Ack:
        """Repeat a frame until one of its copies is acknowledged."""
        tried: set[int] = set()
        began_at = heard_at = time.monotonic()
        while time.monotonic() < min(heard_at + SILENCE_S, began_at + REFUSAL_S):
            self._seq = (self._seq + 1) % wire.SEQUENCES
            tried.add(self._seq)
            asked_at = time.monotonic()
            self._line.write(make(self._seq))
            for reply in self._listen(self._wait_s):
                if isinstance(reply, Ack | Nak):
                    heard_at = time.monotonic()
                if isinstance(reply, Ack) and reply.seq in tried:
                    self._learn_wait(heard_at - asked_at)
                    return reply
                if _wants_repeat(reply, self._seq, self._line.path):
                    break
            self.repeats += 1
        raise LineError(LinkState.STOPPED_ANSWERING, self._line.path)

    def _listen(self, wait_s: float) -> Iterator[Reply]:
        until = time.monotonic() + wait_s
        while time.monotonic() < until:
            yield from self._decoder.feed(self._line.read())

    def _learn_wait(self, took_s: float) -> None:
        wait_s = 0.8 * self._wait_s + 0.2 * WAIT_FACTOR * took_s
        self._wait_s = min(max(wait_s, SHORTEST_WAIT_S), LONGEST_WAIT_S)


def _wants_repeat(reply: Reply, seq: int, path: str) -> bool:
    """Tell whether a reply means that the frame, or the answer to it, was damaged."""
    if not isinstance(reply, Nak):
        return isinstance(reply, Noise)
    if reply.seq == seq and reply.reason != "crc":
        raise LineError(LinkState.REFUSED, path, reply.reason)
    return reply.seq is None


def _stranger(heard: bytes) -> LinkState:
    if any(sign in heard for sign in _PROMPT_SIGNS):
        return LinkState.NO_PROGRAM
    return LinkState.WRONG_DEVICE if heard.strip() else LinkState.NO_ANSWER
