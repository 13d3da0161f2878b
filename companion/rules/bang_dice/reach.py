"""Who can be hit from where: distance counts living players only, the shorter way round."""

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import Face, State

SMALL_TABLE = 3


def distance(state: State, origin: int, target: int) -> int:
    """Count the steps between two living seats."""
    living = state.living
    way = abs(living.index(origin) - living.index(target))
    return min(way, len(living) - way)


def in_reach(state: State, face: Face) -> tuple[int, ...]:
    """Give the seats that the roller may hit with this bullseye."""
    near = 1 if face is Face.BULLSEYE_1 or len(state.living) <= SMALL_TABLE else 2
    far = near + CHARACTERS[state.roller.character].further
    return tuple(
        seat
        for seat in state.living
        if seat != state.active and near <= distance(state, state.active, seat) <= far
    )
