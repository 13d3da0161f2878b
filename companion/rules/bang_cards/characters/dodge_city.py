"""The fifteen characters of Dodge City."""

from companion.rules.bang_cards.actions import Action, Pass, Pick
from companion.rules.bang_cards.characters.character import Character, CharacterSet, Moment
from companion.rules.bang_cards.happened import (
    AbilitiesLent,
    Answered,
    Asked,
    Event,
    LifeGained,
    Reminded,
)
from companion.rules.bang_cards.law import in_game, require
from companion.rules.bang_cards.model import Ask, AskKind, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Gain, Reminder
from companion.rules.bang_cards.refusals import CardsRefusal

DODGE = CharacterSet.DODGE_CITY
DIGGER_GAIN = 2
HUNTER_CARDS = 2


def _herb_draws(_state: State, me: int, _dead: int) -> tuple[Event, ...]:
    return (Reminded(Reminder.DRAW_CARDS, me, HUNTER_CARDS, source="herb_hunter"),)


def _greg_gains(state: State, me: int, _dead: int) -> tuple[Event, ...]:
    player = state.players[me]
    gained = min(DIGGER_GAIN, player.max_life - player.life)
    return (LifeGained(me, gained, Gain.GREG_DIGGER),) if gained else ()


def _vera_asks(_state: State, me: int) -> tuple[Event, ...]:
    return (Asked((Ask(AskKind.VERA_CUSTER, me),)),)


def _vera_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    others = (one for one in state.living if one != ask.player)
    return (*(Pick(one) for one in others), Pass())


def _vera_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Copy the ability of a living character until her next turn."""
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case Pick(player):
            in_game(state, player)
            require(player != ask.player, CardsRefusal.NOT_A_TARGET)
            copied = state.players[player].character
            return (closed, AbilitiesLent(ask.player, (copied,)))
        case _:
            raise wrong_answer()


CHARACTERS = (
    Character("apache_kid", DODGE, 3, (Moment.CARD_AGAINST,)),
    Character("belle_star", DODGE, moments=(Moment.OWN_PLAY,), table_cards_off=True),
    Character("bill_noface", DODGE, moments=(Moment.OWN_DRAW,), draws=1, draws_per_wound=1),
    Character("chuck_wengam", DODGE, moments=(Moment.OWN_PLAY,), pays_life_for_cards=True),
    Character("doc_holyday", DODGE, moments=(Moment.OWN_PLAY,), fires_pairs=True),
    Character("elena_fuente", DODGE, 3, (Moment.MISSED_ASKED,)),
    Character("greg_digger", DODGE, moments=(Moment.DEATH,), on_death=_greg_gains),
    Character("herb_hunter", DODGE, moments=(Moment.DEATH,), on_death=_herb_draws),
    Character("jose_delgado", DODGE, moments=(Moment.OWN_PLAY,)),
    Character("molly_stark", DODGE, moments=(Moment.OTHERS_TURN,)),
    Character("pat_brennan", DODGE, moments=(Moment.OWN_DRAW,), may_take_table_card=True),
    Character("pixie_pete", DODGE, 3, (Moment.OWN_DRAW,), draws=4),
    Character("sean_mallory", DODGE, 3, (Moment.ALWAYS,), hand_limit=10),
    Character("tequila_joe", DODGE, moments=(Moment.ALWAYS,), beer=2),
    Character("vera_custer", DODGE, 3, (Moment.OWN_START,), copies_lapse=True, at_start=_vera_asks),
)

QUESTIONS = {AskKind.VERA_CUSTER: Question(_vera_choices, _vera_answer)}
