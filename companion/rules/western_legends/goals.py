"""The goals variant: three goals each, and legend tokens that stay secret to the end."""

from collections import Counter

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import MeetGoal, ShowTokens
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.model import GOALS, TOKEN_POOL, State
from companion.rules.western_legends.refusals import LegendsRefusal


def pool_of(state: State, without: int | None = None) -> Counter[int]:
    """Count the tokens not known to be kept; one seat's own may be left out of the kept."""
    pool = Counter(dict(TOKEN_POOL))
    for seat, player in enumerate(state.players):
        if seat != without:
            pool.subtract(player.tokens or ())
    return pool


def drawn_for(state: State, goal: int) -> int:
    """Tokens drawn for the N-th goal: N, or what is left in the pool."""
    unknown = sum(p.goals_done for p in state.players if p.tokens is None)
    return min(goal, pool_of(state).total() - unknown)


def meet_goal(ledger: Ledger, action: MeetGoal) -> None:
    """Reveal a goal, draw N tokens, keep N of all one's own."""
    state, seat = ledger.state, ledger.state.active
    player = ledger.player(seat)
    require(state.options.goals, LegendsRefusal.GOALS_OFF)
    require(player.goals_done < GOALS, LegendsRefusal.GOALS_DONE)
    goal = player.goals_done + 1
    if action.kept is not None:
        _check(state, seat, action.kept, goal)
        known = player.tokens is not None
        fresh = Counter(action.kept) - Counter(player.tokens or ())
        require(not known or fresh.total() <= drawn_for(state, goal), LegendsRefusal.BAD_TOKENS)
    kept = None if action.kept is None else tuple(sorted(action.kept))
    ledger.add(e.GoalMet(seat, goal, kept))


def show_tokens(ledger: Ledger, action: ShowTokens) -> None:
    """Turn up tokens whose values were kept from the app."""
    player = ledger.seat(action.seat)
    require(player.tokens is None, LegendsRefusal.BAD_TOKENS)
    _check(ledger.state, action.seat, action.values, player.goals_done)
    ledger.add(e.TokensShown(action.seat, tuple(sorted(action.values))))


def _check(state: State, seat: int, values: tuple[int, ...], count: int) -> None:
    pool = pool_of(state, without=seat)
    there = all(number <= pool[value] for value, number in Counter(values).items())
    require(len(values) == count and there, LegendsRefusal.BAD_TOKENS)
