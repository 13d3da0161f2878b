"""Charts drawn by the app: lines over turns, and how often each face fell."""

from dataclasses import dataclass
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from companion.rules.bang_dice.model import Face
from companion.ui import theme
from companion.ui.dice_sheet import dice_texture
from companion.ui.theme import look
from companion.ui.widgets.icon import icon_texture

MOST_TICKS = 8
APART_U = 2.4
"""Lines of equal numbers are drawn this far apart, so that each is seen."""


@dataclass(frozen=True, slots=True)
class Series:
    """One player's numbers over the turns."""

    colour: tuple[float, ...]
    sign: str
    values: tuple[int, ...]


class LineChart(Widget):
    """Numbers over turns, one line a player, each ending in the player's sign."""

    series = ListProperty([])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, series=self._draw)

    def _draw(self, *_args: Any) -> None:
        self.canvas.clear()
        if not self.series or self.width <= 1:
            return
        top = max(1, *(max(one.values) for one in self.series))
        turns = max(1, max(len(one.values) for one in self.series) - 1)
        x, y = self.x + 40 * look.u, self.y + 44 * look.u
        wide, high = self.right - 30 * look.u - x, self.top - 14 * look.u - y
        with self.canvas:
            self._grid((x, y, wide, high), top, turns)
            for number, one in enumerate(self.series):
                lift = (number - (len(self.series) - 1) / 2) * APART_U * look.u
                points = [
                    (x + wide * turn / turns, y + high * value / top + lift)
                    for turn, value in enumerate(one.values)
                ]
                self._line(one, points)

    def _grid(self, box: tuple[float, float, float, float], top: int, turns: int) -> None:
        x, y, wide, high = box
        for value in range(0, top + 1, -(-top // MOST_TICKS)):
            at = y + high * value / top
            Color(*theme.STITCH[:3], 0.35)
            Line(points=[x, at, x + wide, at], width=1)
            self._number(str(value), x - 20 * look.u, at)
        for turn in range(0, turns + 1, -(-turns // MOST_TICKS)):
            self._number(str(turn), x + wide * turn / turns, y - 30 * look.u)

    def _number(self, text: str, x: float, y: float) -> None:
        label = CoreLabel(text=text, font_size=look.small, font_name=theme.BODY)
        label.refresh()
        texture = label.texture
        Color(*theme.DUST)
        Rectangle(
            texture=texture,
            pos=(x - texture.width / 2, y - texture.height / 2),
            size=texture.size,
        )

    def _line(self, series: Series, points: list[tuple[float, float]]) -> None:
        Color(*series.colour)
        Line(points=[part for point in points for part in point], width=2.2 * look.u)
        size = 26 * look.u
        x, y = points[-1]
        Ellipse(pos=(x - size / 2, y - size / 2), size=(size, size))
        Color(*theme.INK)
        sign = size * 0.7
        Rectangle(
            texture=icon_texture(series.sign), pos=(x - sign / 2, y - sign / 2), size=(sign, sign)
        )


class FaceChart(Widget):
    """How often each face fell, with a line where chance would have it."""

    counts = ListProperty([])
    expected = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, counts=self._draw, expected=self._draw)

    def _draw(self, *_args: Any) -> None:
        self.canvas.clear()
        if not self.counts or self.width <= 1:
            return
        step = self.width / len(self.counts)
        icon = min(step * 0.6, 64 * look.u)
        floor = self.y + icon + 14 * look.u
        top = max(1.0, *self.counts, self.expected * 1.2)
        high = self.top - 14 * look.u - floor
        with self.canvas:
            for number, (face, count) in enumerate(zip(Face, self.counts, strict=True)):
                middle = self.x + step * (number + 0.5)
                self._bar(middle, floor, step * 0.46, high * count / top, count)
                Color(*theme.WHITE)
                Rectangle(
                    texture=dice_texture(face.value),
                    pos=(middle - icon / 2, self.y),
                    size=(icon, icon),
                )
            at = floor + high * self.expected / top
            Color(*theme.LAMP[:3], 0.8)
            Line(points=[self.x, at, self.right, at], width=1.3, dash_length=6, dash_offset=4)

    def _bar(self, middle: float, floor: float, wide: float, high: float, count: float) -> None:
        Color(*theme.BRASS_DARK)
        Rectangle(pos=(middle - wide / 2, floor), size=(wide, high))
        Color(*theme.BRASS)
        Rectangle(pos=(middle - wide / 2, floor), size=(wide * 0.82, high))
        label = CoreLabel(text=str(int(count)), font_size=look.body, font_name=theme.BODY)
        label.refresh()
        texture = label.texture
        inside = high > texture.height
        Color(*(theme.INK if inside else theme.LAMP))
        foot = floor + (4 * look.u if inside else high + 3)
        Rectangle(texture=texture, pos=(middle - texture.width / 2, foot), size=texture.size)
