"""Doing something after a while, on the screen's own thread."""

from collections.abc import Callable

from kivy.clock import Clock


def later(seconds: float, action: Callable[[], None]) -> None:
    """Do it once so many seconds have passed."""
    Clock.schedule_once(lambda _dt: action(), seconds)
