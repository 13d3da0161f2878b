"""History, statistics, settings and the PIN, by touch."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.kivy
ESCAPE, F11 = 27, 292


@pytest.fixture
def evenings(kiosk: Any) -> Any:
    """Give a kiosk with three finished games and an open one."""
    from companion.ui.screens.samples import played_evenings

    played_evenings(kiosk.app.services, evenings=4)
    return kiosk


def rows(kiosk: Any) -> list[Any]:
    """Give the listed games from the top."""
    return sorted(kiosk.find_all("HistoryRow"), key=lambda row: -row.y)


def test_home_offers_the_open_game_first(evenings: Any) -> None:
    """The card appears above the games, with the names of those who play."""
    assert not evenings.find_all("NameLine", name="Ana, Bob, Chen")
    evenings.app.go("history")
    evenings.app.back()
    evenings.settle()
    card = evenings.button("shell-home-resume")
    assert evenings.middle(card)[1] > evenings.middle(evenings.find_all("HomeTile")[0])[1]


def test_games_are_filtered_by_touch(evenings: Any) -> None:
    """All, open, finished, put away, and by player."""
    evenings.tap(evenings.button("shell-history"))
    evenings.settle()
    counts = {}
    for name in ("all", "open", "over", "archived"):
        evenings.tap(evenings.button(f"shell-filter-{name}"))
        counts[name] = evenings.screen.count
    assert counts == {"all": 4, "open": 1, "over": 3, "archived": 0}
    evenings.tap(evenings.button("shell-filter-all"))
    evenings.tap(evenings.button("shell-filter-everybody"))
    assert evenings.screen.player == "Ana"


def test_a_deleted_game_comes_back_with_one_tap(evenings: Any) -> None:
    """Deleting needs no question, because undo is offered at once."""
    evenings.tap(evenings.button("shell-history"))
    evenings.settle()
    for icon in ("trash", "archive"):
        row = rows(evenings)[0]
        evenings.tap(next(one for one in row.children if getattr(one, "icon", "") == icon))
        assert evenings.screen.count == 3
        evenings.wait(0.3)
        evenings.tap(evenings.button("shell-undo"))
        assert evenings.screen.count == 4


def test_an_archived_game_can_be_taken_out_again(evenings: Any) -> None:
    """From the list of those put away."""
    evenings.app.go("history")
    evenings.settle()
    game = rows(evenings)[0].game_id
    evenings.screen.archive(game)
    evenings.tap(evenings.button("shell-filter-archived"))
    assert [row.game_id for row in rows(evenings)] == [game]
    evenings.tap(evenings.find("IconButton", icon="undo"))
    assert evenings.screen.count == 0


def test_what_is_listed_is_exported(evenings: Any) -> None:
    """CSV for a spreadsheet, JSON with everything that happened; nothing secret in it."""
    evenings.tap(evenings.button("shell-history"))
    evenings.settle()
    evenings.tap(evenings.button("shell-export-csv"))
    evenings.tap(evenings.button("shell-export-json"))
    folder: Path = evenings.app.services.data / "exports"
    table = next(folder.glob("*.csv")).read_text(encoding="utf-8-sig")
    games = json.loads(next(folder.glob("*.json")).read_text(encoding="utf-8"))

    assert len(list(csv.reader(table.splitlines()))) == 5
    assert {len(game["moves"]) > 1 for game in games} == {True}
    open_game = next(game for game in games if game["state"]["winner"] is None)
    hidden = [one for one in open_game["state"]["players"] if one["role"] is None]
    started = open_game["moves"][0]["events"][0]["players"]
    assert all(started[one["seat"]]["role"] is None for one in hidden)


def test_statistics_add_up(evenings: Any) -> None:
    """The bars show every die thrown in all games."""
    from companion.viewmodels.statistics import digest, summarise

    games = evenings.app.services.games
    expected = summarise(digest(games.resume(one.id)) for one in games.list())
    evenings.tap(evenings.button("shell-statistics"))
    evenings.settle()
    assert sum(bar.count for bar in evenings.find_all("FaceBar")) == expected.dice > 0
    assert evenings.screen.games == 4


def test_settings_are_kept_by_touch(kiosk: Any) -> None:
    """Edition, sounds and house rules, each with one tap."""
    kiosk.tap(kiosk.button("shell-settings"))
    kiosk.tap(kiosk.button("bang-dice-edition-russian"))
    kiosk.tap(kiosk.find("Toggle", message="shell-settings-sounds"))
    kiosk.tap(kiosk.button("shell-settings-house-rules"))
    kiosk.tap(kiosk.button("bang-dice-option-bullseyes-one-by-one"))

    kept = json.loads((kiosk.app.services.data / "settings.json").read_text(encoding="utf-8"))
    assert (kept["edition"], kept["sounds"]) == ("russian", False)
    assert kept["house_rules"] == {"bullseyes": "one_by_one"}


def test_a_muted_table_makes_no_sound(kiosk: Any) -> None:
    """Muting holds at once."""
    kiosk.app.sounds.switch(False)
    kiosk.app.sounds.play("gatling")
    assert (kiosk.app.sounds.heard, kiosk.app.sounds.on) == (["gatling"], False)


def test_a_backup_is_written_and_brought_back(evenings: Any) -> None:
    """A game deleted for good on this machine would come back; the PIN never travels."""
    evenings.app.services.settings.change(pin="1234", camera="http://u:secret@host/x")
    evenings.tap(evenings.button("shell-settings"))
    evenings.tap(evenings.button("shell-settings-backup"))
    evenings.tap(evenings.button("shell-backup-write"))
    path = next((evenings.app.services.data / "backups").glob("*.json"))
    kept = json.loads(path.read_text(encoding="utf-8"))

    assert len(kept["games"]) == 4
    assert "pin" not in kept["settings"]
    assert "secret" not in path.read_text(encoding="utf-8")
    evenings.tap(evenings.button("shell-backup-restore"))
    evenings.tap(evenings.button("shell-yes"))
    assert len(evenings.app.services.games.list()) == 4
    assert evenings.app.services.settings.current.pin == "1234"


def test_a_network_cameras_address_is_not_shown(start: Callable[..., Any]) -> None:
    """It may hold a password."""
    kiosk = start(camera="http://ana:secret@phone/video")
    kiosk.app.go("settings", page="camera")
    kiosk.settle()
    shown = " ".join(one.text for one in kiosk.find_all("Label"))
    assert "secret" not in shown
    kiosk.tap(kiosk.button("camera-enter"))
    assert kiosk.app.shell.top_cover.value == ""


def digits(kiosk: Any, pin: str) -> None:
    """Type on the PIN pad."""
    for digit in pin:
        kiosk.tap(kiosk.find("ActButton", text=digit))


def test_full_screen_is_left_only_with_the_pin(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong PIN changes nothing; the right one lets go."""
    kiosk = start(pin="4711")
    left: list[bool] = []
    monkeypatch.setattr(kiosk.app, "_leave_fullscreen", lambda: left.append(True))
    monkeypatch.setattr("companion.ui.app.Window", FullScreen())
    kiosk.key(F11)
    digits(kiosk, "1111")
    assert (left, kiosk.app.shell.top_cover.wrong) == ([], True)
    digits(kiosk, "4711")
    assert (left, kiosk.app.shell.top_cover) == ([True], None)


class FullScreen:
    """Stands in for a window that fills the screen."""

    fullscreen = "auto"

    def unbind(self, **events: Any) -> None:
        """Let the app stop."""


def test_a_pin_is_chosen_by_typing_it_twice(kiosk: Any) -> None:
    """A slip the second time keeps the old state; the old PIN is asked for before a change."""
    kiosk.app.go("settings", page="kiosk")
    kiosk.settle()
    kiosk.tap(kiosk.button("shell-pin-set"))
    digits(kiosk, "1234")
    digits(kiosk, "1235")
    assert kiosk.app.services.settings.current.pin == ""
    digits(kiosk, "1234")
    assert kiosk.app.services.settings.current.pin == "1234"
    kiosk.tap(kiosk.button("shell-pin-drop"))
    kiosk.key(ESCAPE)
    assert kiosk.app.services.settings.current.pin == "1234"


def test_a_forgotten_player_comes_back_with_one_tap(kiosk: Any) -> None:
    """With colour and sign."""
    from companion.settings import Profile

    ana = Profile("Ana", "sky", "hat")
    kiosk.app.services.settings.remember(ana)
    kiosk.app.go("settings", page="players")
    kiosk.settle()
    kiosk.tap(kiosk.find("IconButton", icon="trash"))
    assert kiosk.app.services.settings.current.players == ()
    kiosk.tap(kiosk.button("shell-undo"))
    assert kiosk.app.services.settings.current.players == (ana,)
