"""One touch acts once: a doubled life loss is the worst bug such an app can have."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.ui.touch_filter import OnePress, TouchFilter

NEAR = 24.0


def test_the_same_finger_reported_twice_is_an_echo() -> None:
    """Two drivers may report one finger, the second a little later and a little beside."""
    seen = TouchFilter()
    assert not seen.is_echo("sdl", 100, 100, 0.0, NEAR)
    assert seen.is_echo("mtdev", 103, 98, 0.25, NEAR)
    assert seen.is_echo("sdl", 100, 100, 0.02, NEAR)


def test_a_second_tap_by_a_person_is_no_echo() -> None:
    """Not faster than a tenth of a second on the same spot; elsewhere at any time."""
    seen = TouchFilter()
    assert not seen.is_echo("sdl", 100, 100, 0.0, NEAR)
    assert not seen.is_echo("sdl", 100, 100, 0.15, NEAR)
    assert not seen.is_echo("sdl", 400, 100, 0.16, NEAR)
    assert not seen.is_echo("mtdev", 400, 300, 0.16, NEAR)


def test_one_finger_presses_at_a_time() -> None:
    """A lost finger blocks the others only briefly."""

    class Finger:
        time_end = -1.0

    presses, one, other = OnePress(), Finger(), Finger()
    assert presses.claim(one, 0.0)
    assert not presses.claim(other, 0.1)
    one.time_end = 0.2
    assert presses.claim(other, 1.0)
    presses.release(other)
    assert presses.claim(one, 1.0)


@pytest.fixture
def counted(kiosk: Any) -> tuple[Any, Any, Any, list[str]]:
    """Lay two buttons over home and count what they do."""
    from companion.ui.widgets import ActButton
    from companion.ui.widgets.dialog import Cover

    acts: list[str] = []
    cover = Cover()
    buttons = [
        ActButton(text=name, size_hint=(None, None), size=(300, 80), pos=(x, 300))
        for name, x in (("one", 100), ("other", 700))
    ]
    for button in buttons:
        button.bind(
            on_act=lambda b: acts.append(b.text), on_hold=lambda b: acts.append(f"hold {b.text}")
        )
        cover.add_widget(button)
    kiosk.app.shell.cover(cover)
    kiosk.step(2)
    return kiosk, buttons[0], buttons[1], acts


@pytest.mark.kivy
def test_a_tap_acts_once(counted: tuple[Any, Any, Any, list[str]]) -> None:
    """Once per finger lifted on the button, and again later."""
    kiosk, one, _, acts = counted
    kiosk.tap(one)
    assert acts == ["one"]
    kiosk.tap(one)
    assert acts == ["one", "one"]


@pytest.mark.kivy
def test_a_doubled_device_acts_once(counted: tuple[Any, Any, Any, list[str]]) -> None:
    """Down and up arrive twice, interleaved or one after the other."""
    kiosk, one, _, acts = counted
    x, y = kiosk.middle(one)
    first, echo = kiosk.finger(x, y, "sdl"), kiosk.finger(x + 2, y, "mtdev")
    first.touch_down()
    echo.touch_down()
    kiosk.step(3)
    first.touch_up()
    echo.touch_up()
    kiosk.step(3)
    assert acts == ["one"]
    kiosk.wait(1)
    kiosk.tap_at(x, y, device="sdl")
    kiosk.tap_at(x, y, device="mtdev")
    assert acts == ["one", "one"]


@pytest.mark.kivy
def test_two_fingers_press_one_button(counted: tuple[Any, Any, Any, list[str]]) -> None:
    """The second finger does nothing while the first is down, nor when it is lifted later."""
    kiosk, one, other, acts = counted
    first, second = kiosk.finger(*kiosk.middle(one)), kiosk.finger(*kiosk.middle(other))
    first.touch_down()
    kiosk.step(2)
    second.touch_down()
    kiosk.step(2)
    first.touch_up()
    kiosk.step(2)
    second.touch_up()
    kiosk.step(2)
    assert acts == ["one"]


@pytest.mark.kivy
def test_a_hasty_double_tap_acts_once(counted: tuple[Any, Any, Any, list[str]]) -> None:
    """After acting a button is deaf for a moment, unless it is made for quick tapping."""
    kiosk, one, other, acts = counted
    for _ in range(2):
        kiosk.tap_at(*kiosk.middle(one), hold=0.12)
    assert acts == ["one"]
    other.again_s = 0
    kiosk.wait(0.5)
    for _ in range(2):
        kiosk.tap_at(*kiosk.middle(other), hold=0.12)
    assert acts == ["one", "other", "other"]


@pytest.mark.kivy
def test_a_button_that_came_to_mean_something_else_does_nothing(
    counted: tuple[Any, Any, Any, list[str]],
) -> None:
    """A throw may arrive under the finger: the press was meant for what was there before."""
    kiosk, one, _, acts = counted
    one.token = 1
    touch = kiosk.finger(*kiosk.middle(one))
    touch.touch_down()
    kiosk.step(2)
    one.token = 2
    touch.touch_up()
    kiosk.step(2)
    assert acts == []


@pytest.mark.kivy
def test_sliding_off_a_button_takes_the_press_back(
    counted: tuple[Any, Any, Any, list[str]],
) -> None:
    """The way out of a press that was begun by mistake."""
    kiosk, one, _, acts = counted
    x, y = kiosk.middle(one)
    kiosk.drag((x, y), (x, y + 200))
    assert acts == []


@pytest.mark.kivy
def test_a_long_press_holds_and_does_not_tap(counted: tuple[Any, Any, Any, list[str]]) -> None:
    """Either the one or the other."""
    kiosk, one, _, acts = counted
    kiosk.hold(one)
    assert acts == ["hold one"]


@pytest.mark.kivy
def test_the_screen_dims_and_the_first_touch_only_wakes(start: Callable[..., Any]) -> None:
    """Nobody presses in the dark."""
    kiosk = start(dim_after_s=60)
    kiosk.skip(64)
    kiosk.skip(4)
    assert kiosk.app.shell.asleep
    assert kiosk.app.shell.dark > 0.5

    kiosk.tap(kiosk.button("shell-history"))
    assert (kiosk.here, kiosk.app.shell.asleep, kiosk.app.shell.dark) == ("home", False, 0)
    kiosk.tap(kiosk.button("shell-history"))
    assert kiosk.here == "history"


@pytest.mark.kivy
def test_a_touched_screen_stays_bright(start: Callable[..., Any]) -> None:
    """The time counts from the last touch."""
    kiosk = start(dim_after_s=60)
    for _ in range(3):
        kiosk.skip(40)
        kiosk.tap_at(5, 5)
    assert not kiosk.app.shell.asleep


@pytest.mark.kivy
def test_device_threads_come_in_through_one_door(kiosk: Any) -> None:
    """What a thread hands over runs on the main thread, a frame later."""
    import threading

    from companion.ui.app import hand_over

    ran: list[str] = []
    thread = threading.Thread(
        target=hand_over, args=(lambda: ran.append(threading.current_thread().name),)
    )
    thread.start()
    thread.join()
    assert ran == []
    kiosk.step(2)
    assert ran == [threading.main_thread().name]
