"""What the documents promise is what the programs do."""

import re
from pathlib import Path

import pytest

import firmware_bridge
from firmware_bridge import wire
from firmware_bridge.lights import BULLETS, Colour, Effect
from firmware_bridge.picture import DEFAULT_LAYOUT
from firmware_bridge.status import LinkState
from firmware_bridge.table_file import parse_table

FOLDER = Path(firmware_bridge.__file__).parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")
WIRING = (FOLDER / "WIRING.md").read_text(encoding="utf-8")
FULL_WHITE_A, DARK_A = 0.060, 0.001


def test_the_example_frames_have_the_right_check() -> None:
    """A stranger implements from these."""
    frames = re.findall(r"\$([A-Z],[^*\n]*)\*([0-9A-F]{4})", README)

    assert len(frames) == 8
    assert [crc for _, crc in frames] == [wire.crc(body.encode()) for body, _ in frames]


def test_the_example_session_is_about_the_example_table() -> None:
    """The JSON and the state frame show the same three seats; its mark is the one answered."""
    text = re.search(r'( {4}\{"seats".*?\})\n\n', README, re.DOTALL)
    assert text is not None
    table = parse_table(text[1])

    body = f"S,0002,{wire.picture_of(table)}".replace("20000", "20001")

    assert wire.frame(body).decode().strip() in README
    assert f"A,0002,{wire.crc(body[7:].encode())}*" in README


@pytest.mark.parametrize("state", LinkState)
def test_every_state_of_the_line_is_explained(state: LinkState) -> None:
    """What a settings page may show."""
    assert f"`{state}`" in README


def test_every_colour_and_effect_of_the_wire_is_listed() -> None:
    """By name and number."""
    for colour in Colour:
        assert f"{colour:X} {colour.name.lower()}" in README
    for effect in Effect:
        assert f"{effect:X} {effect.name.lower()}" in README


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_the_power_table_adds_up(seats: int) -> None:
    """Lights times 60 mA times the cap, and 1 mA each when dark."""
    lights = seats * (BULLETS + DEFAULT_LAYOUT.arrows) + DEFAULT_LAYOUT.pile
    row = next(line for line in WIRING.splitlines() if line.startswith(f"| {seats} | "))
    capped = (lights * (FULL_WHITE_A * cap / 255 + DARK_A) for cap in (64, 32))
    currents = [lights * FULL_WHITE_A, *capped]

    assert row.startswith(
        "| {} | {} | {:.1f} A | {:.1f} A | {:.1f} A | ".format(seats, lights, *currents)
    )


def test_every_setting_of_the_firmware_is_explained() -> None:
    """The block at the top of main.py and the wiring page name the same things."""
    main = (FOLDER / "firmware" / "main.py").read_text(encoding="utf-8")
    block = main[main.index("SETTINGS = {") : main.index("\n}")]
    names = re.findall(r'^    "(\w+)":', block, re.MULTILINE)

    assert len(names) == 11
    assert [name for name in names if f"`{name}`" not in WIRING] == []
