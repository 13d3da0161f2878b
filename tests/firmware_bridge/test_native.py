"""One frame in flight, repeated until it is shown: the conversation with a board, scripted."""

from collections.abc import Callable, Iterable, Iterator

import pytest

from firmware_bridge import native, wire
from firmware_bridge.lights import TableLights
from firmware_bridge.native import NativeBoard
from firmware_bridge.status import LineError, LinkState

BuildTable = Callable[..., TableLights]
GARBLED = b"$A,00\xff1*....\n"


class ScriptedLine:
    """Answers each frame with the next line of a script."""

    path = "/dev/ttyACM0"

    def __init__(self, script: Iterable[bytes]) -> None:
        self._script = iter(script)
        self.written: list[bytes] = []
        self._answer = b""

    def write(self, data: bytes) -> None:
        """Take a frame."""
        self.written.append(data)
        self._answer = next(self._script, b"")

    def read(self) -> bytes:
        """Return the answer once."""
        answer, self._answer = self._answer, b""
        return answer


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up on a scripted board soon."""
    monkeypatch.setattr(native, "FIRST_WAIT_S", 0.01)
    monkeypatch.setattr(native, "SHORTEST_WAIT_S", 0.01)
    monkeypatch.setattr(native, "SILENCE_S", 0.2)


def board_on(script: Iterable[bytes]) -> tuple[NativeBoard, ScriptedLine]:
    """Return a board that follows a script, and its line."""
    line = ScriptedLine(script)
    return NativeBoard(line), line  # type: ignore[arg-type] # the script stands for a line


def done(seq: int, table: TableLights) -> bytes:
    """Return an acknowledgement."""
    return wire.frame(f"A,{seq:04X},{wire.mark(table)}")


@pytest.mark.parametrize("trouble", [b"", GARBLED, wire.frame("N,-,crc")])
def test_a_frame_that_got_lost_is_repeated(a_table: BuildTable, trouble: bytes) -> None:
    """Nothing came back, or damage, or the board says that it got damage."""
    board, line = board_on([trouble, trouble, done(3, a_table(4, 4))])

    assert board.show(lambda: a_table(4, 4)) == a_table(4, 4)
    assert line.written == [wire.state(seq, a_table(4, 4)) for seq in (1, 2, 3)]
    assert board.repeats == 2


def test_a_repeat_carries_the_newest_table(a_table: BuildTable) -> None:
    """What was overtaken need not be shown."""
    tables: Iterator[TableLights] = iter([a_table(4, 4), a_table(3, 3)])
    board, line = board_on([b"", done(2, a_table(3, 3))])

    assert board.show(lambda: next(tables)) == a_table(3, 3)
    assert line.written[1] == wire.state(2, a_table(3, 3))


def test_a_late_answer_tells_which_table_is_shown(a_table: BuildTable) -> None:
    """The first copy was shown after all; the newer table is still to come."""
    tables: Iterator[TableLights] = iter([a_table(4, 4), a_table(3, 3)])
    board, _ = board_on([b"", done(1, a_table(4, 4))])

    assert board.show(lambda: next(tables)) == a_table(4, 4)


def test_an_answer_to_another_frame_is_no_answer(a_table: BuildTable) -> None:
    """Left over from before: only the numbers of this exchange count."""
    stale = done(0x7777, a_table(4, 4))
    board, line = board_on([stale, done(2, a_table(4, 4))])

    board.show(lambda: a_table(4, 4))

    assert len(line.written) == 2


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        (wire.frame("N,0001,range"), LinkState.REFUSED),
        (wire.frame("A,0001,0000"), LinkState.WRONG_DEVICE),
        (b"", LinkState.STOPPED_ANSWERING),
    ],
)
def test_what_repeating_cannot_cure_is_raised(
    a_table: BuildTable, answer: bytes, state: LinkState
) -> None:
    """A refusal of the content, another table than was sent, or silence."""
    board, _ = board_on([answer])

    with pytest.raises(LineError) as error:
        board.show(lambda: a_table(4, 4))

    assert error.value.status.state is state


def test_a_heartbeat_compares_what_is_shown(a_table: BuildTable) -> None:
    """Before the first table any answer is fine."""
    board, _ = board_on([done(seq, a_table(4, 4)) for seq in (1, 2, 3)])

    assert board.beat(None)
    assert board.beat(a_table(4, 4))
    assert not board.beat(a_table(3, 3))
