"""Who has won, checked after every batch of losses and never in the middle of one."""

from enum import StrEnum, unique

from companion.rules.bang_dice.model import AttackKill, Batch, Cause, Player, Role, State
from companion.rules.bang_dice.roles import PREY, ROLE_SETS, certain_role, is_hunt
from companion.rules.engine import Outcome


@unique
class Side(StrEnum):
    """Those who can win."""

    LAW = "law"
    OUTLAWS = "outlaws"
    RENEGADE = "renegade"
    HUNTER = "hunter"
    LAST_STANDING = "last_standing"
    DRAW = "draw"


def outcome_of(state: State) -> Outcome | None:
    """Look at the table, and at the batch that has just landed, if any."""
    if not is_hunt(state.players):
        return _table_outcome(state.players)
    return _hunter_wins(state) or _last_standing(state.living)


def _table_outcome(players: tuple[Player, ...]) -> Outcome | None:
    """Apply the table for 4 to 8 players; all eliminated players' roles are known by now."""
    living = [seat for seat, player in enumerate(players) if player.alive]
    if not any(players[seat].role is Role.SHERIFF for seat in living):
        if len(living) == 1 and certain_role(players, living[0]) is Role.RENEGADE:
            return Outcome(Side.RENEGADE, tuple(living))
        return Outcome(Side.OUTLAWS, _members(players, Role.OUTLAW))
    if _all_eliminated(players, Role.OUTLAW) and _all_eliminated(players, Role.RENEGADE):
        return Outcome(Side.LAW, _members(players, Role.SHERIFF, Role.DEPUTY))
    return None


def _all_eliminated(players: tuple[Player, ...], role: Role) -> bool:
    gone = sum(player.role is role and not player.alive for player in players)
    return gone == ROLE_SETS[len(players)][role]


def _members(players: tuple[Player, ...], *roles: Role) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(players)) if certain_role(players, seat) in roles)


def _hunter_wins(state: State) -> Outcome | None:
    """Three players: the roller fells the own target while all three are in the game."""
    batch, prey = state.batch, PREY.get(state.roller.role or Role.SHERIFF)
    if batch is None or batch.alive_before != len(state.players) or not state.roller.alive:
        return None
    if not _counts_as_kill(state, batch):
        return None
    if any(state.players[seat].role is prey for seat in batch.dead):
        return Outcome(Side.HUNTER, (state.active,))
    return None


def _counts_as_kill(state: State, batch: Batch) -> bool:
    if batch.cause is Cause.ATTACK:
        return state.options.three_player_attack_kill is AttackKill.ROLLER
    return batch.cause in (Cause.BULLSEYE, Cause.GATLING)


def _last_standing(living: tuple[int, ...]) -> Outcome | None:
    if len(living) > 1:
        return None
    return Outcome(Side.LAST_STANDING if living else Side.DRAW, living)
