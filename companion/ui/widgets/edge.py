"""The rounded edge of a box, in kv: `Edge: frame: x, y, width, height, radius, thickness`.

Kivy's own line is drawn three times over through a stencil as soon as it is the least bit clear,
seen or not, which takes longer than the rest of the table. This is one strip of triangles with soft
sides. A thickness of nothing draws nothing.
"""

from functools import cache
from math import cos, hypot, pi, sin
from typing import Any

from kivy.graphics import Mesh, Quad
from kivy.graphics.texture import Texture

SOFT = (0, 255, 255, 255, 255, 255, 255, 0)
"""How solid the stroke is from its inner to its outer side."""
FEWEST_STEPS, MOST_STEPS, STEP_PX = 6, 32, 5.0
"""A corner has more steps the larger it is: a coin must look round."""
QUARTERS = ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5))
"""The corners against the clock from the upper right: its sides, and where its arc begins."""

Frame = tuple[float, float, float, float, float, float]


@cache
def stroke_texture() -> Any:
    """Give the cross-section of every stroke."""
    texture = Texture.create(size=(len(SOFT), 1), colorfmt="rgba")
    pixels = bytes(value for alpha in SOFT for value in (255, 255, 255, alpha))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return texture


def ring(frame: Frame) -> list[float]:
    """Give the strip's corners: x, y and the place in the stroke, inner and outer in turns."""
    x, y, wide, high, radius, thick = frame
    radius = min(radius, wide / 2, high / 2)
    inner, outer = max(0.0, radius - thick / 2 - 0.5), radius + thick / 2 + 0.5
    steps = round(min(MOST_STEPS, max(FEWEST_STEPS, radius / STEP_PX)))
    strip: list[float] = []
    for right, up, begin in QUARTERS:
        cx = x + wide - radius if right > 0 else x + radius
        cy = y + high - radius if up > 0 else y + radius
        for step in range(steps + 1):
            angle = pi * (begin + 0.5 * step / steps)
            across, along = cos(angle), sin(angle)
            strip += (cx + across * inner, cy + along * inner, 0.0, 0.5)
            strip += (cx + across * outer, cy + along * outer, 1.0, 0.5)
    return strip + strip[:8]


class Edge(Mesh):
    """A rounded edge in the colour set before it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(mode="triangle_strip", texture=stroke_texture())
        self._frame: Frame | None = None
        if "frame" in kwargs:
            self.frame = kwargs["frame"]

    @property
    def frame(self) -> Frame | None:
        """Where the edge runs, how round and how thick it is."""
        return self._frame

    @frame.setter
    def frame(self, frame: Frame) -> None:
        frame = tuple(frame)
        if frame == self._frame:
            return
        self._frame = frame
        wide, high, thick = frame[2], frame[3], frame[5]
        drawn = wide > 0 and high > 0 and thick > 0
        self.vertices = ring(frame) if drawn else []
        self.indices = range(len(self.vertices) // 4) if drawn else []


def straight(start: tuple[float, float], end: tuple[float, float], thick: float) -> Quad:
    """Draw a straight stroke with soft sides."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    aside = thick / 2 + 0.5
    dx, dy = (start[1] - end[1]) / length * aside, (end[0] - start[0]) / length * aside
    corners = [(start, -1), (start, 1), (end, 1), (end, -1)]
    points = [part for (x, y), way in corners for part in (x + dx * way, y + dy * way)]
    places = (0.0, 0.5, 1.0, 0.5, 1.0, 0.5, 0.0, 0.5)
    return Quad(points=points, texture=stroke_texture(), tex_coords=places)
