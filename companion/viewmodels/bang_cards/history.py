"""A readable line for each event of the card game."""

from companion.rules.bang_cards.apply import apply
from companion.rules.bang_cards.events import EVENT_CARDS
from companion.rules.bang_cards.happened import (
    AbilitiesLent,
    Activated,
    AllAttacked,
    Answered,
    Asked,
    BidMade,
    CameBack,
    CardPlayed,
    CardPut,
    CardRemoved,
    CharacterDealt,
    CharactersOpened,
    Checked,
    Corrected,
    DeathSettled,
    DeckShuffled,
    Declared,
    DuelBegan,
    DynamiteMoved,
    Event,
    EventDiscarded,
    EventTurned,
    ExtraTurnWon,
    Finished,
    GameEnded,
    GameScored,
    GameStarted,
    GhostLeft,
    Handcuffed,
    IdentityChanged,
    LifeGained,
    LifeLost,
    MoneyChanged,
    NextGameLaid,
    PlayerEliminated,
    Reminded,
    RolesHidden,
    RoleShown,
    SeatsSwapped,
    ShotDodged,
    ShotFired,
    ShowdownOpened,
    ShowTurned,
    StageReached,
    StayedInJail,
    TurnBegan,
    TurnSkipped,
)
from companion.rules.bang_cards.model import State
from companion.viewmodels.bang_cards.words import (
    card_name,
    character_name,
    event_name,
    listed,
    named,
    role_name,
    table_card_name,
)
from companion.viewmodels.text import Arg, Text, text

BOOKKEEPING = (Asked, Answered, StageReached, DeathSettled, GameScored)
"""Events that a short history leaves out: nothing on the table changes."""


def history_line(before: State | None, event: Event) -> Text:
    """Say what happened; `before` is the state in which it did."""
    if isinstance(event, GameStarted):
        return _line("game-started", count=len({one.owner for one in event.players}))
    if before is None:
        raise ValueError(event)
    return _turn_line(before, event)


def move_lines(before: State | None, events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Tell one move in short: its first line names the step that an undo takes back."""
    lines = []
    for event in events:
        if not isinstance(event, BOOKKEEPING):
            lines.append(history_line(before, event))
        before = apply(before, event)
    return tuple(lines)


def _turn_line(before: State, event: Event) -> Text:  # noqa: C901, PLR0912 - one case per event
    """Handle the course of the turn; the rest moves life, cards or money."""
    who = _Names(before)
    match event:
        case TurnBegan(player, extra):
            return _line("extra-turn" if extra else "turn-began", name=who(player))
        case StageReached(stage):
            return _line("stage", name=who(before.active), stage=named("stage", stage))
        case TurnSkipped(player, reason):
            return _line("turn-skipped", name=who(player), reason=named("skip", reason))
        case StayedInJail(player):
            return _line("stayed-in-jail", character=who.character(player))
        case Asked(asks):
            return _line("asked", question=_question(who, asks[0].player, asks[0].kind))
        case Answered(kind, player):
            return _line("answered", question=_question(who, player, kind))
        case Activated(player):
            return _line("activated", name=who(player), character=who.character(player))
        case ExtraTurnWon(player):
            return _line("extra-turn-won", name=who(player))
        case EventTurned(key) | ShowTurned(key):
            return _line("event-turned", event=event_name(key))
        case EventDiscarded(key):
            return _line("event-discarded", event=event_name(key))
        case DeckShuffled(order):
            return _line("deck-shuffled", count=len(order))
        case Handcuffed(player):
            return _line("handcuffed", name=who(player))
        case SeatsSwapped(player, other):
            return _line("seats-swapped", name=who(player), other=who(other))
        case Declared(player, call, role):
            called, shown = named("call", call), role_name(role)
            return _line("declared", name=who(player), call=called, role=shown)
        case ShowdownOpened(players):
            return _line("showdown-opened", names=who.all(players))
        case GameEnded(side, seats):
            return _line("game-ended", side=named("side", side), names=who.all(seats))
        case Finished(side, seats):
            return _line("finished", side=named("side", side), names=who.all(seats))
        case Corrected():
            return _corrected_line(before, event)
        case _:
            return _life_line(before, event)


def _life_line(before: State, event: Event) -> Text:  # noqa: C901, PLR0912 - one case per event
    who = _Names(before)
    match event:
        case LifeLost(player, amount, cause):
            left = max(0, before.players[player].life - amount)
            why = named("cause", cause)
            return _line("life-lost", name=who(player), count=amount, cause=why, life=left)
        case LifeGained(player, amount, reason):
            why = named("gain", reason)
            return _line("life-gained", name=who(player), count=amount, reason=why)
        case PlayerEliminated(player, cause, killer):
            why = named("cause", cause)
            if killer is None:
                return _line("eliminated", name=who(player), cause=why)
            return _line("eliminated-by", name=who(player), killer=who(killer), cause=why)
        case RoleShown(player, role):
            return _line("role-shown", name=who(player), role=role_name(role))
        case DeathSettled(player):
            return _line("death-settled", name=who(player))
        case CameBack(player, how, life):
            return _line("came-back", name=who(player), how=named("comeback", how), life=life)
        case GhostLeft(player):
            return _line("ghost-left", name=who(player))
        case RolesHidden(players):
            return _line("roles-hidden", names=who.all(players))
        case IdentityChanged(player, character, life):
            new = character_name(character)
            return _line("identity-changed", name=who(player), character=new, life=life)
        case AbilitiesLent(player, characters):
            lent = listed(tuple(character_name(key) for key in characters))
            return _line("abilities-lent", name=who(player), characters=lent)
        case Checked(player, kind, suit, _, passed):
            result = named("result", "passed" if passed else "failed")
            check, card = named("check", kind), named("suit", suit)
            return _line("checked", name=who(player), check=check, suit=card, result=result)
        case _:
            return _card_line(before, event)


def _card_line(before: State, event: Event) -> Text:
    who = _Names(before)
    match event:
        case ShotFired(player, target, kind):
            shot = named("shot", kind)
            return _line("shot-fired", name=who(player), target=who(target), shot=shot)
        case ShotDodged(player, cause):
            return _line("shot-dodged", name=who(player), cause=named("cause", cause))
        case DuelBegan(player, target):
            return _line("duel-began", name=who(player), target=who(target))
        case AllAttacked(player, cause):
            return _line("all-attacked", name=who(player), cause=named("cause", cause))
        case CardPlayed(player, card, repeat):
            which = "card-repeated" if repeat else "card-played"
            return _line(which, name=who(player), card=named("card", card))
        case CardPut(player, by, card):
            laid = table_card_name(card)
            return _line("card-put", name=who(by), target=who(player), card=laid)
        case CardRemoved(player, card, name, reason):
            gone, why = card_name(card, name), named("removal", reason)
            return _line("card-removed", name=who(player), card=gone, reason=why)
        case DynamiteMoved(player, target):
            return _line("dynamite-moved", name=who(player), target=who(target))
        case Reminded():
            return reminder_line(before, event)
        case _:
            return _money_line(before, event)


def _money_line(before: State, event: Event) -> Text:
    who = _Names(before)
    match event:
        case CharacterDealt(player, character, life):
            dealt = character_name(character)
            return _line("character-dealt", name=who(player), character=dealt, life=life)
        case CharactersOpened(characters):
            opened = listed(tuple(character_name(key) for key in characters))
            return _line("characters-opened", characters=opened)
        case BidMade(player, character, amount):
            lot = character_name(character)
            return _line("bid-made", name=who(player), character=lot, amount=amount)
        case MoneyChanged(player, amount, reason):
            why = named("money", reason)
            return _line("money-changed", name=who(player), amount=amount, reason=why)
        case GameScored(game):
            return _line("game-scored", game=game)
        case NextGameLaid(game, sheriff):
            return _line("next-game", game=game, name=who(sheriff))
        case _:
            raise AssertionError(event)


def reminder_line(state: State, event: Reminded) -> Text:
    """Say what the hands at the table have to do."""
    who = _Names(state)
    other = who(event.other) if event.other is not None else ""
    kind = named("reminder", event.what).id
    source = source_name(event.source)
    return text(kind, name=who(event.player), count=event.count, other=other, source=source)


def source_name(source: str) -> Text:
    """Name the rule behind a reminder: an event, a character, or a rule of the game."""
    if source in EVENT_CARDS:
        return event_name(source)
    rules = ("reward", "penalty", "experience", "no_mercy", "dead_man", "")
    return named("source", source or "rules") if source in rules else character_name(source)


def _corrected_line(before: State, event: Corrected) -> Text:
    change = event.correction
    if change.player is None:
        return _line("corrected-table")
    life = before.players[change.player].life if change.life is None else change.life
    return _line("corrected", name=_Names(before)(change.player), life=life)


class _Names:
    """Names people; with two players the character tells which of the two is meant."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __call__(self, player: int) -> str:
        return self._state.players[player].name

    def character(self, player: int) -> Text:
        return character_name(self._state.players[player].character)

    def all(self, players: tuple[int, ...]) -> str:
        names = dict.fromkeys(self(player) for player in players)
        return ", ".join(names)


def _question(who: _Names, player: int, kind: str) -> Text:
    return text(named("question", kind).id, name=who(player))


def _line(which: str, /, **args: Arg) -> Text:
    return text(f"bang-cards-history-{which}", **args)
