"""The table that plays by itself: one decision at a time, until somebody touches it."""

from typing import Any

from kivy.clock import Clock

from companion.devices.dice_camera import CameraState
from companion.ui.screens.dice_table.hand import Hand, Table
from companion.viewmodels.bang_dice.throw import Throw

STEP_S = 1.1
PATIENCE = 4
"""So many steps after the dice have come to rest, a throw that nobody read is given up."""


class DemoPlay:
    """Plays the part of everybody at the table."""

    def __init__(self, table: Table, hand: Hand) -> None:
        self._table, self._hand = table, hand
        self._demo: Any = None
        self._waited = 0

    def start(self, demo: Any) -> None:
        """Play on, if there is a demo."""
        self._demo = demo
        if demo is not None:
            Clock.schedule_interval(self._step, STEP_S)

    def stop(self) -> None:
        """Play no longer."""
        Clock.unschedule(self._step)

    def _step(self, _dt: float) -> None:
        """Decide once, unless dice are in the air or somebody must be waited for."""
        app, session, hand = self._table.app, self._table.session, self._hand
        if session is None or app.shell.top_cover:
            return
        app.shell.wake()
        if hand.throw.doubted:
            die = min(hand.throw.doubted)
            hand.face_told(self._demo.look_at(die), die)
            return
        if self._must_wait(hand):
            return
        choice = self._demo.decide(session.state)
        dice = getattr(choice, "dice", None)
        if dice is not None:
            hand.throw = Throw(dice)
            self._table.refresh()
            hand.app_rolls()
        elif choice is not None:
            self._table.act(choice)

    def _must_wait(self, hand: Hand) -> bool:
        """Wait for dice in the air, and for a throw that was read but has not arrived here yet."""
        if hand.camera is None:
            return False
        if hand.camera.state in (CameraState.MOVING, CameraState.STARTING):
            self._waited = 0
            return True
        self._waited += 1
        return hand.awaiting and self._waited < PATIENCE
