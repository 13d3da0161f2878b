"""The root of the window: the screen, what covers it, what is said in passing, and the night."""

from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui import theme
from companion.ui.keys import clear_focus
from companion.ui.kv import load_beside
from companion.ui.touch_filter import TouchFilter
from companion.ui.widgets.toast import Toast

NEAR_DP = 24
CHECK_S = 1.0
DIMMED = 0.8


class Shell(FloatLayout):
    """Layers from below: stage (the screen), covers (dialogs), notes (toasts), night."""

    dark = NumericProperty(0.0)
    asleep = BooleanProperty(False)
    focus_seen = BooleanProperty(False)
    """Whether the mark of the keyboard's focus is shown; a finger takes it away."""
    dim_after_s = NumericProperty(120.0)
    stage = ObjectProperty()
    covers = ObjectProperty()
    notes = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._filter = TouchFilter()
        self._swallowed: set[int] = set()
        self._last_touch = Clock.get_time()
        Clock.schedule_interval(self._watch_idle, CHECK_S)

    def show(self, screen: Any) -> None:
        """Put a screen on the stage."""
        self.stage.clear_widgets()
        self.stage.add_widget(screen)
        screen.opacity = 0.0
        Animation(opacity=1.0, duration=theme.FADE_S).start(screen)

    @property
    def top_cover(self) -> Any:
        """The dialog on top, if one is open."""
        return self.covers.children[0] if self.covers.children else None

    def cover(self, dialog: Any) -> None:
        """Lay a dialog over everything."""
        self.covers.add_widget(dialog)

    def uncover(self, dialog: Any) -> None:
        """Take a dialog away."""
        self.covers.remove_widget(dialog)

    def note(self, toast: Toast) -> None:
        """Say something in passing; a later word replaces an earlier one."""
        self.notes.clear_widgets()
        self.notes.add_widget(toast)

    def wake(self) -> None:
        """Be bright again, and stay so for a while."""
        self._last_touch = Clock.get_time()
        if self.asleep:
            self.asleep = False
            Animation.cancel_all(self, "dark")
            self.dark = 0.0

    def on_touch_down(self, touch: Any) -> bool:
        """Pass on a finger once: not its echo, and not the one that only wakes the screen."""
        asleep = self.asleep
        self.wake()
        if self.focus_seen:
            self.focus_seen = False
            clear_focus(self)
        at = Clock.get_time()
        echo = self._filter.is_echo(str(touch.device), touch.x, touch.y, at, dp(NEAR_DP))
        scrolling = touch.is_mouse_scrolling
        if asleep or (echo and not scrolling):
            self._swallowed.add(touch.uid)
            return True
        return super().on_touch_down(touch)

    def on_touch_move(self, touch: Any) -> bool:
        """Pass on a move, unless its finger was not passed on."""
        return touch.uid in self._swallowed or super().on_touch_move(touch)

    def on_touch_up(self, touch: Any) -> bool:
        """Pass on a lift, unless its finger was not passed on."""
        if touch.uid in self._swallowed:
            self._swallowed.discard(touch.uid)
            return True
        return super().on_touch_up(touch)

    def _watch_idle(self, _dt: float) -> None:
        idle = Clock.get_time() - self._last_touch
        if self.dim_after_s and idle >= self.dim_after_s and not self.asleep:
            self.asleep = True
            Animation(dark=DIMMED, duration=1.0).start(self)


load_beside(__file__)
