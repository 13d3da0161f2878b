"""How many of each role are dealt, and which a player may still have."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from companion.rules.bang_cards.model import Mode, Player, Role, State, Status


def _set(sheriff: int, renegade: int, outlaw: int, deputy: int) -> Mapping[Role, int]:
    counts = {
        Role.SHERIFF: sheriff,
        Role.DEPUTY: deputy,
        Role.OUTLAW: outlaw,
        Role.RENEGADE: renegade,
    }
    return MappingProxyType({role: count for role, count in counts.items() if count})


ROLE_SETS: Mapping[int, Mapping[Role, int]] = MappingProxyType(
    {
        2: MappingProxyType({}),
        3: _set(0, 1, 1, 1),
        4: _set(1, 1, 2, 0),
        5: _set(1, 1, 2, 1),
        6: _set(1, 1, 3, 1),
        7: _set(1, 1, 3, 2),
        8: _set(1, 2, 3, 2),
    }
)

SECRET_CAST = 7
"""The secret game for six is dealt from the roles for seven; one card stays out, unseen."""

SECRET_POOL = (Role.DEPUTY, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE)
"""One of these goes to the seat opposite the sheriff, one leaves the game unseen."""

# Three players hunt in a ring: whoever fells the own target wins at once.
PREY: Mapping[Role, Role] = MappingProxyType(
    {Role.DEPUTY: Role.RENEGADE, Role.RENEGADE: Role.OUTLAW, Role.OUTLAW: Role.DEPUTY}
)


def role_set(mode: Mode, count: int) -> Mapping[Role, int]:
    """Give the roles that are dealt; in the secret game one more than there are players."""
    return ROLE_SETS[SECRET_CAST if mode is Mode.SECRET else count]


def secret_cast(removed: Role) -> Counter[Role]:
    """Give the roles in play of the secret game, once the removed card is known."""
    cast = Counter(ROLE_SETS[SECRET_CAST])
    cast[removed] -= 1
    return cast


def opposite_seat(sheriff: int, count: int) -> int:
    """Find the seat that gets a card of the pool: opposite the sheriff."""
    return (sheriff + count // 2) % count


def unplaced_roles(state: State) -> tuple[Role, ...]:
    """Give the roles that nobody is known to have, each once."""
    known = Counter(player.role for player in state.players if player.role is not None)
    dealt = role_set(state.mode, len(state.players))
    return tuple(role for role, count in dealt.items() if count > known[role])


def possible_roles(state: State, player: int) -> tuple[Role, ...]:
    """Give the roles somebody may turn out to have."""
    role = state.players[player].role
    return unplaced_roles(state) if role is None else (role,)


def certain_role(state: State, player: int) -> Role | None:
    """Give the role that is known, or is the only one still possible."""
    possible = possible_roles(state, player)
    return possible[0] if len(possible) == 1 else None


def dead_with(state: State, *roles: Role) -> int:
    """Count the dead who are known to have one of these roles."""
    return sum(player.role in roles and _gone(player) for player in state.players)


def _gone(player: Player) -> bool:
    return player.status in (Status.ELIMINATED, Status.GHOST)


def has_roles(state: State) -> bool:
    """Two players play without roles."""
    return state.mode is not Mode.TWO
