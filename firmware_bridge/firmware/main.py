"""LED table for a Raspberry Pi Pico with WS2812 strips: copy this file to the board as main.py.

Your own wiring goes into a second file, lights_settings.py, beside it (see WIRING.md):
    SETTINGS = {"seats": 4, "brightness": 48}
so that a newer main.py never loses it.
"""

import os
import select
import sys
import time

import machine
import micropython

SETTINGS = {
    "seats": 8,
    "bullets": 10,
    "arrows": 9,
    "pile": 9,
    # (pin, bars along the wire): "3b" bullets of seat 3, "3a" its arrows, "p" the pile;
    # "3a-" runs the other way. Empty: one wire at GP0, seat by seat, then the pile.
    "strips": (),
    "order": "GRB",
    # The cap, of 255. 64 keeps 161 lights below 2.6 A whatever they show.
    "brightness": 64,
    "dim_ms": 3000,
    "blank_ms": 10000,
    # Held to ground at power-up, the board stays at its prompt.
    "prompt_pin": 22,
    # Other tints by colour number: {4: (255, 110, 0)}.
    "palette": {},
}

VERSION = "1.0"
PROTOCOL = "1"
PROMPT_FILE = "to_prompt"
LONGEST_FRAME = 160
WATCHDOG_MS = 8000
IDLE_MS = 20
FAREWELL_MS = 100
WS2812_NS = (400, 850, 800, 450)
HEX = "0123456789ABCDEF"

PALETTE = [
    (0, 0, 0),
    (255, 255, 255),
    (255, 0, 0),
    (255, 70, 0),
    (255, 130, 0),
    (255, 210, 0),
    (0, 200, 40),
    (0, 180, 140),
    (0, 140, 255),
    (0, 30, 255),
    (130, 0, 255),
    (255, 40, 120),
    (255, 180, 90),
]
WHITE, RED, YELLOW, GREEN, SAND = 1, 2, 5, 6, 12
# A light's cell is level * 16 + colour.
LEVELS = (255, 120, 48, 20)
LIT_ACTIVE, LIT, GROUND_ACTIVE, GROUND = 0, 16, 32, 48
ACTIVE, OUT = 1, 2
BRIGHT, DIM, DARK = 0, 1, 2

SEAT_DIGITS, BAR_DIGITS, CUE_DIGITS = 7, 3, 5
LIMIT_BULLETS, LIMIT_ARROWS = 10, 9
STEP_MS = 80
KEPT_TINTS = 2
ATTACK, GATLING, ELIMINATION, VICTORY = 1, 2, 3, 4
STEPS = (0, 8, 12, 10, 24)
VICTORY_COLOURS = (YELLOW, GREEN, 0)


class Refused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """A frame that cannot be obeyed; its text is the reason on the wire."""


def _crc_table() -> list[int]:
    table = []
    for nibble in range(16):
        value = nibble << 12
        for _ in range(4):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
        table.append(value)
    return table


CRC_TABLE = _crc_table()


def crc(text: str) -> str:
    """Return CRC-16/CCITT-FALSE as four capital hex digits."""
    value = 0xFFFF
    for byte in text.encode():
        value = CRC_TABLE[(value >> 12) ^ (byte >> 4)] ^ (value << 4 & 0xFFFF)
        value = CRC_TABLE[(value >> 12) ^ (byte & 15)] ^ (value << 4 & 0xFFFF)
    return f"{value:04X}"


def digits(text: str, count: int) -> list[int]:
    """Read exactly `count` capital hex digits."""
    values = [HEX.find(letter) for letter in text]
    if len(text) != count or -1 in values:
        raise Refused("form")
    return values


def number(text: str, count: int) -> int:
    """Read a number of exactly `count` hex digits."""
    digits(text, count)
    return int(text, 16)


class Strips:
    """The wires: where each light of the table lies, and how to send it."""

    def __init__(self, settings: dict) -> None:
        self.settings = settings
        spans, self.count = self._spans()
        self.wires = []
        for pin, bars in settings["strips"] or self._one_wire():
            order = []
            for bar in bars.split():
                start, end = spans[bar.rstrip("-")]
                lights = list(range(start, end))
                order += reversed(lights) if bar.endswith("-") else lights
            self.wires.append((machine.Pin(pin, machine.Pin.OUT), order, bytearray(3 * len(order))))
        self.tints = {}

    def _spans(self) -> tuple:
        spans, at = {}, 0
        for seat in range(self.settings["seats"]):
            for name, length in (("b", self.settings["bullets"]), ("a", self.settings["arrows"])):
                spans[str(seat) + name] = (at, at + length)
                at += length
        spans["p"] = (at, at + self.settings["pile"])
        return spans, at + self.settings["pile"]

    def _one_wire(self) -> list:
        seats = " ".join(f"{seat}b {seat}a" for seat in range(self.settings["seats"]))
        return [(0, seats + " p")]

    def _tint(self, brightness: int) -> dict:
        """Return the bytes of every cell at this brightness, in the wire's colour order."""
        tint = {}
        for colour, plain in enumerate(PALETTE):
            shade = self.settings["palette"].get(colour, plain)
            rgb = ["RGB".find(letter) for letter in self.settings["order"]]
            for level, share in enumerate(LEVELS):
                light = bytes(shade[channel] * share * brightness // 65025 for channel in rgb)
                tint[level * 16 + colour] = light
        return tint

    def sign_of_life(self) -> list:
        """Return cells with the first light of each wire faint: the board waits for a host."""
        cells = [0] * self.count
        for _, order, _ in self.wires:
            cells[order[0]] = GROUND_ACTIVE + WHITE
        return cells

    def show(self, cells: list, brightness: int) -> None:
        """Send every light once."""
        if brightness not in self.tints:
            if len(self.tints) == KEPT_TINTS:
                self.tints.clear()
            self.tints[brightness] = self._tint(brightness)
        tint = self.tints[brightness]
        for pin, order, buffer in self.wires:
            at = 0
            for light in order:
                buffer[at : at + 3] = tint[cells[light]]
                at += 3
            machine.bitstream(pin, 0, WS2812_NS, buffer)


class Picture:
    """A table as it came over the line, and the cells that show it."""

    def __init__(self, words: list) -> None:
        seats, pile, cue = words
        if len(seats) % SEAT_DIGITS or not 2 * SEAT_DIGITS <= len(seats) <= 8 * SEAT_DIGITS:
            raise Refused("form")
        self.seats = [
            digits(seats[at : at + SEAT_DIGITS], SEAT_DIGITS)
            for at in range(0, len(seats), SEAT_DIGITS)
        ]
        self.pile = digits(pile, BAR_DIGITS)
        self.effect, high, low, _, _ = digits(cue, CUE_DIGITS)
        self.among = high * 16 + low
        self.cue = cue
        if not self._in_range():
            raise Refused("range")

    def _in_range(self) -> bool:
        for flags, bullets, colour1, ground1, arrows, colour2, ground2 in self.seats:
            if flags > ACTIVE + OUT or bullets > LIMIT_BULLETS or arrows > LIMIT_ARROWS:
                return False
            if max(colour1, ground1, colour2, ground2) >= len(PALETTE):
                return False
        count, colour, ground = self.pile
        fine = count <= LIMIT_ARROWS and max(colour, ground) < len(PALETTE)
        return fine and self.effect < len(STEPS) and self.among < 1 << len(self.seats)

    def cells(self, settings: dict, step: int) -> list:
        """Return the cell of every light; a step of -1 is the calm picture."""
        cells = []
        lengths = settings["bullets"], settings["arrows"]
        for seat in range(settings["seats"]):
            strips = self._seat(seat, lengths)
            if step >= 0 and seat < len(self.seats) and self._is_among(seat):
                self._overlay(strips[0], step, of_arrows=False)
                self._overlay(strips[1], step, of_arrows=True)
            cells += strips[0]
            cells += strips[1]
        pile = bar(self.pile, settings["pile"], active=True, glow=False)
        if step >= 0 and self.effect in (ATTACK, VICTORY):
            self._overlay(pile, step, of_arrows=True)
        return cells + pile

    def _is_among(self, seat: int) -> bool:
        return not self.among or bool(self.among >> seat & 1)

    def _seat(self, seat: int, lengths: tuple) -> tuple:
        if seat >= len(self.seats):
            return [0] * lengths[0], [0] * lengths[1]
        values = self.seats[seat]
        if values[0] & OUT:
            return ([GROUND + RED] + [0] * lengths[0])[: lengths[0]], [0] * lengths[1]
        active = bool(values[0] & ACTIVE)
        return (
            bar(values[1:4], lengths[0], active=active, glow=active),
            bar(values[4:7], lengths[1], active=active, glow=active),
        )

    def _overlay(self, cells: list, step: int, *, of_arrows: bool) -> None:
        for light in range(len(cells)):
            colour = self._effect_colour(step, light, of_arrows=of_arrows)
            if colour >= 0:
                cells[light] = LIT_ACTIVE + colour

    def _effect_colour(self, step: int, light: int, *, of_arrows: bool) -> int:
        if self.effect == ATTACK and of_arrows and step % 2 == 0:
            return RED
        if self.effect == GATLING and not of_arrows and light % 3 == step % 3:
            return WHITE
        if self.effect == ELIMINATION and light < LIMIT_BULLETS - step:
            return RED
        if self.effect == VICTORY:
            return VICTORY_COLOURS[(light + step) % 3]
        return -1


def bar(values: list, length: int, *, active: bool, glow: bool) -> list:
    """Return the cells of one strip: its count lit, the rest in the ground colour."""
    count, colour, ground = values
    if glow and not ground:
        ground = SAND
    lit = (LIT_ACTIVE if active else LIT) + colour
    rest = (GROUND_ACTIVE if active else GROUND) + ground
    count = min(count, length)
    return [lit] * count + [rest] * (length - count)


class Board:
    """Obeys frames, shows tables, plays effects and notices silence."""

    def __init__(self, settings: dict) -> None:
        self.settings = settings
        self.strips = Strips(settings)
        self.picture = None
        self.text = ""
        self.mark = "----"
        self.leaving = False
        self.presence = BRIGHT
        self.step = -1
        self.step_at = 0
        self.heard_at = time.ticks_ms()
        self._greet()

    def _greet(self) -> None:
        """Forget the last host's wishes; its picture stays until the next one."""
        self.last_cue = None
        self.brightness = self.settings["brightness"]
        self.dim_ms = self.settings["dim_ms"]
        self.blank_ms = self.settings["blank_ms"]

    def draw(self) -> None:
        """Show what should be seen now."""
        if self.presence == DARK:
            cells = [0] * self.strips.count
        elif self.picture is None:
            cells = self.strips.sign_of_life()
        else:
            cells = self.picture.cells(self.settings, self.step)
        dimmed = self.brightness // 4 if self.presence == DIM else self.brightness
        self.strips.show(cells, dimmed)

    def obey(self, line: str) -> str:
        """Do what a line asks and return the answer."""
        body, star, check = line.partition("*")
        if not star or check != crc(body):
            return "N,-,crc"
        words = body.split(",")
        seq = words[1] if len(words) > 1 else "-"
        try:
            return self._answer(words, seq)
        except Refused as refusal:
            return f"N,{seq},{refusal}"

    def _answer(self, words: list, seq: str) -> str:
        if words[0] == "H":
            self._hear()
            self._greet()
            return self._introduction()
        number(seq, 4)
        deed = {"S": self._show, "P": self._beat, "C": self._configure, "X": self._leave}
        if words[0] not in deed:
            raise Refused("command")
        deed[words[0]](words[2:])
        return f"A,{seq},{self.mark}"

    def _introduction(self) -> str:
        board = "".join(f"{byte:02X}" for byte in machine.unique_id())
        counts = ",".join(
            f"{self.settings[name]:X}" for name in ("seats", "bullets", "arrows", "pile")
        )
        return f"H,{PROTOCOL},{VERSION},{board},{counts}"

    def _hear(self) -> None:
        self.heard_at = time.ticks_ms()
        if self.presence != BRIGHT:
            self.presence = BRIGHT
            self.draw()

    def _show(self, words: list) -> None:
        if len(words) != 3:  # noqa: PLR2004 - seats, pile, cue
            raise Refused("form")
        text = ",".join(words)
        if text == self.text:
            self._hear()
            return
        picture = Picture(words)
        self.picture, self.text, self.mark, self.step = picture, text, crc(text), -1
        self.heard_at, self.presence = time.ticks_ms(), BRIGHT
        self.draw()
        # The first table after a hello may be an old one: its effect is over.
        if self.last_cue not in (None, picture.cue) and picture.effect:
            self.step_at = time.ticks_ms()
            self.step = 0
        self.last_cue = picture.cue

    def _beat(self, words: list) -> None:
        if words:
            raise Refused("form")
        self._hear()

    def _configure(self, words: list) -> None:
        if len(words) != 3:  # noqa: PLR2004 - brightness, dim, blank
            raise Refused("form")
        brightness, dim_ms, blank_ms = number(words[0], 2), number(words[1], 4), number(words[2], 4)
        self.brightness = min(brightness, self.settings["brightness"])
        self.dim_ms, self.blank_ms = dim_ms, blank_ms
        self._hear()
        self.draw()

    def _leave(self, words: list) -> None:
        """Go dark and note for the next start that the prompt is wanted."""
        if words:
            raise Refused("form")
        self.presence = DARK
        self.draw()
        with open(PROMPT_FILE, "w"):  # noqa: PTH123 - MicroPython has no pathlib
            pass
        self.leaving = True

    def tick(self) -> None:
        """Move an effect on and dim or darken after silence."""
        now = time.ticks_ms()
        silence = time.ticks_diff(now, self.heard_at)
        presence = DARK if silence > self.blank_ms else DIM if silence > self.dim_ms else BRIGHT
        if presence > self.presence:
            self.presence = presence
            self.draw()
        if self.step >= 0 and time.ticks_diff(now, self.step_at) >= 0:
            if self.step < STEPS[self.picture.effect]:
                self.draw()
                self.step += 1
                self.step_at = time.ticks_add(now, STEP_MS)
            else:
                self.step = -1
                self.draw()


def wants_prompt(settings: dict) -> bool:
    """Tell whether the last run was asked to leave, or the prompt pin is held to ground."""
    if PROMPT_FILE in os.listdir():  # noqa: PTH208 - MicroPython has no pathlib
        os.remove(PROMPT_FILE)  # noqa: PTH107 - same
        return True
    pin = machine.Pin(settings["prompt_pin"], machine.Pin.IN, machine.Pin.PULL_UP)
    return pin.value() == 0


def serve(board: Board) -> None:
    """Listen for ever: a byte at a time, the only way that is safe on this chip."""
    watchdog = machine.WDT(timeout=WATCHDOG_MS)
    poll = select.poll()
    poll.register(sys.stdin, select.POLLIN)
    line = None
    while not board.leaving:
        watchdog.feed()
        byte = sys.stdin.buffer.read(1) if poll.poll(IDLE_MS) else None
        if byte == b"$":
            line = bytearray()
        elif byte == b"\n" or byte is None:
            if byte and line is not None:
                answer(board, line)
                line = None
            board.tick()
        elif line is not None and len(line) < LONGEST_FRAME:
            line += byte


def answer(board: Board, line: bytearray) -> None:
    """Obey one line and say so."""
    try:
        reply = board.obey(line.rstrip(b"\r").decode())
    except UnicodeError:
        reply = "N,-,crc"
    sys.stdout.write(f"${reply}*{crc(reply)}\n")


def main() -> None:
    """Read the settings, then serve; Ctrl-C is only a byte from here on."""
    settings = dict(SETTINGS)
    try:
        from lights_settings import SETTINGS as OWN  # noqa: PLC0415 - the file may be missing
    except ImportError:
        OWN = {}  # noqa: N806 - stands in for the imported constant
    settings.update(OWN)
    if wants_prompt(settings):
        return
    board = Board(settings)
    board.draw()
    micropython.kbd_intr(-1)
    serve(board)
    # The answer has to leave the board first. A running watchdog can only be ended by a reset.
    time.sleep_ms(FAREWELL_MS)
    machine.reset()


main()
