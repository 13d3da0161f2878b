"""The building blocks of every screen. `from companion.ui.widgets import ...` loads their kv."""

from companion.ui.widgets.button import ActButton, IconButton, SayButton
from companion.ui.widgets.choice import Choice, Toggle
from companion.ui.widgets.empty_state import EmptyState
from companion.ui.widgets.field import Field
from companion.ui.widgets.gestures import HoldBehavior, PressBehavior
from companion.ui.widgets.icon import Icon
from companion.ui.widgets.label import Flow, Heading, NameLine, Prose, Quiet, TextLine, Title
from companion.ui.widgets.panel import Board, Column, Panel, Paper, Plank, Row, Spacer
from companion.ui.widgets.rows import RowList
from companion.ui.widgets.tile import Tile
from companion.ui.widgets.top_bar import TopBar

__all__ = [
    "ActButton",
    "Board",
    "Choice",
    "Column",
    "EmptyState",
    "Field",
    "Flow",
    "Heading",
    "HoldBehavior",
    "Icon",
    "IconButton",
    "NameLine",
    "Panel",
    "Paper",
    "Plank",
    "PressBehavior",
    "Prose",
    "Quiet",
    "Row",
    "RowList",
    "SayButton",
    "Spacer",
    "TextLine",
    "Tile",
    "Title",
    "Toggle",
    "TopBar",
]
