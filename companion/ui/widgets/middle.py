"""The middle of the table: the question, the five dice, the arrow pile, and the answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from companion.rules.bang_dice.model import DICE, Face
from companion.ui import theme
from companion.ui.dice_sheet import dice_texture
from companion.ui.kv import load_beside
from companion.ui.theme import look
from companion.ui.widgets import ActButton
from companion.ui.widgets.camera_view import CameraView
from companion.ui.widgets.die import Die
from companion.ui.widgets.gestures import PressBehavior
from companion.ui.widgets.tokens import Arrows

NARROW_U = 620
CAMERA_U = 220
ABOVE_U, BESIDE_U, HINT_U = 46, 260, 26
"""What the pile and the rolls take above the dice or beside them, and the line under them."""
TRAY = 1.12
"""Dice are lifted a little: their tray is so much higher than they are."""
LARGEST_DIE_U = 122
ROOMY_U, ROOMY_DIE = 400, 0.27
"""From this height on the dice have a fixed part of it, whatever is asked."""
COLUMN_U = 172
USUAL_ANSWERS = 6
"""Made beforehand: a button made in the middle of a question is waited for."""

__all__ = ["Answer", "Arrows", "CameraView", "FaceKey", "Middle"]


@dataclass(frozen=True, slots=True)
class Answer:
    """A button to show: its words, what would come of it, and the key it sends back."""

    text: str
    note: str
    token: Any
    kind: str = "plain"
    icon: str = ""


class FaceKey(PressBehavior, FloatLayout):
    """One of the six faces to say what a die shows."""

    face = StringProperty(Face.ARROW.value)
    texture = ObjectProperty(None, allownone=True)
    again_s = NumericProperty(0.0)

    def on_kv_post(self, _base: Any) -> None:
        """Show the face."""
        self.texture = dice_texture(self.face)


class RollsLeft(BoxLayout):
    """Pips for the rolls of a turn: those left are bright."""

    left = NumericProperty(0)
    rolls = NumericProperty(3)


class Answers(GridLayout):
    """Buttons that are made once and used again for every question."""

    count = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_answer")
        self.buttons: list[ActButton] = []
        super().__init__(**kwargs)
        self._prepare(USUAL_ANSWERS)
        self.bind(size=self._arrange)

    def on_answer(self, token: Any) -> None:
        """Hear which answer was given; bind to this."""

    def show(self, answers: Sequence[Answer]) -> None:
        """Offer these answers."""
        self._prepare(len(answers))
        for button, answer in zip(self.buttons, answers, strict=False):
            button.text, button.note = answer.text, answer.note
            button.token, button.kind, button.icon = answer.token, answer.kind, answer.icon
        self.count = len(answers)
        wanted = self.buttons[: len(answers)]
        if self.children[::-1] != wanted:
            self.clear_widgets()
            for button in wanted:
                self.add_widget(button)
        self._arrange()

    def least_height(self, width: float) -> float:
        """Tell how high the buttons must at least be, all in all."""
        columns = max(1, int(width // (COLUMN_U * look.u)))
        rows = max(1, -(-int(self.count) // columns))
        return max(theme.BIG_BUTTON_U * look.u, rows * (look.touch + look.gap))

    def _prepare(self, count: int) -> None:
        while len(self.buttons) < count:
            button = ActButton(size_hint_y=None)
            button.bind(on_act=self._answered)
            self.buttons.append(button)

    def _answered(self, button: ActButton) -> None:
        self.dispatch("on_answer", button.token)

    def _arrange(self, *_args: Any) -> None:
        count = max(1, len(self.children))
        gap = self.spacing[1]
        fitting = max(1, int((self.height + gap) // (look.touch + gap)))
        wished = max(1, int((self.width + gap) // (COLUMN_U * look.u)))
        self.cols = min(count, max(wished, -(-count // fitting)))
        rows = -(-count // self.cols)
        self.cols = -(-count // rows)
        room = (self.height - (rows - 1) * gap) / rows
        for button in self.children:
            button.height = max(look.touch, min(room, (84 if look.wide else 116) * look.u))


class Middle(BoxLayout):
    """Everything between the seats. It tells `on_die`, `on_die_hold`, `on_face`, `on_answer`."""

    question = StringProperty("")
    sign = StringProperty("")
    colour = ColorProperty(theme.BRASS)
    pile = NumericProperty(0)
    rolls_left = NumericProperty(0)
    rolls = NumericProperty(3)
    entering = BooleanProperty(False)
    """Whether the six faces are offered."""
    narrow = BooleanProperty(False)
    stacked = BooleanProperty(False)
    """Whether pile and rolls stand above the dice rather than beside them."""
    watching = BooleanProperty(False)
    """Whether a camera looks at the dice."""
    hint = StringProperty("")
    die_side = NumericProperty(80)
    key_side = NumericProperty(64)

    def __init__(self, **kwargs: Any) -> None:
        for event in ("on_die", "on_die_hold", "on_face", "on_answer", "on_camera"):
            self.register_event_type(event)
        super().__init__(**kwargs)
        self.dice = [Die(index=index) for index in range(DICE)]
        for die in self.dice:
            die.size_hint = (None, None)
            die.bind(on_act=self._die_tapped, on_hold=self._die_held)
            self.ids.dice.add_widget(die)
        names = ("column", "above", "tray", "pile", "rolls", "faces", "hint", "answers", "camera")
        # Held here, because what is not shown is taken out of the tree and would be lost.
        self._parts = {name: self.ids[name].__self__ for name in names}
        self.camera, self.answers = self._parts["camera"], self._parts["answers"]
        self._head = self._parts["column"].children[-1]
        self._beside = self._parts["tray"].children[::-1]
        self.bind(size=self._fit, entering=self._fit, watching=self._fit, hint=self._fit)
        self.answers.bind(count=self._fit)
        self._fit()

    def on_die(self, index: int) -> None:
        """Hear that a die was tapped."""

    def on_die_hold(self, index: int) -> None:
        """Hear that a die was held."""

    def on_face(self, face: str) -> None:
        """Hear what a die is said to show."""

    def on_answer(self, token: Any) -> None:
        """Hear an answer."""

    def on_camera(self) -> None:
        """Hear that the live picture was tapped."""

    def _fit(self, *_args: Any) -> None:
        """Take the largest dice that leave room for the answers."""
        self.narrow = self.width < NARROW_U * look.u
        wide = self.width - 4 * look.gap
        if self.watching and not self.narrow:
            wide -= CAMERA_U * look.u + look.gap
        self.key_side = max(look.touch, min(64 * look.u, (wide - 5 * look.gap) / len(Face)))
        wide -= 8 * look.gap
        if self.height > ROOMY_U * look.u:
            # Room for everything at once: nothing moves from one question to the next.
            self.stacked = True
            self._size_dice(min(wide / DICE, self.height * ROOMY_DIE))
            return
        high = self._height_for_dice()
        above = min(wide / DICE, (high - ABOVE_U * look.u - look.gap) / TRAY)
        beside = min((wide - BESIDE_U * look.u) / DICE, high / TRAY)
        self.stacked = self.narrow or self.watching or above >= beside
        self._size_dice(above if self.stacked else beside)

    def _size_dice(self, side: float) -> None:
        self.die_side = max(look.touch, min(side, LARGEST_DIE_U * look.u))
        for die in self.dice:
            die.size = (self.die_side, self.die_side)
        self._lay_out()

    def _height_for_dice(self) -> float:
        """Tell what is left between the question and what stands under the dice."""
        head = (76 if self.narrow else 50) * look.u
        camera = 150 * look.u + look.gap if self.narrow and self.watching else 0.0
        faces = self.key_side if self.entering else 0.0
        hint = HINT_U * look.u if self.hint else 0.0
        answers = self.answers.least_height(self.width - 3 * look.gap)
        return float(self.height - head - camera - faces - hint - answers - 6 * look.gap)

    def _lay_out(self) -> None:
        """Keep in the tree only what is seen: everything else would still be drawn."""
        parts = self._parts
        seen = {
            "above": self.stacked,
            "faces": self.entering,
            "hint": bool(self.hint),
            "tray": True,
            "answers": True,
        }
        order = ("above", "tray", "faces", "hint", "answers")
        _hold(parts["column"], [self._head, *(parts[name] for name in order if seen[name])])
        hidden = (parts["pile"], parts["rolls"]) if self.stacked else ()
        _hold(parts["tray"], [part for part in self._beside if part not in hidden])
        _hold(self, [parts["column"], *([parts["camera"]] if self.watching else [])])

    def _die_tapped(self, die: Die) -> None:
        self.dispatch("on_die", int(die.index))

    def _die_held(self, die: Die) -> None:
        self.dispatch("on_die_hold", int(die.index))


def _hold(box: Any, wanted: list[Any]) -> None:
    """Let a box hold exactly these widgets, in this order."""
    if box.children[::-1] != wanted:
        box.clear_widgets()
        for part in wanted:
            box.add_widget(part)


load_beside(__file__)
