"""What the table lays open on demand: a seat's story, a correction, the odds."""

from typing import Any

from companion.rules.bang_dice.actions import AwaitDice
from companion.rules.bang_dice.model import State
from companion.rules.bang_dice.odds import roll_odds
from companion.session.game_session import GameSession
from companion.ui.theme import PLAYER_COLOURS
from companion.ui.widgets.table_sheets import CorrectionSheet, OddsSheet, SeatSheet
from companion.viewmodels.bang_dice.setup import SetupDraft
from companion.viewmodels.bang_dice.table import correction_limits
from companion.viewmodels.bang_dice.words import ability, character_name


def seat_sheet(state: State, look: SetupDraft, seat: int, on_correct: Any) -> SeatSheet:
    """Lay open what a character can do."""
    player, person = state.players[seat], look.seats[seat].person
    secret = player.role is not None and not player.shown
    return SeatSheet(
        on_correct,
        player=player.name,
        character=character_name(player.character, look.edition),
        ability=ability(player.character),
        life=player.life,
        most=player.max_life,
        role=player.role.value if secret else "",
        sign=person.sign,
        colour=PLAYER_COLOURS[person.colour],
    )


def correction_sheet(state: State, seat: int, on_done: Any) -> CorrectionSheet | None:
    """Let the table set a player's numbers right; nothing where none may be changed."""
    player, limits = state.players[seat], correction_limits(state, seat)
    if limits is None:
        return None
    return CorrectionSheet(
        limits,
        on_done,
        player=player.name,
        seat=seat,
        life=player.life,
        arrows=player.arrows,
        old_life=player.life,
        old_arrows=player.arrows,
    )


def odds_sheet(session: GameSession, hand: tuple[int, ...]) -> OddsSheet:
    """Lay open the chances of what is in the hand; with nothing there, of a fresh throw."""
    state: State = session.state
    asks = session.legal_actions()
    free = next((ask.dice for ask in asks if isinstance(ask, AwaitDice)), tuple(range(5)))
    thrown = hand or free
    kept = tuple(die for die in range(5) if die not in thrown) if state.dice else ()
    return OddsSheet(roll_odds(state, kept))
