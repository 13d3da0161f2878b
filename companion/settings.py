"""What the table remembers between evenings: frozen settings in one small JSON file."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "es", "ru", "uk")
EDITIONS = ("international", "spanish", "russian")
COLOURS = ("amber", "sky", "green", "lemon", "blue", "rust", "pink", "bone")
SIGNS = ("star", "horseshoe", "cactus", "hat", "boot", "moon", "wheel", "feather")
LED_DRIVERS = ("native", "wled")
ONE_OF = {"language": ("", *LANGUAGES), "edition": EDITIONS, "led_driver": LED_DRIVERS}
LED_LIMITS = {"led_brightness": (1, 255), "led_seats": (2, 8), "led_first": (0, 7)}
FILE_NAME = "settings.json"
PIN_LENGTH = 4


@dataclass(frozen=True, slots=True)
class Profile:
    """A remembered player: a name with the colour and the sign of the seat."""

    name: str
    colour: str = COLOURS[0]
    sign: str = SIGNS[0]


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a table may choose; the defaults suit a table that chooses nothing."""

    language: str = ""
    """Empty until somebody picks one: then the computer's own language is taken."""
    edition: str = EDITIONS[0]
    sounds: bool = True
    volume: float = 0.8
    fullscreen: bool = False
    pin: str = ""
    """Digits asked for before full screen is left; empty means nobody is asked."""
    dim_after_s: int = 120
    turn_to_seats: bool = False
    """Questions turn to the seat they ask; otherwise all one way."""
    house_rules: Mapping[str, str] = field(default_factory=dict)
    players: tuple[Profile, ...] = ()
    last_table: tuple[str, ...] = ()
    """Names of those who played last, clockwise: the same people again are two taps."""
    camera: str = ""
    """Number, URL or file of the camera; a URL may hold a password and is never shown."""
    dice_profile: str = ""
    led_port: str = ""
    """Port or number of the LED board, `auto`, `virtual` or `off`; empty until somebody chooses."""
    led_driver: str = LED_DRIVERS[0]
    led_brightness: int = 255
    """Of 255; the board has a limit of its own."""
    led_seats: int = 8
    """How many seats have strips, where the board cannot tell by itself."""
    led_first: int = 0
    """The strip in front of the first player; the others follow clockwise."""
    led_reverse: bool = False
    """The strips run against the clock."""


class SettingsFile:
    """Holds the current settings and writes each change in one piece."""

    def __init__(self, path: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.path = path
        self.aside: Path | None = None
        """Where a file that could not be understood was put, if there was one."""
        self.current = _from_environment(self._load(), environment)

    def change(self, **values: Any) -> Settings:
        """Change some values and keep them; unknown or wrong values fall back to the old."""
        wanted = {**asdict(self.current), **values}
        self.current = settings_from(wanted, self.current)
        self._save()
        return self.current

    def take_over(self, form: Any) -> Settings:
        """Take settings from a backup."""
        self.current = settings_from(form, self.current)
        self._save()
        return self.current

    def remember(self, profile: Profile) -> None:
        """Keep a player, the one named last first; a name is kept once."""
        others = tuple(one for one in self.current.players if one.name != profile.name)
        self.change(players=(profile, *others))

    def forget(self, name: str) -> None:
        """Drop a remembered player."""
        self.change(players=tuple(one for one in self.current.players if one.name != name))

    def _load(self) -> Settings:
        try:
            form = json.loads(self.path.read_text(encoding="utf-8"))
        except OSError:
            return Settings()
        except ValueError:
            self._put_aside()
            return Settings()
        if not isinstance(form, dict):
            self._put_aside()
            return Settings()
        return settings_from(form)

    def _put_aside(self) -> None:
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        self.path.rename(aside)
        self.aside = aside

    def _save(self) -> None:
        text = json.dumps(asdict(self.current), ensure_ascii=False, indent=1)
        part = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        except OSError:
            # A full disk must not stop the evening: the choice holds until the app ends.
            with suppress(OSError):
                part.unlink(missing_ok=True)


def settings_from(form: Any, base: Settings | None = None) -> Settings:
    """Take each value that makes sense and leave the others as they were."""
    base = base or Settings()
    if not isinstance(form, Mapping):
        return base
    known = {one.name: form[one.name] for one in fields(Settings) if one.name in form}
    good = {name: value for name, raw in known.items() if (value := _read(name, raw)) is not None}
    return replace(base, **good)


def _read(name: str, raw: Any) -> Any:
    """Give the value in its own type, or None where it makes no sense."""
    match name:
        case "language" | "edition" | "led_driver":
            return raw if raw in ONE_OF[name] else None
        case "pin":
            return raw if isinstance(raw, str) and _is_pin(raw) else None
        case "volume":
            return min(1.0, max(0.0, float(raw))) if _is_number(raw) else None
        case "dim_after_s":
            return max(0, int(raw)) if _is_number(raw) else None
        case "led_brightness" | "led_seats" | "led_first":
            low, high = LED_LIMITS[name]
            return int(min(high, max(low, raw))) if _is_number(raw) else None
        case "house_rules":
            return _texts(raw) if isinstance(raw, Mapping) else None
        case "players":
            return _profiles(raw)
        case "last_table":
            many = isinstance(raw, list | tuple)
            return tuple(one for one in raw if isinstance(one, str)) if many else None
        case "camera" | "dice_profile" | "led_port":
            return raw if isinstance(raw, str) else None
    return raw if isinstance(raw, bool) else None


def _is_number(raw: Any) -> bool:
    return isinstance(raw, int | float) and not isinstance(raw, bool) and raw == raw  # noqa: PLR0124 - NaN


def _is_pin(raw: str) -> bool:
    return raw == "" or (len(raw) == PIN_LENGTH and raw.isascii() and raw.isdigit())


def _texts(raw: Mapping[Any, Any]) -> dict[str, str]:
    return {k: v for k, v in raw.items() if isinstance(k, str) and isinstance(v, str)}


def _profiles(raw: Any) -> tuple[Profile, ...] | None:
    if not isinstance(raw, list | tuple):
        return None
    found: dict[str, Profile] = {}
    for one in raw:
        profile = one if isinstance(one, Profile) else _profile(one)
        if profile is not None:
            found.setdefault(profile.name, profile)
    return tuple(found.values())


def _profile(form: Any) -> Profile | None:
    if not isinstance(form, Mapping) or not isinstance(form.get("name"), str):
        return None
    colour, sign = form.get("colour"), form.get("sign")
    return Profile(
        form["name"],
        colour if colour in COLOURS else COLOURS[0],
        sign if sign in SIGNS else SIGNS[0],
    )


def _from_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    """Let the machine's owner fix a few things without the file: TUMBLEWEED_CAMERA=... ."""
    form: dict[str, Any] = {}
    for name in ("language", "camera", "led_port"):
        if value := environment.get(f"TUMBLEWEED_{name.upper()}"):
            form[name] = value
    if "TUMBLEWEED_FULLSCREEN" in environment:
        form["fullscreen"] = environment["TUMBLEWEED_FULLSCREEN"] not in ("", "0")
    return settings_from(form, settings)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Give the folder that belongs to this user's table."""
    if chosen := environment.get("TUMBLEWEED_DATA"):
        return Path(chosen).expanduser()
    if windows := environment.get("APPDATA"):
        return Path(windows) / "Tumbleweed"
    base = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "tumbleweed"


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Guess the language of whoever runs the machine."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
