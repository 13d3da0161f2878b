"""The ten orange cards of Wild West Show."""

from companion.rules.bang_cards.actions import Action, Dodge, Take
from companion.rules.bang_cards.events.event_card import EventCard, Way, When
from companion.rules.bang_cards.happened import Answered, Asked, Event, LifeLost, Reminded
from companion.rules.bang_cards.model import Ask, AskKind, Cause, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Comeback, Reminder

LAST_CARD = "wws.wild_west_show"
SUSANNAS_CARDS = 3


def _helena_flips(state: State) -> tuple[Event, ...]:
    return (Asked((Ask(AskKind.HELENA_ZONTERO, state.active),)),)


def _valentine_replaces(_state: State, player: int) -> tuple[Event, ...]:
    source = "wws.darling_valentine"
    return (Reminded(Reminder.REPLACE_HAND, player, source=source),)


def _susanna_counts(state: State, player: int) -> tuple[Event, ...]:
    """Whoever played fewer than three cards loses a life; a ghost has none to lose."""
    lazy = state.cards_played < SUSANNAS_CARDS and state.players[player].alive
    return (Asked((Ask(AskKind.MISS_SUSANNA, player),)),) if lazy else ()


def _susanna_choices(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Take(), Dodge())


def _susanna_answer(_state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Trust the table, which may know of cards that the app was not told about."""
    closed = Answered(ask.kind, ask.player)
    match action:
        case Take():
            return (closed, LifeLost(ask.player, 1, Cause.MISS_SUSANNA))
        case Dodge():
            return (closed,)
        case _:
            raise wrong_answer()


CARDS = (
    EventCard("wws.bone_orchard", When.TURN_START, Way.AUTO, comeback=Comeback.BONE_ORCHARD),
    EventCard(
        "wws.darling_valentine", When.TURN_START, Way.REMIND, at_turn_start=_valentine_replaces
    ),
    EventCard("wws.dorothy_rage", When.ROUND, Way.REMIND),
    EventCard("wws.gag", When.ROUND, Way.ASK, gags=True),
    EventCard("wws.helena_zontero", When.AT_ONCE, Way.ASK, on_reveal=_helena_flips),
    EventCard("wws.lady_rosa", When.ROUND, Way.ASK, seats_swap=True),
    EventCard("wws.miss_susanna", When.TURN_END, Way.ASK, at_turn_end=_susanna_counts),
    EventCard("wws.sacagaway", When.ROUND, Way.REMIND),
    EventCard("wws.showdown", When.ROUND, Way.REMIND),
    EventCard(LAST_CARD, When.ROUND, Way.AUTO, last_survivor=True),
)

QUESTIONS = {AskKind.MISS_SUSANNA: Question(_susanna_choices, _susanna_answer)}
