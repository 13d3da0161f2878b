"""What is laid over the dice table on demand: odds, a seat's story, corrections, a die's face."""

from collections.abc import Callable
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from companion.devices.dice_camera import DiceCamera
from companion.rules.bang_dice.actions import Correct
from companion.rules.bang_dice.model import Face, Role
from companion.rules.bang_dice.odds import RollOdds
from companion.ui import theme
from companion.ui.dice_sheet import dice_texture
from companion.ui.kv import load_beside
from companion.ui.widgets.camera_view import CameraView
from companion.ui.widgets.dialog import Cover
from companion.ui.widgets.gestures import PressBehavior
from companion.ui.widgets.middle import FaceKey
from companion.ui.widgets.tokens import Bullets
from companion.viewmodels.bang_dice.table import Limits
from companion.viewmodels.bang_dice.words import role_goal, role_name

__all__ = [
    "Bullets",
    "CameraSheet",
    "CameraView",
    "CorrectionSheet",
    "FaceKey",
    "FaceSheet",
    "OddsSheet",
    "RoleWindow",
    "SeatSheet",
]

HALF_PERCENT = 0.005
LARGE = 960
"""The pixels across of the large live picture."""


def percent(chance: float) -> str:
    """Write a chance; a small one is not called impossible, nor a great one certain."""
    rounded = round(chance * 100)
    if 0 < chance < HALF_PERCENT:
        return "< 1"
    if 1 - HALF_PERCENT < chance < 1:
        return "> 99"
    return str(rounded)


class OddsSheet(Cover):
    """The chances of the next roll and of all rolls left."""

    rows = ListProperty([["", ""]] * 4)

    def __init__(self, odds: RollOdds, **kwargs: Any) -> None:
        pairs = [
            (getattr(odds.next_roll, name), getattr(odds.all_rolls, name))
            for name in ("gatling", "beer", "dynamite", "attack")
        ]
        super().__init__(rows=[[percent(soon), percent(all_)] for soon, all_ in pairs], **kwargs)


class RoleWindow(PressBehavior, FloatLayout):
    """Shows a secret role only while a finger rests on it."""

    role = StringProperty("")
    texture = ObjectProperty(None, allownone=True)
    role_text = ObjectProperty("")
    goal_text = ObjectProperty("")

    def on_role(self, _window: Any, role: str) -> None:
        """Hold another role ready."""
        self.texture = dice_texture(role) if role else None
        self.role_text = role_name(Role(role)) if role else ""
        self.goal_text = role_goal(Role(role)) if role else ""


class SeatSheet(Cover):
    """Who sits there: the character, what it can do, and the own role by holding."""

    player = StringProperty("")
    character = ObjectProperty("")
    ability = ObjectProperty("")
    life = NumericProperty(0)
    most = NumericProperty(0)
    role = StringProperty("")
    open_role = BooleanProperty(False)
    colour = ColorProperty(theme.BRASS)
    sign = StringProperty("")

    def __init__(self, on_correct: Callable[[], None] | None, **kwargs: Any) -> None:
        self._on_correct = on_correct
        super().__init__(**kwargs)

    def correct(self) -> None:
        """Go on to the correction."""
        self.close()
        if self._on_correct is not None:
            self._on_correct()


class CorrectionSheet(Cover):
    """Sets a player's numbers right; the old values stay in view."""

    player = StringProperty("")
    seat = NumericProperty(0)
    life = NumericProperty(0)
    arrows = NumericProperty(0)
    old_life = NumericProperty(0)
    old_arrows = NumericProperty(0)

    def __init__(self, limits: Limits, on_done: Callable[[Correct], None], **kwargs: Any) -> None:
        self._limits, self._on_done = limits, on_done
        super().__init__(**kwargs)

    @property
    def changed(self) -> bool:
        """Whether anything differs from what the table had."""
        return (self.life, self.arrows) != (self.old_life, self.old_arrows)

    def step_life(self, by: int) -> None:
        """Change life within its limits."""
        low, high = self._limits.life
        self.life = max(low, min(high, self.life + by))

    def step_arrows(self, by: int) -> None:
        """Change arrows within their limits."""
        low, high = self._limits.arrows
        self.arrows = max(low, min(high, self.arrows + by))

    def apply(self) -> None:
        """Send what was changed."""
        self.close()
        if not self.changed:
            return
        life = int(self.life) if self.life != self.old_life else None
        arrows = int(self.arrows) if self.arrows != self.old_arrows else None
        self._on_done(Correct(int(self.seat), life, arrows))


class FaceSheet(Cover):
    """Asks what a die really shows."""

    title = ObjectProperty("dice-table-fix-die")

    def __init__(self, on_face: Callable[[Face], None], **kwargs: Any) -> None:
        self._on_face = on_face
        super().__init__(**kwargs)

    def choose(self, face: str) -> None:
        """Take this face."""
        self.close()
        self._on_face(Face(face))


class CameraSheet(Cover):
    """The live picture, large."""

    def __init__(self, camera: DiceCamera, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ids.view.finest = LARGE
        self.ids.view.camera = camera

    def close(self) -> None:
        """Go away and stop looking."""
        self.ids.view.camera = None
        super().close()


load_beside(__file__)
