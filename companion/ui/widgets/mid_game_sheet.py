"""A sheet for a table that has been playing already: a row per player, then the game goes on."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import theme
from companion.ui.kv import load_beside
from companion.ui.theme import PLAYER_COLOURS
from companion.ui.widgets.dialog import Cover
from companion.ui.widgets.setup_sheets import unnamed
from companion.ui.words import words
from companion.viewmodels.bang_dice.mid_game import (
    MidGame,
    give_turn,
    mid_game,
    next_role,
    step_arrows,
    step_life,
)
from companion.viewmodels.bang_dice.setup import SetupDraft
from companion.viewmodels.bang_dice.start import names
from companion.viewmodels.bang_dice.words import role_name

__all__ = ["MidGameSheet"]


class StandingRow(BoxLayout):
    """One player's life, arrows and turn; for those who are out, the role."""

    player = StringProperty("")
    sign = StringProperty("")
    colour = ColorProperty(theme.BRASS)
    life = NumericProperty(0)
    arrows = NumericProperty(0)
    role = StringProperty("")
    active = BooleanProperty(False)
    asks_role = BooleanProperty(False)

    def __init__(self, seat: int, on_change: Callable[[Callable[..., MidGame], Any], None]) -> None:
        self._seat, self._on_change = seat, on_change
        super().__init__()

    def step_life(self, by: int) -> None:
        """Give or take a life."""
        self._on_change(step_life, (self._seat, by))

    def step_arrows(self, by: int) -> None:
        """Give or take an arrow."""
        self._on_change(step_arrows, (self._seat, by))

    def take_turn(self) -> None:
        """Be the one who throws next."""
        self._on_change(give_turn, (self._seat,))

    def tell_role(self) -> None:
        """Show the next role."""
        self._on_change(next_role, (self._seat,))


class MidGameSheet(Cover):
    """Hands the game over to `on_start` once it can go on."""

    ready = BooleanProperty(False)

    def __init__(self, draft: SetupDraft, on_start: Callable[[MidGame], None]) -> None:
        self.game, self._on_start = mid_game(draft), on_start
        super().__init__()
        self.rows = [StandingRow(seat, self._change) for seat in range(len(draft.seats))]
        for row in self.rows:
            self.ids.rows.add_widget(row)
        words.bind(say=self._show)
        self._show()

    def close(self) -> None:
        """Go away and stop listening to the language."""
        words.unbind(say=self._show)
        super().close()

    def start(self) -> None:
        """Go on playing."""
        self.close()
        self._on_start(self.game)

    def _change(self, step: Callable[..., MidGame], args: tuple[int, ...]) -> None:
        self.game = step(self.game, *args)
        self._show()

    def _show(self, *_args: Any) -> None:
        game = self.game
        given = names(game.draft, unnamed(len(game.draft.seats)))
        for seat, row in enumerate(self.rows):
            one, person = game.standings[seat], game.draft.seats[seat].person
            row.player, row.sign = given[seat], person.sign
            row.colour = PLAYER_COLOURS[person.colour]
            row.life, row.arrows, row.active = one.life, one.arrows, game.active == seat
            row.asks_role = one.out and game.draft.seats[seat].role is None
            unknown = "dice-table-mid-role" if row.asks_role else "dice-table-out"
            shown = role_name(one.role) if one.role else unknown
            row.role = words.say(shown) if one.out else ""
        self.ready = game.ready


load_beside(__file__)
