"""Home: go on with the last game, start one of three, or look at what was played."""

from companion.ui.kv import load_beside
from companion.ui.screens.base import Scene, Screen

SCENES = (Scene("empty"),)


class HomeScreen(Screen):
    """The first screen people see."""


load_beside(__file__)
