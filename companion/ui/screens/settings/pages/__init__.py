"""The pages of the settings, each a file that holds one class `Page`.

Adding a page is adding `<name>.py` (and `<name>.kv`): a class `Page(SettingsPage)` with `order` and
`icon`; its name is the message `shell-settings-<name>`. Device pages plug in the same way.
"""

import pkgutil
from importlib import import_module

from companion.ui.screens.settings.pages.base import SettingsPage


def page_classes() -> dict[str, type[SettingsPage]]:
    """Give every page by name, in order."""
    found = {
        one.name: import_module(f"{__name__}.{one.name}").Page
        for one in pkgutil.iter_modules(__path__)
        if one.name != "base"
    }
    return dict(sorted(found.items(), key=lambda item: item[1].order))
