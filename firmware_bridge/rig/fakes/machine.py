"""The board's pins and clockwork for an interpreter on a computer.

Everything that would reach a wire goes as one JSON line to the file LIGHTS_LOG names.
"""

import binascii
import json
import os

log = open(os.getenv("LIGHTS_LOG"), "w", buffering=1)  # noqa: SIM115, PTH123 - open as long as the board runs


def _note(**what: object) -> None:
    try:
        log.write(json.dumps(what) + "\n")
    except OSError:
        die()  # nobody watches this board any more


def die() -> None:
    """End this process at once; the one way that both Pythons have."""
    os.system("kill -9 $PPID")  # noqa: S605, S607 - fixed words


class Pin:
    """A pin; the prompt pin reads low when LIGHTS_PROMPT_PIN says so."""

    IN, OUT, PULL_UP = 0, 1, 1

    def __init__(self, number: int, mode: int = IN, pull: int = 0) -> None:  # noqa: ARG002 - the real one's form
        self.number = number

    def value(self) -> int:
        """Return the level of the pin."""
        return 0 if os.getenv("LIGHTS_PROMPT_PIN") == str(self.number) else 1


class WDT:
    """A watchdog that tells that it was started and is fed."""

    def __init__(self, timeout: int) -> None:
        self.meals = 0
        _note(watchdog=timeout)

    def feed(self) -> None:
        """Note some meals; that is also how a board finds out that nobody watches it."""
        self.meals += 1
        if self.meals % 64 == 0:
            _note(meals=self.meals)


def bitstream(pin: Pin, encoding: int, timing: tuple, data: bytes) -> None:  # noqa: ARG001 - same
    """Log the bytes that would go to a strip."""
    _note(pin=pin.number, data=binascii.hexlify(data).decode())


def unique_id() -> bytes:
    """Return the number of this board."""
    return binascii.unhexlify(os.getenv("LIGHTS_BOARD") or "5449524D00000001")


def reset() -> None:
    """End this process as abruptly as a real reset would."""
    _note(reset=True)
    die()
