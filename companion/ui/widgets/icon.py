"""Our own icons, drawn white and tinted: `Icon: name: "star"; tint: theme.BRASS`."""

import json
from functools import cache
from typing import Any

from kivy.core.image import Image as CoreImage
from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.ui.kv import load_beside
from companion.ui.theme import ASSETS, LAMP

SHEET = ASSETS / "icons"


@cache
def _cells() -> dict[str, list[int]]:
    cells: dict[str, list[int]] = json.loads(SHEET.with_suffix(".json").read_text(encoding="utf-8"))
    return cells


@cache
def _sheet() -> Any:
    return CoreImage(str(SHEET.with_suffix(".png")), mipmap=True).texture


@cache
def icon_texture(name: str) -> Any:
    """Give an icon's part of the sheet; an unknown name is a mistake and says so."""
    return _sheet().get_region(*_cells()[name])


def icon_names() -> tuple[str, ...]:
    """List every icon there is."""
    return tuple(_cells())


class Icon(Widget):
    """One icon, as large as fits its box."""

    name = StringProperty("")
    tint = ColorProperty(LAMP)
    texture = ObjectProperty(None, allownone=True)

    def on_name(self, _icon: Any, name: str) -> None:
        """Show another icon."""
        self.texture = icon_texture(name) if name else None


load_beside(__file__)
