"""The demo at the table: it plays by itself, and a touch takes it over."""

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

import pytest

from companion import settings
from companion.rules.registry import GAMES
from companion.viewmodels.bang_dice.setup import COLOURS, SIGNS

pytestmark = pytest.mark.kivy
MOST_STEPS = 600


def demo(start: Callable[..., Any]) -> Any:
    """Start the demo."""
    driver = start()
    driver.app.go("dice_table", demo=True)
    driver.step(2)
    return driver


def rolls(driver: Any) -> int:
    """Count the throws that the game has taken."""
    return sum("faces" in (move.action or {}) for move in driver.screen.session.moves)


def play(driver: Any, wanted: int) -> None:
    """Let the demo play until so many throws are taken; the camera's own time decides when."""
    said: SimpleQueue[Any] = SimpleQueue()
    end = driver.app.services.extras["demo"].camera.watch(said.put)
    for _ in range(MOST_STEPS):
        if rolls(driver) >= wanted:
            break
        driver.time.now += 1.2
        driver.step(2)
        with suppress(Empty):
            said.get(timeout=0.2)
    end()


def test_the_demo_plays_by_itself(start: Callable[..., Any]) -> None:
    """Throws go through the recogniser, the game goes on, and nothing of it is kept."""
    driver = demo(start)
    play(driver, wanted=2)

    assert rolls(driver) == 2
    assert driver.app.services.games.list() == ()


def test_a_touch_takes_the_demo_over(start: Callable[..., Any]) -> None:
    """Whoever touches it goes on at the same question, and from then on it is kept."""
    driver = demo(start)
    play(driver, wanted=1)
    told = [move.action for move in driver.screen.session.moves]
    driver.tap_at(640, 300)

    assert driver.screen.demo is None
    assert [move.action for move in driver.screen.session.moves][: len(told)] == told
    assert len(driver.app.services.games.list()) == 1
    assert driver.screen.hand.camera is driver.app.services.extras["demo"].camera


def test_a_demo_that_is_not_forced_gives_way_to_a_game_in_progress(
    start: Callable[..., Any],
) -> None:
    """People come first: the home screen offers to resume."""
    driver = start()
    services = driver.app.services
    services.games.start("bang_dice", GAMES["bang_dice"].table_by_chance(services.pick))
    driver.app.go("dice_table", demo=True, forced=False)
    driver.step(2)

    assert driver.here == "home"


def test_setup_and_settings_know_the_same_looks() -> None:
    """A remembered player's colour and sign exist at the table too."""
    assert (COLOURS, SIGNS) == (settings.COLOURS, settings.SIGNS)
