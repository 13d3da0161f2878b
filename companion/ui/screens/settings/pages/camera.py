"""Which camera looks at the dice: choose it, see its picture, and be told what could be better."""

from threading import Thread
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty

from companion.devices.camera_sources import FoundCamera, camera_for, found_cameras
from companion.devices.printed_mat import write_mat
from companion.rules.bang_dice.model import DICE
from companion.ui.app import hand_over
from companion.ui.exports import export
from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.widgets.camera_view import CameraView
from companion.viewmodels.text import Text, kebab, text

__all__ = ["CameraPage", "CameraView", "Page"]

SIMULATED = "simulated:1"
MOST_FOUND = 3
LARGE = 720


class CameraPage(SettingsPage):
    """The source on one side, its live picture and what is said about it on the other."""

    order = 40
    icon = "camera"
    found = ListProperty()
    """The cameras that are plugged in."""
    advice = ListProperty()
    """Messages about light, distance and the mat, the most urgent first."""
    camera = ObjectProperty(None, allownone=True)
    can_throw = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self._end: Any = None
        super().__init__(**kwargs)
        self.ids.view.finest = LARGE

    def show(self) -> None:
        """Look for cameras, and through the one that is chosen."""
        super().show()
        Thread(target=self._search, name="camera search", daemon=True).start()
        self._watch()

    def hide(self) -> None:
        """Look no longer."""
        self.ids.view.camera = None
        if self._end is not None:
            self._end()
            self._end = None

    def _search(self) -> None:
        hand_over(self._take_found, found_cameras())

    def _take_found(self, found: tuple[FoundCamera, ...]) -> None:
        self.found = list(found[:MOST_FOUND])

    def _watch(self) -> None:
        self.hide()
        self.camera = self.app.services.extras.get("dice_camera")
        self.advice = []
        if self.camera is None:
            return
        self.can_throw = self.camera.throws
        self._end = self.camera.watch(lambda _event: hand_over(self._tell))
        self.camera.advise(lambda: hand_over(self._tell))
        self.ids.view.camera = self.camera
        self._tell()

    def _tell(self) -> None:
        """Say how the camera is doing: first that it is there at all."""
        camera = self.camera
        if camera is None or self._end is None:
            return
        if camera.state.away:
            self.advice = [text(f"camera-state-{camera.state.value}")]
            return
        dice = len(camera.picture().dice) if camera.picture() is not None else 0
        seen = text("camera-dice-seen", count=dice, wanted=DICE)
        self.advice = [*(text(f"camera-hint-{kebab(hint)}") for hint in camera.advice), seen]

    def sources(self, found: list[FoundCamera], chosen: str) -> list[tuple[str, Text]]:
        """Offer no camera, those that were found, the one in use, and the simulated tray."""
        offered = {"": text("camera-none")}
        for one in found:
            key = "camera-named" if one.name else "camera-number"
            args = {"name": one.name} if one.name else {}
            offered[str(one.number)] = text(key, number=one.number, **args)
        offered.setdefault(chosen, self.source(chosen))
        if not chosen.startswith("simulated"):
            offered[SIMULATED] = text("camera-simulated")
        return list(offered.items())

    def source(self, camera: str) -> Text:
        """Name the source without ever showing an address, which may hold a password."""
        if not camera:
            return text("camera-none")
        if camera.startswith("simulated"):
            return text("camera-simulated")
        if camera.isdigit():
            return text("camera-number", number=int(camera))
        return text("camera-network" if "://" in camera else "camera-file")

    def choose(self, camera: str) -> None:
        """Use another source, at once."""
        self.hide()
        self.change(camera=camera)
        services, chosen = self.app.services, self.values
        services.extras["dice_camera"] = camera_for(camera, chosen.dice_profile, services.data)
        self._watch()

    def enter_source(self) -> None:
        """Let people type a number, an address or a file; an old address is not shown."""
        shown = "" if "://" in self.values.camera else self.values.camera
        self.app.ask_text("camera-prompt", shown, self.choose, 200, address=True)

    def print_mat(self) -> None:
        """Save the mat as a file to print, and say where it is."""
        export(self.app, "dice-mat.pdf", write_mat)

    def throw(self) -> None:
        """Let the simulated tray throw once."""
        if self.camera is not None:
            self.camera.throw(tuple(range(DICE)))


Page = CameraPage
load_beside(__file__)
