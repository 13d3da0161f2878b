"""Moments that people notice across the table: a banner, shots that fly, seats that flash.

Nothing here takes a touch or holds up the game; a later moment simply takes the place of an
earlier one.
"""

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui import theme
from companion.ui.kv import load_beside
from companion.ui.theme import look
from companion.ui.widgets.edge import straight
from companion.ui.words import words
from companion.viewmodels.bang_dice.events import Moment, MomentKind

SOON_S = 0.03
BANNER_S = 1.6
STEP_S = 0.7
SHOT_S = 0.6
ICONS = {
    MomentKind.ATTACK: "arrow",
    MomentKind.GATLING: "gatling",
    MomentKind.DYNAMITE: "dynamite",
    MomentKind.DEATH: "skull",
    MomentKind.VICTORY: "trophy",
}
COLOURS = {
    MomentKind.BEER: theme.BRASS,
    MomentKind.VICTORY: theme.BRASS,
    MomentKind.TURN: theme.BRASS,
}
FLIES = (MomentKind.SHOT, MomentKind.GATLING)


class Banner(FloatLayout):
    """A band across the table with a few great words."""

    words = StringProperty("")
    icon = StringProperty("")
    size_up = NumericProperty(1.0)
    band = ColorProperty(theme.RED)


class MomentShow(FloatLayout):
    """Lies over the table and is touched by nobody."""

    shade = NumericProperty(0.0)
    shots = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.banner = Banner()
        self.ring: Any = None
        self._queue: list[Moment] = []
        self._flight: list[Any] = []
        self._ink: Color | None = None

    def show(self, shown: Sequence[Moment]) -> None:
        """Show these moments one after the other; the changed table itself is seen first."""
        Clock.unschedule(self._next)
        self._queue = [moment for moment in shown if moment.kind is not MomentKind.ROLL]
        Clock.schedule_once(self._next, SOON_S)

    def clear(self) -> None:
        """Show nothing any more."""
        Clock.unschedule(self._next)
        self._queue = []
        Animation.cancel_all(self, "shade", "shots")
        Animation.cancel_all(self.banner)
        self.shade = self.shots = 0.0

    def on_touch_down(self, _touch: Any) -> bool:
        """Let every touch through."""
        return False

    def on_shots(self, _show: Any, shots: float) -> None:
        """Fade the lines of fire; what cannot be seen is not drawn."""
        if self._ink is not None:
            self._ink.a = shots
        if not shots:
            self.canvas.after.clear()
            self._ink = None

    def on_shade(self, _show: Any, shade: float) -> None:
        """Fade the banner; it is there only while it is seen."""
        self.banner.opacity = shade
        if shade and not self.banner.parent:
            self.add_widget(self.banner)
        elif not shade and self.banner.parent:
            self.remove_widget(self.banner)

    def _next(self, _dt: float) -> None:
        if not self._queue:
            return
        moment = self._queue.pop(0)
        self._strike(moment)
        if moment.banner is not None:
            self._raise_banner(moment)
        if self._queue:
            Clock.schedule_once(self._next, STEP_S if moment.banner else STEP_S / 3)

    def _strike(self, moment: Moment) -> None:
        colour = COLOURS.get(moment.kind, theme.RED_TEXT)
        struck = (moment.source,) if moment.kind is MomentKind.TURN else moment.targets
        for seat in struck:
            gentle = moment.kind is MomentKind.TURN
            self.ring.panels[seat].strike(colour, 0.35 if gentle else 1.0)
        if moment.kind in FLIES:
            self._fire(moment)

    def _fire(self, moment: Moment) -> None:
        Animation.cancel_all(self, "shots")
        self.canvas.after.clear()
        start = self.ring.seat_spot(moment.source)
        with self.canvas.after:
            self._ink = Color(*theme.BRASS[:3], 1)
            for seat in moment.targets:
                straight(start, self.ring.seat_spot(seat), 5 * look.u)
        self.shots = 1.0
        Animation(shots=0.0, duration=SHOT_S, t="in_quad").start(self)

    def _raise_banner(self, moment: Moment) -> None:
        Animation.cancel_all(self, "shade")
        Animation.cancel_all(self.banner)
        self.banner.words = words.say(moment.banner)
        self.banner.icon = ICONS.get(moment.kind, "")
        won = moment.kind is MomentKind.VICTORY
        self.banner.band = theme.BRASS_DARK if won else theme.RED
        self.shade, self.banner.size_up = 1.0, 0.7
        Animation(size_up=1.0, duration=0.25, t="out_back").start(self.banner)
        fade = Animation(duration=BANNER_S * 0.7) + Animation(shade=0.0, duration=BANNER_S * 0.3)
        fade.start(self)


load_beside(__file__)
