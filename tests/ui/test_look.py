"""Every scene of every screen, looked at strictly: nothing cut off, overlapping, tiny or pale."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES
from companion.ui.screens import screen_names
from companion.ui.theme import ASSETS
from tools.look import contrast, faults
from tools.screens import show

ROOT = Path(__file__).parents[2]
OTHER_SIZES = ((1024, 600), (1920, 1080), (800, 1280), (600, 1024))


def resize(kiosk: Any, size: tuple[int, int]) -> None:
    """Let everything lie anew; pixels are not looked at outside the real window."""
    kiosk.window.size = size
    # Boxes within boxes settle from the outside in, a frame each; then the texts follow.
    kiosk.step(16)


@pytest.mark.kivy
@pytest.mark.parametrize("name", screen_names())
def test_every_scene_is_whole_and_readable(kiosk: Any, name: str) -> None:
    """In all languages; the other sizes in the language with the longest words."""
    from companion.ui.screens import screen_module

    found: list[str] = []
    for scene in screen_module(name).SCENES:
        show(kiosk, name, scene)
        for language in LANGUAGES:
            kiosk.app.set_language(language)
            kiosk.step(3)
            pixels = kiosk.pixels() if language == LANGUAGES[0] else None
            found += [f"{scene.name} {language}: {one}" for one in faults(kiosk.app.shell, pixels)]
        for size in OTHER_SIZES:
            resize(kiosk, size)
            found += [f"{scene.name} {size}: {one}" for one in faults(kiosk.app.shell)]
        resize(kiosk, (1280, 800))
        while kiosk.app.shell.top_cover:
            kiosk.app.shell.uncover(kiosk.app.shell.top_cover)
        kiosk.app.shell.notes.clear_widgets()
    assert found == []


@pytest.mark.kivy
def test_a_fault_is_found(kiosk: Any) -> None:
    """The look test can fail: text cut off, overlapping, pale, and a target too small."""
    from kivy.uix.label import Label

    from companion.ui.widgets import ActButton

    screen = kiosk.screen
    for text in ("first", "second"):
        screen.add_widget(
            Label(
                text=text,
                size_hint=(None, None),
                size=(20, 10),
                pos=(60, 60),
                color=(0.1, 0.1, 0.1, 1),
            )
        )
    narrow = {"text_size": (60, None), "size_hint": (None, None), "size": (200, 200)}
    screen.add_widget(Label(text="incomprehensible", pos=(300, 300), **narrow))
    screen.add_widget(ActButton(text="x", size_hint=(None, None), size=(30, 30), pos=(0, 0)))
    kiosk.settle()
    found = " ".join(faults(kiosk.app.shell, kiosk.pixels()))
    for part in ("too large for its box", "overlap", "contrast", "touch target 30", "broken word"):
        assert part in found
    screen.clear_widgets()


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("LAMP", "LEATHER"),
        ("LAMP", "LEATHER_HIGH"),
        ("DUST", "LEATHER"),
        ("BRASS", "LEATHER"),
        ("INK", "PAPER"),
        ("INK", "BRASS"),
        ("INK_SOFT", "PAPER"),
        ("LAMP", "RED"),
        ("RED_TEXT", "LEATHER"),
        ("GREEN_TEXT", "LEATHER"),
    ],
)
def test_the_themes_pairs_are_readable(text: str, ground: str) -> None:
    """4.5 to 1, as the accessibility guidelines ask for."""
    from companion.ui import theme

    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


def test_player_colours_stand_out_from_the_leather() -> None:
    """A seat is found across the table; 3 to 1 for large signs."""
    from companion.ui import theme

    assert min(contrast(one, theme.LEATHER) for one in theme.PLAYER_COLOURS.values()) >= 3


def test_every_icon_that_is_named_is_drawn() -> None:
    """A name with no drawing would stop the screen that shows it."""
    drawn = set(json.loads((ASSETS / "icons.json").read_text(encoding="utf-8")))
    pattern = re.compile(r'\bicon(?:=|: |: root\.\w+ or )"([a-z0-9-]+)"')
    named = {
        name
        for path in (ROOT / "companion" / "ui").rglob("*")
        if path.suffix in {".kv", ".py"}
        for name in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert named - drawn == set()


def test_the_assets_stay_small() -> None:
    """A kiosk may run from a small card."""
    fonts = sum(path.stat().st_size for path in (ASSETS / "fonts").glob("*.ttf"))
    sounds = sum(path.stat().st_size for path in (ASSETS / "sounds").iterdir())
    assert fonts < 300_000
    assert sounds < 400_000
    assert list((ASSETS / "fonts").glob("*OFL*"))


def test_every_sound_is_there() -> None:
    """Attack, gatling, shot, death and victory are heard across the table."""
    from companion.ui.sounds import sound_names

    wanted = {"tap", "attack", "gatling", "gunshot", "toll", "victory", "dynamite", "beer", "dice"}
    assert wanted <= set(sound_names())
