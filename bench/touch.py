"""From a lifted finger to the changed screen, with the action safely on disk, in a real window.

In real time, with the kiosk's own loop: the finger comes in like that of a touch screen, at any
moment within a frame, and the clock stops when the last pixel of the changed frame is drawn. Before
each touch the table is at rest. Animations that follow are not counted.
"""

import sqlite3
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from bench.figures import Figures, middle, percentile_95
from companion.bootstrap import GAMES_FILE
from tools.kiosk_driver import Driver, make_window, running

SIZE = (1280, 800)
TOP_FPS = 60
PLAYERS = (5, 8)
ANSWERS = 40
MEDIAN_MS, SLOW_MS = 60, 120
PRESS_S, REST_S, PATIENCE_S = 0.07, 0.5, 5.0
SEED = 5
BATCHES = "SELECT count(*) FROM batches WHERE game_id = ?"


@dataclass(frozen=True, slots=True)
class Answer:
    """What one answer took: until the frame was drawn, and what the loop's own thread computed."""

    taken_ms: float
    thread_ms: float


class Glass:
    """A touch screen that hands its touches to Kivy's loop, as a driver of the system would."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[Any], None]] = deque()
        self.lifted_at = 0.0

    def start(self) -> None:
        """Begin; there is nothing to open."""

    def stop(self) -> None:
        """End; there is nothing to close."""

    def update(self, dispatch_fn: Any) -> None:
        """Hand over what came since the last frame."""
        while self._waiting:
            self._waiting.popleft()(dispatch_fn)

    def press(self, finger: Any) -> None:
        """Put a finger down."""
        self._waiting.append(lambda dispatch: dispatch("begin", finger))

    def lift_soon(self, finger: Any, after_s: float) -> None:
        """Lift it from a thread of its own, between two frames."""
        Timer(after_s, self._lift, (finger,)).start()

    def _lift(self, finger: Any) -> None:
        self.lifted_at = time.perf_counter()
        self._waiting.append(lambda dispatch: dispatch("end", finger))


def main() -> None:
    """Play by touch and time each answer from the lifted finger to the drawn frame."""
    make_window(SIZE, TOP_FPS)
    figures = Figures()
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), real_time=True) as driver:
        for players in PLAYERS:
            report(figures, players, play(driver, Path(folder), players, answers))
    figures.close()


def report(figures: Figures, players: int, answers: list[Answer]) -> None:
    """Say what a table of so many players took."""
    taken = [answer.taken_ms for answer in answers]
    computed = middle([answer.thread_ms for answer in answers])
    figures.tell(f"{players} players: answers", str(len(answers)))
    figures.tell(f"{players} players: computing of the loop alone, median ms", f"{computed:.1f}")
    name = f"{players} players: touch to changed screen"
    figures.at_most(f"{name}, median ms", middle(taken), MEDIAN_MS)
    figures.at_most(f"{name}, 95th percentile ms", percentile_95(taken), SLOW_MS)


def play(driver: Driver, folder: Path, players: int, answers: int) -> list[Answer]:
    """Answer question after question, game after game."""
    from companion.ui.screens.dice_table.scenes import lay  # noqa: PLC0415 - after the window

    glass = Glass()
    driver.loop.add_input_provider(glass)
    other = sqlite3.connect(folder / GAMES_FILE)
    chance, game = Random(SEED), SEED
    taken: list[Answer] = []
    while len(taken) < answers:
        game += 1
        driver.app.go("dice_table", game_id=lay(driver.app.services, players, game).id)
        while driver.screen.session.outcome is None and len(taken) < answers:
            rest(driver, REST_S)
            taken.append(answer(driver, glass, chance))
            kept = other.execute(BATCHES, (driver.screen.session.id,)).fetchone()[0]
            if kept != len(driver.screen.session.moves):
                raise RuntimeError("the screen is ahead of the disk")
    other.close()
    driver.loop.remove_input_provider(glass)
    return taken


def rest(driver: Driver, seconds: float) -> None:
    """Let the kiosk run, and everything be drawn."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        driver.loop.idle()
    driver.finish()


def answer(driver: Driver, glass: Glass, chance: Random) -> Answer:
    """Tap one of the answers and wait for the frame that shows what came of it."""
    screen = driver.screen
    button: Any = chance.choice(screen.middle.answers.children)
    finger = driver.finger(*driver.middle(button))
    glass.press(finger)
    rest(driver, PRESS_S)
    before = len(screen.session.moves)
    glass.lift_soon(finger, chance.uniform(0.0, 1 / TOP_FPS))
    patience = time.perf_counter() + PATIENCE_S
    while len(screen.session.moves) == before:
        worked = time.thread_time()
        driver.loop.idle()
        if time.perf_counter() > patience:
            raise RuntimeError(button.text)
    driver.finish()
    computed = (time.thread_time() - worked) * 1000
    return Answer((time.perf_counter() - glass.lifted_at) * 1000, computed)


if __name__ == "__main__":
    main()
