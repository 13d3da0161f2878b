"""Grounds and plain boxes: leather panel, paper sheet, wooden plank, rows and columns."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.kv import load_beside
from companion.ui.theme import ASSETS, WHITE


def patch(name: str) -> str:
    """Give the path of a nine-part picture."""
    return str(ASSETS / "textures" / f"{name}.png")


class Column(BoxLayout):
    """Children from top to bottom."""


class Row(BoxLayout):
    """Children from left to right."""


class Spacer(Widget):
    """Takes what is left."""


class Board(BoxLayout):
    """A box on a nine-part ground; `ground` names the picture, `tint` colours it."""

    ground = StringProperty("leather")
    tint = ColorProperty(WHITE)
    corner = NumericProperty(20.0)

    def patch(self, name: str) -> str:
        """Let kv find the picture."""
        return patch(name)


class Panel(Board):
    """Leather with a stitched edge: the usual ground of a group of things."""


class Paper(Board):
    """A sheet of old paper: text on it is INK."""


class Plank(Board):
    """A wooden bar: top and bottom of a screen."""


load_beside(__file__)
