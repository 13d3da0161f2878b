"""Something that can be turned to face a seat, and still be touched where it is seen."""

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.scatter import Scatter

from companion.ui.ring_places import Box

QUARTERS = (90, 270)


class Turned(Scatter):
    """Holds one widget in a box on the glass, turned by `facing` degrees."""

    facing = NumericProperty(0)

    def __init__(self, content: Any, **kwargs: Any) -> None:
        super().__init__(
            do_scale=False,
            do_rotation=False,
            do_translation=False,
            auto_bring_to_front=False,
            size_hint=(None, None),
            **kwargs,
        )
        self.content = content
        self._place: tuple[Box, int] | None = None
        content.size_hint = (None, None)
        self.add_widget(content)

    def place(self, box: Box, facing: int) -> None:
        """Lie in this box of the parent; the content gets its size as the reader sees it."""
        if (box, facing) == self._place:
            return
        self._place = (box, facing)
        size = (box.height, box.width) if facing in QUARTERS else (box.width, box.height)
        self.facing = facing
        self.size = size
        self.content.pos = (0, 0)
        self.content.size = size
        self.rotation = facing
        self.center = box.centre

    def follow(self, spot: tuple[float, float]) -> None:
        """Leave the box and lie under a finger."""
        self._place = None
        self.center = spot
