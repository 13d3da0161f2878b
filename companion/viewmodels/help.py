"""The rules at hand: topics with entries, each a drawing, a name and a sentence."""

from dataclasses import dataclass

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import Face, Role
from companion.viewmodels.bang_dice.words import (
    ability,
    character_name,
    face_help,
    face_name,
    role_goal,
    role_name,
)
from companion.viewmodels.text import Text, kebab, text

TURN_STEPS = ("roll", "arrows", "dynamite", "bullseyes", "beers", "gatling", "next")
STEP_ICONS = ("dice", "arrow", "dynamite", "bullseye-1", "beer", "gatling", "forward")
ROLE_ICONS = {
    Role.SHERIFF: "star",
    Role.DEPUTY: "badge",
    Role.OUTLAW: "outlaw",
    Role.RENEGADE: "renegade",
}
APP_LINES = ("tap", "hold", "undo", "camera", "seats")
APP_ICONS = ("dice", "hand", "undo", "camera", "people")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing explained."""

    icon: str
    title: Text
    body: Text


@dataclass(frozen=True, slots=True)
class Topic:
    """Some things that belong together."""

    key: str
    title: Text
    icon: str
    entries: tuple[Entry, ...]


def topics(edition: str) -> tuple[Topic, ...]:
    """Give all topics; the characters are named as the table's edition does."""
    faces = tuple(Entry(kebab(face), face_name(face), face_help(face)) for face in Face)
    roles = tuple(Entry(ROLE_ICONS[role], role_name(role), role_goal(role)) for role in Role)
    people = tuple(
        Entry("hat", character_name(key, edition), ability(key)) for key in sorted(CHARACTERS)
    )
    return (
        _topic("turn", "turn", _told("turn", TURN_STEPS, STEP_ICONS)),
        _topic("faces", "dice", faces),
        _topic("roles", "star", roles),
        _topic("characters", "hat", people),
        _topic("app", "tumbleweed", _told("app", APP_LINES, APP_ICONS)),
    )


def _topic(key: str, icon: str, entries: tuple[Entry, ...]) -> Topic:
    return Topic(key, text(f"shell-help-{key}"), icon, entries)


def _told(area: str, steps: tuple[str, ...], icons: tuple[str, ...]) -> tuple[Entry, ...]:
    return tuple(
        Entry(icon, text(f"shell-help-{area}-{step}"), text(f"shell-help-{area}-{step}-body"))
        for step, icon in zip(steps, icons, strict=True)
    )
