"""Where people are and how they came there: back means what it means on a phone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Place:
    """A screen and what it was asked to show."""

    screen: str
    params: Mapping[str, Any] = field(default_factory=dict)


HOME = Place("home")


class BackStack:
    """The way back home. Home is always at the bottom, and a screen is never in it twice."""

    def __init__(self) -> None:
        self._places = [HOME]

    @property
    def here(self) -> Place:
        """The place that is shown."""
        return self._places[-1]

    def go(self, place: Place, *, instead: bool = False) -> None:
        """Go on to a place, or there instead of staying; a place passed before is gone back to."""
        if instead and len(self._places) > 1:
            self._places.pop()
        names = [passed.screen for passed in self._places]
        if place.screen in names:
            del self._places[names.index(place.screen) :]
        self._places.append(place)

    def back(self) -> bool:
        """Go one step back; at home there is none."""
        if len(self._places) == 1:
            return False
        self._places.pop()
        return True
