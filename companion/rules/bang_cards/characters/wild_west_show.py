"""The eight characters of Wild West Show."""

from collections.abc import Iterable

from companion.rules.bang_cards.actions import Action, Await, Pass, TakeTwo
from companion.rules.bang_cards.characters import base
from companion.rules.bang_cards.characters.character import Character, CharacterSet, Moment
from companion.rules.bang_cards.happened import AbilitiesLent, Answered, Asked, Event
from companion.rules.bang_cards.law import require
from companion.rules.bang_cards.model import Ask, AskKind, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.refusals import CardsRefusal

SHOW = CharacterSet.WILD_WEST_SHOW
BIG_HAND = 5
GREYGORY = "greygory_deck"
GREYGORYS = 2


def _greygory_asks(_state: State, me: int) -> tuple[Event, ...]:
    return greygory_begins(((me, GREYGORY),))


def greygory_begins(dealt: Iterable[tuple[int, str]]) -> tuple[Event, ...]:
    """Ask for his two characters as soon as somebody has him."""
    asks = tuple(Ask(AskKind.GREYGORY_DECK, one) for one, key in dealt if key == GREYGORY)
    return (Asked(asks),) if asks else ()


def _greygory_choices(state: State, ask: Ask) -> tuple[Action | Await, ...]:
    """Offer the base game, which is the main deck; the table may name others."""
    taken = _taken(state, ask.player)
    free = tuple(one.key for one in base.CHARACTERS if one.key not in taken)
    return (Await("take_two", "characters", ask.player, free), Pass())


def _taken(state: State, me: int) -> set[str]:
    """Give whoever is at the table, up for hire, or one of the two he has now."""
    held = {player.character for player in state.players}
    return held | set(state.opened) | set(state.players[me].extra)


def _greygory_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Take two characters, or two others; never replace only one of them."""
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case TakeTwo(characters):
            require(len(set(characters)) == GREYGORYS, CardsRefusal.AMOUNT_NOT_POSSIBLE)
            free = not _taken(state, ask.player) & set(characters)
            require(free, CardsRefusal.CHARACTER_TAKEN)
            return (closed, AbilitiesLent(ask.player, characters))
        case _:
            raise wrong_answer()


CHARACTERS = (
    Character(
        "big_spenser",
        SHOW,
        9,
        (Moment.GAME_START, Moment.SHOT_AT),
        start_hand=BIG_HAND,
        no_missed=True,
    ),
    Character("flint_westwood", SHOW, moments=(Moment.OWN_PLAY,), swaps_cards=True),
    Character(
        "gary_looter",
        SHOW,
        5,
        (Moment.GAME_START, Moment.OTHERS_DISCARD),
        start_hand=BIG_HAND,
        takes_surplus=True,
    ),
    Character(GREYGORY, SHOW, moments=(Moment.OWN_START,), at_start=_greygory_asks),
    Character("john_pain", SHOW, moments=(Moment.CHECK,), takes_check_cards=True),
    Character("lee_van_klift", SHOW, moments=(Moment.OWN_PLAY,), repeats_cards=True),
    Character("teren_kill", SHOW, 3, (Moment.DYING,), checks_when_dying=True),
    Character("youl_grinner", SHOW, moments=(Moment.OWN_DRAW,)),
)

QUESTIONS = {AskKind.GREYGORY_DECK: Question(_greygory_choices, _greygory_answer)}
