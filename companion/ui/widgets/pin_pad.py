"""Four digits before something that guests should not do."""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.settings import PIN_LENGTH
from companion.ui.kv import load_beside
from companion.ui.widgets.dialog import Cover


class PinPad(Cover):
    """Asks for the PIN and goes on only if it is right."""

    typed = StringProperty("")
    wrong = BooleanProperty(False)
    prompt = ObjectProperty("shell-pin-enter")

    def __init__(self, pin: str, on_right: Callable[[], None], **kwargs: Any) -> None:
        self._pin, self._on_right = pin, on_right
        super().__init__(**kwargs)

    def digit(self, sign: str) -> None:
        """Take a digit; the last one decides."""
        self.wrong = False
        self.typed = (self.typed + sign)[:PIN_LENGTH]
        if len(self.typed) == PIN_LENGTH:
            self._decide()

    def rub_out(self) -> None:
        """Take the last digit away."""
        self.typed = self.typed[:-1]

    def on_key(self, key: str) -> bool:
        """Type on a real keyboard."""
        if key.isdigit() and key.isascii():
            self.digit(key)
        elif key == "backspace":
            self.rub_out()
        elif key == "escape":
            self.on_back()
        return True

    def _decide(self) -> None:
        if self.typed == self._pin:
            self.close()
            self._on_right()
            return
        self.typed, self.wrong = "", True
        App.get_running_app().sounds.play("refused")


class NewPin(PinPad):
    """Lets a PIN be chosen, typed twice."""

    def __init__(self, on_chosen: Callable[[str], None], **kwargs: Any) -> None:
        self._on_chosen = on_chosen
        super().__init__("", self._chosen, prompt="shell-pin-new", **kwargs)

    def _decide(self) -> None:
        if self._pin:
            super()._decide()
        else:
            self._pin, self.typed, self.prompt = self.typed, "", "shell-pin-again"

    def _chosen(self) -> None:
        self._on_chosen(self._pin)


load_beside(__file__)
