"""A message that is not yet translated: an id and what fills it."""

from dataclasses import dataclass
from typing import Union

Arg = Union[str, int, float, "Text"]


@dataclass(frozen=True, slots=True)
class Text:
    """A message id with its arguments, which may be messages themselves."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def text(message_id: str, /, **args: Arg) -> Text:
    """Name a message and what fills it."""
    return Text(message_id, tuple(args.items()))


def kebab(code: str) -> str:
    """Turn a code into the form that message ids have."""
    return code.replace("_", "-").replace(".", "-")
