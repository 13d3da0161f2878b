"""Texts with names as people type them, made fit for drawing: any script, any direction."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

COMMON = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x2BC, 0x2BC),
    (0x300, 0x301),
    (0x3C3, 0x3C3),
    (0x400, 0x45F),
    (0x48A, 0x4FF),
    (0x2013, 0x2014),
    (0x2018, 0x201A),
    (0x201C, 0x201E),
    (0x2022, 0x2022),
    (0x2026, 0x2026),
    (0x2039, 0x203A),
    (0x20AC, 0x20AC),
    (0x2116, 0x2116),
    (0x2212, 0x2212),
)
"""What both typefaces of the interface have; other signs are drawn with the fallback."""
RIGHT_TO_LEFT = frozenset({"R", "AL"})
RIGHTWARD = frozenset({"L", "EN"})
LEFTWARD = re.compile("R(?:N*R)*")
"""From the first to the last sign that reads leftwards, with what stands neutral between them."""
LAST_OF_BASIC_PLANE = 0xFFFF
FACES = range(0x1F600, 0x1F641)
"""The only pictures that the fallback typeface has."""
STAND_IN = "\u25cf"
VEIL = "\u2022"
SECRET_OF_QUERY = re.compile(r"(?<==)[^&]+")


@dataclass(frozen=True, slots=True)
class Readable:
    """A text to draw, and whether it needs the fallback typeface."""

    text: str
    rare: bool


@lru_cache(maxsize=1000)
def readable(text: str) -> Readable:
    """Drop what cannot be seen, stand in for what cannot be drawn, turn what reads leftwards."""
    if all(_is_common(sign) or sign == "\n" for sign in text):
        return Readable(text, rare=False)
    shown = "\n".join(_line(line) for line in text.split("\n"))
    return Readable(shown, rare=not all(_is_common(sign) or sign == "\n" for sign in shown))


def veiled(address: str) -> str:
    """Cover what may be a password in an address that is being typed, sign by sign."""
    scheme, there, rest = address.partition("://")
    person, at, place = rest.rpartition("@")
    name, colon, password = person.partition(":")
    path, question, query = place.partition("?")
    covered = SECRET_OF_QUERY.sub(lambda secret: VEIL * len(secret[0]), query)
    return "".join(
        (scheme, there, name, colon, VEIL * len(password), at, path, question, covered)
        if there
        else (address,)
    )


def _line(text: str) -> str:
    seen = "".join(_drawn(sign) for sign in unicodedata.normalize("NFC", text))
    return _leftwards(" ".join(seen.split()))


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
    """Reverse each stretch that reads leftwards, words and letters; the rest keeps its order."""
    ways = "".join(_way(sign) for sign in text)
    turned = list(text)
    for stretch in LEFTWARD.finditer(ways):
        begin, end = stretch.span()
        turned[begin:end] = turned[begin:end][::-1]
    return "".join(turned)


def _way(sign: str) -> str:
    way = unicodedata.bidirectional(sign)
    return "R" if way in RIGHT_TO_LEFT else "L" if way in RIGHTWARD else "N"
