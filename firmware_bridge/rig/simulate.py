"""The virtual board as a command: says where it is and draws its strips as text."""

from collections.abc import Callable
from pathlib import Path

from firmware_bridge.picture import Layout
from firmware_bridge.rig.board import VirtualBoard
from firmware_bridge.rig.interpreter import Interpreter

LOOK_S = 0.5
# Of a WS2812's 255, at the firmware's brightness: below this a light is only the ground.
LIT_FROM = 20


def simulate(
    interpreter: Interpreter | None, layout: Layout, link: Path | None, say: Callable[[str], None]
) -> None:
    """Run the board until interrupted; a board that resets itself comes back, as on a cable."""
    settings = {
        "seats": layout.seats,
        "bullets": layout.bullets,
        "arrows": layout.arrows,
        "pile": layout.pile,
    }
    with VirtualBoard(interpreter, settings=settings, link=link) as board:
        say(str(board.path))
        say(runs_in(interpreter))
        while True:
            board.wait_for(lambda: bool(board.frames), LOOK_S)
            for _, wire in board.take_frames()[-1:]:
                say(draw(wire, layout))
            if not board.is_running:
                board.unplug()
                board.plug()


def runs_in(interpreter: Interpreter | None) -> str:
    """Say in what the firmware runs."""
    if interpreter is None:
        return "main.py runs in a stand-in: no MicroPython interpreter can be had here"
    return f"main.py runs in a real interpreter: {interpreter.version()} ({interpreter.origin})"


def draw(wire: str, layout: Layout) -> str:
    """Draw a frame of the default wiring: # is a light, + the ground, . is dark."""
    data = bytes.fromhex(wire)
    signs = "".join(_sign(max(data[at : at + 3])) for at in range(0, len(data), 3))
    seat_length = layout.bullets + layout.arrows
    lines = []
    for seat in range(layout.seats):
        strips = signs[seat * seat_length : (seat + 1) * seat_length]
        lines.append(f"seat {seat}  {strips[: layout.bullets]}  {strips[layout.bullets :]}")
    lines.append(f"pile    {signs[layout.seats * seat_length :]}")
    return "\n".join([*lines, ""])


def _sign(strongest: int) -> str:
    if strongest == 0:
        return "."
    return "#" if strongest >= LIT_FROM else "+"
