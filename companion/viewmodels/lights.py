"""The LED table in words: how its line is, what is plugged in, what can be chosen."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.viewmodels.text import Text, kebab, text

UNSET, OFF, VIRTUAL, ANY_BOARD, BOARD = "", "off", "virtual", "auto", "board:"
"""What `led_port` may hold beside a port: nothing chosen yet, no lights, strips on the screen, the
first Pico that answers, and (followed by its number) a certain one."""

DEMO_ONLY, ON_SCREEN, FAULT, LIVE = "demo_only", "virtual", "fault", "live"
CHOOSE_PORT = "choose_port"
NUMBER_SHOWN = 6
LONGEST_DETAIL = 60
"""A driver's own words may be endless; the log has them all."""


@unique
class Mood(StrEnum):
    """How a state feels: well, waiting for something, or somebody has to act."""

    GOOD = "good"
    WAITING = "waiting"
    BAD = "bad"


GOOD = (LIVE, ON_SCREEN)
WAITING = (OFF, DEMO_ONLY, "searching", "greeting", "lost", "no_port", "stopped_answering")


@dataclass(frozen=True, slots=True)
class LineView:
    """How the line to the board is: a code, and what its words need."""

    code: str
    port: str = ""
    detail: str = ""
    board: str = ""
    firmware: str = ""
    seats: int = 0

    @property
    def mood(self) -> Mood:
        """How it feels."""
        if self.code in GOOD:
            return Mood.GOOD
        return Mood.WAITING if self.code in WAITING else Mood.BAD

    @property
    def words(self) -> Text:
        """Say it."""
        return text(
            f"lights-state-{kebab(self.code)}",
            port=short_port(self.port) if self.port else text("lights-the-port"),
            detail=self.detail[:LONGEST_DETAIL],
            board=short_number(self.board),
            firmware=self.firmware,
            seats=self.seats,
        )


@dataclass(frozen=True, slots=True)
class PortView:
    """A port that can be chosen: the value to remember, its name, and where it is."""

    value: str
    name: Text
    path: str


def port_view(path: str, family: str, number: str) -> PortView:
    """Offer a port; a board with a number is remembered by it, wherever it is plugged in."""
    known_by_number = family == "pico" and bool(number)
    name = text(f"lights-board-{kebab(family)}", number=short_number(number))
    return PortView(f"{BOARD}{number}" if known_by_number else path, name, path)


def chosen_name(value: str) -> Text:
    """Name what was chosen in the place of a port."""
    if value.startswith(BOARD):
        return text("lights-board-pico", number=short_number(value.removeprefix(BOARD)))
    return text("lights-port-named", port=short_port(value))


def is_port(value: str) -> bool:
    """Tell a certain port or board from the other choices."""
    return value not in (UNSET, OFF, VIRTUAL, ANY_BOARD)


def short_port(path: str) -> str:
    """Give the part of a port's path that people know: ttyACM0, COM3."""
    return path.rstrip("/").rsplit("/", maxsplit=1)[-1] or path


def short_number(number: str) -> str:
    """Give the end of a board's number, which tells boards apart."""
    return number[-NUMBER_SHOWN:]
