"""What is plugged in is told as it changes."""

from collections.abc import Callable
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import pytest

from companion.devices import led_ports
from companion.devices.led_ports import ports, watch_ports

PATIENCE_S = 10.0


def plugged(device: str, vid: int | None, number: str = "") -> SimpleNamespace:
    """Give a port as pyserial lists it."""
    return SimpleNamespace(
        device=device, vid=vid, pid=vid and 5, serial_number=number, description=""
    )


PICO = plugged("/dev/ttyACM0", 0x2E8A, "e661410403112b2a")
ADAPTER = plugged("/dev/ttyUSB0", 0x1A86)
MODEM = plugged("/dev/ttyS0", None)


def test_only_what_may_be_a_board_is_offered() -> None:
    """A Pico is remembered by its number, wherever it is plugged in; others by their port."""
    found = ports(lambda: [ADAPTER, MODEM, PICO])

    assert [port.value for port in found] == ["board:E661410403112B2A", "/dev/ttyUSB0"]
    assert [port.path for port in found] == ["/dev/ttyACM0", "/dev/ttyUSB0"]


@pytest.fixture
def _quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(led_ports, "LOOK_S", 0.01)


@pytest.mark.usefixtures("_quick_looks")
def test_a_change_is_told_once() -> None:
    """Plugged in, pulled out; and a list that cannot be had is an empty one."""
    there: list[Any] = []
    heard: SimpleQueue[Any] = SimpleQueue()
    lister: Callable[[], list[Any]] = lambda: list(there)  # noqa: E731 - what is there by then
    end = watch_ports(heard.put, lister)

    assert heard.get(timeout=PATIENCE_S) == ()
    there.append(PICO)
    assert heard.get(timeout=PATIENCE_S) == ports(lambda: [PICO])
    there.clear()
    assert heard.get(timeout=PATIENCE_S) == ()
    end()
    assert heard.empty()


@pytest.mark.usefixtures("_quick_looks")
def test_ports_that_cannot_be_listed_are_none() -> None:
    """A device may vanish while it is looked at."""
    heard: SimpleQueue[Any] = SimpleQueue()

    def fail() -> list[Any]:
        raise OSError

    end = watch_ports(heard.put, fail)

    assert heard.get(timeout=PATIENCE_S) == ()
    end()
