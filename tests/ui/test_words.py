"""Languages on the screen, and typing in each of them."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.ui.readable import readable, veiled
from companion.ui.widgets.layouts import NAMES, typable

ENTER, BACKSPACE, ESCAPE = 13, 8, 27


@pytest.mark.kivy
def test_the_language_changes_in_the_middle_of_a_question(kiosk: Any) -> None:
    """The question stays open, in the other language, and can still be answered."""
    answers: list[str] = []
    kiosk.app.confirm("shell-backup-restore", "shell-backup-none", lambda: answers.append("yes"))
    kiosk.step(2)
    before = kiosk.find("Heading").text

    kiosk.app.set_language("uk")
    kiosk.step(2)

    assert kiosk.find("Heading").text != before
    assert kiosk.app.services.settings.current.language == "uk"
    kiosk.tap(kiosk.button("shell-yes"))
    assert answers == ["yes"]
    assert kiosk.app.shell.top_cover is None


@pytest.mark.kivy
def test_each_language_is_offered_in_its_own_words(kiosk: Any) -> None:
    """Somebody who speaks only Ukrainian finds it from an English screen."""
    kiosk.tap(kiosk.find("SayButton", icon="language"))
    kiosk.tap(kiosk.find("ActButton", text=NAMES["uk"]))
    assert kiosk.find("Title").text == "Tumbleweed"
    assert kiosk.button("shell-settings").text == "Налаштування"


@pytest.mark.kivy
def test_the_machines_language_is_taken_until_one_is_chosen(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Spanish machine greets in Spanish."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert start(language="").button("shell-settings").text == "Ajustes"


def press(kiosk: Any, text: str) -> None:
    """Type on the sheet's own keys."""
    for sign in text:
        key = kiosk.app.shell.top_cover.ids.space if sign == " " else kiosk.find("Key", text=sign)
        kiosk.tap_at(*kiosk.middle(key), hold=0.12)


@pytest.mark.kivy
@pytest.mark.parametrize(
    ("language", "name"), [("en", "Joe"), ("es", "Íñigo"), ("ru", "Фёдор"), ("uk", "Їжак ґ")]
)
def test_names_are_typed_with_own_keys(start: Callable[..., Any], language: str, name: str) -> None:
    """The first letter comes out large, the next ones small."""
    kiosk = start(language=language)
    typed: list[str] = []
    kiosk.app.ask_text("", "", typed.append)
    kiosk.step(2)
    first, rest = name[0], name[1:]
    press(kiosk, first)
    for sign in rest:
        sheet = kiosk.app.shell.top_cover
        if sign != " " and sheet.shifted:
            sheet.shifted = False
            kiosk.step()
        press(kiosk, sign)
    kiosk.tap(kiosk.button("shell-done"))
    assert typed == [name]


@pytest.mark.kivy
def test_a_real_keyboard_types_too(kiosk: Any) -> None:
    """Enter takes the line, Backspace rubs out, Escape leaves the old line."""
    typed: list[str] = []
    kiosk.app.ask_text("", "Ana", typed.append)
    kiosk.step(2)
    kiosk.key(BACKSPACE)
    kiosk.type("ñ  🤠 ")
    kiosk.key(ENTER, "\r")
    assert typed == ["Anñ 🤠"]
    kiosk.app.ask_text("", "Bo", typed.append)
    kiosk.step(2)
    kiosk.type("x")
    kiosk.key(ESCAPE)
    assert (typed, kiosk.app.shell.top_cover) == (["Anñ 🤠"], None)


@pytest.mark.kivy
def test_what_is_typed_is_never_under_the_keys(kiosk: Any) -> None:
    """The line lies above the keyboard, whole and on the glass."""
    kiosk.app.ask_text("", "W" * 40, len)
    kiosk.settle()
    sheet = kiosk.app.shell.top_cover
    line, keys = sheet.ids.line, sheet.ids.board
    assert line.to_window(0, line.y)[1] >= keys.to_window(0, keys.top)[1]
    assert line.to_window(0, line.top)[1] <= kiosk.window.height
    kiosk.type("more than fits")
    assert sheet.value == "W" * 40


@pytest.mark.kivy
def test_a_remembered_name_is_one_tap(kiosk: Any) -> None:
    """Names that begin like what was typed are offered."""
    typed: list[str] = []
    kiosk.app.ask_text("", "", typed.append, suggestions=["Ana", "Bo", "Anton"])
    kiosk.step(2)
    kiosk.type("an")
    assert [one.text for one in kiosk.find_all("ActButton")][:2] != ["Bo"]
    kiosk.tap(kiosk.find("ActButton", text="Anton"))
    assert typed == ["Anton"]


@pytest.mark.parametrize("language", NAMES)
def test_a_keyboard_has_every_letter_of_its_language(language: str) -> None:
    """With the apostrophe of Ukrainian and the marks of Spanish."""
    letters = {
        "en": "abcdefghijklmnopqrstuvwxyz",
        "es": "abcdefghijklmnñopqrstuvwxyzáéíóúü¡¿",
        "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ",
    }
    assert set(letters[language] + "0123456789 -") <= typable(language)


@pytest.mark.parametrize("language", NAMES)
def test_every_keyboard_has_the_signs_of_an_address(language: str) -> None:
    """A phone's camera is named by an address, a file by a path: each sign in every language."""
    assert set("http://10.0.0.5:8080/video_1?user=ana&key=%7E~@#+-\\") - set(
        "abcdefghijklmnopqrstuvwxyzE"
    ) <= typable(language)


@pytest.mark.kivy
def test_an_address_is_typed_with_latin_keys_and_its_password_is_covered(
    start: Callable[..., Any],
) -> None:
    """In a language of other letters, too; what is typed is taken as it is."""
    address = "rtsp://ana:pa@ss@cam.local:554/a_1?pwd=x&size=2"
    kiosk = start(language="uk")
    typed: list[str] = []
    kiosk.app.ask_text("", "", typed.append, 200, address=True)
    kiosk.step(2)
    sheet = kiosk.app.shell.top_cover
    for sign in address:
        sheet.signs = not sign.isalpha()
        kiosk.step()
        press(kiosk, sign)
    sheet.cursor_on = False
    kiosk.step()

    assert sheet.ids.line.text.strip() == "rtsp://ana:•••••@cam.local:554/a_1?pwd=•&size=•"
    kiosk.tap(kiosk.button("shell-done"))
    assert typed == [address]


@pytest.mark.parametrize("plain", ["2", "/home/ana/dice@home?.mp4", "http://10.0.0.5:8080/video"])
def test_what_holds_no_password_is_shown_as_typed(plain: str) -> None:
    """Numbers, files, addresses that need none."""
    assert veiled(plain) == plain


@pytest.mark.parametrize(
    ("name", "text", "rare"),
    [
        ("Ana", "Ana", False),
        (" Ґанна \t Є ", "Ґанна Є", False),
        ("שרה", "הרש", True),
        ("Bo \U0001f920", "Bo \u25cf", True),
        ("a\u202eb\u0000c", "abc", False),
        ("", "", False),
        ("李小龙", "李小龙", True),
        ("שרה כהן: throws 5 dice", "ןהכ הרש: throws 5 dice", True),
        ("Undo: שרה shot Bo", "Undo: הרש shot Bo", True),
        ("Ελένη", "Ελένη", True),
        ("two\nlines", "two\nlines", False),
    ],
)
def test_any_name_can_be_drawn(name: str, text: str, rare: bool) -> None:  # noqa: FBT001 - a column
    """Control signs vanish, right-to-left is turned, what no typeface has gets a stand-in."""
    shown = readable(name)
    assert (shown.text, shown.rare) == (text, rare)
