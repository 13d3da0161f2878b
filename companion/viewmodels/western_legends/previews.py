"""What an action would do: tried on a copy of the table, shown before it is done."""

from dataclasses import dataclass

from companion.rules.engine import Prompt
from companion.rules.errors import IllegalActionError
from companion.rules.western_legends.actions import (
    Action,
    AnswerFight,
    Await,
    Cabaret,
    Deliver,
    EndActions,
    Equip,
    FirstPlayer,
    Heal,
    Income,
    KeepAbility,
    MeetBandit,
    MeetSheriff,
    Move,
    MoveSheriff,
    Number,
    PlaceDisc,
    PlayAction,
    SellGold,
    SettleFight,
    Showdown,
    ShowNerve,
    StartEffect,
    StartFight,
    TakeBounty,
    TakeCattle,
    TakeSpoils,
    TakeToll,
    TryArrest,
    Winner,
)
from companion.rules.western_legends.apply import apply
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.corrections import number_of
from companion.rules.western_legends.decide import decide
from companion.rules.western_legends.events import Evaluated, PotWon, TurnBegan
from companion.rules.western_legends.fights import final_value, winner_of
from companion.rules.western_legends.legal import legal_actions
from companion.rules.western_legends.model import CASH_CAP, FIGHT_CARDS, Fight, State
from companion.rules.western_legends.poker import advise, evaluate
from companion.rules.western_legends.wire import NAMES
from companion.viewmodels.text import Arg, Text, kebab, text
from companion.viewmodels.western_legends.words import (
    PREFIX,
    card_name,
    colour_name,
    fight_name,
    hideout_name,
    item_name,
    joined,
    number_name,
    rank_name,
    say,
    track_name,
)

SHOWN = (
    Number.LP,
    Number.CASH,
    Number.GOLD,
    Number.HAND,
    Number.WOUNDS,
    Number.WANTED,
    Number.MARSHAL,
)


@dataclass(frozen=True, slots=True)
class Change:
    """One number of one player, before and after."""

    seat: int
    number: Number
    name: Text
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Preview:
    """The consequences of an action; `refusal` says why there are none."""

    changes: tuple[Change, ...]
    warnings: tuple[Text, ...] = ()
    refusal: Text | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: the action or prompt behind it, its words, and what it would change."""

    action: Action | Prompt
    label: Text
    help: Text
    preview: Preview | None


def choices(state: State, *, tried: bool = True) -> tuple[Choice, ...]:
    """Lay out everything that may be done now; tried out, with what each would change."""
    return tuple(_choice(state, action, tried=tried) for action in legal_actions(state))


def preview(state: State, action: Action) -> Preview:
    """Try an action; the turn it may begin for the next player is not part of it."""
    try:
        events = decide(state, action)
    except IllegalActionError as error:
        return Preview((), (), text(f"refusal-{kebab(error.code)}"))
    after = state
    for event in events:
        if isinstance(event, TurnBegan):
            break
        after = apply(after, event)
    return Preview(_changes(state, after), _warnings(state, action))


def _changes(before: State, after: State) -> tuple[Change, ...]:
    return tuple(
        Change(seat, number, number_name(number), old, new)
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
        for number in SHOWN
        if (old := number_of(before, was, number)) != (new := number_of(after, now, number))
    )


def _warnings(state: State, action: Action) -> tuple[Text, ...]:
    """Say what would be wasted or forgotten."""
    player, found = state.player, []
    if isinstance(action, Heal) and player.wounds == 0:
        found.append(say("warning", "no-wounds"))
    if isinstance(action, SellGold) and player.cash + 20 * action.nuggets > CASH_CAP:
        lost = player.cash + 20 * action.nuggets - CASH_CAP
        found.append(say("warning", "cash-lost", amount=lost))
    if isinstance(action, EndActions) and state.turn.actions_left:
        found.append(say("warning", "actions-left", count=state.turn.actions_left))
    return tuple(found)


def _choice(state: State, action: Action | Prompt, *, tried: bool) -> Choice:
    if isinstance(action, Await):
        return Choice(action, say("action", action.action), say("help", action.action), None)
    if isinstance(action, Prompt):
        raise TypeError(action)
    name = NAMES[type(action)]
    shown = preview(state, action) if tried else None
    return Choice(action, action_label(state, action), say("help", name), shown)


def action_label(state: State, action: Action) -> Text:
    """Name an action with whom and what it is about."""
    name = NAMES[type(action)]
    detail = _detail(state, action)
    label = say("action", name)
    return label if detail is None else text(f"{PREFIX}-labelled", label=label, detail=detail)


def _detail(state: State, action: Action) -> Arg | None:
    """Say whom, what or how much an action is about, if anything."""
    match action:
        case StartFight(kind, target):
            name = state.players[target].name
            return text(f"{PREFIX}-labelled", label=fight_name(kind), detail=name)
        case SettleFight(winner=winner) if winner is not None:
            return say("winner", winner)
        case Showdown(winners=winners) if winners is not None:
            return _names(state, winners)
        case MeetSheriff(seats):
            return _names(state, seats) if seats else say("answer", "nobody")
        case TakeToll(seat, gift) if seat is not None:
            return say("toll", gift, name=state.players[seat].name)
        case TryArrest(seat) | TakeToll(seat):
            return say("answer", "nobody") if seat is None else state.players[seat].name
        case FirstPlayer(seat):
            return state.players[seat].name
        case _:
            return _plain_detail(action)


def _names(state: State, seats: tuple[int, ...]) -> str:
    return ", ".join(state.players[seat].name for seat in seats)


def _plain_detail(action: Action) -> Arg | None:
    match action:
        case Move(hideout) | MeetBandit(hideout):
            return None if hideout is None else hideout_name(hideout)
        case PlayAction(name, track=track) if name:
            card = card_name(name)
            if track is Track.NONE:
                return card
            return text(f"{PREFIX}-labelled", label=card, detail=track_name(track))
        case SellGold(count) | Cabaret(count) | MoveSheriff(count):
            return count
        case TakeCattle(colour):
            return colour_name(colour)
        case PlaceDisc(story):
            return story + 1
        case Equip(weapon, mount):
            return joined((item_name(weapon), item_name(mount)))
        case _:
            return _coded_detail(action)


def _coded_detail(action: Action) -> Text | None:
    match action:
        case Income(take):
            return say("income", take)
        case TakeBounty(take):
            return say("bounty", take)
        case TakeSpoils(take, cattle):
            words = say("spoils", take)
            return say("spoils", "and-cattle", take=words) if cattle else words
        case Deliver(way):
            return say("delivery", way)
        case ShowNerve(choice):
            return say("nerve", choice)
        case AnswerFight(yes) | StartEffect(yes) | KeepAbility(yes):
            return say("answer", "yes" if yes else "no")
        case _:
            return None


@dataclass(frozen=True, slots=True)
class FightPreview:
    """Both final values and who would win, as the cards are tapped in.

    Against bandit, guard and sheriff the right neighbour draws fight cards and plays one.
    """

    kind: Text
    player: int | None
    opponent: int | None
    winner: Winner | None
    tie_goes_to: Text
    drawer: int | None
    fight_cards: int
    consequences: Preview


def fight_preview(state: State, fight: Fight, action: SettleFight) -> FightPreview:
    """Show how a fight would end."""
    options = state.options
    values = [
        None if card is None else final_value(card, modifiers, options)
        for card, modifiers in (
            (action.player, action.player_modifiers),
            (action.opponent, action.opponent_modifiers),
        )
    ]
    tie = "tie-initiator" if fight.target is not None else "tie-opponent"
    return FightPreview(
        fight_name(fight.kind),
        values[0],
        values[1],
        winner_of(fight.kind, action, options),
        say("fight", tie),
        None if fight.target is not None else state.right_of(fight.seat),
        FIGHT_CARDS.get(fight.kind, 0),
        preview(state, action),
    )


@dataclass(frozen=True, slots=True)
class HandView:
    """A poker hand by name."""

    seat: int
    cards: tuple[str, ...]
    rank: Text
    wins: bool


@dataclass(frozen=True, slots=True)
class ShowdownPreview:
    """The hands, who would win, and the money."""

    hands: tuple[HandView, ...]
    pot: int
    share: int
    consequences: Preview


def showdown_preview(state: State, action: Showdown) -> ShowdownPreview:
    """Show how a showdown would end."""
    outcome = preview(state, action)
    if outcome.refusal is not None:
        return ShowdownPreview((), 0, 0, outcome)
    won = next(event for event in decide(state, action) if isinstance(event, PotWon))
    hands = tuple(_hand(hand, won.winners) for hand in won.hands)
    return ShowdownPreview(hands, won.pot, won.share, outcome)


def _hand(hand: Evaluated, winners: tuple[int, ...]) -> HandView:
    return HandView(hand.seat, hand.cards, rank_name(hand.rank), hand.seat in winners)


def dealer_advice(
    state: State, flop: tuple[str, ...], hand: tuple[str, ...]
) -> tuple[tuple[str, str], Text]:
    """Show the dealer the best two of four cards, on a private screen."""
    pair = advise(flop, hand, state.options)
    return pair, rank_name(evaluate(flop, pair, state.options).rank)
