"""Names as people type them, made fit for drawing: any script, any direction, no control signs."""

import unicodedata
from dataclasses import dataclass

COMMON = ((0x20, 0x52F), (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x205E), (0x20A0, 0x20BF))
"""What the typefaces of the interface have; other scripts are drawn with the fallback."""
RIGHT_TO_LEFT = frozenset({"R", "AL"})
LAST_OF_BASIC_PLANE = 0xFFFF
FACES = range(0x1F600, 0x1F641)
"""The only pictures that the fallback typeface has."""
STAND_IN = "\u25cf"


@dataclass(frozen=True, slots=True)
class Readable:
    """A text to draw, and whether it needs the fallback typeface."""

    text: str
    rare: bool


def readable(name: str) -> Readable:
    """Drop what cannot be seen, stand in for what cannot be drawn, turn what reads leftwards."""
    seen = "".join(_drawn(sign) for sign in unicodedata.normalize("NFC", name))
    text = " ".join(seen.split())
    if any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in text):
        text = _leftwards(text)
    return Readable(text, rare=not all(_is_common(sign) for sign in text))


def _drawn(sign: str) -> str:
    category = unicodedata.category(sign)
    if sign.isspace():
        return " "
    if category in ("Cc", "Cf", "Cs", "Co", "Cn") or "\ufe00" <= sign <= "\ufe0f":
        return ""
    rare = ord(sign) > LAST_OF_BASIC_PLANE and ord(sign) not in FACES
    return STAND_IN if rare else sign


def _is_common(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in COMMON)


def _leftwards(text: str) -> str:
    """Reverse the words and the letters of right-to-left words; others keep their order inside."""
    words = reversed(text.split(" "))
    return " ".join(_reversed(word) for word in words)


def _reversed(word: str) -> str:
    leftward = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in word)
    return word[::-1] if leftward else word
