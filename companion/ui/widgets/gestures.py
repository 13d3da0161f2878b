"""Touch behaviours: a press that acts once, and a hold for what must not happen by accident.

`PressBehavior` gives a widget `on_act`. It acts when the finger that came down on it is lifted on
it, if nothing else was being pressed, and if `token` (what it would do) has not changed meanwhile:
a throw that arrives under the finger never makes a tap mean something else.
`HoldBehavior` adds `on_hold`; while the finger rests, `held` runs to 1 for drawing. It begins only
when the press is no tap any more: a tap's few frames are better spent on what comes of it.
"""

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from companion.ui.theme import HOLD_S
from companion.ui.touch_filter import OnePress

AGAIN_S = 0.3
SLIP_DP = 16
TAP_PART = 0.25
"""The part of a hold that may still become a tap."""

presses = OnePress()


class PressBehavior:
    """Acts once per touch. Mix in before a widget class."""

    pressed = BooleanProperty(False)
    focused = BooleanProperty(False)
    focusable = BooleanProperty(True)
    token = ObjectProperty(None, allownone=True)
    again_s = NumericProperty(AGAIN_S)
    """Deaf for so long after acting; 0 for buttons meant to be tapped quickly, such as plus one."""
    sound = "tap"
    """What is heard when it acts; empty for silence."""

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_act")
        self._press: Any = None
        self._token: Any = None
        self._deaf_until = 0.0
        super().__init__(**kwargs)

    def on_act(self) -> None:
        """Do what the widget is for; bind to this."""

    def act(self) -> None:
        """Act as if pressed: by a finger, by Enter, by a shortcut."""
        now = Clock.get_time()
        if self.disabled or now < self._deaf_until:
            return
        self._deaf_until = now + self.again_s
        if self.sound:
            App.get_running_app().sounds.play(self.sound)
        self.dispatch("on_act")

    def on_touch_down(self, touch: Any) -> bool:
        """Begin a press, unless another finger is pressing."""
        if super().on_touch_down(touch):
            return True
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        if self.disabled or getattr(touch, "button", None) not in (None, "left"):
            return self.disabled
        if not presses.claim(touch, Clock.get_time()):
            return True
        touch.grab(self)
        self._press, self._token, self.pressed = touch, self.token, True
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """End the press; act if the finger is still on the widget."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        presses.release(touch)
        mine, self._press, self.pressed = self._press is touch, None, False
        same = self.token == self._token
        if mine and same and self.get_root_window() and self.collide_point(*touch.pos):
            self.act()
        return True

    def cancel_press(self) -> None:
        """Forget the press: its release will not act."""
        self._press, self.pressed = None, False


class HoldBehavior(PressBehavior):
    """A press that is also asked to last: `on_hold` instead of `on_act` once it has lasted."""

    held = NumericProperty(0.0)
    hold_s = NumericProperty(HOLD_S)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_hold")
        self._growing: Animation | None = None
        super().__init__(**kwargs)

    def on_hold(self) -> None:
        """Do what a long press is for; bind to this."""

    def on_pressed(self, _widget: Any, pressed: bool) -> None:  # noqa: FBT001 - Kivy's signature
        """Start or stop counting."""
        Clock.unschedule(self._grow)
        if self._growing:
            self._growing.cancel(self)
            self._growing = None
        self.held = 0.0
        if pressed:
            Clock.schedule_once(self._grow, self.hold_s * TAP_PART)

    def on_touch_move(self, touch: Any) -> bool:
        """Stop counting when the finger slips away."""
        if touch.grab_current is self and self._press is touch:
            slip = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
            if slip > dp(SLIP_DP):
                self.cancel_press()
        return super().on_touch_move(touch)

    def _grow(self, _dt: float) -> None:
        self.held = TAP_PART
        self._growing = Animation(held=1.0, duration=self.hold_s * (1 - TAP_PART))
        self._growing.bind(on_complete=self._hold_done)
        self._growing.start(self)

    def _hold_done(self, *_args: Any) -> None:
        if self._press is not None and self.token == self._token and not self.disabled:
            self.cancel_press()
            self.dispatch("on_hold")
