"""A large thing to tap: a big icon, a name, a remark."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.kv import load_beside
from companion.ui.widgets.gestures import PressBehavior
from companion.ui.widgets.panel import Board, patch


class Tile(PressBehavior, Board):
    """A leather card; `coming` shows it as not yet there."""

    icon = StringProperty("")
    title = StringProperty("")
    note = StringProperty("")
    coming = BooleanProperty(False)


class Medal(BoxLayout):
    """A round brass ground for an icon."""

    icon = StringProperty("")
    dull = BooleanProperty(False)
    coin = patch("coin")


load_beside(__file__)
