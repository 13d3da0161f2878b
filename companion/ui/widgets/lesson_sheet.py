"""A lesson: one die before the camera, three photos of each face, and what is wrong with them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.devices.dice_teaching import FEWEST, DiceTeaching, Taken
from companion.devices.vision_camera import VisionCamera
from companion.rules.bang_dice.model import Face
from companion.ui.app import hand_over
from companion.ui.dice_sheet import dice_texture
from companion.ui.kv import load_beside
from companion.ui.widgets.camera_view import CameraView
from companion.ui.widgets.dialog import Cover
from companion.ui.widgets.gestures import PressBehavior
from companion.viewmodels.bang_dice.words import face_name
from companion.viewmodels.text import Text, kebab, text

__all__ = ["CameraView", "LessonFace", "LessonSheet"]

LARGE = 720


class LessonFace(PressBehavior, BoxLayout):
    """One face, with how many photos there are of it."""

    face = StringProperty(Face.ARROW.value)
    texture = ObjectProperty(None, allownone=True)
    count = NumericProperty(0)
    wanted = NumericProperty(FEWEST)
    chosen = BooleanProperty(False)

    def on_kv_post(self, _base: Any) -> None:
        """Show the face."""
        self.texture = dice_texture(self.face)


class LessonSheet(Cover):
    """Takes photos for one set until all faces can be told apart."""

    name = StringProperty("")
    face = StringProperty(Face.ARROW.value)
    ask = ObjectProperty("")
    told = ObjectProperty("")
    """What became of the last photo."""
    verdict = ObjectProperty("")
    counts = DictProperty()
    busy = BooleanProperty(False)
    has_camera = BooleanProperty(False)

    def __init__(
        self,
        teaching: DiceTeaching,
        name: str,
        camera: VisionCamera | None,
        on_closed: Callable[[], None],
        **kwargs: Any,
    ) -> None:
        self._teaching, self._camera, self._on_closed = teaching, camera, on_closed
        super().__init__(name=name, has_camera=camera is not None, **kwargs)
        self._end = camera.watch(lambda _event: None) if camera is not None else list
        self.ids.view.finest = LARGE
        self.ids.view.camera = camera
        self._count()
        self.choose(self.face)

    def close(self) -> None:
        """End the lesson."""
        self.ids.view.camera = None
        self._end()
        super().close()
        self._on_closed()

    def choose(self, face: str) -> None:
        """Go on to a face."""
        self.face = face
        self.ask = text("teach-show", face=face_name(Face(face)))

    def take(self) -> None:
        """Take what the camera sees now."""
        frame = self._camera.photo() if self._camera is not None else None
        if frame is not None:
            self._ask(partial(self._teaching.take, self.name, Face(self.face), frame))

    def take_files(self) -> None:
        """Let people name a photo or a folder."""
        App.get_running_app().ask_text("teach-photos", "", self._files, 300, address=True)

    def _files(self, path: str) -> None:
        if path:
            place = Path(path).expanduser()
            self._ask(partial(self._teaching.take_files, self.name, Face(self.face), place))

    def anew(self) -> None:
        """Forget the photos of this face."""
        self._teaching.drop(self.name, Face(self.face))
        self.told = ""
        self._count()

    def _ask(self, question: Callable[[], Taken]) -> None:
        self.busy, self.told = True, "teach-looking"
        self._teaching.later(question, partial(hand_over, self.show))

    def show(self, taken: Taken) -> None:
        """Tell what became of the photos, and go on to a face that lacks some."""
        self.busy = False
        self._count()
        face = Face(self.face)
        count = self.counts[self.face]
        self.told = _refusal(taken) or text("teach-taken", face=face_name(face), count=count)
        lacking = [one for one in Face if self.counts[one.value] < FEWEST]
        if lacking and face not in lacking:
            self.choose(lacking[0].value)

    def _count(self) -> None:
        """Count the photos; a full set is judged in the background."""
        found = next((one for one in self._teaching.sets() if one.name == self.name), None)
        photos = dict(found.photos) if found is not None else {}
        self.counts = {face.value: photos.get(face, 0) for face in Face}
        missing = found.missing if found is not None else 0
        self.verdict = text("teach-needs", count=missing) if missing else ""
        if found is not None and found.ready:
            judge = partial(self._teaching.confused, self.name)
            self._teaching.later(judge, partial(hand_over, self._judged))

    def _judged(self, confused: tuple[tuple[Face, Face], ...]) -> None:
        if not confused:
            self.verdict = "teach-learned"
            return
        one, two = (face_name(face) for face in confused[0])
        self.verdict = text("teach-alike", one=one, two=two)


def _refusal(taken: Taken) -> Text | None:
    """Say why the last photo was not taken; of a folder, which one."""
    if not taken.refused:
        return None
    name, code = taken.refused[-1]
    reason = text(f"teach-refused-{kebab(code)}")
    return text("teach-refused-in", name=name, reason=reason) if name else reason


load_beside(__file__)
