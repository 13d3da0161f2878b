"""What the table is asked for now, and who is asked."""

from companion.rules.bang_cards.life import unrevealed
from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.money import untold_role

RESCUE, REVEAL, OVER = "rescue", "reveal", "over"


def to_reveal(state: State) -> int | None:
    """Find whose role is awaited."""
    told = unrevealed(state)
    if told is not None and not state.players[told].shown:
        return told
    return untold_role(state)


def phase_of(state: State) -> str:
    """Name the one decision that is awaited."""
    if state.winner is not None:
        return OVER
    if state.wound is not None and not state.wound.fallen:
        return RESCUE
    if to_reveal(state) is not None:
        return REVEAL
    return state.asks[0].kind.value if state.asks else state.stage.value


def asked_player(state: State) -> int | None:
    """Name the one person who must decide."""
    if state.winner is not None:
        return None
    if state.wound is not None:
        return state.wound.player
    revealing = to_reveal(state)
    if revealing is not None:
        return revealing
    return state.asks[0].player if state.asks else state.active
