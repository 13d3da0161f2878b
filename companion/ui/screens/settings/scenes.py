"""Camera and teaching pages worth a picture."""

from typing import Any

from companion.devices.camera_sources import SHELF, camera_for
from companion.devices.dice_camera import CameraState
from companion.devices.dice_teaching import Taken
from companion.rules.bang_dice.model import DICE, Face
from companion.ui.screens.base import Scene
from companion.ui.screens.dice_table.scenes import wait_for
from companion.ui.widgets.lesson_sheet import LessonSheet

SOURCE = "simulated:11"
SET = "Großvaters Holzwürfel 1962"
LOST = "rtsp://192.0.2.7/stream"


def _choose(services: Any, source: str) -> None:
    services.settings.change(camera=source)
    services.extras["dice_camera"] = camera_for(source, "", services.data / SHELF)


def _live(services: Any) -> None:
    """Have dice lie under the simulated camera."""
    _choose(services, SOURCE)
    camera = services.extras["dice_camera"]
    camera.tray.orders.order(range(DICE))


def _read(screen: Any) -> None:
    """Wait until the dice are read and the page has something to say."""
    camera = screen.app.services.extras["dice_camera"]
    wait_for(camera, lambda event: event is CameraState.SETTLED)


def _lost(services: Any) -> None:
    """Have a network camera that nobody can reach."""
    _choose(services, SOURCE)
    services.settings.change(camera=LOST)
    services.extras["dice_camera"].tray.plugged = False


def _with_sets(services: Any) -> None:
    """Have a set that is half taught."""
    services.extras["dice_teaching"].begin(SET)


def _lesson(screen: Any) -> None:
    services = screen.app.services
    screen.app.shell.cover(LessonSheet(services.extras["dice_teaching"], SET, None, list))


def _live_lesson(services: Any) -> None:
    _with_sets(services)
    _live(services)


def _refused(screen: Any) -> None:
    """Show too many dice."""
    services = screen.app.services
    camera = services.extras["dice_camera"]
    sheet = LessonSheet(services.extras["dice_teaching"], SET, camera, list)
    screen.app.shell.cover(sheet)
    wait_for(camera, lambda event: event is CameraState.SETTLED)
    sheet.choose(Face.BULLSEYE_2.value)
    sheet.show(Taken(0, (("", "two_dice"),)))


CAMERA_SCENES = (
    Scene("camera-live", params={"page": "camera"}, before=_live, after=_read),
    Scene("camera-lost", params={"page": "camera"}, before=_lost),
    Scene("teach-sets", params={"page": "teach"}, before=_with_sets),
    Scene("teach-lesson", params={"page": "teach"}, before=_with_sets, after=_lesson),
    Scene("teach-refused", params={"page": "teach"}, before=_live_lesson, after=_refused),
)
