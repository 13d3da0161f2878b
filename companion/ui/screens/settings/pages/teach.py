"""Sets of dice that were taught: listed, chosen, taught on, copied out and brought in as files."""

from functools import partial
from pathlib import Path
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.devices.camera_sources import camera_for
from companion.devices.dice_teaching import DiceTeaching, TaughtSet, files_to_bring_in
from companion.ui.exports import FOLDER
from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.widgets.lesson_sheet import LessonSheet
from companion.viewmodels.text import Text, kebab, text


class SetRow(BoxLayout):
    """One set of dice; the first is that of the box, which cannot be changed."""

    name = StringProperty("")
    state = ObjectProperty("")
    in_use = BooleanProperty(False)
    ready = BooleanProperty(False)
    own = BooleanProperty(True)
    page = ObjectProperty(None, allownone=True)


class TeachPage(SettingsPage):
    """The shelf of taught sets."""

    order = 45
    icon = "teach"
    rows = ListProperty()

    @property
    def teaching(self) -> DiceTeaching:
        """The shelf itself."""
        return self.app.services.extras["dice_teaching"]

    def show(self) -> None:
        """List what is on the shelf."""
        super().show()
        box = {"name": "", "own": False, "ready": True, "page": self}
        used = self.values.dice_profile
        self.rows = [
            {**box, "in_use": not used, "state": text("teach-ready" if used else "teach-in-use")},
            *(self._row(one, used) for one in self.teaching.sets()),
        ]

    def _row(self, one: TaughtSet, used: str) -> dict[str, Any]:
        in_use = one.name == used
        return {
            "name": one.name,
            "own": True,
            "ready": one.ready,
            "in_use": in_use,
            "state": _state(one, in_use=in_use),
            "page": self,
        }

    def use(self, name: str) -> None:
        """Read these dice from now on."""
        self.change(dice_profile=name)
        services = self.app.services
        camera = camera_for(self.values.camera, name, services.data)
        services.extras["dice_camera"] = camera
        self.app.toast("teach-used", icon="check")
        self.show()

    def begin(self) -> None:
        """Name a new set, then teach it."""
        self.app.ask_text("teach-name", "", self._begin)

    def _begin(self, name: str) -> None:
        if not name:
            return
        fault = self.teaching.begin(name)
        if fault:
            self._say_fault(fault)
        else:
            self.show()
            self.teach(name)

    def teach(self, name: str) -> None:
        """Take photos of a set's faces."""
        camera = self.app.services.extras.get("dice_camera")
        self.app.shell.cover(LessonSheet(self.teaching, name, camera, self.show))

    def export(self, name: str) -> None:
        """Copy a set out, to be carried to another tablet."""
        path = self.teaching.export(name, self.app.services.data / FOLDER)
        if path is None:
            self._say_fault("disk")
        else:
            self.app.toast(text("teach-exported", path=str(path)), icon="export")

    def bring_in(self) -> None:
        """Take a set from a file; those found on sticks and among downloads are offered."""
        found = [str(path) for path in files_to_bring_in(self.app.services.data)]
        self.app.ask_text("teach-path", "", self._bring_in, 300, address=True, suggestions=found)

    def _bring_in(self, path: str) -> None:
        if not path:
            return
        fault = self.teaching.bring_in(Path(path).expanduser())
        if fault:
            self._say_fault(fault)
        else:
            self.app.toast("teach-brought-in", icon="import")
        self.show()

    def forget(self, name: str) -> None:
        """Drop a set, with a way back."""
        put_back = self.teaching.forget(name)
        if name == self.values.dice_profile:
            self.use("")
        self.show()
        undo = partial(self._undo, put_back)
        self.app.toast("teach-forgotten", action="shell-undo", on_action=undo)

    def _undo(self, put_back: Any) -> None:
        put_back()
        self.show()

    def _say_fault(self, fault: str) -> None:
        self.app.toast(text(f"teach-fault-{kebab(fault)}"), icon="warning")


def _state(one: TaughtSet, *, in_use: bool) -> Text:
    if one.fault:
        return text(f"teach-fault-{kebab(one.fault)}")
    if one.missing:
        return text("teach-needs", count=one.missing)
    return text("teach-in-use" if in_use else "teach-ready")


Page = TeachPage
load_beside(__file__)
