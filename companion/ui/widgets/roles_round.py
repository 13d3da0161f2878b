"""The tablet is passed round: each player holds a finger on the screen to see the own role."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.rules.bang_dice.model import Player
from companion.ui.kv import load_beside
from companion.ui.widgets.dialog import Cover
from companion.ui.widgets.table_sheets import RoleWindow

__all__ = ["RoleWindow", "RolesRound"]


class RolesRound(Cover):
    """One player after the other; it goes on only after the role was looked at."""

    step = NumericProperty(0)
    player = StringProperty("")
    role = StringProperty("")
    seen = BooleanProperty(False)
    last = BooleanProperty(False)

    def __init__(self, players: Sequence[Player], **kwargs: Any) -> None:
        self._players = players
        super().__init__(closable=False, **kwargs)
        self.ids.window.bind(pressed=self._looked)
        self.on_step()

    def on_step(self, *_args: Any) -> None:
        """Hand over to the next player."""
        player = self._players[int(self.step)]
        self.player, self.role = player.name, player.role.value if player.role else ""
        self.seen, self.last = False, self.step == len(self._players) - 1

    def go_on(self) -> None:
        """Pass the tablet on, or begin."""
        if self.last:
            self.close()
        else:
            self.step += 1

    def _looked(self, _window: Any, pressed: bool) -> None:  # noqa: FBT001 - Kivy's signature
        if pressed:
            self.seen = True


load_beside(__file__)
