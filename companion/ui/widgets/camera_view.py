"""The live picture of the tray with an outline round each die."""

from typing import Any

from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.devices.dice_camera import CameraState, DiceCamera, Picture, SeenDie
from companion.ui import theme
from companion.ui.kv import load_beside
from companion.ui.theme import look
from companion.ui.widgets.gestures import PressBehavior


class CameraView(PressBehavior, FloatLayout):
    """Small beside the dice, large on a tap; `refresh` brings the newest picture."""

    camera: DiceCamera | None = ObjectProperty(None, allownone=True)
    caption = ObjectProperty("")
    gone = BooleanProperty(False)
    state = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._texture: Texture | None = None
        self._drawing = InstructionGroup()
        self.canvas.insert(0, self._drawing)
        self.bind(pos=self._place, size=self._place)

    def refresh(self, *_args: Any) -> None:
        """Show the newest picture."""
        if self.camera is None:
            return
        state = self.camera.state
        picture = self.camera.picture()
        self.gone = state is CameraState.GONE or picture is None
        self.caption = f"dice-table-camera-{state.value}"
        if picture is not None:
            self._blit(picture)
            self._draw(picture.dice if state is CameraState.SETTLED else ())

    def _blit(self, picture: Picture) -> None:
        size = (picture.width, picture.height)
        if self._texture is None or self._texture.size != size:
            self._texture = Texture.create(size=size, colorfmt="rgb")
            self._texture.flip_vertical()
        self._texture.blit_buffer(picture.rgb, colorfmt="rgb", bufferfmt="ubyte")

    def _place(self, *_args: Any) -> None:
        self.refresh()

    def _draw(self, dice: tuple[SeenDie, ...]) -> None:
        x, y, wide, high = self._frame()
        self._drawing.clear()
        self._drawing.add(Color(*theme.WHITE))
        self._drawing.add(Rectangle(texture=self._texture, pos=(x, y), size=(wide, high)))
        for die in dice:
            points = [
                spot
                for px, py in (*die.corners, die.corners[0])
                for spot in (x + px * wide, y + (1 - py) * high)
            ]
            self._drawing.add(Color(*(theme.GREEN_TEXT if die.sure else theme.RED_TEXT)))
            self._drawing.add(Line(points=points, width=1.8 * look.u))

    def _frame(self) -> tuple[float, float, float, float]:
        """Give the largest place for the picture that keeps its shape."""
        texture_wide, texture_high = self._texture.size if self._texture else (4, 3)
        room = max(1.0, self.height - 30 * look.u)
        scale = min(self.width / texture_wide, room / texture_high)
        wide, high = texture_wide * scale, texture_high * scale
        return (self.center_x - wide / 2, self.top - high, wide, high)


load_beside(__file__)
