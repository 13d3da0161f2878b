"""After the game: who has won and why, how it went, and once more with the same people."""

from pathlib import Path
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.rules.bang_dice.actions import AwaitDice
from companion.rules.bang_dice.model import Face
from companion.ui import theme
from companion.ui.dice_sheet import dice_texture
from companion.ui.exports import export, stamp
from companion.ui.kv import load_beside
from companion.ui.screens.base import Scene, Screen
from companion.ui.screens.dice_table.scenes import lay
from companion.ui.widgets.charts import FaceChart, LineChart, Series
from companion.viewmodels.bang_dice.setup import MAX_PLAYERS
from companion.viewmodels.bang_dice.start import setup_again
from companion.viewmodels.bang_dice.winner import PlayerRow, WinnerView, winner_view
from companion.viewmodels.bang_dice.words import character_name
from companion.viewmodels.statistics import luck_word

DEMO_REST_S = 6.0

__all__ = ["SCENES", "FaceChart", "LineChart", "WinnerRow", "WinnerScreen"]


class WinnerRow(BoxLayout):
    """One player: who, as whom, with which role, won or not, and how lucky."""

    colour = ColorProperty(theme.STITCH)
    sign = StringProperty("star")
    player = StringProperty("")
    character = ObjectProperty("")
    role = ObjectProperty(None, allownone=True)
    won = BooleanProperty(False)
    luck = StringProperty("average")

    def show(self, row: PlayerRow, colour: Any, sign: str, edition: str) -> None:
        """Show a player's game."""
        self.colour, self.sign, self.won = colour, sign, row.won
        self.player = row.name
        self.character = character_name(row.character, edition)
        self.role = dice_texture(row.role.value) if row.role else None
        self.luck = luck_word(row.luck)


class WinnerScreen(Screen):
    """Tells one finished game."""

    title = ObjectProperty("")
    reason = ObjectProperty("")
    turns = NumericProperty(0)
    chart = StringProperty("life")
    lines = ListProperty([])
    faces = ListProperty([])
    expected = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        self.view: WinnerView | None = None
        self._game = ""
        self._demo: Any = None
        super().__init__(**kwargs)
        self._rows = [WinnerRow() for _ in range(MAX_PLAYERS)]
        self._looks: list[Any] = []

    def enter(self, game_id: str = "", *, demo: bool = False) -> None:
        """Open the end of a game; a demo goes on with another after a while."""
        services = self.app.services
        self._demo = services.extras.get("demo") if demo else None
        games = services.games if self._demo is None else self._demo.games
        self._game = game_id
        if self._demo is not None:
            Clock.schedule_once(self._next_demo, DEMO_REST_S)
        self.view = winner_view(games.resume(game_id).moves)
        draft = setup_again(games.request(game_id))
        self._looks = [
            (theme.PLAYER_COLOURS[seat.person.colour], seat.person.sign) for seat in draft.seats
        ]
        if self.view is None:
            self.app.go("dice_table", instead=True, game_id=game_id)
            return
        self.title, self.reason = self.view.title, self.view.reason
        self.turns = self.view.turns
        self._fill_rows(self.view, draft.edition)
        self.show_chart("life")
        self.app.sounds.play("victory")

    def leave(self) -> None:
        """Forget the demo."""
        Clock.unschedule(self._next_demo)

    def on_touch_down(self, touch: Any) -> bool:
        """Take over from the demo: there is nothing of its game to keep."""
        if self._demo is None:
            return bool(super().on_touch_down(touch))
        self.app.go("home")
        return True

    def _next_demo(self, _dt: float) -> None:
        if self._demo is not None:
            self.app.shell.wake()
            game_id = self._demo.next_game()
            self.app.go("dice_table", instead=True, game_id=game_id, demo=True)

    def _fill_rows(self, view: WinnerView, edition: str) -> None:
        box = self.ids.rows
        box.clear_widgets()
        for widget, row, (colour, sign) in zip(self._rows, view.rows, self._looks, strict=False):
            widget.show(row, colour, sign, edition)
            box.add_widget(widget)

    def show_chart(self, chart: str) -> None:
        """Draw life, arrows or dice."""
        if self.view is None:
            return
        self.chart = chart
        arrows = chart == "arrows"
        self.lines = [
            Series(colour, sign, row.arrows if arrows else row.lives)
            for row, (colour, sign) in zip(self.view.rows, self._looks, strict=True)
        ]
        self.faces = list(self.view.faces)
        self.expected = sum(self.view.faces) / len(Face)

    def again(self) -> None:
        """Sit down once more with the same people."""
        self.app.go("dice_setup", instead=True, again=True)

    def look_back(self) -> None:
        """Go back to the table as it ended: the last steps can be undone there."""
        self.app.go("dice_table", instead=True, game_id=self._game)

    def share(self) -> None:
        """Keep a picture of the end as it is seen, and say where it is."""
        export(self.app, f"game-{stamp(self.app.services.now())}.png", self._draw)

    def _draw(self, path: Path) -> None:
        self.app.root.export_to_png(str(path))
        if not path.stat().st_size:
            raise OSError(path)  # Kivy says nothing of a disk that is full

    def home(self) -> None:
        """Leave."""
        self.app.go("home")


def _finished(players: int) -> Any:
    def play(services: Any) -> dict[str, Any]:
        session, rng = lay(services, players), Random(players)
        while session.outcome is None:
            step = rng.choice(session.legal_actions())
            if isinstance(step, AwaitDice):
                step = session.rules.answer(session.state, step, rng.randrange)
            session.act(step)
        return {"game_id": session.id}

    return play


SCENES = (
    Scene("life", before=_finished(5)),
    Scene("arrows-8", before=_finished(8), after=lambda screen: screen.show_chart("arrows")),
    Scene("dice-3", before=_finished(3), after=lambda screen: screen.show_chart("dice")),
)

load_beside(__file__)
