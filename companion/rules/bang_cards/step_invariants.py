"""What holds from one state to the next, whatever was done: for the tests and the bench."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import TypeVar

from companion.rules.bang_cards.apply import apply
from companion.rules.bang_cards.distance import base_distance
from companion.rules.bang_cards.events.wild_west_show import LAST_CARD
from companion.rules.bang_cards.happened import (
    BidMade,
    CameBack,
    CardPut,
    DynamiteMoved,
    Event,
    GameEnded,
    GhostLeft,
    LifeGained,
    LifeLost,
    MoneyChanged,
    NextGameLaid,
    PlayerEliminated,
    Reminded,
    ShowdownOpened,
    ShowTurned,
    StageReached,
    TurnBegan,
    TurnSkipped,
)
from companion.rules.bang_cards.in_force import beer_works, events_now
from companion.rules.bang_cards.model import GOOD, Card, Cause, Role, Stage, State
from companion.rules.bang_cards.outcome import Side
from companion.rules.bang_cards.reasons import Comeback, Gain, Money, SkipReason

DYNAMITE_LOSS = 3
HUNDRED = 100

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Step:
    """One action: where the table stood, what happened, where it stands."""

    before: State
    events: tuple[Event, ...]
    after: State

    def of(self, kind: type[E]) -> list[E]:
        """Give what happened, of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def moments(self, kind: type[E]) -> Iterator[tuple[State, E]]:
        """Give each event of a kind with the state in which it happened."""
        if not self.of(kind):
            return
        state = self.before
        for event in self.events:
            if isinstance(event, kind):
                yield state, event
            state = apply(state, event)


StepRule = Callable[[Step], bool]


def deaths_bring_closer(step: Step) -> bool:
    """Nobody who stays is further from anybody because somebody went."""
    before, after = step.before, step.after
    fewer = set(after.present) < set(before.present)
    if not fewer or before.ring != after.ring or events_now(before) != events_now(after):
        return True
    pairs = combinations(after.present, 2)
    return all(base_distance(after, a, b) <= base_distance(before, a, b) for a, b in pairs)


def show_card_never_leaves(step: Step) -> bool:
    """Wild West Show remains to the end of the game."""
    gone = step.before.show.active == LAST_CARD != step.after.show.active
    return not gone or step.after.open_showdown or step.after.game > step.before.game


def dynamite_comes_from_hands(step: Step) -> bool:
    """There is never more of it than was laid: it moves, goes off or is removed."""
    laid = sum(put.card.card is Card.DYNAMITE for put in step.of(CardPut))
    return _sticks(step.after) <= _sticks(step.before) + laid


def _sticks(state: State) -> int:
    return sum(player.has(Card.DYNAMITE) for player in state.players)


def dynamite_takes_three(step: Step) -> bool:
    """Three lives, and nobody did it."""
    losses = (lost for lost in step.of(LifeLost) if lost.cause is Cause.DYNAMITE)
    return all((lost.amount, lost.killer) == (DYNAMITE_LOSS, None) for lost in losses)


def jail_has_no_discard(step: Step) -> bool:
    """Skip the third phase, too, in a turn lost to jail."""
    jailed = False
    for event in step.events:
        if isinstance(event, TurnSkipped):
            jailed = event.reason is SkipReason.JAIL
        elif isinstance(event, TurnBegan):
            jailed = False
        elif jailed and event == StageReached(Stage.DISCARD):
            return False
    return True


def beer_in_its_place(step: Step) -> bool:
    """Beer heals only where it works: not with two left, not under The Reverend."""
    drunk = ((state, gain) for state, gain in step.moments(LifeGained) if gain.reason is Gain.BEER)
    return all(beer_works(state, gain.player) for state, gain in drunk)


def rewards_need_a_killer(step: Step) -> bool:
    """Cards and bounties go to whoever did it; dynamite pays nobody."""
    paid = {told.player for told in step.of(Reminded) if told.source == "reward"}
    paid |= {one.player for one in step.of(MoneyChanged) if one.reason is Money.BOUNTY}
    killers = {dead.killer for dead in step.of(PlayerEliminated)}
    if step.before.wound is not None:
        killers.add(step.before.wound.killer)
    return paid <= killers


def deaths_only_grow(step: Step) -> bool:
    """Never rewrite the order of the dead within a game."""
    before, after = step.before, step.after
    return before.game != after.game or after.deaths[: len(before.deaths)] == before.deaths


def dead_man_fell_first(step: Step) -> bool:
    """Dead Man brings back the first victim and nobody else."""
    backs = step.moments(CameBack)
    return all(
        state.deaths[0] == back.player for state, back in backs if back.how is Comeback.DEAD_MAN
    )


def verdict_after_the_rescue(step: Step) -> bool:
    """Nobody can be saved any more when the game is decided."""
    ends = step.moments(GameEnded)
    return all(state.wound is None or state.wound.fallen for state, _ended in ends)


def pay_in_hundreds(step: Step) -> bool:
    """Results and bounties are whole hundreds."""
    paid = (one for one in step.of(MoneyChanged) if one.reason in (Money.SCORE, Money.BOUNTY))
    return all(one.amount % HUNDRED == 0 for one in paid)


def pay_to_the_winning_side(step: Step) -> bool:
    """Pay no outlaw for the law's victory, and neither sheriff nor deputy for the outlaws'."""
    paid = (
        (state.ended, state.players[one.player].role)
        for state, one in step.moments(MoneyChanged)
        if one.reason is Money.SCORE and one.amount > 0
    )
    losers = {Side.LAW: (Role.OUTLAW,), Side.OUTLAWS: GOOD}
    return all(
        role not in losers.get(Side(ended.side), ()) for ended, role in paid if ended is not None
    )


def nobody_bids_beyond_the_purse(step: Step) -> bool:
    """Bids and purchases never make a total negative."""
    bids = all(
        bid.amount <= max(0, state.players[bid.player].money)
        for state, bid in step.moments(BidMade)
    )
    reasons = (Money.HIRED, Money.KEPT_CHARACTER, Money.KEPT_CARDS)
    return bids and all(
        state.players[one.player].money + one.amount >= 0
        for state, one in step.moments(MoneyChanged)
        if one.reason in reasons
    )


def showdown_of_two_or_three(step: Step) -> bool:
    """Secret game: two or three stay for the open showdown."""
    return all(len(opened.players) in (2, 3) for opened in step.of(ShowdownOpened))


STEP_RULES: Mapping[StepRule, tuple[type[Event], ...]] = MappingProxyType(
    {
        deaths_bring_closer: (PlayerEliminated, GhostLeft),
        show_card_never_leaves: (ShowTurned, ShowdownOpened, NextGameLaid),
        dynamite_comes_from_hands: (CardPut, DynamiteMoved),
        dynamite_takes_three: (LifeLost,),
        jail_has_no_discard: (TurnSkipped,),
        beer_in_its_place: (LifeGained,),
        rewards_need_a_killer: (Reminded, MoneyChanged),
        deaths_only_grow: (PlayerEliminated, CameBack, NextGameLaid),
        dead_man_fell_first: (CameBack,),
        verdict_after_the_rescue: (GameEnded,),
        pay_in_hundreds: (MoneyChanged,),
        pay_to_the_winning_side: (MoneyChanged,),
        nobody_bids_beyond_the_purse: (BidMade, MoneyChanged),
        showdown_of_two_or_three: (ShowdownOpened,),
    }
)
"""Each rule with the events that could break it."""


def broken_on_the_way(step: Step) -> str | None:
    """Name the first rule that does not hold."""
    kinds = {type(event) for event in step.events}
    rules = (rule for rule, breakers in STEP_RULES.items() if not kinds.isdisjoint(breakers))
    return next((rule.__name__ for rule in rules if not rule(step)), None)
