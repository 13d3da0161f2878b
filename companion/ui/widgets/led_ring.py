"""The virtual strips on the table: along each seat, towards the middle, and the pile beside it."""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from companion.devices.lights.on_screen import SeatDots, StripPicture
from companion.ui.ring_places import ACROSS, Box, SeatPlace
from companion.ui.theme import look
from companion.ui.widgets.led_strips import LedStrips, StripRow

BETWEEN = 1
"""Dots left out between the bullets and the arrows of a seat."""
END = 0.75
"""Dots left out at either end of a seat."""
PILE_PITCH_U = 13
ROOM_U = 7
"""The extra space that a strip needs between a panel and the middle."""
OUT_U = 1.5
"""A panel's edge is drawn thicker while it is lit: the strip keeps off it."""
PILE_IN_U = 11
"""How far the pile lies inside the middle's edge."""
UPSIDE_DOWN = 180


class LedRing(LedStrips):
    """Lies over the ring of seats and is touched by nobody."""

    ring = ObjectProperty(None, allownone=True)

    def on_ring(self, _strips: Any, ring: Any) -> None:
        """Move with the seats."""
        ring.bind(pos=self.redraw, size=self.redraw, count=self.redraw)
        ring.bind(turned=self.redraw, facings=self.redraw, room=self.redraw)

    def follow(self, session: Any, *, demo: bool = False) -> Callable[[], None]:
        """Let the LED table show this game, here too if it is to; the answer ends it."""
        table = App.get_running_app().services.extras["led_table"]
        leaving = (table.follow(session, demo=demo), table.watch(self.show))
        self.show(table.show_now() if table.on_screen else None)
        self.ring.room = ROOM_U if table.on_screen else 0

        def leave() -> None:
            for end in leaving:
                end()

        return leave

    def rows(self, picture: StripPicture) -> list[StripRow]:
        """Lay a strip at each seat, and the pile at the left of the middle."""
        places = self.ring.places if self.ring is not None else None
        if places is None:
            return []
        pairs = zip(places.seats, picture.seats, strict=False)
        seats = [row for place, dots in pairs for row in seat_rows(place, places.middle, dots)]
        return [*seats, _pile_row(places.middle, picture)]


def seat_rows(place: SeatPlace, middle: Box, dots: SeatDots) -> list[StripRow]:
    """Lay a seat's bullets and arrows along its panel, as whoever sits there reads."""
    (x, y), (across, up) = _line(place, middle)
    slots = len(dots.bullets) + BETWEEN + len(dots.arrows) + 2 * END - 1
    step_x, step_y = across / slots, up / slots
    x, y = x + step_x * END, y + step_y * END
    skipped = len(dots.bullets) + BETWEEN
    return [
        StripRow(x, y, step_x, step_y, dots.bullets),
        StripRow(x + step_x * skipped, y + step_y * skipped, step_x, step_y, dots.arrows),
    ]


def _line(place: SeatPlace, middle: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """Find where a seat's strip begins, and how far it runs."""
    box, gap = place.box, (look.gap + ROOM_U * look.u) / 2 + OUT_U * look.u
    centre = box.centre
    beside = middle.y < centre[1] < middle.y + middle.height
    if beside and place.facing in ACROSS:
        left = centre[0] < middle.x
        x = box.x + box.width + gap if left else box.x - gap
        return (
            ((x, box.y + box.height), (0, -box.height)) if left else ((x, box.y), (0, box.height))
        )
    below = beside or centre[1] > middle.y
    y = box.y - gap if below else box.y + box.height + gap
    if place.facing == UPSIDE_DOWN:
        return (box.x + box.width, y), (-box.width, 0)
    return (box.x, y), (box.width, 0)


def _pile_row(middle: Box, picture: StripPicture) -> StripRow:
    pitch = PILE_PITCH_U * look.u
    low = middle.y + (middle.height - pitch * (len(picture.pile) - 1)) / 2
    return StripRow(middle.x + PILE_IN_U * look.u, low, 0, pitch, picture.pile)
