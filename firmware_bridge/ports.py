"""Which ports may have an LED board, and how each family of boards wants to be opened.

A USB id only proposes a port. Only the hello decides.
"""

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any

from serial.tools import list_ports


@unique
class Family(StrEnum):
    """Boards that behave alike when their port is opened."""

    PICO = "pico"
    ARDUINO = "arduino"
    ESPRESSIF = "espressif"
    USB_SERIAL_CHIP = "usb_serial_chip"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Handling:
    """The control lines while open, and the time a board needs after opening."""

    control_lines: bool
    settle_s: float


# MicroPython speaks only while DTR is set; boards behind a USB chip restart when it is.
_SPEAKS_WITH_DTR = Handling(control_lines=True, settle_s=0.0)
_RESTARTS_WITH_DTR = Handling(control_lines=False, settle_s=2.0)

HANDLING = {
    Family.PICO: _SPEAKS_WITH_DTR,
    Family.ARDUINO: _RESTARTS_WITH_DTR,
    Family.ESPRESSIF: _RESTARTS_WITH_DTR,
    Family.USB_SERIAL_CHIP: _RESTARTS_WITH_DTR,
    Family.OTHER: _SPEAKS_WITH_DTR,
}

_FAMILY_OF_VENDOR = {
    0x2E8A: Family.PICO,
    0x2341: Family.ARDUINO,
    0x2A03: Family.ARDUINO,
    0x303A: Family.ESPRESSIF,
    0x10C4: Family.USB_SERIAL_CHIP,
    0x1A86: Family.USB_SERIAL_CHIP,
    0x0403: Family.USB_SERIAL_CHIP,
    0x067B: Family.USB_SERIAL_CHIP,
}


@dataclass(frozen=True, slots=True)
class Port:
    """A serial port of this machine as USB describes it."""

    path: str
    family: Family
    usb_id: str = ""
    serial_number: str = ""
    description: str = ""


Lister = Callable[[], Iterable[Any]]


def list_all(lister: Lister = list_ports.comports) -> tuple[Port, ...]:
    """Return every serial port, in the order of their names."""
    return tuple(sorted(map(_port, lister()), key=lambda port: port.path))


def candidates(lister: Lister = list_ports.comports) -> tuple[Port, ...]:
    """Return the ports that a known kind of board is on."""
    return tuple(port for port in list_all(lister) if port.family is not Family.OTHER)


def family_of(path: str, lister: Lister = list_ports.comports) -> Family:
    """Return the family behind a port's name or a link to it; what USB does not know is OTHER."""
    names = {path, os.path.realpath(path)}
    return next((port.family for port in list_all(lister) if port.path in names), Family.OTHER)


def _port(info: Any) -> Port:
    usb_id = "" if info.vid is None else f"{info.vid:04X}:{info.pid:04X}"
    return Port(
        path=info.device,
        family=_FAMILY_OF_VENDOR.get(info.vid, Family.OTHER),
        usb_id=usb_id,
        # MicroPython tells USB its number in small letters and us in capitals.
        serial_number=(info.serial_number or "").upper(),
        description=info.description or "",
    )
