"""What the very first frame shows: the wall and the name, while the rest is being built."""

from pathlib import Path
from typing import Any

from kivy.core.image import Image as CoreImage
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.uix.floatlayout import FloatLayout

# Not the theme's: the curtain must be there before anything else is imported.
WALL = Path(__file__).parent / "assets" / "textures" / "wall.png"
FONT = Path(__file__).parent / "assets" / "fonts" / "Bitter-Black.ttf"
BRASS = (0.878, 0.671, 0.298, 1)
NAME = "Tumbleweed"
NAME_PX, NAME_WIDTH = 96, 0.36


class Curtain(FloatLayout):
    """The root of the window; the shell is laid over it once it is ready."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        wall = CoreImage(str(WALL)).texture
        label = CoreLabel(text=NAME, font_name=str(FONT), font_size=NAME_PX, color=BRASS)
        label.refresh()
        self._name = label.texture
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._ground = Rectangle(texture=wall)
        with self.canvas:
            self._shade = Color(1, 1, 1, 1)
            self._title = Rectangle(texture=self._name)
        self.bind(pos=self._lay, size=self._lay)

    def raise_for(self, shell: Any) -> None:
        """Take the name away and show the shell; the wall stays as its ground."""
        self._shade.a = 0
        self.add_widget(shell)

    def _lay(self, *_args: Any) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size
        wide = self.width * NAME_WIDTH
        high = wide * self._name.height / self._name.width
        self._title.size = (wide, high)
        self._title.pos = (self.center_x - wide / 2, self.center_y - high / 2)
