"""The ring of seats as people sit, with room for the table's middle."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from companion.ui.ring_places import Box, Panels, Ring, nearest, ring_places
from companion.ui.theme import look
from companion.ui.widgets.seat_panel import SeatPanel
from companion.ui.widgets.turned import Turned

PANEL_U = (268.0, 122.0)
TALL_PANEL_U = (268.0, 150.0)
"""On an upright table four panels lie side by side: what they lose in width, they get in height."""
TALL = 1.2
SEATS = 8
DRAG_DP = 20


class SeatRing(Widget):
    """Eight panels made once; as many as needed lie round the middle."""

    count = NumericProperty(0)
    turned = BooleanProperty(False)
    """Whether panels face their seats."""
    facings = ListProperty([])
    """Extra turn of each panel in degrees, as its people like it."""
    middle = ObjectProperty(None, allownone=True)
    """A widget that fills the middle, turned to whoever is asked."""
    asked = NumericProperty(0)
    room = NumericProperty(0.0)
    """Extra space between the panels and the middle, for LED strips."""
    draggable = BooleanProperty(False)
    """Whether people can be drawn to another seat; tells `on_reseat(origin, target)`."""

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_reseat")
        self._dragged: tuple[Any, int] | None = None
        self.panels = [SeatPanel(seat=seat) for seat in range(SEATS)]
        self.holders = [Turned(panel) for panel in self.panels]
        self.places: Ring | None = None
        self._heart: Turned | None = None
        super().__init__(**kwargs)
        self.bind(pos=self.lay, size=self.lay, count=self.lay, turned=self.lay, facings=self.lay)
        self.bind(asked=self.lay, room=self.lay)
        look.bind(u=self.lay)

    def on_reseat(self, origin: int, target: int) -> None:
        """Hear that somebody sits down elsewhere; bind to this."""

    def on_middle(self, _ring: Any, middle: Any) -> None:
        """Take in what lies in the middle."""
        self._heart = Turned(middle)
        self.add_widget(self._heart)
        self.lay()

    def lay(self, *_args: Any) -> None:
        """Put everything in its place."""
        if not self.count or self.width <= 1:
            return
        area = Box(self.x, self.y, self.width, self.height)
        tall = self.height > TALL * self.width
        wide, high = (side * look.u for side in (TALL_PANEL_U if tall else PANEL_U))
        strip = self.room * look.u
        panels = Panels(wide, high, look.gap, self.turned, tuple(self.facings), strip)
        self.places = ring_places(int(self.count), area, panels)
        self._seat_panels(self.places)
        if self._heart:
            seat = min(int(self.asked), int(self.count) - 1)
            facing = self.places.seats[seat].facing if self.turned else 0
            self._heart.place(self.places.middle, facing)

    def seat_spot(self, seat: int) -> tuple[float, float]:
        """Tell where a seat's middle is."""
        return self.places.seats[seat].box.centre if self.places else self.center

    def seat_at(self, x: float, y: float) -> int:
        """Tell whose seat is nearest to a spot."""
        return nearest(self.places, x, y) if self.places else 0

    def on_touch_move(self, touch: Any) -> bool:
        """Draw a seat along with the finger."""
        if self.draggable and self._dragged is None and touch.grab_current is None:
            origin = self.seat_under(touch.ox, touch.oy)
            far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(DRAG_DP)
            if origin is not None and far:
                self._dragged = (touch.uid, origin)
        if self._dragged is not None and self._dragged[0] == touch.uid:
            self.holders[self._dragged[1]].follow(touch.pos)
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Let the seat go where the finger leaves it."""
        handled = bool(super().on_touch_up(touch))
        if self._dragged is not None and self._dragged[0] == touch.uid:
            origin, self._dragged = self._dragged[1], None
            target = self.seat_at(*touch.pos)
            self.lay()
            if target != origin:
                self.dispatch("on_reseat", origin, target)
        return handled

    def seat_under(self, x: float, y: float) -> int | None:
        """Tell whose panel lies under a spot."""
        for seat, place in enumerate(self.places.seats if self.places else ()):
            box = place.box
            if box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height:
                return seat
        return None

    def _seat_panels(self, ring: Ring) -> None:
        for seat, holder in enumerate(self.holders):
            shown = seat < len(ring.seats)
            if shown and not holder.parent:
                self.add_widget(holder)
            elif not shown and holder.parent:
                self.remove_widget(holder)
            if shown:
                holder.place(ring.seats[seat].box, ring.seats[seat].facing)
