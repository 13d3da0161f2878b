"""Cards that go from hand to hand: the app holds none, but says how many."""

from companion.rules.bang_cards.actions import SwapCards
from companion.rules.bang_cards.happened import Event, Reminded
from companion.rules.bang_cards.in_force import abilities
from companion.rules.bang_cards.law import require
from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.reasons import Reminder
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.shots import check_target

TWO_FOR_ONE = 2


def swap_cards(state: State, action: SwapCards) -> tuple[Event, ...]:
    """Flint Westwood gives one card for two random ones; a hand of one card has only that."""
    able = tuple(one for one in abilities(state, state.active) if one.swaps_cards)
    require(bool(able), CardsRefusal.ABILITY_NOT_AVAILABLE)
    check_target(state, action.target)
    require(action.held >= 1, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    taken = min(TWO_FOR_ONE, action.held)
    what, me = Reminder.SWAP_CARDS, state.active
    return (Reminded(what, me, taken, action.target, able[0].key),)
