"""The eight characters of Wild West Show."""

from companion.rules.bang_cards.actions import Action, Await, Pass, TakeTwo
from companion.rules.bang_cards.characters.character import Character, CharacterSet, Moment
from companion.rules.bang_cards.happened import AbilitiesLent, Answered, Asked, Event
from companion.rules.bang_cards.law import require
from companion.rules.bang_cards.model import Ask, AskKind, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.refusals import CardsRefusal

SHOW = CharacterSet.WILD_WEST_SHOW
BIG_HAND = 5
GREYGORYS = 2


def _greygory_asks(_state: State, me: int) -> tuple[Event, ...]:
    return (Asked((Ask(AskKind.GREYGORY_DECK, me),)),)


def _greygory_choices(_state: State, ask: Ask) -> tuple[Action | Await, ...]:
    return (Await("take_two", "characters", ask.player), Pass())


def _greygory_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Take two characters, or two others; never replace only one of them."""
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case TakeTwo(characters):
            require(len(set(characters)) == GREYGORYS, CardsRefusal.AMOUNT_NOT_POSSIBLE)
            held = {player.character for player in state.players}
            require(not held & set(characters), CardsRefusal.CHARACTER_TAKEN)
            require(_none_kept(state, ask.player, characters), CardsRefusal.CHARACTER_TAKEN)
            return (closed, AbilitiesLent(ask.player, characters))
        case _:
            raise wrong_answer()


def _greygory_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    """Everybody is asked as a new game begins; only he has an answer."""
    his = state.players[ask.player].character == "greygory_deck"
    return None if his else (Answered(ask.kind, ask.player),)


def _none_kept(state: State, me: int, characters: tuple[str, ...]) -> bool:
    return not set(state.players[me].extra) & set(characters)


CHARACTERS = (
    Character(
        "big_spenser",
        SHOW,
        9,
        (Moment.GAME_START, Moment.SHOT_AT),
        start_hand=BIG_HAND,
        no_missed=True,
    ),
    Character("flint_westwood", SHOW, moments=(Moment.OWN_PLAY,)),
    Character(
        "gary_looter",
        SHOW,
        5,
        (Moment.GAME_START, Moment.OTHERS_DISCARD),
        start_hand=BIG_HAND,
        takes_surplus=True,
    ),
    Character("greygory_deck", SHOW, moments=(Moment.OWN_START,), at_start=_greygory_asks),
    Character("john_pain", SHOW, moments=(Moment.CHECK,), takes_check_cards=True),
    Character("lee_van_klift", SHOW, moments=(Moment.OWN_PLAY,), repeats_cards=True),
    Character("teren_kill", SHOW, 3, (Moment.DYING,), checks_when_dying=True),
    Character("youl_grinner", SHOW, moments=(Moment.OWN_DRAW,)),
)

QUESTIONS = {AskKind.GREYGORY_DECK: Question(_greygory_choices, _greygory_answer, _greygory_auto)}
