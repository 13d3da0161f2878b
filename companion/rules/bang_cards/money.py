"""Money: what a game pays, the ledger of a series, and the table cards that are bought back."""

from companion.rules.bang_cards.actions import Action, Await, Deal, KeepCards
from companion.rules.bang_cards.characters import character_of
from companion.rules.bang_cards.characters.wild_west_show import greygory_begins
from companion.rules.bang_cards.decks import shuffle_asks
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    CharacterDealt,
    Event,
    Finished,
    GameScored,
    MoneyChanged,
    NextGameLaid,
    Reminded,
    RoleShown,
)
from companion.rules.bang_cards.hire import hire_asks, keep_asks
from companion.rules.bang_cards.law import require
from companion.rules.bang_cards.model import (
    BAD,
    NOBODY,
    Ask,
    AskKind,
    Mode,
    Player,
    Role,
    State,
)
from companion.rules.bang_cards.outcome import Side, richest
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Money, Reminder
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.roles import certain_role, role_set

PENALTY = 5000
KEPT_CARD_PRICE = 500
MOST_BULLETS = 10

PER_OUTLAW = {
    (Side.LAW, Role.SHERIFF, True): 1500,
    (Side.LAW, Role.SHERIFF, False): 1500,
    (Side.LAW, Role.DEPUTY, True): 1000,
    (Side.LAW, Role.DEPUTY, False): 700,
    (Side.OUTLAWS, Role.OUTLAW, True): 1000,
    (Side.OUTLAWS, Role.OUTLAW, False): 800,
}
PER_PLAYER = {
    (Side.OUTLAWS, Role.RENEGADE, True): 300,
    (Side.RENEGADE, Role.RENEGADE, True): 1500,
    (Side.RENEGADE, Role.SHERIFF, False): 100,
}
LAST_RENEGADE = 400
"""Per player: the renegade whose death completes the law's victory."""

PAID_SIDES = (Side.LAW, Side.OUTLAWS, Side.RENEGADE)


def has_price_list(state: State) -> bool:
    """Only the usual game for four to eight has one; other results are entered by hand."""
    ended = state.ended
    return state.mode is Mode.STANDARD and ended is not None and ended.side in PAID_SIDES


def pay(state: State, player: int) -> int:
    """Tell what the game's result is worth to somebody."""
    ended, one = state.ended, state.players[player]
    if ended is None or one.role is None:
        return 0
    key = (Side(ended.side), one.role, player in state.survivors)
    outlaws = role_set(state.mode, len(state.players))[Role.OUTLAW]
    amount = PER_OUTLAW.get(key, 0) * outlaws + PER_PLAYER.get(key, 0) * len(state.players)
    if ended.side == Side.LAW and _fell_last(state, player):
        amount += LAST_RENEGADE * len(state.players)
    penalty = PENALTY if one.killed_sheriff and one.role is Role.DEPUTY else 0
    return amount - penalty


def _fell_last(state: State, player: int) -> bool:
    bad = [one for one in state.deaths if state.players[one].role in BAD]
    return bad[-1:] == [player] and state.players[player].role is Role.RENEGADE


def untold_role(state: State) -> int | None:
    """Find somebody whose role the pay depends on and nobody knows."""
    if state.ended is None or not state.options.scored or state.scored:
        return None
    if not has_price_list(state):
        return None
    hidden = (one for one, player in enumerate(state.players) if not player.shown)
    return next(hidden, None)


def after_game(state: State) -> tuple[Event, ...]:
    """Pay, then lay the next game of the series or name the winner."""
    ended = state.ended
    if ended is None:
        raise ValueError("no game has ended")
    if not state.options.scored:
        return (Finished(ended.side, ended.seats),)
    if (player := untold_role(state)) is not None:
        role = certain_role(state, player)
        return () if role is None else (RoleShown(player, role, auto=True),)
    if not state.scored:
        return _score(state)
    if state.options.series and state.game < len(state.players):
        return _next_game(state)
    if state.options.series:
        return (Finished(Side.SERIES, richest(state)),)
    return (Finished(ended.side, ended.seats),)


def _score(state: State) -> tuple[Event, ...]:
    paid: tuple[Event, ...] = ()
    if has_price_list(state):
        everybody = range(len(state.players))
        paid = tuple(
            MoneyChanged(one, amount, Money.SCORE)
            for one in everybody
            if (amount := pay(state, one))
        )
    return (*paid, GameScored(state.game))


def next_sheriff(state: State) -> int:
    """Pass the star on clockwise, so that everybody has it once."""
    return ((state.sheriff or 0) + 1) % len(state.players)


def _next_game(state: State) -> tuple[Event, ...]:
    sheriff = next_sheriff(state)
    kept = tuple(one for one in state.survivors if _can_stay(state.players[one], state))
    dealing = hire_asks() if state.options.hire else (Ask(AskKind.DEAL, sheriff),)
    everybody = range(len(state.players))
    buying = tuple(Ask(AskKind.KEEP_CARDS, one) for one in everybody) if _experienced(state) else ()
    laid = NextGameLaid(state.game + 1, sheriff, tuple(sorted(kept)))
    asks = (*keep_asks(kept), *dealing, *shuffle_asks(state), *buying)
    return (laid, Asked(asks))


def _experienced(state: State) -> bool:
    return state.options.experience


def _can_stay(player: Player, state: State) -> bool:
    price = player.hire_price
    return state.options.hire and price is not None and player.money >= price


def most_kept(state: State, player: int) -> int:
    """Experience: at most as many as the new start life, and as the money buys."""
    one = state.players[player]
    if player not in state.survivors:
        return 0
    return max(0, min(one.max_life, one.money // KEPT_CARD_PRICE))


def start_hand(state: State, player: int) -> int:
    """As many cards as open bullets, but for those whose card says otherwise."""
    one = state.players[player]
    return character_of(one.character).start_hand or one.max_life


def _keep_choices(state: State, ask: Ask) -> tuple[Action, ...]:
    return tuple(KeepCards(count) for count in range(most_kept(state, ask.player) + 1))


def _keep_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Kept cards cost money, go to the hand and count in the starting deal."""
    if not isinstance(action, KeepCards):
        raise wrong_answer()
    count, player = action.count, ask.player
    require(0 <= count <= most_kept(state, player), CardsRefusal.TOO_MANY_KEPT)
    cost = -KEPT_CARD_PRICE * count
    paid = (MoneyChanged(player, cost, Money.KEPT_CARDS),) if count else ()
    hand = max(0, start_hand(state, player) - count)
    dealt = Reminded(Reminder.START_HAND, player, hand, source="experience")
    return (Answered(ask.kind, player), *paid, dealt)


def _keep_auto(state: State, ask: Ask) -> tuple[Event, ...] | None:
    return _keep_answer(state, ask, KeepCards(0)) if not most_kept(state, ask.player) else None


def _deal_choices(_state: State, ask: Ask) -> tuple[Await, ...]:
    return (Await("deal", "characters", ask.player),)


def _deal_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    """Give everybody the character they drew."""
    if not isinstance(action, Deal):
        raise wrong_answer()
    count, bullets = len(state.players), action.bullets
    possible = len(action.characters) == count and len(bullets) in (0, count)
    require(possible, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    known = [one for one in action.characters if one != NOBODY]
    require(len(set(known)) == len(known), CardsRefusal.CHARACTER_TAKEN)
    require(all(1 <= one <= MOST_BULLETS for one in bullets), CardsRefusal.AMOUNT_NOT_POSSIBLE)
    begins = greygory_begins(enumerate(action.characters))
    return (Answered(ask.kind, ask.player), *_dealt(state, action), *begins)


def _dealt(state: State, action: Deal) -> tuple[Event, ...]:
    bullets = action.bullets or tuple(character_of(one).bullets for one in action.characters)
    return tuple(
        CharacterDealt(one, character, shots + (state.players[one].role is Role.SHERIFF))
        for one, (character, shots) in enumerate(zip(action.characters, bullets, strict=True))
    )


QUESTIONS = {
    AskKind.KEEP_CARDS: Question(_keep_choices, _keep_answer, _keep_auto),
    AskKind.DEAL: Question(_deal_choices, _deal_answer),
}
