"""A table made up by chance: every player count, character and house rule can come."""

from typing import Any

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import (
    HUNT_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    AttackKill,
    Bullseyes,
    GringoArrow,
    Role,
)
from companion.rules.bang_dice.roles import ROLE_SETS
from companion.rules.chance import one_of, shuffled
from companion.rules.engine import Pick

NAMES = ("Ana", "Bob", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")


def table_by_chance(pick: Pick) -> dict[str, Any]:
    """Seat players; half of the time the app knows all roles, else only the sheriff's."""
    count = MIN_PLAYERS + pick(MAX_PLAYERS - MIN_PLAYERS + 1)
    open_roles = count == HUNT_PLAYERS or pick(2) == 0
    dealt = [role for role, copies in ROLE_SETS[count].items() for _ in range(copies)]
    roles, characters = shuffled(dealt, pick), shuffled(list(CHARACTERS), pick)
    return {
        "players": [
            {
                "name": NAMES[seat],
                "character": characters[seat],
                "role": roles[seat] if open_roles or roles[seat] is Role.SHERIFF else None,
            }
            for seat in range(count)
        ],
        "options": {
            "bullseyes": one_of(tuple(Bullseyes), pick),
            "gringo_arrow": one_of(tuple(GringoArrow), pick),
            "three_player_attack_kill": one_of(tuple(AttackKill), pick),
        },
    }
