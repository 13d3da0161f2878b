"""What is one tap away from the table and from its end: odds, abilities, history, files to keep."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import pytest

from companion.rules.bang_dice.model import Face
from companion.ui.words import words
from tools.dice_fingers import sit_down

A, D, ONE, TWO, BEER, GUN = Face
pytestmark = pytest.mark.kivy


def shown(kiosk: Any) -> str:
    """Give everything that can be read on what lies on top."""
    return "\n".join(label.text for label in kiosk.find_all("Label"))


def test_the_odds_are_told_on_demand(start: Callable[..., Any]) -> None:
    """Three gatlings are kept and two dice picked up: the gatling fires for certain."""
    kiosk = start()
    table = sit_down(kiosk)
    table.tell((GUN, GUN, GUN, ONE, TWO))
    for die in (3, 4):
        table.tap(table.screen.middle.dice[die])
    table.tap(kiosk.find("IconButton", icon="odds"))

    assert kiosk.find("OddsSheet")
    assert words.say("dice-table-odds-gatling") in shown(kiosk)
    assert words.say("dice-table-percent", value="100") in shown(kiosk)


def test_an_ability_is_told_on_a_tap(start: Callable[..., Any]) -> None:
    """On a seat that is not asked for an answer, in the language of the table."""
    kiosk = start(language="uk")
    table = sit_down(kiosk)
    table.tap_seat(3)
    sheet = kiosk.find("SeatSheet")

    assert sheet.player == table.screen.session.state.players[3].name
    assert words.say(sheet.ability) in shown(kiosk)


def test_the_history_is_one_tap_away_and_narrowed_by_touch(start: Callable[..., Any]) -> None:
    """Dice only: the throw stays, the arrow that was taken goes."""
    kiosk = start()
    table = sit_down(kiosk)
    table.tell((A, ONE, TWO, GUN, BEER))
    table.tap(kiosk.find("IconButton", icon="history"))
    drawer = kiosk.find("HistoryDrawer")
    everything = len(drawer.rows)
    kiosk.tap(kiosk.button("dice-table-filter-dice"))

    assert 0 < len(drawer.rows) < everything
    kiosk.tap_at(20, 400)
    assert kiosk.app.shell.top_cover is None


def test_the_end_of_a_game_is_kept_as_a_picture(kiosk: Any) -> None:
    """The file shows what is seen, and people are told where it is."""
    from companion.ui.screens.winner.winner import SCENES
    from tools.screens import show

    show(kiosk, "winner", SCENES[0])
    kiosk.tap(kiosk.button("shell-share-picture"))
    (path,) = (kiosk.app.services.data / "exports").glob("game-*.png")

    assert path.name in kiosk.said()
    picture = cv2.imread(str(path))
    assert picture is not None
    assert picture.shape[:2] == (800, 1280)
    assert picture.std() > 10


@pytest.mark.parametrize("screen", ["winner", "history"])
def test_what_cannot_be_written_is_said_and_ends_nothing(kiosk: Any, screen: str) -> None:
    """A file stands where the folder should be: as on a full disk, nothing can be kept."""
    from companion.ui.screens.winner.winner import SCENES
    from tools.screens import show

    show(kiosk, "winner", SCENES[0])
    (kiosk.app.services.data / "exports").write_text("in the way", encoding="utf-8")
    if screen == "history":
        kiosk.app.go("history")
        kiosk.settle()
    kiosk.tap(kiosk.button("shell-share-picture" if screen == "winner" else "shell-export-csv"))

    assert words.say("refusal-disk-full") in kiosk.said()


def test_the_mat_comes_as_a_file_to_print(kiosk: Any) -> None:
    """Beside the camera that it helps, and without any camera."""
    kiosk.app.go("settings", page="camera")
    kiosk.settle()
    assert words.say("camera-steps") in shown(kiosk)
    kiosk.tap(kiosk.button("camera-print-mat"))
    path = Path(kiosk.app.services.data) / "exports" / "dice-mat.pdf"

    assert path.read_bytes().startswith(b"%PDF-")
    assert path.name in kiosk.said()
