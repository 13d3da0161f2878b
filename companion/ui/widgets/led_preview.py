"""All strips of a table as a list: a line a seat with its name, and the middle below."""

from typing import Any

from kivy.properties import ListProperty, NumericProperty

from companion.devices.lights.on_screen import SeatDots, StripPicture
from companion.ui.theme import look
from companion.ui.widgets.label import NameLine
from companion.ui.widgets.led_strips import LedStrips, StripRow
from companion.ui.words import words

SEATS = 8
NAME = 0.27
"""The part of a line that the name takes."""
BETWEEN = 1.5
"""Dots left out between bullets and arrows."""
LARGEST_PITCH_U = 26
LINE_U = 46


class LedPreview(LedStrips):
    """Draws as many lines as there are seats, in two columns where the room is short."""

    names = ListProperty()
    columns = NumericProperty(2)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._labels = [NameLine(size_hint=(None, None)) for _ in range(SEATS + 1)]
        self.bind(names=self.redraw)
        words.bind(say=self._speak)

    def _speak(self, *_args: Any) -> None:
        self.redraw()

    def rows(self, picture: StripPicture) -> list[StripRow]:
        """Lay a line a seat from the top; the middle has the last one to itself."""
        count = len(picture.seats)
        self.columns = 1 if self.height >= (count + 1) * LINE_U * look.u else 2
        found = [row for seat, dots in enumerate(picture.seats) for row in self._seat(seat, dots)]
        last = -(-count // self.columns) * self.columns
        self._name(SEATS, last, words.say("lights-pile"))
        self._show_names(count)
        x, y, pitch = self._line(last)
        return [*found, StripRow(x, y, pitch, 0, picture.pile)]

    def _seat(self, seat: int, dots: SeatDots) -> tuple[StripRow, StripRow]:
        x, y, pitch = self._line(seat)
        self._name(seat, seat, self.names[seat] if seat < len(self.names) else str(seat + 1))
        arrows_x = x + pitch * (len(dots.bullets) + BETWEEN)
        return StripRow(x, y, pitch, 0, dots.bullets), StripRow(arrows_x, y, pitch, 0, dots.arrows)

    def _line(self, place: int) -> tuple[float, float, float]:
        """Give the first dot of a line and the way to the next."""
        x, y, wide, high = self._cell(place)
        dots = 20 + BETWEEN
        pitch = min(wide * (1 - NAME) / dots, LARGEST_PITCH_U * look.u, high * 0.8)
        return x + wide * NAME + pitch / 2, y + high / 2, pitch

    def _cell(self, place: int) -> tuple[float, float, float, float]:
        seats = len(self.picture.seats)
        lines = -(-seats // self.columns) + 1
        wide, high = self.width / self.columns, min(self.height / lines, LINE_U * look.u)
        line, column = divmod(place, int(self.columns))
        return self.x + column * wide, self.top - (line + 1) * high, wide, high

    def _name(self, label: int, place: int, name: str) -> None:
        x, y, wide, high = self._cell(place)
        one = self._labels[label]
        one.most = look.small
        one.pos, one.size = (x, y), (wide * NAME - look.gap, high)
        one.name = name

    def _show_names(self, seats: int) -> None:
        wanted = [*self._labels[:seats], self._labels[SEATS]]
        for label in self._labels:
            if label in wanted and not label.parent:
                self.add_widget(label)
            elif label not in wanted and label.parent:
                self.remove_widget(label)
