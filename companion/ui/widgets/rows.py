"""Long lists that scroll, with few widgets: `RowList: row: "HistoryRow"; data: root.rows`.

`data` is a list of dicts of the row class's properties. What a row shows must all be in there:
row widgets are used again for other rows.
"""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.recycleview import RecycleView

from companion.ui.kv import load_beside


class RowList(RecycleView):
    """A scrolling list of rows of one class and height."""

    row = StringProperty("Widget")
    row_height = NumericProperty(64.0)


load_beside(__file__)
