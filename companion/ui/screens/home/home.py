"""Home: go on with the last game, start one of three, or look at what was played."""

from random import Random
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from companion.rules.registry import GAMES
from companion.ui.kv import load_beside
from companion.ui.screens import screen_names
from companion.ui.screens.base import Scene, Screen
from companion.ui.screens.samples import LONG_NAMES, play
from companion.ui.widgets import Tile
from companion.viewmodels.lobby import TILES, GameTile, ResumeCard, resume_card, tile_of
from companion.viewmodels.text import text


class HomeTile(Tile):
    """One of the games."""

    game = ObjectProperty()


class HomeScreen(Screen):
    """The first screen people see."""

    resume = ObjectProperty(None, allownone=True)
    tiles = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        # Kept here, because kv's ids do not keep a widget that is off the screen alive.
        self._card = self.ids.resume.__self__
        there = screen_names()
        for game in TILES:
            tile = HomeTile(game=game, coming=game.game not in GAMES or game.setup not in there)
            tile.bind(on_act=self._start)
            self.ids.games.add_widget(tile)

    def enter(self, **_params: Any) -> None:
        """Look for a game to go on with."""
        services = self.app.services
        self.show(resume_card(services.games.list(), services.now()))

    def show(self, resume: ResumeCard | None) -> None:
        """Offer to go on, first of all."""
        self.resume = resume
        place = self.ids.resume_place
        place.clear_widgets()
        if resume:
            place.add_widget(self._card)

    def go_on(self) -> None:
        """Return to the very question the table was left at."""
        self.app.go(tile_of(self.resume.game).table, game_id=self.resume.game_id)

    def on_key(self, key: str) -> bool:
        """R resumes, 1 to 3 start a game."""
        if key == "r" and self.resume:
            self.go_on()
        elif key in ("1", "2", "3"):
            self._open(TILES[int(key) - 1])
        else:
            return False
        return True

    def _start(self, tile: HomeTile) -> None:
        self._open(tile.game)

    def _open(self, game: GameTile) -> None:
        if game.game in GAMES and game.setup in screen_names():
            self.app.go(game.setup)
        else:
            self.app.toast("shell-coming", icon="cactus")


def _with_a_game(services: Any) -> None:
    """Leave a game open on the table."""
    services.games.start("bang_dice", GAMES["bang_dice"].table_by_chance(services.pick))


def _with_people(services: Any) -> None:
    """Leave a game with names as people type them."""
    play(services, Random(1), 20, LONG_NAMES)


def _ask(screen: Any) -> None:
    screen.app.confirm(
        "shell-backup-restore", text("shell-backup-sure", name="x.json"), screen.leave
    )


def _type(screen: Any) -> None:
    screen.app.ask_text("shell-settings-players", "", len, suggestions=LONG_NAMES[1:])


def _pin(screen: Any) -> None:
    from companion.ui.widgets.pin_pad import PinPad

    screen.app.shell.cover(PinPad("0000", screen.leave))


def _tell(screen: Any) -> None:
    screen.app.toast("shell-past-deleted", action="shell-undo", on_action=screen.leave)


def _speak(screen: Any) -> None:
    screen.app.choose_language()


SCENES = (
    Scene("empty"),
    Scene("typical", before=_with_a_game),
    Scene("crowded", before=_with_people, after=_tell),
    Scene("question", after=_ask),
    Scene("keyboard", after=_type),
    Scene("pin", after=_pin),
    Scene("language", after=_speak),
)

load_beside(__file__)
