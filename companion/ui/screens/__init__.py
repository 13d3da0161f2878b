"""The screens by name, each imported when it is first shown.

A screen `<name>` is the folder `<name>/` here with `<name>.py`, `<name>.kv` and an `__init__.py`.
The Python file holds one class named after it (`dice_table` -> `DiceTableScreen`), a subclass of
`companion.ui.screens.base.Screen`, and, for the pictures and the look tests, a tuple `SCENES`.
Adding the folder is all it takes: `app.go("<name>", **params)` finds it.
"""

import pkgutil
from importlib import import_module
from types import ModuleType


def screen_names() -> tuple[str, ...]:
    """List every screen there is."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def screen_module(name: str) -> ModuleType:
    """Import a screen's module."""
    return import_module(f"{__name__}.{name}.{name}")


def screen_class(name: str) -> type:
    """Give a screen's class."""
    title = "".join(part.capitalize() for part in name.split("_"))
    found: type = getattr(screen_module(name), f"{title}Screen")
    return found
