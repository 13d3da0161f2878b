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
from companion.viewmodels.bang_cards.correction import change_line, changes
from companion.viewmodels.bang_cards.words import (
    card_name,
    character_name,
    event_name,
    listed,
    named,
    role_name,
    table_card_name,
    who,
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
    say = _Names(before)
    match event:
        case TurnBegan(player, extra):
            return _line("extra-turn" if extra else "turn-began", name=say.person(player))
        case StageReached(stage):
            return _line("stage", name=say(before.active), stage=named("stage", stage))
        case TurnSkipped(player, reason):
            return _line("turn-skipped", name=say.person(player), reason=named("skip", reason))
        case StayedInJail(player):
            return _line("stayed-in-jail", character=say.character(player))
        case Asked(asks):
            return _line("asked", question=_question(say, asks[0].player, asks[0].kind))
        case Answered(kind, player):
            return _line("answered", question=_question(say, player, kind))
        case Activated(player):
            return _line("activated", name=say.person(player), character=say.character(player))
        case ExtraTurnWon(player):
            return _line("extra-turn-won", name=say(player))
        case EventTurned(key) | ShowTurned(key):
            return _line("event-turned", event=event_name(key))
        case EventDiscarded(key):
            return _line("event-discarded", event=event_name(key))
        case DeckShuffled(order):
            return _line("deck-shuffled", count=len(order))
        case Handcuffed(player):
            return _line("handcuffed", name=say(player))
        case SeatsSwapped(player, other):
            return _line("seats-swapped", name=say(player), other=say(other))
        case Declared(player, call, role):
            called, shown = named("call", call), role_name(role)
            return _line("declared", name=say(player), call=called, role=shown)
        case ShowdownOpened(players):
            return _line("showdown-opened", names=say.all(players))
        case GameEnded(side, seats):
            return _line("game-ended", side=named("side", side), names=say.all(seats))
        case Finished(side, seats):
            return _line("finished", side=named("side", side), names=say.all(seats))
        case Corrected():
            return _corrected_line(before, event)
        case _:
            return _life_line(before, event)


def _life_line(before: State, event: Event) -> Text:  # noqa: C901, PLR0912 - one case per event
    say = _Names(before)
    match event:
        case LifeLost(player, amount, cause):
            left = max(0, before.players[player].life - amount)
            why = named("cause", cause)
            return _line("life-lost", name=say(player), count=amount, cause=why, life=left)
        case LifeGained(player, amount, reason):
            why = named("gain", reason)
            return _line("life-gained", name=say(player), count=amount, reason=why)
        case PlayerEliminated(player, cause, killer):
            why = named("cause", cause)
            if killer is None:
                return _line("eliminated", name=say(player), cause=why)
            return _line("eliminated-by", name=say(player), killer=say(killer), cause=why)
        case RoleShown(player, role):
            return _line("role-shown", name=say(player), role=role_name(role))
        case DeathSettled(player):
            return _line("death-settled", name=say(player))
        case CameBack(player, how, life):
            return _line("came-back", name=say(player), how=named("comeback", how), life=life)
        case GhostLeft(player):
            return _line("ghost-left", name=say(player))
        case RolesHidden(players):
            return _line("roles-hidden", names=say.all(players))
        case IdentityChanged(player, character, life):
            new = character_name(character)
            return _line("identity-changed", name=say(player), character=new, life=life)
        case AbilitiesLent(player, characters):
            lent = listed(tuple(character_name(key) for key in characters))
            return _line("abilities-lent", name=say(player), characters=lent)
        case Checked(player, kind, suit, _, passed):
            result = named("result", "passed" if passed else "failed")
            check, card = named("check", kind), named("suit", suit)
            return _line("checked", name=say(player), check=check, suit=card, result=result)
        case _:
            return _card_line(before, event)


def _card_line(before: State, event: Event) -> Text:
    say = _Names(before)
    match event:
        case ShotFired(player, target, kind):
            shot = named("shot", kind)
            return _line("shot-fired", name=say(player), target=say(target), shot=shot)
        case ShotDodged(player, cause):
            return _line("shot-dodged", name=say(player), cause=named("cause", cause))
        case DuelBegan(player, target):
            return _line("duel-began", name=say(player), target=say(target))
        case AllAttacked(player, cause):
            return _line("all-attacked", name=say(player), cause=named("cause", cause))
        case CardPlayed(player, card, repeat):
            which = "card-repeated" if repeat else "card-played"
            return _line(which, name=say(player), card=named("card", card))
        case CardPut(player, by, card):
            laid = table_card_name(card)
            return _line("card-put", name=say(by), target=say(player), card=laid)
        case CardRemoved(player, card, name, reason):
            gone, why = card_name(card, name), named("removal", reason)
            return _line("card-removed", name=say(player), card=gone, reason=why)
        case DynamiteMoved(player, target):
            return _line("dynamite-moved", name=say(player), target=say(target))
        case Reminded():
            return reminder_line(before, event)
        case _:
            return _money_line(before, event)


def _money_line(before: State, event: Event) -> Text:
    say = _Names(before)
    match event:
        case CharacterDealt(player, character, life):
            dealt = character_name(character)
            return _line("character-dealt", name=say(player), character=dealt, life=life)
        case CharactersOpened(characters):
            opened = listed(tuple(character_name(key) for key in characters))
            return _line("characters-opened", characters=opened)
        case BidMade(player, character, amount):
            lot = character_name(character)
            return _line("bid-made", name=say(player), character=lot, amount=amount)
        case MoneyChanged(player, amount, reason):
            why = named("money", reason)
            return _line("money-changed", name=say(player), amount=amount, reason=why)
        case GameScored(game):
            return _line("game-scored", game=game)
        case NextGameLaid(game, sheriff):
            return _line("next-game", game=game, name=say(sheriff))
        case _:
            raise AssertionError(event)


def reminder_line(state: State, event: Reminded) -> Text:
    """Say what the hands at the table have to do."""
    say = _Names(state)
    other = say(event.other) if event.other is not None else ""
    kind = named("reminder", event.what).id
    source = source_name(event.source)
    return text(kind, name=say(event.player), count=event.count, other=other, source=source)


def source_name(source: str) -> Text:
    """Name the rule behind a reminder: an event, a character, or a rule of the game."""
    if source in EVENT_CARDS:
        return event_name(source)
    rules = ("reward", "penalty", "experience", "no_mercy", "dead_man", "")
    return named("source", source or "rules") if source in rules else character_name(source)


def _corrected_line(before: State, event: Corrected) -> Text:
    change = event.correction
    what = listed(tuple(change_line(one) for one in changes(before, change)))
    if change.player is None:
        return _line("corrected-table", what=what)
    return _line("corrected", name=who(before, change.player), what=what)


class _Names:
    """Names people of one table."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __call__(self, player: int) -> Arg:
        return who(self._state, player)

    def person(self, player: int) -> str:
        return self._state.players[player].name

    def character(self, player: int) -> Text:
        return character_name(self._state.players[player].character)

    def all(self, players: tuple[int, ...]) -> str:
        names = dict.fromkeys(self.person(player) for player in players)
        return ", ".join(names)


def _question(say: _Names, player: int, kind: str) -> Text:
    return text(named("question", kind).id, name=say(player))


def _line(which: str, /, **args: Arg) -> Text:
    return text(f"bang-cards-history-{which}", **args)
