"""What every screen is: a full area that is entered, shown and left."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.uix.floatlayout import FloatLayout

if TYPE_CHECKING:
    from companion.ui.app import KioskApp


class Screen(FloatLayout):
    """Base of all screens. Built once, on first use; its widgets are kept and changed."""

    @property
    def app(self) -> "KioskApp":
        """The running app: `go`, `back`, `toast`, `confirm`, `ask_text`, `services`, `sounds`."""
        return App.get_running_app()

    def enter(self, **params: Any) -> None:
        """Show what was asked for; called each time the screen comes up."""

    def leave(self) -> None:
        """Let go of what only matters while shown (subscriptions, timers)."""

    def on_back(self) -> bool:
        """Handle back here (close a drawer) and answer True; False leaves the screen."""
        return False

    def on_key(self, _key: str) -> bool:
        """Handle a key on a desktop: "ctrl+z", "space", "f2", "a"; True if it meant something."""
        return False


@dataclass(frozen=True, slots=True)
class Scene:
    """A state worth a picture and a look test.

    `params` go to `enter`. `before(services)` prepares the store (a typical, an empty, a crowded
    table) and may answer with more params; `after(screen)` may open a drawer or a dialog.
    """

    name: str
    params: Mapping[str, Any] = field(default_factory=dict)
    before: Callable[[Any], Mapping[str, Any] | None] | None = None
    after: Callable[[Any], None] | None = None
