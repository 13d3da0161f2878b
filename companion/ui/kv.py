"""Loading a kv file that lies beside its Python file, once."""

from pathlib import Path

from kivy.factory import Factory
from kivy.lang import Builder

# kv finds widgets by themselves; a drawing of our own must be announced.
Factory.register("Edge", module="companion.ui.widgets.edge")


def load_beside(python_file: str) -> None:
    """Load `<name>.kv` beside `<name>.py`; call it at the end of the module with __file__."""
    path = str(Path(python_file).with_suffix(".kv"))
    if path not in Builder.files:
        Builder.load_file(path)
