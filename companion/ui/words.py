"""Live translation. One object for the whole screen, so that a language switch is one change.

In kv:      #:import words companion.ui.words.words
            text: words.say("shell-home-title")
            text: words.say("shell-players", count=root.count)
            text: words.say(root.title)          # a view-model's Text, or a plain str id
In Python:  words.say(Text("shell-home-title"))

`say` is a Kivy property that holds a function: switching the language puts another function there,
so every kv rule that names `words.say` runs again by itself.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from companion.i18n.catalogue import Catalogue

MOST_SENTENCES = 2000
"""A table repeats itself: most sentences were said before."""
Say = Callable[..., str]


def _speaker(catalogue: Catalogue) -> Say:
    @lru_cache(maxsize=MOST_SENTENCES)
    def say(message: Any, **args: Any) -> str:
        if not message:
            return ""
        return (
            catalogue.say(message, args) if isinstance(message, str) else catalogue.words(message)
        )

    return say


class Words(EventDispatcher):
    """The language of the moment."""

    lang = StringProperty("")
    say = ObjectProperty(lambda message, **_args: str(message))

    def on_lang(self, _words: "Words", lang: str) -> None:
        """Speak the other language from now on."""
        self.say = _speaker(Catalogue(lang))


words = Words()
