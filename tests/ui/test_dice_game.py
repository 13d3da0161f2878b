"""Whole games of the dice table, from the home screen to the winner, by touches."""

import json
from collections.abc import Callable, Iterator
from itertools import chain, cycle
from typing import Any

import pytest

from companion.devices.simulated_camera import SimulatedCamera
from companion.headless import open_table
from companion.rules.bang_dice.model import Face, Phase
from companion.ui.later import later

A, D, ONE, TWO, BEER, GUN = Face
pytestmark = pytest.mark.kivy

# A turn of everything, a gatling, an explosion; then arrows until somebody falls.
THROWS = ((BEER, ONE, TWO, GUN, A), (GUN, GUN, GUN, D, BEER), (D, D, D, ONE, BEER))
ARROWS = (A, A, A, A, A)
MOST_STEPS = 200


class Table:
    """Fingers at the dice table."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    @property
    def screen(self) -> Any:
        """The table screen."""
        return self.driver.screen

    @property
    def view(self) -> Any:
        """What the screen shows."""
        return self.screen.view

    def tap(self, widget: Any) -> None:
        """Tap in as few frames as a finger needs, and let the widget be ready again."""
        finger = self.driver.finger(*self.driver.middle(widget))
        finger.touch_down()
        self.driver.step()
        finger.touch_up()
        self.driver.time.now += 0.4
        self.driver.step()

    def tap_seat(self, seat: int) -> None:
        """Tap somebody's panel."""
        self.tap(self.screen.ids.ring.panels[seat])

    def tap_answer(self, number: int = 0) -> None:
        """Tap one of the big buttons."""
        self.tap(self.screen.middle.answers.buttons[number])

    def tell(self, faces: tuple[Face, ...]) -> None:
        """Tap the faces of a throw, then take it."""
        keys = {key.face: key for key in self.driver.find_all("FaceKey")}
        for face in faces:
            self.tap(keys[face.value])
        self.tap_answer()

    def answer(self) -> None:
        """Answer whatever is asked: a lit seat if there is one, else the first button."""
        lit = next((c.seat for c in self.view.choices if c.seat is not None), None)
        if lit is None:
            self.tap_answer()
        else:
            self.tap_seat(lit)


def sit_down(driver: Any, *, camera: bool = False) -> Table:
    """Go from the home screen to a laid table: five players, roles dealt by the app."""
    table = Table(driver)
    table.tap(driver.find_all("HomeTile")[0])
    assert driver.here == "dice_setup"
    table.tap(driver.button("dice-table-roles-app"))
    if camera:
        table.tap(driver.button("dice-table-camera-use"))
    table.tap(driver.button("dice-table-start"))
    assert driver.here == "dice_table"
    for step in range(5):
        window = driver.find("RoleWindow")
        driver.tap_at(*driver.middle(window), hold=0.1)
        last = step == len(range(5)) - 1
        name = driver.find("RolesRound").player
        args = {} if last else {"name": name}
        table.tap(driver.button(f"dice-table-roles-{'done' if last else 'next'}", **args))
    assert driver.app.shell.top_cover is None
    return table


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


def headless_history(session: Any, request: Any) -> Any:
    """Play the same game without a screen and give its history."""
    table = open_table(None)
    lines = [{"op": "new", "game": "bang_dice", **request}]
    lines += [{"op": "act", "action": move.action} for move in session.moves[1:]]
    for line in lines:
        assert table.answer(json.dumps(line).encode())["ok"]
    return table.answer(b'{"op":"history"}')


def told(session: Any) -> list[Any]:
    """Give a session's log in the form of the headless table, without the times."""
    rules = session.rules
    from companion.store.codec import event_forms

    return [(move.action, event_forms(rules, move.events)) for move in session.moves]


def same_as_headless(driver: Any, session: Any) -> None:
    """Compare the log with the same game played without a screen."""
    request = driver.app.services.games.request(session.id)
    answer = headless_history(session, request)

    assert [(one["action"], one["events"]) for one in answer["history"]] == told(session)
    assert answer["state"] == session.rules.write_state(session.state)


def test_a_game_from_home_to_winner_by_tapping_dice(start: Callable[..., Any]) -> None:
    """The log of a game played by touches equals the same game played headless."""
    driver = start()
    table = sit_down(driver)
    session = play_by_hand(table)
    driver.skip(4)

    assert driver.here == "winner"
    same_as_headless(driver, session)


def scripted_chance(faces: Iterator[Face]) -> Callable[[int], int]:
    """Give chance that lets these faces fall, and every die be read without doubt but the tenth."""
    order = tuple(Face)
    doubts = cycle([1] * 9 + [0])

    def pick(most: int) -> int:
        if most == len(order):
            return order.index(next(faces))
        return next(doubts) if most == 10 else 0

    return pick


def test_a_game_from_home_to_winner_with_the_simulated_camera(start: Callable[..., Any]) -> None:
    """Throws arrive by themselves; a doubtful die waits for a tap."""
    driver = start()
    falling = chain(chain.from_iterable(THROWS), cycle(ARROWS))
    camera = SimulatedCamera(scripted_chance(falling), later, doubt_every=10)
    driver.app.services.extras["dice_camera"] = camera
    table = sit_down(driver, camera=True)
    session, doubts = table.screen.session, 0
    for _ in range(MOST_STEPS):
        if session.outcome is not None:
            break
        if table.screen.view.phase is not Phase.ROLL:
            table.answer()
        elif table.screen.hand.throw.doubted:
            doubts += 1
            table.tap(driver.find_all("FaceKey")[0])
        else:
            table.tap_answer()
            driver.skip(1.4)
    driver.skip(4)

    assert doubts > 0
    assert driver.here == "winner"
    same_as_headless(driver, session)
    tally = driver.app.services.extras["reading_tally"]
    assert tally.read >= 15


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


def test_a_camera_that_goes_away_leaves_the_table_to_hands(start: Callable[..., Any]) -> None:
    """The dice are told by tapping until it comes back by itself."""
    driver = start()
    camera = SimulatedCamera(scripted_chance(cycle(THROWS[0])), later, doubt_every=0)
    driver.app.services.extras["dice_camera"] = camera
    table = sit_down(driver, camera=True)
    camera.unplug()
    driver.skip(0.5)
    assert table.screen.middle.camera.gone
    table.tell(THROWS[0])
    assert table.screen.session.state.dice == THROWS[0]
    camera.plug_in()
    driver.skip(0.5)

    assert not table.screen.middle.camera.gone


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
