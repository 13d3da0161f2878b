"""Drawing by chance, where chance comes in as data."""

from collections.abc import Sequence
from typing import TypeVar

from companion.rules.engine import Pick

T = TypeVar("T")


def shuffled(items: Sequence[T], pick: Pick) -> list[T]:
    """Draw all items in an order given by chance."""
    rest = list(items)
    return [rest.pop(pick(len(rest))) for _ in items]


def one_of(items: Sequence[T], pick: Pick) -> T:
    """Draw one item."""
    return items[pick(len(items))]
