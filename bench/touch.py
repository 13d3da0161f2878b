"""From a touch to the changed screen, with the action safely on disk, in a real window."""

import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bench.figures import Figures, middle, percentile_95
from tools.kiosk_driver import Driver, make_window, running

SIZE = (1280, 800)
ACTIONS = 120
MEDIAN_MS, SLOW_MS = 60, 120
SEED = 5


def main() -> None:
    """Play by touch and time each answer from the lifted finger to the drawn frame."""
    make_window(SIZE)
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as driver:
        taken, computed = zip(*play(driver), strict=True)
    figures.tell("answers", str(len(taken)))
    figures.tell("computing only, all threads, median ms", f"{middle(list(computed)):.1f}")
    figures.at_most("touch to changed screen, median ms", middle(list(taken)), MEDIAN_MS)
    slow = percentile_95(list(taken))
    figures.at_most("touch to changed screen, 95th percentile ms", slow, SLOW_MS)
    figures.close()


def play(driver: Driver) -> list[tuple[float, float]]:
    """Answer question after question, game after game."""
    from companion.ui.screens.dice_table.scenes import lay  # noqa: PLC0415 - after the window

    chance, game = Random(SEED), SEED
    taken: list[tuple[float, float]] = []
    actions = int(sys.argv[1]) if len(sys.argv) > 1 else ACTIONS
    while len(taken) < actions:
        game += 1
        driver.app.go("dice_table", game_id=lay(driver.app.services, 5, game).id)
        driver.settle()
        while driver.screen.session.outcome is None and len(taken) < actions:
            taken.append(answer(driver, chance))
    return taken


def answer(driver: Driver, chance: Random) -> tuple[float, float]:
    """Tap one of the answers and wait for the frame that shows what came of it."""
    screen = driver.screen
    buttons = screen.middle.answers.children
    button: Any = chance.choice(buttons)
    finger = driver.finger(*driver.middle(button))
    finger.touch_down()
    driver.step()
    before = len(screen.session.moves)
    begin, worked = time.perf_counter(), time.process_time()
    finger.touch_up()
    driver.step()
    taken = (time.perf_counter() - begin) * 1000
    computed = (time.process_time() - worked) * 1000
    if len(screen.session.moves) == before:
        raise RuntimeError(button.text)
    driver.skip(0.6)
    return taken, computed


if __name__ == "__main__":
    main()
