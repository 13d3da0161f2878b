"""Sounds of our own making, loaded when first heard; a machine without a sound card stays quiet."""

from functools import cache
from typing import Any

from companion.settings import SettingsFile
from companion.ui.theme import ASSETS

FOLDER = ASSETS / "sounds"


@cache
def _sound(name: str) -> Any:
    from kivy.core.audio import SoundLoader

    return SoundLoader.load(str(FOLDER / f"{name}.wav"))


class Sounds:
    """`app.sounds.play("gatling")`; muted by the settings."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings
        self.heard: list[str] = []
        """The last few sounds asked for, muted or not."""

    def play(self, name: str) -> None:
        """Play a sound from its start."""
        self.heard = [*self.heard[-7:], name]
        if not self._settings.current.sounds:
            return
        sound = _sound(name)
        if sound is None:
            return
        sound.stop()
        sound.volume = self._settings.current.volume
        sound.play()


def sound_names() -> tuple[str, ...]:
    """List every sound there is."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.wav")))
