"""The building blocks of every screen. `from companion.ui.widgets import ...` loads their kv."""

from companion.ui.widgets.button import ActButton, IconButton
from companion.ui.widgets.field import Field
from companion.ui.widgets.gestures import HoldBehavior, PressBehavior
from companion.ui.widgets.icon import Icon
from companion.ui.widgets.label import Heading, Line, Prose, Quiet, Title
from companion.ui.widgets.panel import Board, Column, Panel, Paper, Plank, Row, Spacer
from companion.ui.widgets.rows import RowList

__all__ = [
    "ActButton",
    "Board",
    "Column",
    "Field",
    "Heading",
    "HoldBehavior",
    "Icon",
    "IconButton",
    "Line",
    "Panel",
    "Paper",
    "Plank",
    "PressBehavior",
    "Prose",
    "Quiet",
    "Row",
    "RowList",
    "Spacer",
    "Title",
]
