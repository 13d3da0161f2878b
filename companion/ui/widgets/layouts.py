"""What the on-screen keyboard offers, row by row, in each language; pure data."""

LETTERS: dict[str, tuple[str, ...]] = {
    "en": ("qwertyuiop", "asdfghjkl'", "zxcvbnm-."),
    "es": ("áéíóúü¡¿", "qwertyuiop", "asdfghjklñ", "zxcvbnm-."),
    "ru": ("йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю-."),
    "uk": ("йцукенгшщзхї", "фівапролджєґ", "ячсмитьбюʼ-."),
}
SIGNS = ("1234567890", "-–'’\".,!?", "()&+@#/:;№")
NAMES = {"en": "English", "es": "Español", "ru": "Русский", "uk": "Українська"}
"""Each language in its own words: people look for theirs, whatever is spoken now."""


def rows(language: str, *, signs: bool, shifted: bool) -> tuple[str, ...]:
    """Give the rows of keys as they are now."""
    chosen = SIGNS if signs else LETTERS[language]
    return tuple(row.upper() for row in chosen) if shifted and not signs else chosen


def typable(language: str) -> frozenset[str]:
    """Give every sign that a language's keyboard can type."""
    letters = "".join(LETTERS[language])
    return frozenset(letters + letters.upper() + "".join(SIGNS) + " ")
