"""Our own on-screen keyboard: a sheet that shows the line being typed above the keys."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.kv import load_beside
from companion.ui.readable import veiled
from companion.ui.widgets.button import ActButton
from companion.ui.widgets.dialog import Cover
from companion.ui.widgets.layouts import LETTERS, NAMES, SIGNS, rows
from companion.ui.words import words

BLINK_S = 0.5


class Key(ButtonBehavior, BoxLayout):
    """One key. It types as the finger comes down, so that two thumbs can follow each other."""

    text = StringProperty("")
    icon = StringProperty("")
    lit = BooleanProperty(False)
    strike = ObjectProperty(None, allownone=True)

    def on_press(self) -> None:
        """Type."""
        self.strike()


class KeyboardSheet(Cover):
    """Lets people type one line; `on_done` hears it, cancel and back keep the old one."""

    prompt = ObjectProperty("")
    """What is asked for: a Text or a message id."""
    value = StringProperty("")
    longest = NumericProperty(40)
    language = StringProperty("en")
    shifted = BooleanProperty(False)
    signs = BooleanProperty(False)
    cursor_on = BooleanProperty(True)
    suggestions = ListProperty()
    address = BooleanProperty(False)
    """Whether a place is typed: Latin letters, no capital by itself, passwords not shown."""

    def __init__(self, on_done: Callable[[str], None], **kwargs: Any) -> None:
        self._on_done = on_done
        super().__init__(**kwargs)
        self.language = "en" if self.address else words.lang or "en"
        self._shift_by_itself(wanted=not self.value)
        for name in ("language", "shifted", "signs"):
            self.fbind(name, self._lay_keys)
        self.fbind("value", self._suggest)
        self._lay_keys()
        self._suggest()

    def on_parent(self, _sheet: Any, parent: Any) -> None:
        """Listen to a real keyboard while open."""
        if parent:
            self._keyboard = Window.request_keyboard(self._keyboard_gone, self)
            Window.bind(on_textinput=self._on_real_text)
            self._blinking = Clock.schedule_interval(self._blink, BLINK_S)
        else:
            Window.unbind(on_textinput=self._on_real_text)
            Window.release_keyboard(self)
            self._blinking.cancel()

    def put(self, sign: str) -> None:
        """Type a sign; after it, small letters again."""
        if len(self.value) < self.longest:
            self.value += sign
        self._shift_by_itself(wanted=sign == " ")

    def rub_out(self) -> None:
        """Take the last sign away."""
        self.value = self.value[:-1]
        self._shift_by_itself(wanted=not self.value)

    def next_language(self) -> None:
        """Go on to the next language's keys."""
        codes = list(NAMES)
        self.language = codes[(codes.index(self.language) + 1) % len(codes)]
        self.signs = False

    def done(self) -> None:
        """Take what was typed."""
        self.close()
        self._on_done(" ".join(self.value.split()))

    def on_key(self, key: str) -> bool:
        """Hear the keys of a real keyboard that type nothing."""
        match key:
            case "enter":
                self.done()
            case "backspace":
                self.rub_out()
            case "escape":
                self.on_back()
        return True

    def other_keys(self, signs: bool, language: str) -> str:  # noqa: FBT001 - called from kv
        """Show on the key what it brings: the first few of its signs."""
        return (LETTERS[language][-2] if signs else SIGNS[0])[:3]

    def seen(self, value: str, address: bool) -> str:  # noqa: FBT001 - called from kv
        """Give the line as people round the table may see it."""
        return veiled(value) if address else value

    def _shift_by_itself(self, *, wanted: bool) -> None:
        self.shifted = wanted and not self.address

    def _on_real_text(self, _window: Any, text: str) -> None:
        for sign in text:
            self.put(sign)

    def _keyboard_gone(self) -> None:
        """Nothing to do: the sheet's own keys go on working."""

    def _blink(self, _dt: float) -> None:
        self.cursor_on = not self.cursor_on

    def _suggest(self, *_args: Any) -> None:
        box = self.ids.suggestions
        box.clear_widgets()
        for name in _starting(self.suggestions, self.value)[:4]:
            button = ActButton(text=name)
            button.bind(on_act=_Strike(self._take, name))
            box.add_widget(button)

    def _take(self, name: str) -> None:
        self.value = name
        self.done()

    def _lay_keys(self, *_args: Any) -> None:
        board = self.ids.board
        board.clear_widgets()
        lines = rows(self.language, signs=self.signs, shifted=self.shifted)
        longest = max(len(line) for line in lines)
        for line in lines:
            board.add_widget(self._row(line, longest))

    def _row(self, line: str, longest: int) -> BoxLayout:
        row = BoxLayout()
        room = (longest - len(line)) / 2
        if room:
            row.add_widget(Widget(size_hint_x=room))
        for sign in line:
            row.add_widget(Key(text=sign, strike=_Strike(self.put, sign)))
        if room:
            row.add_widget(Widget(size_hint_x=room))
        return row


class _Strike:
    """What a key does, without keeping the sheet alive through a closure in a binding."""

    def __init__(self, action: Callable[[str], None], sign: str) -> None:
        self._action, self._sign = action, sign

    def __call__(self, *_args: Any) -> None:
        self._action(self._sign)


def _starting(names: Sequence[str], typed: str) -> list[str]:
    begin = typed.strip().casefold()
    return [name for name in names if name.casefold().startswith(begin) and name != typed]


load_beside(__file__)
