"""What a table remembers survives bad files, bad values and a full disk."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.settings import (
    COLOURS,
    FILE_NAME,
    Profile,
    Settings,
    SettingsFile,
    data_folder,
    settings_from,
    system_language,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give a place for settings in a folder that is not there yet."""
    return tmp_path / "new" / FILE_NAME


def test_a_new_table_has_the_defaults(path: Path) -> None:
    """Nobody needs to choose anything."""
    assert SettingsFile(path, {}).current == Settings()


def test_a_change_is_read_back(path: Path) -> None:
    """Settings outlive the app."""
    SettingsFile(path, {}).change(language="uk", pin="1234", volume=0.5, sounds=False)

    again = SettingsFile(path, {}).current
    assert (again.language, again.pin, again.volume, again.sounds) == ("uk", "1234", 0.5, False)


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"x"', "\x00\x01", "{'a': 1}"])
def test_a_broken_file_is_set_aside(path: Path, content: str) -> None:
    """Nothing is overwritten: the old file keeps its bytes under another name."""
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")

    file = SettingsFile(path, {})

    assert file.current == Settings()
    assert file.aside is not None
    assert file.aside.read_text(encoding="utf-8") == content
    file.change(language="es")
    assert SettingsFile(path, {}).current.language == "es"


def test_each_broken_file_gets_a_name_of_its_own(path: Path) -> None:
    """A second accident does not bury the first."""
    path.parent.mkdir()
    asides = []
    for content in ("{", "}"):
        path.write_text(content, encoding="utf-8")
        asides.append(SettingsFile(path, {}).aside)
    assert len({aside and aside.name for aside in asides}) == 2


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("language", "xx"),
        ("edition", "klingon"),
        ("pin", "12a4"),
        ("pin", "12345"),
        ("pin", "١٢٣٤"),
        ("volume", "loud"),
        ("volume", True),
        ("sounds", 1),
        ("dim_after_s", None),
        ("house_rules", []),
        ("players", {"name": "Ana"}),
        ("last_table", "Ana"),
        ("camera", 7),
        ("led_driver", "semaphore"),
        ("led_brightness", "bright"),
        ("led_reverse", 1),
    ],
)
def test_a_value_that_makes_no_sense_is_left_as_it_was(name: str, wrong: Any) -> None:
    """One bad value does not cost the others."""
    settings = settings_from({name: wrong, "led_port": "COM3"})

    assert getattr(settings, name) == getattr(Settings(), name)
    assert settings.led_port == "COM3"


def test_lights_stay_within_what_a_board_can_show() -> None:
    """Two to eight seats; a light that is on can be seen."""
    settings = settings_from({"led_brightness": 0, "led_seats": 40, "led_first": -3})
    assert (settings.led_brightness, settings.led_seats, settings.led_first) == (1, 8, 0)


def test_unknown_values_are_ignored() -> None:
    """A file of a newer version does no harm."""
    assert settings_from({"holograms": True}) == Settings()


def test_players_are_remembered_once_the_latest_first(path: Path) -> None:
    """A name is kept with the colour and sign it had last."""
    file = SettingsFile(path, {})
    for profile in (Profile("Ana", "sky", "hat"), Profile("Bo"), Profile("Ana", "rust", "boot")):
        file.remember(profile)

    assert [one.name for one in file.current.players] == ["Ana", "Bo"]
    assert file.current.players[0] == Profile("Ana", "rust", "boot")
    file.forget("Ana")
    assert [one.name for one in SettingsFile(path, {}).current.players] == ["Bo"]


def test_a_player_of_an_unknown_colour_gets_the_first() -> None:
    """Old files may name what is no longer there."""
    settings = settings_from({"players": [{"name": "Ana", "colour": "plaid", "sign": 3}, 5, {}]})
    assert [(one.name, one.colour) for one in settings.players] == [("Ana", COLOURS[0])]


def test_a_disk_that_cannot_be_written_does_not_stop_the_evening(tmp_path: Path) -> None:
    """The choice holds until the app ends."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    file = SettingsFile(blocked / FILE_NAME, {})
    assert file.change(language="ru").language == "ru"


def test_no_half_written_file_is_left(path: Path) -> None:
    """The file is replaced in one piece."""
    SettingsFile(path, {}).change(language="ru")
    assert [one.name for one in path.parent.iterdir()] == [FILE_NAME]
    assert json.loads(path.read_text(encoding="utf-8"))["language"] == "ru"


def test_the_environment_wins(path: Path) -> None:
    """The machine's owner can fix things from outside."""
    environment = {
        "TUMBLEWEED_LANGUAGE": "es",
        "TUMBLEWEED_FULLSCREEN": "1",
        "TUMBLEWEED_CAMERA": "2",
    }
    current = SettingsFile(path, environment).current
    assert (current.language, current.fullscreen, current.camera) == ("es", True, "2")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "es_ES"}, "es"),
        ({}, "en"),
    ],
)
def test_the_first_language_is_the_machines(environment: dict[str, str], expected: str) -> None:
    """English where the machine speaks something else."""
    assert system_language(environment) == expected


def test_the_data_folder_can_be_chosen(tmp_path: Path) -> None:
    """Several tables may share a machine."""
    assert data_folder({"TUMBLEWEED_DATA": str(tmp_path)}) == tmp_path
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "tumbleweed"
    assert data_folder({"APPDATA": str(tmp_path)}) == tmp_path / "Tumbleweed"
