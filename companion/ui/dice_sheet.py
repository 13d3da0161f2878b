"""The drawings of the dice game: faces, tokens, role badges, each a part of one sheet."""

import json
from functools import cache
from typing import Any

from kivy.core.image import Image as CoreImage

from companion.ui.theme import ASSETS

SHEET = ASSETS / "dice"
NARROW = 0.46
"""The part of a cell that an upright token fills."""
NARROW_NAMES = ("bullet", "token")


@cache
def _cells() -> dict[str, list[int]]:
    cells: dict[str, list[int]] = json.loads(SHEET.with_suffix(".json").read_text(encoding="utf-8"))
    return cells


@cache
def _sheet() -> Any:
    return CoreImage(str(SHEET.with_suffix(".png")), mipmap=True).texture


@cache
def dice_texture(name: str) -> Any:
    """Give a drawing by name; upright tokens without the empty space beside them."""
    x, y, wide, high = _cells()[name]
    if name in NARROW_NAMES:
        x, wide = x + wide * (1 - NARROW) / 2, wide * NARROW
    return _sheet().get_region(x, y, wide, high)


def shape_of(name: str) -> float:
    """Give a drawing's width for a height of one."""
    return NARROW if name in NARROW_NAMES else 1.0
