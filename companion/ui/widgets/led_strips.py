"""LED strips drawn on the screen: dots that glow, and effects that run over them.

Whoever uses this says where the strips lie (`rows`); `show` plays pictures one after the other, and
the last one stays. It takes no touch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Line, Point
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.devices.lights.on_screen import STEP_S, Colour, Show, StripPicture
from companion.ui import theme

SPOT_PX = 32
GLOW = 2.6
"""How far a light shines beyond its own dot."""
GLOW_STRENGTH = 0.5
GROUND = 0.42
"""Half of a strip's width, as part of the way from dot to dot."""
DOT = 0.7
"""A dot's part of the way to the next one."""


@dataclass(frozen=True, slots=True)
class StripRow:
    """Where a strip lies: its first dot, the way to the next, and the colours of all."""

    x: float
    y: float
    across: float
    up: float
    colours: tuple[Colour | None, ...]

    @property
    def pitch(self) -> float:
        """The way from dot to dot."""
        return abs(self.across) + abs(self.up)

    def spot(self, number: int) -> tuple[float, float]:
        """Give the middle of a dot."""
        return self.x + self.across * number, self.y + self.up * number


@cache
def _spot(softness: float) -> Any:
    """Make a round spot: 0 has an edge, 1 fades from its middle on."""
    half = SPOT_PX / 2
    pixels = bytearray()
    for row in range(SPOT_PX):
        for column in range(SPOT_PX):
            far = ((row + 0.5 - half) ** 2 + (column + 0.5 - half) ** 2) ** 0.5 / half
            edge = min(1.0, max(0.0, (1 - far) * (1 if softness else half / 1.5)))
            pixels += bytes((255, 255, 255, round(255 * edge ** (1 + softness))))
    texture = Texture.create(size=(SPOT_PX, SPOT_PX), colorfmt="rgba")
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")
    return texture


class LedStrips(Widget):
    """Draws the picture of the moment."""

    picture = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self._coming: list[StripPicture] = []
        super().__init__(**kwargs)
        self.redraw = Clock.create_trigger(self._draw)
        self.bind(pos=self.redraw, size=self.redraw, picture=self.redraw)

    def rows(self, picture: StripPicture) -> Sequence[StripRow]:
        """Say where the strips lie."""
        raise NotImplementedError

    def show(self, show: Show | None) -> None:
        """Play these pictures, beginning now; without any, show nothing."""
        Clock.unschedule(self._next)
        self._coming = list(show or (None,))
        self._next()

    def _next(self, *_args: Any) -> None:
        self.picture = self._coming.pop(0)
        if self._coming:
            Clock.schedule_once(self._next, STEP_S)

    def _draw(self, *_args: Any) -> None:
        self.canvas.before.clear()
        rows = self.rows(self.picture) if self.picture is not None else ()
        if not rows:
            return
        with self.canvas.before:
            for row in rows:
                _ground(row)
            _dots(rows)


def _ground(row: StripRow) -> None:
    Color(*theme.NIGHT[:3], 0.85)
    ends = (*row.spot(0), *row.spot(len(row.colours) - 1))
    Line(points=ends, width=row.pitch * GROUND, cap="round")


def _dots(rows: Sequence[StripRow]) -> None:
    """Draw dots of one colour and size together: a table has few colours and many dots."""
    spots: dict[tuple[Colour | None, float], list[float]] = {}
    for row in rows:
        for number, colour in enumerate(row.colours):
            spots.setdefault((colour, row.pitch), []).extend(row.spot(number))
    for (colour, pitch), points in spots.items():
        radius = pitch * DOT / 2
        if colour is not None:
            Color(*colour, GLOW_STRENGTH)
            Point(points=points, pointsize=radius * GLOW, texture=_spot(1.0))
        Color(*(colour or theme.LEATHER_HIGH[:3]), 1 if colour else 0.8)
        Point(points=points, pointsize=radius, texture=_spot(0.0))
