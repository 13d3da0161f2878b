"""The LED table: where it is, how it is doing, and what it would show."""

from typing import Any

from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.devices.lights.games import LIGHTS
from companion.devices.lights.on_screen import Show
from companion.devices.lights.sample import sample_state
from companion.store.errors import StoreError
from companion.ui import theme
from companion.ui.app import hand_over
from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.widgets.led_preview import LedPreview
from companion.ui.widgets.led_sheets import BoardSheet, PortSheet
from companion.viewmodels.lights import (
    ANY_BOARD,
    OFF,
    VIRTUAL,
    LineView,
    Mood,
    chosen_name,
    is_port,
)

__all__ = ["LedPreview", "LightsPage", "Page"]

PORT = "port"
"""The answer that leads to the list of ports."""
ICONS = {Mood.GOOD: "check", Mood.WAITING: "info", Mood.BAD: "warning"}
TINTS = {Mood.GOOD: theme.GREEN_TEXT, Mood.WAITING: theme.BRASS, Mood.BAD: theme.RED_TEXT}


class LightsPage(SettingsPage):
    """A choice, the state of the line in words, and a preview of each game."""

    order = 50
    icon = "lights"
    line = ObjectProperty(LineView(OFF), rebind=True)
    places = ListProperty()
    place = StringProperty("")
    game = StringProperty(next(iter(LIGHTS)))
    legend = StringProperty("")
    games = tuple((name, f"shell-game-{name.replace('_', '-')}") for name in LIGHTS)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        # Kept, not looked up: a word of the line may still come while the app is being left.
        self.table = self.app.services.extras["led_table"]
        self.table.hear(lambda: hand_over(self._heard))

    def show(self) -> None:
        """Take the settings, the line and a game of the moment."""
        super().show()
        self._heard()
        self.preview(self.game)

    def on_values(self, _page: Any, values: Any) -> None:
        """Offer the places, the chosen port by its name."""
        port = values.led_port
        name = chosen_name(port) if is_port(port) else "lights-port"
        plain = [(one, f"lights-{one}") for one in (OFF, VIRTUAL, ANY_BOARD)]
        self.places = [*plain, (PORT, name)]
        self.place = PORT if is_port(port) else port

    def choose(self, place: str) -> None:
        """Use another place, or look for a port first."""
        if place == PORT:
            self.property("place").dispatch(self)
            self.app.shell.cover(PortSheet(self.use))
        else:
            self.use(place)

    def use(self, port: str) -> None:
        """Have the lights there from now on."""
        self.keep(led_port=port)

    def keep(self, **values: Any) -> Any:
        """Keep new values and let the lights follow them."""
        self.change(**values)
        self.table.choose(self.values)
        self.preview(self.game)
        return self.values

    def board(self) -> None:
        """Lay open what belongs to the board."""
        self.app.shell.cover(BoardSheet(self.keep, values=self.values))

    def preview(self, game: str) -> None:
        """Draw a game of this kind: the latest at this table, else a sample."""
        self.game = game
        self.legend = f"lights-legend-{game.replace('_', '-')}"
        state = self._state(game)
        self.ids.preview.names = list(LIGHTS[game].names(state))
        self.ids.preview.show(self.table.draw(LIGHTS[game].table(state)))

    def test(self) -> None:
        """Run the test pattern on the board and in the preview."""
        self.legend = "lights-legend-test"
        self.ids.preview.names = []
        self.table.test(self._tested)

    def _tested(self, show: Show | None) -> None:
        if show is None:
            self.preview(self.game)
        else:
            self.ids.preview.show(show)

    def _state(self, game: str) -> Any:
        games = self.app.services.games
        latest = next((one.id for one in games.list() if one.game == game), None)
        try:
            return games.resume(latest).state if latest else sample_state(game)
        except StoreError:
            return sample_state(game)

    def _heard(self) -> None:
        self.line = self.table.line

    def icon_of(self, line: LineView) -> str:
        """Give a state's sign."""
        return ICONS[line.mood]

    def tint_of(self, line: LineView) -> tuple[float, ...]:
        """Give a state's colour."""
        return TINTS[line.mood]


Page = LightsPage
load_beside(__file__)
