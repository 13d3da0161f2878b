"""The WLED driver against a controller that behaves as WLED's source does."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from firmware_bridge import wled
from firmware_bridge.bridge import Bridge, Choice, DriverKind
from firmware_bridge.lights import TableLights
from firmware_bridge.picture import Layout, picture
from firmware_bridge.status import LinkState

PATIENCE_S = 15.0
LIGHTS = 161


@pytest.fixture(autouse=True)
def _short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a controller in this process no time to breathe: it needs none."""
    monkeypatch.setattr(wled, "ANSWER_S", 0.15)
    monkeypatch.setattr(wled, "SPACING_S", 0.02)
    monkeypatch.setattr(wled.WledBoard, "beat_s", 0.3)


class Wled:
    """Parses objects in a stream, throws away the byte after each, answers `v` and `l`."""

    def __init__(self, lose: int = 0, *, is_mute: bool = False) -> None:
        self.colours = [0] * LIGHTS
        self.is_on = False
        self.messages: list[dict[str, Any]] = []
        self._lose, self._is_mute = lose, is_mute
        self._text = ""

    def answer(self, data: bytes) -> bytes:
        """Return what the controller says to these bytes."""
        self._text += data.decode()
        said = ""
        while self._text:
            if self._text.startswith("{"):
                try:
                    message, end = json.JSONDecoder().raw_decode(self._text)
                except ValueError:
                    return said.encode()
                self._text = self._text[end + 1 :]
                self._obey(message)
            else:
                said += self._letter(self._text[0])
                self._text = self._text[1:]
        return said.encode()

    def _letter(self, letter: str) -> str:
        if letter == "v":
            return "WLED 0.15.0\r\n"
        if letter == "l" and not self._is_mute:
            return json.dumps(self.colours) + "\r\n"
        return ""

    def _obey(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        if self._lose:
            self._lose -= 1
            return
        was_on, self.is_on = self.is_on, message.get("on", self.is_on)
        # Switching on and setting single lights in one message does not work.
        if "seg" in message and was_on:
            self._paint(message["seg"]["i"])

    def _paint(self, ranges: list[Any]) -> None:
        self.colours = [0] * LIGHTS
        for at in range(0, len(ranges), 3):
            start, end, colour = ranges[at : at + 3]
            self.colours[start:end] = [int(colour, 16)] * (end - start)


def colours_of(table: TableLights, layout: Layout) -> list[int]:
    """Return the colours along the wire as WLED's numbers, dark to its end."""
    lights = picture(table, layout).in_wiring_order()
    numbers = [red << 16 | green << 8 | blue for red, green, blue in lights]
    return numbers + [0] * (LIGHTS - len(numbers))


@pytest.mark.parametrize("lost", [0, 2])
def test_a_table_is_shown_also_when_messages_get_lost(
    a_stranger: Callable[..., Any],
    a_bridge: Callable[..., Bridge],
    a_table: Callable[..., TableLights],
    lost: int,
) -> None:
    """WLED loses objects silently; every table is read back and sent again."""
    controller = Wled()
    port = a_stranger(controller.answer)
    layout = Layout(seats=4)
    bridge = a_bridge(Choice(DriverKind.WLED, port.path, layout=layout))
    bridge.post(a_table(8, 5, 3))
    assert bridge.wait_until(lambda: bridge.shown() == a_table(8, 5, 3), PATIENCE_S)
    controller._lose = lost  # noqa: SLF001 - the test's own controller
    table = a_table(7, 5, 2)

    bridge.post(table)

    assert bridge.wait_until(lambda: bridge.shown() == table, PATIENCE_S)
    assert controller.colours == colours_of(table, layout)
    assert bridge.status().board is not None


def test_the_table_is_sent_again_before_wled_forgets_it(
    a_stranger: Callable[..., Any],
    a_bridge: Callable[..., Bridge],
    a_table: Callable[..., TableLights],
    eventually: Callable[..., bool],
) -> None:
    """Whatever it shows meanwhile, two seconds later the table is back."""
    controller = Wled()
    bridge = a_bridge(Choice(DriverKind.WLED, a_stranger(controller.answer).path))
    table = a_table(8, 5, 3)
    bridge.post(table)
    assert bridge.wait_until(lambda: bridge.shown() == table, PATIENCE_S)

    controller.colours = [0] * LIGHTS

    assert eventually(lambda: controller.colours == colours_of(table, Layout()))


def test_a_controller_that_never_answers_back_is_told(
    a_stranger: Callable[..., Any],
    a_bridge: Callable[..., Bridge],
    a_table: Callable[..., TableLights],
) -> None:
    """Its transmit pin may be in use for lights."""
    controller = Wled(is_mute=True)
    bridge = a_bridge(Choice(DriverKind.WLED, a_stranger(controller.answer).path))
    bridge.post(a_table(8, 5))

    assert bridge.wait_until(
        lambda: bridge.status().state is LinkState.STOPPED_ANSWERING, PATIENCE_S
    )


@pytest.mark.parametrize(
    ("answer", "state"),
    [(b"", LinkState.NO_ANSWER), (b">>> v", LinkState.WRONG_DEVICE)],
)
def test_a_stranger_is_sent_nothing_but_the_question(
    a_stranger: Callable[..., Any],
    a_bridge: Callable[..., Bridge],
    a_table: Callable[..., TableLights],
    answer: bytes,
    state: LinkState,
) -> None:
    """One letter, a few times."""
    stranger = a_stranger(lambda _: answer)
    bridge = a_bridge(Choice(DriverKind.WLED, stranger.path))
    bridge.post(a_table(8, 5))

    assert bridge.wait_until(lambda: bridge.status().state is state, PATIENCE_S)
    assert set(stranger.heard) == {ord("v")}


def test_runs_of_one_colour_are_one_range() -> None:
    """The end of a range is exclusive; the whole table stays small enough for WLED's buffer."""
    amber, dark = (255, 130, 0), (0, 0, 0)

    assert wled.segment((amber, amber, dark)) == {
        "seg": {"id": 0, "i": [0, 2, "FF8200", 2, 3, "000000"]}
    }
