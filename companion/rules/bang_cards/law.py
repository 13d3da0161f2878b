"""The small words of the law: what is required, or the action is refused."""

from enum import StrEnum

from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.errors import IllegalActionError


def require(met: bool, code: StrEnum) -> None:  # noqa: FBT001 - a condition, not a switch
    """Refuse unless the condition is met."""
    if not met:
        raise IllegalActionError(code)


def seated(state: State, player: int) -> None:
    """Refuse a player who is not at the table."""
    require(0 <= player < len(state.players), CardsRefusal.NO_SUCH_PLAYER)


def in_game(state: State, player: int) -> None:
    """Refuse a player who is not alive."""
    seated(state, player)
    require(state.players[player].alive, CardsRefusal.PLAYER_NOT_IN_GAME)
