"""The bar at the top of a screen: back, its name, and what the screen adds at the right."""

from kivy.properties import StringProperty

from companion.ui.kv import load_beside
from companion.ui.widgets.panel import Plank


class TopBar(Plank):
    """`TopBar: title: ...` with IconButtons or buttons as children."""

    title = StringProperty("")


load_beside(__file__)
