"""Keyboard on a desktop: names of keys, and a focus that can be seen and moved."""

from collections.abc import Iterator
from typing import Any

SPECIAL = {
    8: "backspace",
    9: "tab",
    13: "enter",
    27: "escape",
    32: "space",
    127: "delete",
    271: "enter",
    273: "up",
    274: "down",
    275: "right",
    276: "left",
}
F1, F12 = 282, 293
PRINTABLE = range(0x21, 0x7F)


def key_name(code: int, typed: str | None, modifiers: list[str]) -> str:
    """Name a key with its modifiers: "ctrl+z", "shift+tab", "f11", "a"."""
    if F1 <= code <= F12:
        name = f"f{code - F1 + 1}"
    else:
        name = SPECIAL.get(code) or (chr(code) if code in PRINTABLE else (typed or ""))
    held = [one for one in ("ctrl", "alt", "shift") if one in modifiers]
    plain = not held or (held == ["shift"] and len(name) == 1)
    return name if plain else "+".join([*held, name])


def move_focus(top: Any, *, backwards: bool = False) -> None:
    """Move the focus to the next button, in reading order."""
    buttons = sorted(_buttons(top), key=_reading_order)
    if not buttons:
        return
    here = next((index for index, one in enumerate(buttons) if one.focused), None)
    step = -1 if backwards else 1
    start = (len(buttons) if backwards else -1) if here is None else here
    _focus(top, buttons[(start + step) % len(buttons)])


def press_focused(top: Any) -> None:
    """Act with the button in focus."""
    for button in _buttons(top):
        if button.focused:
            button.act()
            return


def clear_focus(top: Any) -> None:
    """Take the focus mark away: a finger needs none."""
    _focus(top, None)


def _focus(top: Any, chosen: Any) -> None:
    for button in _buttons(top):
        button.focused = button is chosen


def _buttons(top: Any) -> Iterator[Any]:
    for widget in top.walk(restrict=True):
        if getattr(widget, "focusable", False) and not widget.disabled and widget.opacity > 0:
            yield widget


def _reading_order(widget: Any) -> tuple[int, int]:
    x, y = widget.to_window(widget.x, widget.top)
    return (-round(y / 24), round(x))
