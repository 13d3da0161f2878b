"""The kiosk: window, navigation, language, and the one door through which device threads come in.

A screen uses, as `self.app` (in kv: `app`):
  go(name, instead=False, **params)  show a screen; `instead` drops this one from the way back
  back()                             as the back key of a phone
  toast(text, icon="", action="", on_action=None)  say something in passing (Text or message id)
  refuse(error)                      say why the rules or the disk refused
  confirm(title, body, on_yes, ...)  ask before doing
  ask_text(prompt, value, on_done)   let people type
  set_language(code)                 at any time, also in the middle of a question
  sounds.play(name)                  unless muted
  services                           settings, saved games, chance and clock (see services.py)

The first frame shows the curtain only; everything else is imported and built right after it, which
is why the imports stand where they are needed.
"""

import gc
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from companion.ui.back_stack import BackStack, Place
from companion.ui.curtain import Curtain

if TYPE_CHECKING:
    from companion.ui.screens.base import Screen
    from companion.ui.services import Services
    from companion.ui.shell import Shell
    from companion.viewmodels.text import Text


def hand_over(function: Callable[..., None], *args: Any) -> None:
    """Run something on the main thread soon. The only way in for camera and bridge threads."""
    Clock.schedule_once(lambda _dt: function(*args), 0)


class KioskApp(App):
    """Shows one screen at a time and knows the way back."""

    title = "Tumbleweed"
    services: "Services"
    shell: "Shell"

    def __init__(
        self, make_services: Callable[[], "Services"], start: Place | None = None, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self._make_services = make_services
        self.is_open = False
        self.stack = BackStack()
        self._start = start
        self._screens: dict[str, Screen] = {}

    def build(self) -> Curtain:
        """Make what the first frame shows."""
        return Curtain()

    def load_kv(self, filename: str | None = None) -> None:
        """Load no kv by the app's name: each widget loads its own."""

    def on_start(self) -> None:
        """Open as soon as the first frame is seen."""
        Window.bind(on_flip=self._on_first_flip)

    def on_stop(self) -> None:
        """Stop listening and let go of the games, once: Kivy tells of one end twice."""
        gc.unfreeze()
        if self.is_open:
            self.is_open = False
            Window.unbind(on_resize=self._on_resize, on_keyboard=self._on_key)
            self.screen.leave()
            self.services.extras["led_table"].close()
            self.services.games.close()

    def _on_first_flip(self, *_args: Any) -> None:
        Window.unbind(on_flip=self._on_first_flip)
        Clock.schedule_once(self._open, 0)

    def _open(self, _dt: float) -> None:
        """Build the rest behind the curtain, then raise it, once: a slow machine may ask twice."""
        if self.is_open:
            return
        from companion.settings import system_language
        from companion.ui.shell import Shell
        from companion.ui.sounds import Sounds
        from companion.ui.theme import look
        from companion.ui.words import words

        self.services = self._make_services()
        settings = self.services.settings.current
        look.fit(*Window.size)
        words.lang = settings.language or system_language()
        self.sounds = Sounds(self.services.settings)
        self.shell = Shell(dim_after_s=settings.dim_after_s)
        if self._start:
            self.stack.go(self._start)
        self.is_open = True
        self._enter()
        self.root.raise_for(self.shell)
        Window.bind(on_resize=self._on_resize, on_keyboard=self._on_key)
        self._tell_what_was_set_aside()
        self.sounds.warm_up()

    def _tell_what_was_set_aside(self) -> None:
        from companion.viewmodels.text import kebab, text

        for path in self.services.set_aside:
            self.toast(text("shell-file-set-aside", name=path.name), icon="warning")
        if self.services.unsaved:
            why = text(f"refusal-{kebab(self.services.unsaved)}")
            answers = {"yes": "shell-quit", "no": "shell-go-on-unsaved", "danger": True}
            self.confirm("shell-no-store", why, self.stop, **answers)

    @property
    def screen(self) -> "Screen":
        """The screen that is shown."""
        return self.screen_named(self.stack.here.screen)

    def screen_named(self, name: str) -> "Screen":
        """Give a screen, building it on first use."""
        if name not in self._screens:
            from companion.ui.screens import screen_class

            self._screens[name] = screen_class(name)()
            # What is built once stays: searching it for garbage would hold up a touch now and then.
            gc.freeze()
        return self._screens[name]

    def go(self, name: str, *, instead: bool = False, **params: Any) -> None:
        """Show a screen."""
        self.screen.leave()
        self.stack.go(Place(name, params), instead=instead)
        self._enter()

    def back(self) -> None:
        """Close what is open, else go one screen back."""
        if self.shell.top_cover:
            self.shell.top_cover.on_back()
            return
        screen = self.screen
        if not screen.on_back() and self.stack.back():
            screen.leave()
            self._enter()

    def set_language(self, code: str) -> None:
        """Speak another language at once, and remember it."""
        from companion.ui.words import words

        self.services.settings.change(language=code)
        words.lang = code

    def choose_language(self) -> None:
        """Let people pick their language, each named in itself."""
        from companion.ui.widgets.language_sheet import LanguageSheet

        self.shell.cover(LanguageSheet())

    def toast(
        self,
        message: "Text | str",
        icon: str = "",
        action: str = "",
        on_action: Callable[[], None] | None = None,
    ) -> None:
        """Say something in passing, perhaps with a button that takes it back."""
        from companion.ui.widgets.toast import Toast

        self.shell.note(Toast(message=message, icon=icon, action=action, on_action=on_action))

    @cached_property
    def digests(self) -> Any:
        """What is known about past games."""
        from companion.ui.digests import Digests

        return Digests(self.services.games)

    def refuse(self, error: Any) -> None:
        """Say why something was refused: an IllegalActionError or a StoreError."""
        from companion.viewmodels.text import kebab, text

        code = getattr(error, "code", None) or error.reason
        self.toast(text(f"refusal-{kebab(code)}"), icon="hand")

    def confirm(
        self, title: "Text | str", body: "Text | str", on_yes: Callable[[], None], **more: Any
    ) -> None:
        """Ask before doing; `yes` and `no` name the answers, `danger` colours the first."""
        from companion.ui.widgets.dialog import Question

        self.shell.cover(Question(on_yes, title=title, body=body, **more))

    def ask_text(
        self,
        prompt: "Text | str",
        value: str,
        on_done: Callable[[str], None],
        longest: int = 40,
        **more: Any,
    ) -> None:
        """Open the keyboard; `suggestions` are offered above it."""
        from companion.ui.widgets.keyboard import KeyboardSheet

        self.shell.cover(
            KeyboardSheet(on_done, prompt=prompt, value=value, longest=longest, **more)
        )

    def _enter(self) -> None:
        screen = self.screen
        self.shell.show(screen)
        screen.enter(**self.stack.here.params)

    def _on_resize(self, _window: Any, width: int, height: int) -> None:
        from companion.ui.theme import look

        look.fit(width, height)

    def _on_key(
        self, _window: Any, code: int, _scan: int, typed: str, modifiers: list[str]
    ) -> bool:
        from companion.ui.keys import key_name

        if self.shell.asleep:
            self.shell.wake()
            return True
        self.shell.wake()
        key = key_name(code, typed, modifiers)
        top = self.shell.top_cover or self.screen
        return top.on_key(key) or self._own_key(key, top)

    def _own_key(self, key: str, top: Any) -> bool:
        from companion.ui.keys import move_focus, press_focused

        match key:
            case "escape":
                self.back()
            case "tab" | "shift+tab":
                move_focus(top, backwards=key != "tab")
                self.shell.focus_seen = True
            case "enter" | "space":
                press_focused(top)
            case "f1":
                self.go("help")
            case "f2":
                self.choose_language()
            case "f11":
                self.toggle_fullscreen()
            case "ctrl+q":
                self.quit()
            case _:
                return False
        return True

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or leave that after the PIN."""
        if Window.fullscreen:
            self.after_pin(self._leave_fullscreen)
        else:
            Window.fullscreen = "auto"
            self.services.settings.change(fullscreen=True)

    def quit(self) -> None:
        """End the app, after the PIN if there is one."""
        self.after_pin(self.stop)

    def after_pin(self, action: Callable[[], None]) -> None:
        """Do something that only those who know the PIN may do."""
        pin = self.services.settings.current.pin
        if not pin:
            action()
            return
        from companion.ui.widgets.pin_pad import PinPad

        self.shell.cover(PinPad(pin, action))

    def _leave_fullscreen(self) -> None:
        Window.fullscreen = False
        self.services.settings.change(fullscreen=False)
