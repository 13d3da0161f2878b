"""The names of things in the dice game, as messages."""

from companion.rules.bang_dice.model import Face, Role
from companion.viewmodels.text import Text, kebab, text

EDITIONS = ("international", "spanish", "russian")


def face_name(face: Face) -> Text:
    """Name a face."""
    return text(f"bang-dice-face-{kebab(face)}")


def role_name(role: Role) -> Text:
    """Name a role."""
    return text(f"bang-dice-role-{kebab(role)}")


def character_name(character: str, edition: str = EDITIONS[0]) -> Text:
    """Name a character as the table's edition of the game does."""
    return text(f"bang-dice-character-{kebab(character)}", edition=edition)


def ability(character: str) -> Text:
    """Say what a character can do."""
    return text(f"bang-dice-ability-{kebab(character)}")


def face_help(face: Face) -> Text:
    """Say what a face does."""
    return text(f"bang-dice-help-{kebab(face)}")


def role_goal(role: Role) -> Text:
    """Say what a role wants."""
    return text(f"bang-dice-goal-{kebab(role)}")
