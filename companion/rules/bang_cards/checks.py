"""Checks: a card of the playing deck is turned over and its suit decides."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.rules.bang_cards.actions import Action, Check, Ignore, Pick
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    CardRemoved,
    Checked,
    DynamiteMoved,
    Event,
    ExtraTurnWon,
    LifeLost,
    Reminded,
    RolesHidden,
    StayedInJail,
    TurnSkipped,
)
from companion.rules.bang_cards.in_force import forced_suit, table_cards_work
from companion.rules.bang_cards.law import in_game, require
from companion.rules.bang_cards.model import (
    RED,
    Ask,
    AskKind,
    Card,
    Cause,
    Mode,
    Role,
    State,
    Suit,
)
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Reminder, Removal, SkipReason
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import after

DYNAMITE_LOSS = 3
RANKS = range(2, 15)
EXPLOSIVE_RANKS = range(2, 10)
BARREL, TEREN_KILL = "barrel", "teren_kill"

Trial = Callable[[Suit, int], bool]
TRIALS: Mapping[str, Trial] = MappingProxyType(
    {
        AskKind.DYNAMITE: lambda suit, rank: suit is not Suit.SPADES or rank not in EXPLOSIVE_RANKS,
        AskKind.JAIL: lambda suit, _rank: suit is Suit.HEARTS,
        AskKind.VENDETTA: lambda suit, _rank: suit is Suit.HEARTS,
        AskKind.HELENA_ZONTERO: lambda suit, _rank: suit in RED,
        BARREL: lambda suit, _rank: suit is Suit.HEARTS,
        TEREN_KILL: lambda suit, _rank: suit is not Suit.SPADES,
    }
)


def check_choices(state: State, kind: str) -> tuple[Check, ...]:
    """List the cards that may be turned over; a rank is asked only where it matters."""
    forced = forced_suit(state)
    suits = tuple(Suit) if forced is None else (forced,)
    return tuple(
        Check(suit, rank)
        for suit in suits
        for rank in (RANKS if _needs_rank(kind, suit) else (None,))
    )


def _needs_rank(kind: str, suit: Suit) -> bool:
    return kind == AskKind.DYNAMITE and suit is Suit.SPADES


def checked(state: State, kind: str, player: int, check: Check) -> Checked:
    """Read the card; the table may overrule what it means."""
    suit = forced_suit(state) or check.suit
    require(check.rank is None or check.rank in RANKS, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    if check.passed is not None:
        return Checked(player, kind, check.suit, check.rank, check.passed)
    require(check.rank is not None or not _needs_rank(kind, suit), CardsRefusal.RANK_MISSING)
    passed = TRIALS[kind](suit, check.rank or 0)
    return Checked(player, kind, check.suit, check.rank, passed)


def _own_check(state: State, ask: Ask, action: Action) -> Checked:
    if not isinstance(action, Check):
        raise wrong_answer()
    return checked(state, ask.kind, ask.player, action)


def _choices(state: State, ask: Ask) -> tuple[Action, ...]:
    return check_choices(state, ask.kind)


def _card_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    """Where table cards are without effect, the table decides whether this one is too."""
    works = table_cards_work(state, ask.player)
    choices = check_choices(state, ask.kind)
    return choices if works else (*choices, Ignore())


def _ignored(state: State, ask: Ask, action: Action) -> bool:
    if not isinstance(action, Ignore):
        return False
    require(not table_cards_work(state, ask.player), CardsRefusal.EVENT_NOT_ACTIVE)
    return True


def _dynamite(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    if _ignored(state, ask, action):
        return (closed,)
    check = _own_check(state, ask, action)
    if check.passed:
        return (closed, check, *_pass_on(state, ask.player))
    gone = CardRemoved(ask.player, Card.DYNAMITE, "", Removal.CHECKED)
    return (closed, check, gone, LifeLost(ask.player, DYNAMITE_LOSS, Cause.DYNAMITE))


def _pass_on(state: State, player: int) -> tuple[Event, ...]:
    """Move it to the next player in the order of play who has none yet."""
    if state.mode is Mode.TWO:
        return _pass_to_opponent(state, player)
    order = (one for one in after(state, player) if not state.players[one].has(Card.DYNAMITE))
    target = next(order, None)
    return () if target is None else (DynamiteMoved(player, target),)


def _pass_to_opponent(state: State, player: int) -> tuple[Event, ...]:
    targets = _places(state, player)
    if len(targets) == 1:
        return (DynamiteMoved(player, targets[0]),)
    return (Asked((Ask(AskKind.PASS_DYNAMITE, targets[0], other=player),)),) if targets else ()


def _places(state: State, player: int) -> tuple[int, ...]:
    owner = state.players[player].owner
    return tuple(
        one
        for one in after(state, player)
        if state.players[one].owner != owner and not state.players[one].has(Card.DYNAMITE)
    )


def _place_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    return tuple(Pick(one) for one in _places(state, ask.other or 0))


def _place(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Two players: the opponent chooses which own character gets the dynamite."""
    if not isinstance(action, Pick):
        raise wrong_answer()
    in_game(state, action.player)
    giver = ask.other or 0
    require(action.player in _places(state, giver), CardsRefusal.NOT_A_TARGET)
    return (Answered(ask.kind, ask.player), DynamiteMoved(giver, action.player))


def _jail(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Hearts free the player; otherwise the whole turn is lost, without a discard phase."""
    closed, player = Answered(ask.kind, ask.player), ask.player
    if _ignored(state, ask, action):
        return (closed,)
    check = _own_check(state, ask, action)
    gone = CardRemoved(player, Card.JAIL, "", Removal.CHECKED)
    if check.passed:
        return (closed, check, gone)
    freed = () if state.options.jail_stays else (gone,)
    if state.mode is Mode.TWO:
        return (closed, check, *freed, StayedInJail(player))
    return (closed, check, *freed, TurnSkipped(player, SkipReason.JAIL))


def _vendetta(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    check = _own_check(state, ask, action)
    again = (ExtraTurnWon(ask.player),) if check.passed else ()
    return (Answered(ask.kind, ask.player), check, *again)


def _helena(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """On a red card the hidden roles in play are shuffled and dealt again."""
    check = _own_check(state, ask, action)
    closed = Answered(ask.kind, ask.player)
    hidden = tuple(one for one in state.living if state.players[one].role is not Role.SHERIFF)
    if not check.passed or state.mode in (Mode.TWO, Mode.HUNT):
        return (closed, check)
    told = Reminded(Reminder.SHUFFLE_ROLES, ask.player, len(hidden), source="wws.helena_zontero")
    return (closed, check, RolesHidden(hidden), told)


def _gone(state: State, ask: Ask, card: Card) -> tuple[Event, ...] | None:
    """Close the check of a card that was taken away before it came up."""
    there = state.players[ask.player].has(card)
    return None if there else (Answered(ask.kind, ask.player),)


QUESTIONS = {
    AskKind.DYNAMITE: Question(
        _card_choices, _dynamite, lambda state, ask: _gone(state, ask, Card.DYNAMITE)
    ),
    AskKind.PASS_DYNAMITE: Question(_place_choices, _place),
    AskKind.JAIL: Question(_card_choices, _jail, lambda state, ask: _gone(state, ask, Card.JAIL)),
    AskKind.VENDETTA: Question(_choices, _vendetta),
    AskKind.HELENA_ZONTERO: Question(_choices, _helena),
}
