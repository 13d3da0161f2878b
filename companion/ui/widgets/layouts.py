"""What the on-screen keyboard offers, row by row, in each language."""

import json
from pathlib import Path

_DATA = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
LETTERS: dict[str, list[str]] = _DATA["letters"]
SIGNS: list[str] = _DATA["signs"]
NAMES: dict[str, str] = _DATA["names"]
"""Each language in its own words: people look for theirs, whatever is spoken now."""


def rows(language: str, *, signs: bool, shifted: bool) -> tuple[str, ...]:
    """Give the rows of keys as they are now."""
    chosen = tuple(SIGNS if signs else LETTERS[language])
    return tuple(row.upper() for row in chosen) if shifted and not signs else chosen


def typable(language: str) -> frozenset[str]:
    """Give every sign that a language's keyboard can type."""
    letters = "".join(LETTERS[language])
    return frozenset(letters + letters.upper() + "".join(SIGNS) + " ")
