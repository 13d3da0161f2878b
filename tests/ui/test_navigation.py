"""Going from screen to screen and back, with fingers and with keys."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.ui.back_stack import BackStack, Place

ESCAPE, TAB, ENTER, F1 = 27, 9, 13, 282


def test_back_goes_the_way_one_came() -> None:
    """As on a phone; home is the end."""
    stack = BackStack()
    stack.go(Place("history"))
    stack.go(Place("winner"))

    assert [stack.back(), stack.here.screen] == [True, "history"]
    assert [stack.back(), stack.here.screen] == [True, "home"]
    assert not stack.back()


def test_a_screen_passed_before_is_gone_back_to() -> None:
    """Nobody walks in circles: home, history, home leaves nothing to go back to."""
    stack = BackStack()
    for screen in ("history", "winner", "home"):
        stack.go(Place(screen))
    assert not stack.back()


def test_a_screen_can_take_the_place_of_another() -> None:
    """From the table one goes back home, not to the laying of the table."""
    stack = BackStack()
    stack.go(Place("dice_setup"))
    stack.go(Place("dice_table"), instead=True)
    assert [stack.back(), stack.here.screen] == [True, "home"]


@pytest.mark.kivy
def test_every_button_of_home_leads_somewhere_and_back(kiosk: Any) -> None:
    """By touch, there and back."""
    assert kiosk.here == "home"
    for screen in ("history", "statistics", "help", "settings"):
        kiosk.tap(kiosk.button(f"shell-{screen}"))
        assert kiosk.here == screen
        kiosk.tap(kiosk.find("IconButton", icon="back"))
        assert kiosk.here == "home"


@pytest.mark.kivy
def test_escape_closes_the_dialog_first_then_the_screen(kiosk: Any) -> None:
    """The back key of a phone is the same key."""
    kiosk.tap(kiosk.button("shell-settings"))
    kiosk.app.choose_language()
    kiosk.step(2)

    kiosk.key(ESCAPE)
    assert (kiosk.app.shell.top_cover, kiosk.here) == (None, "settings")
    kiosk.key(ESCAPE)
    assert kiosk.here == "home"
    kiosk.key(ESCAPE)
    assert kiosk.here == "home"


@pytest.mark.kivy
def test_a_keyboard_alone_is_enough(kiosk: Any) -> None:
    """Tab shows and moves the focus, Enter presses, F1 helps; a finger hides the mark."""
    kiosk.key(TAB)
    focused = [one for one in kiosk.find_all("Widget") if getattr(one, "focused", False)]
    assert len(focused) == 1
    while not kiosk.button("shell-statistics").focused:
        kiosk.key(TAB)
    kiosk.key(ENTER)
    assert kiosk.here == "statistics"
    kiosk.key(F1)
    assert kiosk.here == "help"
    kiosk.key(TAB)
    kiosk.tap_at(640, 20)
    assert not [one for one in kiosk.find_all("Widget") if getattr(one, "focused", False)]


@pytest.mark.kivy
def test_a_game_that_is_not_there_yet_says_so(kiosk: Any) -> None:
    """The tile is shown, and tells instead of failing."""
    kiosk.tap(kiosk.find_all("HomeTile")[-1])
    assert kiosk.here == "home"
    assert kiosk.said()


@pytest.mark.kivy
def test_a_file_that_was_set_aside_is_told(data: Path, start: Callable[..., Any]) -> None:
    """The app starts all the same, and nothing is hidden."""
    data.mkdir()
    (data / "games.sqlite").write_bytes(b"this is no database" * 100)
    assert "games.sqlite.damaged-1" in start().said()


@pytest.mark.kivy
def test_games_that_cannot_be_saved_are_asked_about(data: Path, start: Callable[..., Any]) -> None:
    """A file of a newer version is left untouched; playing unsaved is people's own choice."""
    data.mkdir()
    database = sqlite3.connect(data / "games.sqlite")
    database.execute("PRAGMA user_version = 999")
    database.close()
    before = (data / "games.sqlite").read_bytes()

    kiosk = start()
    assert kiosk.find("Heading").text == "The games cannot be saved"
    kiosk.tap(kiosk.button("shell-go-on-unsaved"))

    assert (kiosk.app.shell.top_cover, kiosk.here) == (None, "home")
    assert (data / "games.sqlite").read_bytes() == before


@pytest.mark.kivy
@pytest.mark.parametrize("screen", ["history", "statistics", "settings"])
def test_the_app_may_be_ended_on_any_screen(kiosk: Any, screen: str) -> None:
    """Kivy tells of the end twice, the second time with no app left: only the first counts."""
    kiosk.app.go(screen)
    kiosk.step(2)

    kiosk.app.quit()
    kiosk.app.dispatch("on_stop")

    assert not kiosk.app.is_open


@pytest.mark.kivy
def test_the_window_may_be_turned_and_resized(kiosk: Any) -> None:
    """Everything lies anew, and the buttons still work."""
    from companion.ui.theme import look

    for size in ((1024, 600), (600, 1024), (1280, 800)):
        kiosk.window.size = size
        kiosk.step(10)
        assert tuple(kiosk.app.shell.size) == size
        assert look.wide == (size[0] > size[1])
        assert look.touch >= 48
