"""The camera in the turn: its picture beside the dice, and throws that arrive by themselves."""

from collections.abc import Callable

from companion.devices.dice_camera import CameraEvent, DiceCamera, SeenThrow
from companion.rules.bang_dice.model import Phase
from companion.ui.app import hand_over
from companion.ui.screens.dice_table.hand import Hand, Table
from companion.ui.widgets.middle import Middle
from companion.ui.widgets.table_sheets import CameraSheet


class CameraTurn:
    """Watches for the table while it is shown."""

    def __init__(self, table: Table, hand: Hand, middle: Middle) -> None:
        self._table, self._hand, self._middle = table, hand, middle
        self._end_watch: Callable[[], None] | None = None
        middle.camera.closeup = True

    def open(self, camera: DiceCamera | None) -> None:
        """Look at the dice through this camera, if there is one."""
        if camera is not None:
            self._end_watch = camera.watch(lambda event: hand_over(self._said, event))
        self._hand.camera = self._middle.camera.camera = camera
        self._middle.watching = camera is not None

    def close(self) -> None:
        """Look no longer."""
        self._middle.camera.camera = None
        if self._end_watch is not None:
            self._end_watch()
            self._end_watch = None

    def show_large(self) -> None:
        """Lay the live picture open."""
        if self._hand.camera is not None:
            self._table.app.shell.cover(CameraSheet(self._hand.camera))

    def _said(self, event: CameraEvent) -> None:
        view = self._table.view
        if self._table.session is None or view is None:
            return
        if isinstance(event, SeenThrow) and view.phase is Phase.ROLL:
            self._hand.take_seen(event)
        else:
            self._table.refresh()
