"""Hire: characters are put up for auction before a game."""

from companion.rules.bang_cards.actions import (
    Accept,
    Action,
    Await,
    Bid,
    Nominate,
    OpenCharacters,
    Pass,
    Sold,
)
from companion.rules.bang_cards.characters import character_of
from companion.rules.bang_cards.characters.wild_west_show import greygory_begins
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    BidMade,
    CharacterDealt,
    CharactersOpened,
    Event,
    MoneyChanged,
)
from companion.rules.bang_cards.law import require, seated
from companion.rules.bang_cards.model import NOBODY, Ask, AskKind, Role, State
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Money
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import around

START_MONEY = 1000
OPENING_BID = 100
ORDINARY_BULLETS = 4


def hire_asks() -> tuple[Ask, ...]:
    """Open characters; the nominations follow from that."""
    return (Ask(AskKind.OPEN_CHARACTERS, 0),)


def keep_asks(kept: tuple[int, ...]) -> tuple[Ask, ...]:
    """Ask the survivors whether they pay their character's price again."""
    return tuple(Ask(AskKind.KEEP_CHARACTER, one) for one in kept)


def without_character(state: State) -> tuple[int, ...]:
    """Give those who still need a character."""
    everybody = enumerate(state.players)
    return tuple(one for one, player in everybody if player.character == NOBODY)


def nomination_order(state: State) -> tuple[int, ...]:
    """Begin with the player to the sheriff's right; the sheriff comes last."""
    needy = without_character(state)
    return tuple(one for one in around(state, state.active, -1) if one in needy)


def next_nominator(state: State, after: int, buyer: int) -> int | None:
    """Find the next one counter-clockwise who has no character yet."""
    needy = (one for one in around(state, after, -1) if one != buyer)
    return next((one for one in needy if state.players[one].character == NOBODY), None)


def _keep_choices(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Accept(), Pass())


def _keep_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed, player = Answered(ask.kind, ask.player), ask.player
    match action:
        case Accept():
            price, kept = state.players[player].hire_price or 0, state.players[player].character
            paid = MoneyChanged(player, -price, Money.KEPT_CHARACTER)
            return (closed, paid, *greygory_begins(((player, kept),)))
        case Pass():
            bullets = ORDINARY_BULLETS + (state.players[player].role is Role.SHERIFF)
            return (closed, CharacterDealt(player, NOBODY, bullets))
        case _:
            raise wrong_answer()


def _open_choices(_state: State, ask: Ask) -> tuple[Await, ...]:
    return (Await("open_characters", "characters", ask.player),)


def _open_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """As many characters as there are players without one."""
    if not isinstance(action, OpenCharacters):
        raise wrong_answer()
    opened, needy = action.characters, nomination_order(state)
    require(len(set(opened)) == len(opened) == len(needy), CardsRefusal.AMOUNT_NOT_POSSIBLE)
    held = {key for player in state.players for key in (player.character, *player.extra)}
    require(not held & set(opened), CardsRefusal.CHARACTER_TAKEN)
    nominate = Ask(AskKind.NOMINATE, needy[0])
    return (Answered(ask.kind, ask.player), CharactersOpened(opened), Asked((nominate,)))


def _open_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    return None if without_character(state) else (Answered(ask.kind, ask.player),)


def lowest_opening(state: State, player: int) -> int:
    """Give the lowest opening bid; whoever has less than that pays nothing."""
    return OPENING_BID if state.players[player].money >= OPENING_BID else 0


def _nominate_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    bid = lowest_opening(state, ask.player)
    return tuple(Nominate(character, bid) for character in state.opened)


def _nominate_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Nominate):
        raise wrong_answer()
    player, bid = ask.player, action.bid
    require(action.character in state.opened, CardsRefusal.NO_SUCH_CHARACTER)
    require(bid >= lowest_opening(state, player), CardsRefusal.BID_TOO_LOW)
    affordable = bid <= max(0, state.players[player].money)
    require(affordable, CardsRefusal.BID_ABOVE_MONEY)
    sale = Ask(AskKind.AUCTION, player, player, bid, text=action.character)
    made = BidMade(player, action.character, bid)
    return (Answered(ask.kind, player), made, Asked((sale,)))


def bidders(state: State, ask: Ask) -> tuple[int, ...]:
    """Give those who can offer more."""
    return tuple(
        one
        for one in without_character(state)
        if one != ask.player and state.players[one].money > ask.count
    )


def _auction_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    raises = (
        Bid(one, min(ask.count + OPENING_BID, state.players[one].money))
        for one in bidders(state, ask)
    )
    return (*raises, Sold())


def _auction_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    match action:
        case Sold():
            return _sold(state, ask)
        case Bid(player, amount):
            seated(state, player)
            free = state.players[player].character == NOBODY
            require(free, CardsRefusal.BIDDER_HAS_CHARACTER)
            require(amount <= state.players[player].money, CardsRefusal.BID_ABOVE_MONEY)
            require(amount > ask.count and player != ask.player, CardsRefusal.BID_TOO_LOW)
            sale = Ask(AskKind.AUCTION, player, ask.other, amount, text=ask.text)
            made = BidMade(player, ask.text, amount)
            return (Answered(ask.kind, ask.player), made, Asked((sale,)))
        case _:
            raise wrong_answer()


def _sold(state: State, ask: Ask) -> tuple[Event, ...]:
    player, price = ask.player, ask.count
    bullets = character_of(ask.text).bullets + (state.players[player].role is Role.SHERIFF)
    paid = (MoneyChanged(player, -price, Money.HIRED),) if price else ()
    hired = CharacterDealt(player, ask.text, bullets, price)
    nominator = next_nominator(state, ask.other or 0, player)
    more = () if nominator is None else (Asked((Ask(AskKind.NOMINATE, nominator),)),)
    begins = greygory_begins(((player, ask.text),))
    return (Answered(ask.kind, player), *paid, hired, *begins, *more)


def _auction_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    return None if bidders(state, ask) else _sold(state, ask)


QUESTIONS = {
    AskKind.KEEP_CHARACTER: Question(_keep_choices, _keep_answer),
    AskKind.OPEN_CHARACTERS: Question(_open_choices, _open_answer, _open_auto),
    AskKind.NOMINATE: Question(_nominate_choices, _nominate_answer),
    AskKind.AUCTION: Question(_auction_choices, _auction_answer, _auction_auto),
}
