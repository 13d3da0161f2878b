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
from kivy.uix.widget import Widget

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

HEAD_U, HINT_U = 60, 26
"""How high the question with pile and rolls beside it, and the hint are."""
LARGEST_DIE_U = 176
APART = 0.14
"""Between two dice, as a part of their side."""
TRAY = 1.12
"""Dice are lifted a little: their tray is so much higher than they are."""
ROOMY_U = 400
"""From this height on the dice have a fixed part of it, whatever is asked."""
ROOMY_DIE, WATCHED_DIE, TALL_DIE = 0.27, 0.225, 0.215
"""That part: without a camera, beside its picture, and in two rows on an upright table."""
CAMERA_PART, TALL_CAMERA_PART = 0.42, 0.34
COLUMN_U = 140
TALLEST_ANSWER_U = 116
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
            button.height = max(look.touch, min(room, TALLEST_ANSWER_U * look.u))


class DiceTray(Widget):
    """The five dice in one row, or three over two where the table is upright."""

    rows = NumericProperty(1)
    side = NumericProperty(80)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self.lay, size=self.lay, side=self.lay, rows=self.lay)

    def lay(self, *_args: Any) -> None:
        """Put the dice in their places."""
        dice, step = self.children[::-1], self.side * (1 + APART)
        # Not center_x and center_y, which follow the size only after those who are told of it.
        across, up = self.x + self.width / 2, self.y + self.height / 2
        top = up + (step * self.rows - self.side * APART) / 2
        for number, row in enumerate(rows_of(dice, int(self.rows))):
            left = across - (step * len(row) - self.side * APART) / 2
            for place, die in enumerate(row):
                die.size = (self.side, self.side)
                die.pos = (left + place * step, top - self.side - number * step)


def rows_of(dice: list[Any], rows: int) -> list[list[Any]]:
    """Split the dice; the first row is the longer one."""
    longest = -(-len(dice) // rows)
    return [dice[start : start + longest] for start in range(0, len(dice), longest)]


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
    tall = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether pile and rolls have a row of their own; else they stand beside the question."""
    watching = BooleanProperty(False)
    """Whether a camera looks at the dice."""
    hint = StringProperty("")
    key_side = NumericProperty(64)
    key_gap = NumericProperty(6)
    camera_width = NumericProperty(0)
    camera_height = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        for event in ("on_die", "on_die_hold", "on_face", "on_answer", "on_camera"):
            self.register_event_type(event)
        super().__init__(**kwargs)
        self.dice = [Die(index=index, size_hint=(None, None)) for index in range(DICE)]
        names = ("head", "counts", "above", "tray", "lower", "replies", "faces", "hint")
        # Held here, because what is not shown is taken out of the tree and would be lost.
        self._parts = {n: self.ids[n].__self__ for n in (*names, "answers", "camera")}
        self.camera, self.answers = self._parts["camera"], self._parts["answers"]
        self._asking = self._parts["head"].children[:0:-1]
        for die in self.dice:
            die.bind(on_act=self._die_tapped, on_hold=self._die_held)
            self._parts["tray"].add_widget(die)
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
        self.tall = self.height > self.width
        self.roomy = self.tall or self.height > ROOMY_U * look.u
        wide = self.width - 3 * look.gap
        least_keys = len(Face) * look.touch + 3 * look.gap
        beside = min(CAMERA_PART * wide, wide - least_keys - look.gap)
        self.camera_width = wide if self.tall else max(0.0, beside)
        self.camera_height = TALL_CAMERA_PART * self.height
        replies = wide - (self.camera_width + look.gap if self.watching and not self.tall else 0)
        largest = (80 if self.tall else 64) * look.u
        self.key_side = max(look.touch, min(largest, (replies - 3 * look.gap) / len(Face)))
        between = (replies - len(Face) * self.key_side) / (len(Face) - 1)
        self.key_gap = max(0.0, min(0.6 * look.gap, between))
        self._size_dice(wide, replies)
        self._lay_out()

    def _size_dice(self, wide: float, replies: float) -> None:
        tray = self._parts["tray"]
        tray.rows = 2 if self.tall and not self.watching else 1
        across = -(-DICE // tray.rows)
        side = min(wide / (across * (1 + APART)), self._die_height(replies), LARGEST_DIE_U * look.u)
        tray.side = max(look.touch, side)
        tray.height = tray.side * (TRAY + (tray.rows - 1) * (1 + APART))

    def _die_height(self, replies: float) -> float:
        """Tell how high a die may be. With much room nothing moves between two questions."""
        if self.tall:
            return TALL_DIE * self.height
        if self.roomy:
            return (WATCHED_DIE if self.watching else ROOMY_DIE) * self.height
        faces = self.key_side if self.entering else 0.0
        hint = HINT_U * look.u if self.hint else 0.0
        under = faces + hint + self.answers.least_height(replies)
        return float(self.height - HEAD_U * look.u - under - 5 * look.gap) / TRAY

    def _lay_out(self) -> None:
        """Keep in the tree only what is seen: everything else would still be drawn."""
        parts, counts = self._parts, self._parts["counts"]
        offered = {"faces": self.entering, "hint": bool(self.hint), "answers": True}
        _hold(parts["head"], [*self._asking, *([] if self.roomy else [counts])])
        _hold(parts["above"], [counts] if self.roomy else [])
        _hold(parts["replies"], [parts[name] for name, seen in offered.items() if seen])
        _hold(parts["lower"], [parts["replies"], *([self.camera] if self.watching else [])])
        rows = ("head", "above", "tray", "lower") if self.roomy else ("head", "tray", "lower")
        _hold(self, [parts[name] for name in rows])

    def _die_tapped(self, die: Die) -> None:
        self.dispatch("on_die", int(die.index))

    def _die_held(self, die: Die) -> None:
        self.dispatch("on_die_hold", int(die.index))


def _hold(box: Any, wanted: list[Any]) -> None:
    """Let a box hold exactly these widgets, in this order."""
    if box.children[::-1] != wanted:
        box.clear_widgets()
        for part in wanted:
            if part.parent:
                part.parent.remove_widget(part)
            box.add_widget(part)


load_beside(__file__)
