"""What a table needs before the first turn: roles to take, whom to deal them, characters."""

from dataclasses import dataclass

from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.characters.character import CharacterSet
from companion.rules.bang_cards.model import HUNT_PLAYERS, TWO, Mode, Role
from companion.rules.bang_cards.roles import SECRET_POOL, opposite_seat, role_set
from companion.viewmodels.bang_cards.words import ability_help, character_name, named, role_name
from companion.viewmodels.text import Text


@dataclass(frozen=True, slots=True)
class RoleCards:
    """So many cards of one role, and what it plays for."""

    role: Text
    goal: Text
    count: int
    open: bool
    """Everybody sees it from the start."""


@dataclass(frozen=True, slots=True)
class SetupView:
    """How to lay the table for so many players."""

    mode: Text
    roles: tuple[RoleCards, ...]
    characters_each: int
    opposite: int | None
    """Secret game: the seat that gets its role from the pool, opposite the sheriff."""
    pool: tuple[Text, ...]
    """Secret game: one of these goes to the seat opposite, one leaves the game unseen."""


@dataclass(frozen=True, slots=True)
class CharacterChoice:
    """One character to choose; the bullets are what the card usually prints."""

    key: str
    name: Text
    help: Text
    bullets: int


def setup_view(count: int, *, secret: bool = False, sheriff: int = 0) -> SetupView:
    """Tell which roles to take, and how to deal them."""
    mode = {TWO: Mode.TWO, HUNT_PLAYERS: Mode.HUNT}.get(count, Mode.STANDARD)
    mode = Mode.SECRET if secret else mode
    return SetupView(
        named("mode", mode),
        tuple(
            RoleCards(role_name(role), named("goal", role), cards, _open(mode, role))
            for role, cards in role_set(mode, count).items()
        ),
        2 if mode is Mode.TWO else 1,
        opposite_seat(sheriff, count) if secret else None,
        tuple(role_name(role) for role in SECRET_POOL) if secret else (),
    )


def _open(mode: Mode, role: Role) -> bool:
    return mode is Mode.HUNT or role is Role.SHERIFF


def characters_of(boxes: tuple[CharacterSet, ...]) -> tuple[CharacterChoice, ...]:
    """List the characters of the boxes on the table."""
    return tuple(
        CharacterChoice(one.key, character_name(one.key), ability_help(one.key), one.bullets)
        for one in CHARACTERS.values()
        if one.box in boxes
    )
