"""Shots, Indians and duels: who fires, who answers, who is hit."""

from companion.rules.bang_cards.actions import (
    Action,
    Bang,
    Check,
    Dodge,
    Duel,
    Ricochet,
    ShotKind,
    Take,
)
from companion.rules.bang_cards.checks import BARREL, check_choices, checked
from companion.rules.bang_cards.distance import reaches
from companion.rules.bang_cards.happened import (
    AllAttacked,
    Answered,
    Asked,
    CardRemoved,
    DuelBegan,
    Event,
    LifeLost,
    ShotDodged,
    ShotFired,
)
from companion.rules.bang_cards.in_force import (
    abilities,
    events_now,
    partner_of,
    table_cards_work,
)
from companion.rules.bang_cards.law import in_game, require
from companion.rules.bang_cards.model import Ask, AskKind, Card, Cause, State, TableCard
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Removal
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import opponents

SNIPER_NEEDS = 2
SHOWDOWN = "wws.showdown"


def bang_limit(state: State) -> int | None:
    """How many Bang! the turn allows; None is any number."""
    limit = next((c.bang_limit for c in events_now(state) if c.bang_limit is not None), 1)
    return None if limit and _unlimited(state) else limit


def _unlimited(state: State) -> bool:
    shooter = state.active
    volcanic = state.players[shooter].has(Card.VOLCANIC) and table_cards_work(state, shooter)
    return volcanic or any(one.unlimited_bangs for one in abilities(state, shooter))


def bang_allowed(state: State) -> bool:
    """Tell whether one more Bang! may be played this turn."""
    limit = bang_limit(state)
    return limit is None or state.bangs < limit


def fire(state: State, action: Bang) -> tuple[Event, ...]:
    """Fire at one player."""
    shooter = state.active
    check_target(state, action.target)
    _check_kind(state, action.kind)
    far = action.kind is ShotKind.EXTRA
    require(far or reaches(state, shooter, action.target), CardsRefusal.BEYOND_RANGE)
    needed = max((one.missed_needed for one in abilities(state, shooter)), default=1)
    needed = SNIPER_NEEDS if action.kind is ShotKind.SNIPER else needed
    shot = _shot_at(state, action.target, needed, Cause.BANG)
    return (ShotFired(shooter, action.target, action.kind), Asked((shot,)))


def check_target(state: State, target: int) -> None:
    """Refuse oneself, one's own other character and whoever is out of the game."""
    in_game(state, target)
    own = (state.active, partner_of(state, state.active))
    require(target not in own, CardsRefusal.NOT_A_TARGET)


def _check_kind(state: State, kind: ShotKind) -> None:
    if kind is ShotKind.PAIR:
        able = any(one.fires_pairs for one in abilities(state, state.active))
        require(able and not state.pair_fired, CardsRefusal.ABILITY_NOT_AVAILABLE)
    if kind is ShotKind.SNIPER:
        require(any(c.strong_shots for c in events_now(state)), CardsRefusal.EVENT_NOT_ACTIVE)
    if kind in (ShotKind.BANG, ShotKind.SNIPER):
        require(bang_limit(state) != 0, CardsRefusal.NO_BANG_NOW)
        require(bang_allowed(state), CardsRefusal.BANG_LIMIT_REACHED)


def _shot_at(state: State, target: int, needed: int, cause: Cause) -> Ask:
    barrel = state.players[target].has(Card.BARREL) and table_cards_work(state, target)
    checks = sum(one.dodge_checks for one in abilities(state, target, answering=True))
    return Ask(AskKind.SHOT, target, state.active, needed, barrel + checks, cause)


def gatling(state: State) -> tuple[Event, ...]:
    """Fire at every opponent, in the order of play."""
    targets = opponents(state, state.active)
    asks = tuple(_shot_at(state, one, 1, Cause.GATLING) for one in targets)
    return (AllAttacked(state.active, Cause.GATLING), Asked(asks))


def indians(state: State) -> tuple[Event, ...]:
    """Every opponent answers with a Bang! or loses a life."""
    asks = tuple(
        Ask(AskKind.INDIANS, one, state.active, cause=Cause.INDIANS)
        for one in opponents(state, state.active)
    )
    return (AllAttacked(state.active, Cause.INDIANS), Asked(asks))


def duel(state: State, action: Duel) -> tuple[Event, ...]:
    """At any distance; the challenged player answers first."""
    check_target(state, action.target)
    ask = Ask(AskKind.DUEL, action.target, state.active, count=state.active, cause=Cause.DUEL)
    return (DuelBegan(state.active, action.target), Asked((ask,)))


def ricochet(state: State, action: Ricochet) -> tuple[Event, ...]:
    """Fire at a card on the table; this does not count against the turn's limit."""
    require(any(c.ricochets for c in events_now(state)), CardsRefusal.EVENT_NOT_ACTIVE)
    check_target(state, action.target)
    card = TableCard(action.card, name=action.name)
    there = any(held.same_as == card.same_as for held in state.players[action.target].cards)
    require(there, CardsRefusal.CARD_NOT_THERE)
    ask = Ask(AskKind.RICOCHET, action.target, state.active, card=card)
    return (ShotFired(state.active, action.target, ShotKind.EXTRA), Asked((ask,)))


def may_dodge(state: State, target: int) -> bool:
    """Big Spenser has no Missed!, unless the Showdown lets a Bang! serve as one."""
    if state.show.active == SHOWDOWN:
        return True
    return not any(one.no_missed for one in abilities(state, target))


def _shot_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    dodge = (Dodge(),) if may_dodge(state, ask.player) else ()
    checks = check_choices(state, BARREL) if ask.chances else ()
    return (*dodge, Take(), *checks)


def _shot_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Take():
            return (closed, LifeLost(ask.player, 1, ask.cause, ask.other))
        case Dodge():
            require(may_dodge(state, ask.player), CardsRefusal.CANNOT_PLAY_MISSED)
            return (closed, *_one_missed(ask, ask.chances))
        case Check() if ask.chances:
            check = checked(state, BARREL, ask.player, action)
            if check.passed:
                return (closed, check, *_one_missed(ask, ask.chances - 1))
            return (closed, check, Asked((_again(ask, ask.count, ask.chances - 1),)))
        case _:
            raise wrong_answer()


def _one_missed(ask: Ask, chances: int) -> tuple[Event, ...]:
    """Slab the Killer's shots and the sniper's need two."""
    dodged = ShotDodged(ask.player, ask.cause)
    return (dodged, Asked((_again(ask, ask.count - 1, chances),))) if ask.count > 1 else (dodged,)


def _again(ask: Ask, needed: int, chances: int) -> Ask:
    return Ask(ask.kind, ask.player, ask.other, needed, chances, ask.cause)


def _throw_choices(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Dodge(), Take())


def _indians_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Dodge():
            return (closed, ShotDodged(ask.player, ask.cause))
        case Take():
            return (closed, LifeLost(ask.player, 1, ask.cause, ask.other))
        case _:
            raise wrong_answer()


def _duel_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """In turns; the first who has no Bang! loses a life, if there is one to lose."""
    closed, other = Answered(ask.kind, ask.player), ask.other or 0
    match action:
        case Dodge():
            back = Ask(AskKind.DUEL, other, ask.player, count=ask.count, cause=ask.cause)
            return (closed, ShotDodged(ask.player, ask.cause), Asked((back,)))
        case Take() if not state.players[ask.player].alive:
            return (closed,)
        case Take():
            own = ask.count == ask.player
            return (closed, LifeLost(ask.player, 1, ask.cause, ask.other, own))
        case _:
            raise wrong_answer()


def _ricochet_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed, card = Answered(ask.kind, ask.player), ask.card
    match action:
        case Dodge():
            return (closed, ShotDodged(ask.player, Cause.BANG))
        case Take() if card is not None:
            return (closed, CardRemoved(ask.player, card.card, card.name, Removal.RICOCHET))
        case _:
            raise wrong_answer()


QUESTIONS = {
    AskKind.SHOT: Question(_shot_choices, _shot_answer),
    AskKind.INDIANS: Question(_throw_choices, _indians_answer),
    AskKind.DUEL: Question(_throw_choices, _duel_answer),
    AskKind.RICOCHET: Question(_throw_choices, _ricochet_answer),
}
