"""The live picture of the tray with an outline round each die."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.devices.dice_camera import SMALL, CameraState, DiceCamera, Picture, SeenDie
from companion.ui import theme
from companion.ui.kv import load_beside
from companion.ui.theme import look
from companion.ui.widgets.edge import straight
from companion.ui.widgets.gestures import PressBehavior

FPS = 15
CAPTION_U = 30
OUTLINE_U = 2.4
WHOLE = (0.0, 0.0, 1.0, 1.0)
"""Left, top, right and bottom of what is shown, as shares of the picture."""
AROUND = 0.07
CLOSEST = 0.4
NEARER = 0.3
"""The part of the way that the view goes with each picture."""
NEAR_ENOUGH = 0.004


class CameraView(PressBehavior, FloatLayout):
    """Small beside the dice, large on a tap; looks for itself while it has a camera."""

    camera: DiceCamera | None = ObjectProperty(None, allownone=True)
    caption = ObjectProperty("")
    gone = BooleanProperty(False)
    finest = NumericProperty(SMALL)
    """The most pixels across that are drawn."""
    closeup = BooleanProperty(False)
    """Whether a small view comes nearer to dice that lie still."""

    def __init__(self, **kwargs: Any) -> None:
        self._texture: Texture | None = None
        self._picture: Picture | None = None
        self._tint, self._sheet = Color(*theme.CLEAR), Rectangle()
        self._outlines = InstructionGroup()
        self._crop = WHOLE
        super().__init__(**kwargs)
        drawing = InstructionGroup()
        for part in (self._tint, self._sheet, self._outlines):
            drawing.add(part)
        self.canvas.insert(0, drawing)
        self.bind(pos=self._place, size=self._place)

    def on_camera(self, _view: Any, camera: DiceCamera | None) -> None:
        """Look at another tray, or at none."""
        Clock.unschedule(self.refresh)
        if camera is not None:
            Clock.schedule_interval(self.refresh, 1 / FPS)
            self.refresh()

    def refresh(self, *_args: Any) -> None:
        """Show the newest picture; nothing is drawn while nothing has changed."""
        if self.camera is None:
            return
        state = self.camera.state
        picture = None if state.away else self.camera.picture(int(self.finest))
        doubt = state is CameraState.SETTLED and picture is not None and not picture.sure
        self.caption = f"dice-table-camera-{'doubt' if doubt else state.value}"
        self.gone = state.away
        before, self._picture = self._picture, picture
        self._tint.rgba = theme.WHITE if picture is not None else theme.CLEAR
        if picture is None:
            self._outlines.clear()
        elif before is None or picture.number != before.number:
            self._blit(picture)
        if picture is None:
            return
        if self._came_nearer() or before is None or picture.dice != before.dice:
            self._place()

    def _came_nearer(self) -> bool:
        """Go part of the way to the dice, or back; tell whether there was any way to go."""
        dice = self._picture.dice if self._picture is not None and self.closeup else ()
        goal = close_to([spot for die in dice for spot in die.corners])
        if max(abs(now - then) for now, then in zip(goal, self._crop, strict=True)) < NEAR_ENOUGH:
            return False
        pairs = zip(self._crop, goal, strict=True)
        self._crop = tuple(now + (then - now) * NEARER for now, then in pairs)
        return True

    def _blit(self, picture: Picture) -> None:
        size = (picture.width, picture.height)
        if self._texture is None or self._texture.size != size:
            self._texture = Texture.create(size=size, colorfmt="rgb")
            self._texture.flip_vertical()
            self._sheet.texture = self._texture
            self._place()
        self._texture.blit_buffer(picture.rgb, colorfmt="rgb", bufferfmt="ubyte")
        self.canvas.ask_update()

    def _place(self, *_args: Any) -> None:
        x, y, wide, high = self._frame()
        self._sheet.pos, self._sheet.size = (x, y), (wide, high)
        left, top, right, bottom = self._crop
        self._sheet.tex_coords = (left, bottom, right, bottom, right, top, left, top)
        self._outlines.clear()
        for die in self._picture.dice if self._picture is not None else ():
            if die.corners:
                self._outline(die, (x, y, wide, high))

    def _outline(self, die: SeenDie, frame: tuple[float, float, float, float]) -> None:
        x, y, wide, high = frame
        left, top, right, bottom = self._crop
        places = [
            ((px - left) / (right - left), (py - top) / (bottom - top)) for px, py in die.corners
        ]
        if any(not 0 <= part <= 1 for place in places for part in place):
            return
        spots = [(x + px * wide, y + (1 - py) * high) for px, py in places]
        thick = OUTLINE_U * (1 if wide < SMALL else 2) * look.u
        self._outlines.add(Color(*(theme.GREEN_TEXT if die.sure else theme.RED_TEXT)))
        for start, end in pairwise([*spots, spots[0]]):
            self._outlines.add(straight(start, end, thick))

    def _frame(self) -> tuple[float, float, float, float]:
        """Give the largest place for the picture that keeps its shape."""
        texture_wide, texture_high = self._texture.size if self._texture else (16, 9)
        room = max(1.0, self.height - CAPTION_U * look.u)
        scale = min(self.width / texture_wide, room / texture_high)
        wide, high = texture_wide * scale, texture_high * scale
        middle = self.y + CAPTION_U * look.u + room / 2
        return (self.x + (self.width - wide) / 2, middle - high / 2, wide, high)


def close_to(spots: Sequence[tuple[float, float]]) -> tuple[float, ...]:
    """Give the part of the picture, of its own shape, that holds these spots and some room."""
    if not spots:
        return WHOLE
    xs, ys = zip(*spots, strict=True)
    side = max(max(xs) - min(xs), max(ys) - min(ys)) + 2 * AROUND
    side = min(1.0, max(CLOSEST, side))
    left = min(max(0.0, (min(xs) + max(xs) - side) / 2), 1 - side)
    top = min(max(0.0, (min(ys) + max(ys) - side) / 2), 1 - side)
    return (left, top, left + side, top + side)


load_beside(__file__)
