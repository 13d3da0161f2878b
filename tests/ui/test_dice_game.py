"""Whole games of the dice table, from the home screen to the winner, by touches."""

from collections.abc import Callable, Iterator
from itertools import chain, cycle
from typing import Any

import pytest

from companion.rules.bang_dice.model import Face, Phase
from tools.dice_fingers import Table, same_as_headless, sit_down

A, D, ONE, TWO, BEER, GUN = Face
pytestmark = pytest.mark.kivy

# A turn of everything, a gatling, an explosion; then arrows until somebody falls.
THROWS = ((BEER, ONE, TWO, GUN, A), (GUN, GUN, GUN, D, BEER), (D, D, D, ONE, BEER))
ARROWS = (A, A, A, A, A)
MOST_STEPS = 200


def play_by_hand(table: Table) -> Any:
    """Play to the end, telling every throw by tapping faces."""
    throws: Iterator[tuple[Face, ...]] = chain(THROWS, cycle([ARROWS]))
    session = table.screen.session
    for _ in range(MOST_STEPS):
        if session.outcome is not None:
            return session
        if table.view.phase is not Phase.ROLL:
            table.answer()
        elif session.state.dice is None:
            table.tell(next(throws))
        else:
            table.tap_answer()
    raise AssertionError(session.state)


def test_a_game_from_home_to_winner_by_tapping_dice(start: Callable[..., Any]) -> None:
    """The log of a game played by touches equals the same game played headless."""
    driver = start()
    table = sit_down(driver)
    session = play_by_hand(table)
    driver.skip(4)

    assert driver.here == "winner"
    assert same_as_headless(driver, session)


def test_another_language_in_the_middle_of_a_question(start: Callable[..., Any]) -> None:
    """The question stays, in other words, and what was entered stays too."""
    driver = start()
    table = sit_down(driver)
    table.tap(driver.find_all("FaceKey")[0])
    asked = table.screen.middle.question
    driver.app.set_language("uk")
    driver.step(2)

    assert table.screen.middle.question != asked
    assert table.view.dice[0].face is A
    assert table.view.phase is Phase.ROLL


def test_undo_by_touch_names_and_takes_back_the_step(start: Callable[..., Any]) -> None:
    """Undo brings the very question back, and redo the answer."""
    driver = start()
    table = sit_down(driver)
    before = table.screen.session.state
    table.tell(THROWS[0])
    after = table.screen.session.state
    assert table.screen.undo_text
    table.tap(driver.find("ActButton", icon="undo"))
    assert table.screen.session.state == before
    table.tap(driver.find("ActButton", icon="redo"))

    assert table.screen.session.state == after


def test_one_finger_twice_is_one_answer(start: Callable[..., Any]) -> None:
    """Two devices that report the same finger roll the dice once."""
    driver = start()
    table = sit_down(driver)
    spot = driver.middle(table.screen.middle.answers.buttons[0])
    for device in ("touchscreen", "mouse"):
        driver.tap_at(*spot, hold=0.02, device=device)
    driver.skip(1)

    assert len(table.screen.session.moves) == 2


def test_a_wrong_die_is_put_right_by_holding_it(start: Callable[..., Any]) -> None:
    """The throw is taken back and told anew; the table reads the right face."""
    driver = start()
    table = sit_down(driver)
    table.tell(THROWS[0])
    driver.hold(table.screen.middle.dice[0])
    key = next(key for key in driver.find_all("FaceKey") if key.face == ONE.value)
    table.tap(key)

    assert table.screen.session.state.dice == (ONE, ONE, TWO, GUN, A)
    assert len(table.screen.session.moves) == 2


def test_a_long_press_corrects_a_number(start: Callable[..., Any]) -> None:
    """The table sets a life right; the old value stays in view until it is applied."""
    driver = start()
    table = sit_down(driver)
    life = table.view.seats[2].life
    driver.hold(table.screen.ids.ring.panels[2])
    sheet = driver.find("CorrectionSheet")
    table.tap(driver.find_all("IconButton", icon="minus")[0])
    assert (sheet.life, sheet.old_life) == (life - 1, life)
    table.tap(driver.button("dice-table-correct-apply"))

    assert table.screen.session.state.players[2].life == life - 1


def test_a_kill_in_the_middle_of_a_moment_resumes_at_the_same_question(
    start: Callable[..., Any], data: Any
) -> None:
    """What was shown was on disk before: another process finds the same state."""
    from companion.rules.registry import GAMES
    from companion.session.saved_games import SavedGames
    from companion.store.sqlite_log import SqliteLog

    driver = start()
    table = sit_down(driver)
    table.tell((A, A, GUN, GUN, GUN))
    for _ in range(MOST_STEPS):
        table.answer()
        if table.screen.ids.show.shade > 0:
            break
    assert table.screen.ids.show.shade > 0

    log = SqliteLog(data / "games.sqlite")
    again = SavedGames(GAMES, log, lambda: 0.0).resume(table.screen.session.id)
    log.close()
    assert again.state == table.screen.session.state


def test_dragging_somebody_to_another_seat(start: Callable[..., Any]) -> None:
    """People sit as they really do: the others close ranks."""
    driver = start()
    table = Table(driver)
    table.tap(driver.find_all("HomeTile")[0])
    ring = driver.screen.ids.ring
    people = [seat.person for seat in driver.screen.draft.seats]
    driver.drag(ring.seat_spot(0), ring.seat_spot(2))

    moved = [seat.person for seat in driver.screen.draft.seats]
    assert moved == [people[1], people[2], people[0], *people[3:]]
    assert driver.app.shell.top_cover is None


def test_the_same_people_again_are_two_taps(start: Callable[..., Any]) -> None:
    """From the winner's screen: again, start."""
    driver = start()
    table = sit_down(driver)
    first = play_by_hand(table)
    driver.skip(4)
    table.tap(driver.button("dice-table-again"))
    table.tap(driver.button("dice-table-start"))

    second = driver.app.services.games.request(driver.screen.session.id)
    names = [player["name"] for player in second["players"]]
    assert names == [player.name for player in first.state.players]
