"""What must hold for every state: asked by tests and benches, and of no other use."""

from companion.rules.western_legends.calibration import ItemKind, Track
from companion.rules.western_legends.goals import pool_of
from companion.rules.western_legends.locations import belongings
from companion.rules.western_legends.model import (
    ACTIONS_PER_TURN,
    BELONGINGS,
    CASH_CAP,
    COIN,
    DISCS,
    GOALS,
    GOLD_CAP,
    POINT_CAP,
    POKER_CARDS,
    WOUND_CAP,
    Player,
    Stage,
    State,
)

CATTLE_TOKENS = 16


def broken(state: State) -> tuple[str, ...]:
    """Name every invariant that does not hold."""
    checks = {**_table_checks(state)}
    for seat, player in enumerate(state.players):
        checks |= {f"{seat} {name}": met for name, met in _player_checks(player).items()}
        checks[f"{seat} discs"] = 0 <= state.discs_left(seat) <= DISCS
    return tuple(name for name, met in checks.items() if not met)


def _player_checks(player: Player) -> dict[str, bool]:
    keys = [owned.item for owned in player.items]
    upgraded = [owned.kind for owned in player.items if owned.upgraded]
    return {
        "cash": 0 <= player.cash <= CASH_CAP and player.cash % COIN == 0,
        "gold": 0 <= player.gold <= GOLD_CAP,
        "wounds": 0 <= player.wounds <= WOUND_CAP,
        "points": 0 <= player.points <= POINT_CAP,
        "track": (player.track is Track.NONE) == (player.points == 0),
        "hand": player.hand >= 0,
        "items": len(set(keys)) == len(keys) and belongings(player) <= BELONGINGS,
        "upgrades": ItemKind.BELONGING not in upgraded,
        "equipped": {player.weapon, player.mount} <= {None, *keys},
        "goals": player.goals_done <= GOALS
        and (player.tokens is None or len(player.tokens) == player.goals_done),
    }


def _table_checks(state: State) -> dict[str, bool]:
    resolved = state.stage in (Stage.HAND, Stage.WANTED, Stage.TRIGGER, Stage.NEXT)
    complete = any(len(discs) >= state.discs_needed for discs in state.stories)
    return {
        "hands": sum(player.hand for player in state.players) <= POKER_CARDS,
        "cattle": sum(player.cattle is not None for player in state.players) <= CATTLE_TOKENS,
        "bandits": len(set(state.bandits)) == len(state.bandits),
        "actions": 0 <= state.turn.actions_left <= ACTIONS_PER_TURN,
        "stories": not (resolved and complete),
        "pool": min(pool_of(state).values()) >= 0,
    }
