"""The camera in the turn: its picture beside the dice, and throws that arrive by themselves."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from companion.devices.dice_camera import CameraEvent, SeenThrow
from companion.rules.bang_dice.model import Phase
from companion.ui.app import hand_over
from companion.ui.screens.dice_table.hand import Hand, Table
from companion.ui.widgets.middle import Middle
from companion.ui.widgets.table_sheets import CameraSheet

CAMERA_FPS = 15


class CameraTurn:
    """Watches for the table while it is shown."""

    def __init__(self, table: Table, hand: Hand, middle: Middle) -> None:
        self._table, self._hand, self._middle = table, hand, middle
        self._end_watch: Callable[[], None] | None = None

    def open(self, *, wanted: bool) -> None:
        """Look at the dice, if this table wants a camera and there is one."""
        camera = self._table.app.services.extras.get("dice_camera") if wanted else None
        self._hand.camera = self._middle.camera.camera = camera
        self._middle.watching = camera is not None
        if camera is not None:
            self._end_watch = camera.watch(lambda event: hand_over(self._said, event))
            Clock.schedule_interval(self._refresh, 1 / CAMERA_FPS)
            self._refresh()

    def close(self) -> None:
        """Look no longer."""
        Clock.unschedule(self._refresh)
        if self._end_watch is not None:
            self._end_watch()
            self._end_watch = None

    def show_large(self) -> None:
        """Lay the live picture open."""
        if self._hand.camera is not None:
            self._table.app.shell.cover(CameraSheet(self._hand.camera))

    def _refresh(self, *_args: Any) -> None:
        self._middle.camera.refresh()

    def _said(self, event: CameraEvent) -> None:
        view = self._table.view
        if self._table.session is None or view is None:
            return
        if isinstance(event, SeenThrow) and view.phase is Phase.ROLL:
            self._hand.take_seen(event)
        else:
            self._table.refresh()
