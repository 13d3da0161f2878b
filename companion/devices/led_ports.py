"""The ports a board may be on, told anew whenever something is plugged in or out."""

import logging
from collections.abc import Callable
from threading import Event, Thread

from serial.tools import list_ports

from companion.viewmodels.lights import PortView, port_view
from firmware_bridge.ports import Lister, candidates

LOOK_S = 1.0
_log = logging.getLogger(__name__)


def ports(lister: Lister = list_ports.comports) -> tuple[PortView, ...]:
    """List the ports that a known kind of board is on."""
    found = candidates(lister)
    return tuple(port_view(port.path, port.family.value, port.serial_number) for port in found)


def watch_ports(
    listener: Callable[[tuple[PortView, ...]], None], lister: Lister = list_ports.comports
) -> Callable[[], None]:
    """Tell the listener, on a thread of its own, what is there and each change; ends by the answer.

    Asking the system for its ports may take long, so that no screen should wait for it.
    """
    ended = Event()

    def look() -> None:
        last: tuple[PortView, ...] | None = None
        while not ended.is_set():
            found = _found(lister)
            if found != last and not ended.is_set():
                last = found
                listener(found)
            ended.wait(LOOK_S)

    Thread(target=look, name="led-ports", daemon=True).start()
    return ended.set


def _found(lister: Lister) -> tuple[PortView, ...]:
    try:
        return ports(lister)
    except OSError:
        # A port that goes away while it is looked at.
        _log.info("the ports could not be listed")
        return ()
