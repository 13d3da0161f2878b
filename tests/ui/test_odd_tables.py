"""Tables as a suspicious person would lay them: odd names, few and many players, turned tablets."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tools.look import faults

NAMES = (
    "",
    "Maximiliana Wolfeschlegelsteinhausenbergerdorff the Third of the Very Long Name Indeed",
    "שרה כהן",
    "\U0001f920\U0001f3b2 Emil \U0001f600",
    "Ana",
    "Ana",
    "عمر",
    "\u202e\u0007Zed<b>[i]",
)
ENTER, TAB = 13, 9


def lay(kiosk: Any, players: int) -> None:
    """Seat people with odd names and start, by touch where it is not typing."""
    from companion.viewmodels.bang_dice.setup import rename

    kiosk.app.go("dice_setup")
    kiosk.settle()
    kiosk.screen.set_count(players)
    for seat, name in enumerate(NAMES[:players]):
        kiosk.screen.show(rename(kiosk.screen.draft, seat, name))
    kiosk.screen.set_dealing("app")
    kiosk.settle()
    kiosk.tap(kiosk.button("dice-table-start"))
    while kiosk.app.shell.top_cover:
        kiosk.app.shell.uncover(kiosk.app.shell.top_cover)
    kiosk.settle()


def answer(kiosk: Any, chance: Random) -> None:
    """Tap any answer."""
    kiosk.tap(chance.choice(kiosk.screen.middle.answers.children))


@pytest.mark.kivy
@pytest.mark.parametrize("players", [3, 8])
def test_odd_names_are_drawn_whole_all_over_the_table(kiosk: Any, players: int) -> None:
    """Questions, answers and the undo button carry names too; nothing overlaps or runs out."""
    lay(kiosk, players)
    chance, found = Random(4), []
    for _ in range(8):
        answer(kiosk, chance)
        found += faults(kiosk.app.shell)
        if kiosk.here != "dice_table":
            break
    names = [player.name for player in kiosk.screen.session.state.players]
    assert len(set(names)) == players
    assert [fault for fault in found if "name" not in fault.lower()] == []


@pytest.mark.kivy
def test_a_turned_tablet_keeps_the_question(kiosk: Any) -> None:
    """Also with a die picked up and a sheet open; the answer then counts once."""
    lay(kiosk, 5)
    answer(kiosk, Random(1))
    asked = kiosk.screen.middle.question
    kiosk.screen.show_history()
    kiosk.window.size = (800, 1280)
    kiosk.step(10)
    kiosk.app.back()
    kiosk.step(3)
    assert kiosk.screen.middle.question == asked
    before = len(kiosk.screen.session.moves)
    answer(kiosk, Random(2))
    kiosk.window.size = (1280, 800)
    kiosk.step(10)
    assert len(kiosk.screen.session.moves) == before + 1


@pytest.mark.kivy
def test_a_turn_is_played_with_keys_alone(kiosk: Any) -> None:
    """The focus is seen, reaches every answer, and Enter gives it."""
    lay(kiosk, 4)
    for _ in range(4):
        before = len(kiosk.screen.session.moves)
        buttons = kiosk.screen.middle.answers.children
        for _ in range(60):
            kiosk.key(TAB)
            if any(button.focused for button in buttons):
                break
        assert any(button.focused for button in buttons)
        kiosk.key(ENTER)
        kiosk.wait(0.5)
        assert len(kiosk.screen.session.moves) == before + 1


@pytest.mark.kivy
def test_two_fingers_on_two_answers_are_one_answer(start: Callable[..., Any]) -> None:
    """Whoever was first is heard; a doubled device changes nothing."""
    kiosk = start()
    lay(kiosk, 5)
    chance = Random(3)
    while len(kiosk.screen.middle.answers.children) < 2:
        answer(kiosk, chance)
    before = len(kiosk.screen.session.moves)
    one, other = kiosk.screen.middle.answers.children[:2]
    fingers = [kiosk.finger(*kiosk.middle(one)), kiosk.finger(*kiosk.middle(other))]
    fingers.append(kiosk.finger(*kiosk.middle(one), device="the same glass again"))
    for finger in fingers:
        finger.touch_down()
    kiosk.step(3)
    for finger in fingers:
        finger.touch_up()
    kiosk.step(3)
    assert len(kiosk.screen.session.moves) == before + 1


@pytest.mark.kivy
def test_the_first_frame_after_a_touch_shows_everything_in_its_place(kiosk: Any) -> None:
    """What people wait for is the changed table, not the start of its rearrangement."""
    lay(kiosk, 5)
    chance = Random(6)

    def texts() -> list[tuple[str, tuple[float, ...], tuple[float, ...]]]:
        labels = [one for one in kiosk.find_all("FitLabel") if one.text]
        return [(one.text, tuple(one.pos), tuple(one.texture_size)) for one in labels]

    for _ in range(6):
        button = chance.choice(kiosk.screen.middle.answers.children)
        finger = kiosk.finger(*kiosk.middle(button))
        finger.touch_down()
        kiosk.step(3)
        finger.touch_up()
        kiosk.step()
        seen = texts()
        kiosk.screen.ids.show.clear()
        kiosk.wait(0.6)
        assert texts() == seen
