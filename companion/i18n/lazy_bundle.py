"""A Fluent bundle that parses a message when it is first said.

All messages of a language take half a second to parse; an evening says a small part of them.
"""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)


class Entries(dict[str, ast.Message | ast.Term]):
    """Messages by id; those asked for are parsed, the others are kept as they were written."""

    def __init__(self) -> None:
        super().__init__()
        self._written: dict[str, str] = {}

    def add(self, source: str) -> None:
        """Take a catalogue; an id that is there already keeps its words."""
        starts = list(ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            self._written.setdefault(start.group(1), source[start.start() : end])

    def __contains__(self, entry_id: object) -> bool:
        """Tell whether there are words for it."""
        return entry_id in self._written

    def __missing__(self, entry_id: str) -> ast.Message | ast.Term:
        """Parse an entry."""
        for item in FluentResource(self._written[entry_id]).body:
            if isinstance(item, ast.Message | ast.Term):
                self[entry_id] = item
                return item
        raise KeyError(entry_id)


class Terms(dict[str, ast.Message | ast.Term]):
    """Terms by their id without its dash."""

    def __init__(self, entries: Entries) -> None:
        super().__init__()
        self._entries = entries

    def __missing__(self, term_id: str) -> ast.Message | ast.Term:
        """Find a term among the entries."""
        return self._entries[f"-{term_id}"]


class LazyBundle(FluentBundle):
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        entries = Entries()
        self._messages, self._terms = entries, Terms(entries)
        self.add_source = entries.add
