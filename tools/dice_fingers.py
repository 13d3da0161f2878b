"""Fingers at the dice table, and the same game without a screen to compare with."""

import json
from collections.abc import Iterable
from typing import Any

from companion.headless import open_table
from companion.rules.bang_dice.model import Face
from companion.store.codec import event_forms


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

    def tell(self, faces: Iterable[Face]) -> None:
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
    table.tap(driver.button("dice-table-roles-app"))
    if camera:
        table.tap(driver.button("dice-table-camera-use"))
    table.tap(driver.button("dice-table-start"))
    for step in range(5):
        window = driver.find("RoleWindow")
        driver.tap_at(*driver.middle(window), hold=0.1)
        last = step == len(range(5)) - 1
        name = driver.find("RolesRound").player
        args = {} if last else {"name": name}
        table.tap(driver.button(f"dice-table-roles-{'done' if last else 'next'}", **args))
    return table


def headless_history(session: Any, request: Any) -> Any:
    """Play the same game without a screen and give its history."""
    table = open_table(None)
    lines = [{"op": "new", "game": "bang_dice", **request}]
    lines += [{"op": "act", "action": move.action} for move in session.moves[1:]]
    for line in lines:
        table.answer(json.dumps(line).encode())
    return table.answer(b'{"op":"history"}')


def told(session: Any) -> list[Any]:
    """Give a session's log in the form of the headless table, without the times."""
    rules = session.rules
    return [(move.action, event_forms(rules, move.events)) for move in session.moves]


def same_as_headless(driver: Any, session: Any) -> bool:
    """Tell whether the same game played without a screen has the same log and the same end."""
    request = driver.app.services.games.request(session.id)
    answer = headless_history(session, request)
    history = [(one["action"], one["events"]) for one in answer["history"]]
    same_end = answer["state"] == session.rules.write_state(session.state)
    return history == told(session) and same_end
