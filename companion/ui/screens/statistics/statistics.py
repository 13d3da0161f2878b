"""Statistics: how the faces fell, whether the dice are fair, and how everybody fared."""

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
from companion.ui.kv import load_beside
from companion.ui.screens.base import Scene, Screen
from companion.ui.screens.samples import played_evenings
from companion.viewmodels.statistics import FACES, Statistics, luck_word, summarise
from companion.viewmodels.text import Text, kebab, text

FULL_BAR = 1 / 3
"""A face that fell this often fills its bar: twice the fair share."""


class FaceBar(BoxLayout):
    """How often one face fell, against the fair share."""

    icon = StringProperty("")
    count = NumericProperty(0)
    share = NumericProperty(0.0)


class PlayerRow(BoxLayout):
    """One person's record."""

    name = StringProperty("")
    games = ObjectProperty("")
    wins = ObjectProperty("")
    luck = ObjectProperty("")
    fortune = NumericProperty(0.0)


class StatisticsScreen(Screen):
    """Everything counted over all recorded games."""

    games = NumericProperty(0)
    verdict = ObjectProperty("shell-fair-too-few")
    readings = ObjectProperty("")
    """How many dice the camera read, and how many of them wrongly."""
    loading = BooleanProperty(False)
    rows = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._bars = {face: FaceBar(icon=kebab(face)) for face in FACES}
        for bar in self._bars.values():
            self.ids.faces.add_widget(bar)

    def enter(self, **_params: Any) -> None:
        """Read the games, then show what they add up to."""
        self.show(Statistics())
        self.loading = True
        games = [one for one in self.app.services.games.list() if one.game in GAMES]
        self._wanted = {one.id for one in games}
        self.app.digests.read(games, self._all_read)

    def leave(self) -> None:
        """Stop reading."""
        self.app.digests.stop()

    def show(self, found: Statistics) -> None:
        """Draw the figures."""
        self.games = found.games
        self.verdict = _verdict(found)
        self.readings = self._readings()
        for face, bar in self._bars.items():
            bar.count = found.faces.get(face, 0)
            bar.share = found.share(face)
        self.rows = [
            {
                "name": one.name,
                "games": text("shell-stat-games", count=one.games),
                "wins": text("shell-stat-wins", count=one.wins, percent=round(100 * one.win_share)),
                "luck": text(f"shell-luck-{luck_word(one.luck)}"),
                "fortune": max(-3.0, min(3.0, one.luck)),
            }
            for one in found.players
        ]

    def _readings(self) -> Text | str:
        tally = self.app.services.extras.get("reading_tally")
        if tally is None or not tally.read:
            return ""
        return text("dice-table-camera-counts", count=tally.read, wrong=tally.wrong)

    def _all_read(self) -> None:
        self.loading = False
        known = self.app.digests.by_id()
        self.show(summarise(known[game] for game in self._wanted if game in known))


def _verdict(found: Statistics) -> Text:
    percent = round(100 * found.p_value, 1)
    return text(f"shell-fair-{kebab(found.verdict)}", dice=found.dice, percent=percent)


def _with_camera(services: Any) -> None:
    """Have a camera that read most dice rightly."""
    played_evenings(services)
    services.extras["reading_tally"].count(read=1234, wrong=2)


SCENES = (Scene("empty"), Scene("typical", before=_with_camera))

load_beside(__file__)
