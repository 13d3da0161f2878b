"""Loads the catalogues of a language and turns ids into words, falling back to English."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from companion.i18n.lazy_bundle import LazyBundle

LANGUAGES = ("en", "es", "ru", "uk")
REFERENCE = "en"
FOLDER = Path(__file__).parent


class Message(Protocol):
    """Anything with an id and arguments, such as a view-model's Text."""

    @property
    def id(self) -> str:
        """The message id."""

    @property
    def args(self) -> tuple[tuple[str, Any], ...]:
        """What fills the message."""


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [load_bundle(language)]
        if language != REFERENCE:
            self._bundles.append(load_bundle(REFERENCE))

    def say(self, message_id: str, args: Mapping[str, Any] | None = None) -> str:
        """Translate a message; an unknown id comes back as itself, visibly."""
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            pattern = bundle.get_message(message_id).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return message_id

    def words(self, message: Message) -> str:
        """Translate a message and the messages inside it."""
        return self.say(message.id, {key: self._plain(value) for key, value in message.args})

    def _plain(self, value: Any) -> Any:
        return value if isinstance(value, str | int | float) else self.words(value)


@cache
def load_bundle(language: str) -> LazyBundle:
    """Read all catalogues of a language."""
    bundle = LazyBundle(language)
    for path in catalogue_files(language):
        bundle.add_source(path.read_text(encoding="utf-8"))
    return bundle


def catalogue_files(language: str) -> Iterable[Path]:
    """Give the catalogue files of a language, one per area."""
    return sorted((FOLDER / language).glob("*.ftl"))
