"""The LED table in words that people can act on."""

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.viewmodels.lights import (
    CHOOSE_PORT,
    DEMO_ONLY,
    ON_SCREEN,
    LineView,
    Mood,
    chosen_name,
    is_port,
    port_view,
)
from firmware_bridge.ports import Family
from firmware_bridge.status import LinkState

CODES = (*(state.value for state in LinkState), CHOOSE_PORT, DEMO_ONLY, ON_SCREEN)
WITH_PORT = ("no_port", "busy", "no_permission", "no_answer", "wrong_device", "live")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_state_has_words_in_every_language(language: str, code: str) -> None:
    """With the port and the detail in their places; none shows its code."""
    line = LineView(code, "/dev/ttyACM0", "dialout", "E661410403112B2A", "1.0", 8)
    said = Catalogue(language).words(line.words)

    assert not said.startswith("lights-")
    assert "{" not in said
    assert ("ttyACM0" in said) or code not in WITH_PORT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_port_names_the_group(language: str) -> None:
    """Joining it is what somebody has to do."""
    said = Catalogue(language).words(LineView("no_permission", "/dev/ttyACM0", "plugdev").words)

    assert "plugdev" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_live_board_says_who_it_is(language: str) -> None:
    """Its number's end, its firmware and its seats."""
    line = LineView("live", "COM3", board="E661410403112B2A", firmware="1.0", seats=6)
    said = Catalogue(language).words(line.words)

    assert all(part in said for part in ("112B2A", "COM3", "1.0", "6"))


def test_only_what_somebody_must_act_on_is_bad() -> None:
    """A cable that was pulled is waited for; a wrong device is not."""
    moods = {code: LineView(code).mood for code in CODES}

    assert {code for code, mood in moods.items() if mood is Mood.GOOD} == {"live", "virtual"}
    assert moods["no_port"] is moods["lost"] is moods["searching"] is Mood.WAITING
    assert moods["busy"] is moods["no_permission"] is moods["no_program"] is Mood.BAD


def test_endless_words_of_a_driver_are_cut() -> None:
    """They would not fit on any page."""
    said = Catalogue("en").words(LineView("cannot_open", "COM3", "x" * 500).words)

    assert len(said) < 120


@pytest.mark.parametrize("family", Family)
def test_every_kind_of_board_has_a_name(family: Family) -> None:
    """In all languages."""
    for language in LANGUAGES:
        name = Catalogue(language).words(port_view("/dev/x", family.value, "AB12").name)
        assert not name.startswith("lights-")


def test_what_was_chosen_is_named() -> None:
    """A board by the end of its number, a port by its last part."""
    english = Catalogue("en")

    assert english.words(chosen_name("board:E661410403112B2A")) == "Raspberry Pi Pico 112B2A"
    assert english.words(chosen_name("/dev/serial/by-id/usb-pico")) == "usb-pico"
    assert [is_port(one) for one in ("", "off", "virtual", "auto", "COM3")] == [False] * 4 + [True]
