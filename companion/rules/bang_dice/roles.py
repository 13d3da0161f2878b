"""How many of each role are dealt, and which a player may still have."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from companion.rules.bang_dice.model import HUNT_PLAYERS, Player, Role


def _set(sheriff: int, renegade: int, outlaw: int, deputy: int) -> Mapping[Role, int]:
    counts = {
        Role.SHERIFF: sheriff,
        Role.DEPUTY: deputy,
        Role.OUTLAW: outlaw,
        Role.RENEGADE: renegade,
    }
    return MappingProxyType(counts)


ROLE_SETS: Mapping[int, Mapping[Role, int]] = MappingProxyType(
    {
        3: _set(0, 1, 1, 1),
        4: _set(1, 1, 2, 0),
        5: _set(1, 1, 2, 1),
        6: _set(1, 1, 3, 1),
        7: _set(1, 1, 3, 2),
        8: _set(1, 2, 3, 2),
    }
)

# Three players hunt in a ring: whoever fells the own target by the own dice wins at once.
PREY: Mapping[Role, Role] = MappingProxyType(
    {Role.DEPUTY: Role.RENEGADE, Role.RENEGADE: Role.OUTLAW, Role.OUTLAW: Role.DEPUTY}
)


def is_hunt(players: tuple[Player, ...]) -> bool:
    """Three players play with open roles and no sheriff."""
    return len(players) == HUNT_PLAYERS


def unplaced_roles(players: tuple[Player, ...]) -> tuple[Role, ...]:
    """Give the roles that nobody is known to have, each once."""
    known = Counter(player.role for player in players if player.role is not None)
    return tuple(role for role, count in ROLE_SETS[len(players)].items() if count > known[role])


def certain_role(players: tuple[Player, ...], seat: int) -> Role | None:
    """Give the role that is known, or is the only one still possible."""
    if players[seat].role is not None:
        return players[seat].role
    possible = unplaced_roles(players)
    return possible[0] if len(possible) == 1 else None
