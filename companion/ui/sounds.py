"""Sounds of our own making, loaded before they are heard.

A machine without a sound card stays quiet.
"""

from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty

from companion.settings import SettingsFile
from companion.ui.theme import ASSETS

FOLDER = ASSETS / "sounds"
WARM_UP_S = 0.3


@cache
def _sound(name: str) -> Any:
    from kivy.core.audio import SoundLoader

    return SoundLoader.load(str(FOLDER / f"{name}.wav"))


class Sounds(EventDispatcher):
    """`app.sounds.play("gatling")`; `on` is False while muted."""

    on = BooleanProperty(True)

    def __init__(self, settings: SettingsFile) -> None:
        super().__init__()
        self._settings = settings
        self.on = settings.current.sounds
        self.heard: list[str] = []
        """The last few sounds asked for, muted or not."""
        self._cold: list[str] = []

    def play(self, name: str) -> None:
        """Play a sound from its start."""
        self.heard = [*self.heard[-7:], name]
        if not self.on:
            return
        sound = _sound(name)
        if sound is None:
            return
        if sound.state == "play":
            sound.stop()
        sound.volume = self._settings.current.volume
        sound.play()

    def warm_up(self) -> None:
        """Load all sounds, one at a time, before a touch must wait for one."""
        self._cold = list(sound_names())
        Clock.schedule_interval(self._warm_one, WARM_UP_S)

    def _warm_one(self, _dt: float) -> bool:
        if self.on and self._cold:
            _sound(self._cold.pop())
        return bool(self._cold)

    def switch(self, on: bool | None = None) -> None:  # noqa: FBT001 - reads well in kv
        """Mute or unmute, and remember it."""
        self.on = not self.on if on is None else on
        self._settings.change(sounds=self.on)


def sound_names() -> tuple[str, ...]:
    """List every sound there is."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.wav")))
