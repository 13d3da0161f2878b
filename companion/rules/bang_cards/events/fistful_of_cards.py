"""The fifteen blue events of A Fistful of Cards."""

from companion.rules.bang_cards.actions import (
    Accept,
    Action,
    Await,
    Dodge,
    Hits,
    Pass,
    Pick,
    Take,
)
from companion.rules.bang_cards.events.event_card import EventCard, Way, When
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    CameBack,
    Event,
    LifeGained,
    LifeLost,
    Reminded,
    ShotDodged,
    StageReached,
)
from companion.rules.bang_cards.law import in_game, require
from companion.rules.bang_cards.model import Ask, AskKind, Cause, Stage, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Comeback, Gain, Reminder
from companion.rules.bang_cards.refusals import CardsRefusal

ROULETTE_LOSS = 2
DEAD_MANS_LIFE = 2
DEAD_MANS_CARDS = 2
MOST_HAND_CARDS = 40


def _offer_liquor(state: State, player: int) -> tuple[Event, ...]:
    thirsty = state.players[player].life < state.players[player].max_life
    living = state.players[player].alive
    return (Asked((Ask(AskKind.HARD_LIQUOR, player),)),) if thirsty and living else ()


def _yes_or_no(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Accept(), Pass())


def _liquor_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Skip phase 1 and gain one life."""
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case Accept():
            gained = LifeGained(ask.player, 1, Gain.HARD_LIQUOR)
            return (closed, gained, StageReached(Stage.PLAY))
        case _:
            raise wrong_answer()


def _dead_man_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Whoever fell first sits down with two lives and two cards, or the turn passes on."""
    closed, player = Answered(ask.kind, ask.player), ask.player
    match action:
        case Pass():
            return (closed,)
        case Accept():
            life = min(DEAD_MANS_LIFE, state.players[player].max_life)
            cards = Reminded(Reminder.DRAW_CARDS, player, DEAD_MANS_CARDS, source="dead_man")
            return (closed, CameBack(player, Comeback.DEAD_MAN, life), cards)
        case _:
            raise wrong_answer()


def _remind_ranch(_state: State, player: int) -> tuple[Event, ...]:
    return (Reminded(Reminder.EXCHANGE_HAND, player, source="afoc.ranch"),)


def _offer_brotherhood(state: State, player: int) -> tuple[Event, ...]:
    """Nobody gives away the last life point."""
    able = state.players[player].life > 1
    return (Asked((Ask(AskKind.BLOOD_BROTHERS, player),)),) if able else ()


def _brother_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    needy = (
        one
        for one in state.living
        if one != ask.player and state.players[one].life < state.players[one].max_life
    )
    return (*(Pick(one) for one in needy), Pass())


def _brother_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case Pick(player):
            in_game(state, player)
            require(player != ask.player, CardsRefusal.NOT_A_TARGET)
            receiver = state.players[player]
            require(receiver.life < receiver.max_life, CardsRefusal.LIFE_IS_FULL)
            given = LifeLost(ask.player, 1, Cause.BLOOD_BROTHERS)
            return (closed, given, LifeGained(player, 1, Gain.BLOOD_BROTHERS))
        case _:
            raise wrong_answer()


def _brother_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    nobody = len(_brother_choices(state, ask)) == 1
    return (Answered(ask.kind, ask.player),) if nobody else None


def _fistful_hails(_state: State, player: int) -> tuple[Event, ...]:
    return (Asked((Ask(AskKind.FISTFUL, player),)),)


def _fistful_choices(_state: State, ask: Ask) -> tuple[Await, ...]:
    return (Await("hits", "hits", ask.player),)


def _fistful_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """As many shots as hand cards; nobody stands behind them."""
    if not isinstance(action, Hits):
        raise wrong_answer()
    possible = 0 <= action.hits <= action.cards <= MOST_HAND_CARDS
    require(possible, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    closed = Answered(ask.kind, ask.player)
    lost = (LifeLost(ask.player, action.hits, Cause.FISTFUL),) if action.hits else ()
    return (closed, *lost)


def _vendetta_check(state: State, player: int) -> tuple[Event, ...]:
    """No second check after the extra turn; a ghost has no turn to win."""
    if state.extra_turn or not state.players[player].alive:
        return ()
    return (Asked((Ask(AskKind.VENDETTA, player),)),)


def _roulette_begins(state: State) -> tuple[Event, ...]:
    first = state.active if state.players[state.active].alive else state.living[0]
    return (Asked((Ask(AskKind.RUSSIAN_ROULETTE, first, count=1),)),)


def _roulette_choices(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Dodge(), Take())


def _roulette_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Who has no Missed! loses two, and it is over; after a lap the table decides."""
    closed = Answered(ask.kind, ask.player)
    match action:
        case Take():
            return (closed, LifeLost(ask.player, ROULETTE_LOSS, Cause.RUSSIAN_ROULETTE))
        case Dodge():
            dodged = ShotDodged(ask.player, Cause.RUSSIAN_ROULETTE)
            return (closed, dodged, Asked((_roulette_next(state, ask),)))
        case _:
            raise wrong_answer()


def _roulette_next(state: State, ask: Ask) -> Ask:
    living = state.living
    after = living[(living.index(ask.player) + 1) % len(living)]
    if ask.count >= len(living):
        return Ask(AskKind.ANOTHER_LAP, after)
    return Ask(AskKind.RUSSIAN_ROULETTE, after, count=ask.count + 1)


def _lap_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case Accept():
            return (closed, Asked((Ask(AskKind.RUSSIAN_ROULETTE, ask.player, count=1),)))
        case _:
            raise wrong_answer()


CARDS = (
    EventCard("afoc.abandoned_mine", When.DRAW, Way.REMIND),
    EventCard("afoc.ambush", When.ROUND, Way.AUTO, distance_one=True),
    EventCard("afoc.blood_brothers", When.TURN_START, Way.ASK, at_turn_start=_offer_brotherhood),
    EventCard("afoc.dead_man", When.TURN_START, Way.ASK, comeback=Comeback.DEAD_MAN),
    EventCard("afoc.fistful", When.TURN_START, Way.ASK, at_turn_start=_fistful_hails),
    EventCard("afoc.hard_liquor", When.BEFORE_DRAW, Way.ASK, before_draw=_offer_liquor),
    EventCard("afoc.judge", When.ROUND, Way.AUTO, no_laying=True),
    EventCard("afoc.lasso", When.ROUND, Way.AUTO, table_cards_off=True),
    EventCard("afoc.law_of_the_west", When.DRAW, Way.REMIND),
    EventCard("afoc.peyote", When.BEFORE_DRAW, Way.REMIND, draw_replaced=True),
    EventCard("afoc.ranch", When.AFTER_PLAY, Way.REMIND, after_play=_remind_ranch),
    EventCard("afoc.ricochet", When.ROUND, Way.ASK, ricochets=True),
    EventCard("afoc.russian_roulette", When.AT_ONCE, Way.ASK, on_reveal=_roulette_begins),
    EventCard("afoc.sniper", When.ROUND, Way.REMIND, strong_shots=True),
    EventCard("afoc.vendetta", When.TURN_END, Way.ASK, at_turn_end=_vendetta_check),
)

QUESTIONS = {
    AskKind.HARD_LIQUOR: Question(_yes_or_no, _liquor_answer),
    AskKind.DEAD_MAN: Question(_yes_or_no, _dead_man_answer),
    AskKind.BLOOD_BROTHERS: Question(_brother_choices, _brother_answer, _brother_auto),
    AskKind.FISTFUL: Question(_fistful_choices, _fistful_answer),
    AskKind.RUSSIAN_ROULETTE: Question(_roulette_choices, _roulette_answer),
    AskKind.ANOTHER_LAP: Question(_yes_or_no, _lap_answer),
}
