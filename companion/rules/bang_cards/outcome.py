"""Who has won, looked at after every death once nothing can rescue the victim."""

from enum import StrEnum, unique

from companion.rules.bang_cards.in_force import last_survivor_wins
from companion.rules.bang_cards.model import BAD, GOOD, Mode, Role, State
from companion.rules.bang_cards.roles import PREY, certain_role, dead_with, role_set
from companion.rules.engine import Outcome

ALL_BAD, ALL_GOOD = 4, 3


@unique
class Side(StrEnum):
    """Those who can win."""

    LAW = "law"
    OUTLAWS = "outlaws"
    RENEGADE = "renegade"
    HUNTER = "hunter"
    LAST_STANDING = "last_standing"
    SERIES = "series"


SIDES = {
    Role.SHERIFF: Side.LAW,
    Role.DEPUTY: Side.LAW,
    Role.OUTLAW: Side.OUTLAWS,
    Role.RENEGADE: Side.RENEGADE,
}


def outcome_of(state: State) -> Outcome | None:
    """Look at who is alive, at the roles, and at the goal in force."""
    if state.mode is Mode.TWO:
        return _one_owner_left(state)
    if last_survivor_wins(state):
        return _last_standing(state)
    if state.mode is Mode.HUNT:
        return _hunter_wins(state) or _last_standing(state)
    if state.mode is Mode.SECRET:
        return _secret(state)
    return _standard(state)


def _standard(state: State) -> Outcome | None:
    sheriff = state.sheriff
    if sheriff is None or not state.players[sheriff].alive:
        return _without_sheriff(state)
    dealt = role_set(state.mode, len(state.players))
    if all(dead_with(state, role) == dealt[role] for role in BAD):
        return Outcome(Side.LAW, members(state, *GOOD))
    return None


def _without_sheriff(state: State) -> Outcome | None:
    """Give it to a lone renegade, else to the outlaws; roles dealt anew must be shown first."""
    living = state.living
    last = certain_role(state, living[0]) if len(living) == 1 else Role.OUTLAW
    if last is None:
        return None
    if last is Role.RENEGADE:
        return Outcome(Side.RENEGADE, living)
    return Outcome(Side.OUTLAWS, members(state, Role.OUTLAW))


def members(state: State, *roles: Role) -> tuple[int, ...]:
    """Give everybody, dead or alive, who is known to have one of these roles."""
    everybody = range(len(state.players))
    return tuple(one for one in everybody if certain_role(state, one) in roles)


def richest(state: State) -> tuple[int, ...]:
    """Find the highest total of a series; a tie is shared."""
    most = max(player.money for player in state.players)
    return tuple(one for one, player in enumerate(state.players) if player.money == most)


def _last_standing(state: State) -> Outcome | None:
    living = state.living
    return Outcome(Side.LAST_STANDING, living) if len(living) == 1 else None


def _hunter_wins(state: State) -> Outcome | None:
    """Three players: the first death decides, if the hunter did it in person."""
    if state.first_kill is None or len(state.deaths) != 1:
        return None
    victim, killer = state.first_kill
    role = None if killer is None else state.players[killer].role
    if killer is None or role is None or PREY[role] is not state.players[victim].role:
        return None
    return Outcome(Side.HUNTER, (killer,))


def _one_owner_left(state: State) -> Outcome | None:
    owners = {state.players[one].owner for one in state.living}
    if len(owners) != 1:
        return None
    owner = owners.pop()
    own = (one for one, player in enumerate(state.players) if player.owner == owner)
    return Outcome(Side.LAST_STANDING, tuple(own))


def _secret(state: State) -> Outcome | None:
    """End it when a whole camp is known to be dead; the sheriff's death does not."""
    if state.open_showdown:
        return camp_of_survivor(state)
    if dead_with(state, *BAD) == ALL_BAD:
        return Outcome(Side.LAW, members(state, *GOOD))
    if dead_with(state, *GOOD) == ALL_GOOD:
        return _without_sheriff(state)
    return None


def camp_of_survivor(state: State) -> Outcome | None:
    """Showdown: the last survivor wins for the own role."""
    if len(state.living) != 1:
        return None
    role = state.players[state.living[0]].role
    return Outcome(SIDES[role], state.living) if role is not None else None
