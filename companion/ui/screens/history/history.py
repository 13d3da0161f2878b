"""Past games: filters, going on, putting away with undo, export."""

import json
import time
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.store.codec import event_forms
from companion.ui.exports import export, stamp
from companion.ui.kv import load_beside
from companion.ui.screens import screen_names
from companion.ui.screens.base import Scene, Screen
from companion.ui.screens.samples import played_evenings
from companion.ui.widgets.gestures import PressBehavior
from companion.viewmodels.lobby import tile_of
from companion.viewmodels.past_games import Filter, all_players, as_csv, past_games

EVERYBODY = ""


class HistoryRow(PressBehavior, BoxLayout):
    """One game: tap to open it, icons to put it away."""

    game_id = StringProperty("")
    icon = StringProperty("")
    title = ObjectProperty("")
    players = StringProperty("")
    moment = StringProperty("")
    result = ObjectProperty("")
    over = BooleanProperty(False)
    archived = BooleanProperty(False)
    screen = ObjectProperty(None, allownone=True)

    def on_act(self) -> None:
        """Open the game."""
        self.screen.open(self.game_id)


class HistoryScreen(Screen):
    """The table of past games."""

    rows = ListProperty()
    wanted = StringProperty(Filter.ALL.value)
    player = StringProperty(EVERYBODY)
    count = NumericProperty(0)
    loading = BooleanProperty(False)

    def enter(self, **_params: Any) -> None:
        """List the games; their results follow as they are read."""
        self._list()
        self.loading = True
        self.app.digests.read(self._games(), self._all_read)

    def leave(self) -> None:
        """Stop reading."""
        self.app.digests.stop()

    def choose(self, wanted: str) -> None:
        """Show other games."""
        self.wanted = wanted
        self._list()

    def next_player(self) -> None:
        """Show the games of the next player, and after the last of everybody."""
        names = (EVERYBODY, *all_players(self._games()))
        here = names.index(self.player) if self.player in names else 0
        self.player = names[(here + 1) % len(names)]
        self._list()

    def open(self, game_id: str) -> None:
        """Go on with a game, or look at how it ended."""
        record = next(one for one in self._games() if one.id == game_id)
        screen = "winner" if record.over else tile_of(record.game).table
        if screen in screen_names():
            self.app.go(screen, game_id=game_id)
        else:
            self.app.toast("shell-coming", icon="cactus")

    def archive(self, game_id: str) -> None:
        """Put a game away, or take it out again."""
        games = self.app.services.games
        if next(one for one in self._games() if one.id == game_id).status == "archived":
            games.restore(game_id)
        else:
            games.archive(game_id)
            self._offer_undo("shell-past-archived", game_id)
        self._list()

    def delete(self, game_id: str) -> None:
        """Take a game off the list; it can be brought back at once."""
        self.app.services.games.delete(game_id)
        self._offer_undo("shell-past-deleted", game_id)
        self._list()

    def export(self, kind: str) -> None:
        """Write what is listed to a file and say where it is."""
        services = self.app.services
        shown = {row["game_id"] for row in self.rows}
        games = [one for one in self._games() if one.id in shown]
        if kind == "csv":
            words = as_csv(games, self.app.digests.by_id(), moment)
        else:
            words = json.dumps(
                [_whole(services.games.resume(one.id)) for one in games], ensure_ascii=False
            )
        # The mark at the start makes spreadsheets read the letters right.
        signs = "utf-8-sig" if kind == "csv" else "utf-8"
        name = f"games-{stamp(services.now())}.{kind}"
        export(self.app, name, lambda path: path.write_text(words, encoding=signs, newline=""))

    def _offer_undo(self, message: str, game_id: str) -> None:
        def undo() -> None:
            self.app.services.games.restore(game_id)
            self._list()

        self.app.toast(message, action="shell-undo", on_action=undo)

    def _games(self) -> tuple[Any, ...]:
        return tuple(one for one in self.app.services.games.list() if one.game in GAMES)

    def _all_read(self) -> None:
        self.loading = False
        self._list()

    def _list(self) -> None:
        known = self.app.digests.by_id()
        games = past_games(self._games(), known, moment, Filter(self.wanted), self.player)
        self.rows = [
            {
                "game_id": one.game_id,
                "icon": one.icon,
                "title": one.title,
                "players": one.players,
                "moment": one.moment,
                "result": one.result,
                "over": one.over,
                "archived": one.archived,
                "screen": self,
            }
            for one in games
        ]
        self.count = len(self.rows)


def moment(seconds: float) -> str:
    """Write a time so that it is the same in every language."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _whole(session: GameSession) -> dict[str, Any]:
    """Write a game with all that happened in it, without its secrets."""
    rules = session.rules
    return {
        "id": session.id,
        "game": rules.key,
        "state": rules.write_state(session.state),
        "moves": [
            {"at": one.at, "action": one.action, "events": event_forms(rules, one.events)}
            for one in session.moves
        ],
    }


SCENES = (Scene("empty"), Scene("typical", before=played_evenings))

load_beside(__file__)
