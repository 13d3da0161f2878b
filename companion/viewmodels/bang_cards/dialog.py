"""The open question: whom it is put to, its choices, and what each would change."""

from dataclasses import dataclass

from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import (
    Ability,
    Action,
    Await,
    Bang,
    Bid,
    Check,
    Declare,
    KeepCards,
    Nominate,
    Pick,
    Play,
    Remove,
    Reveal,
)
from companion.rules.bang_cards.legal import legal_actions
from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.phase import asked_player, phase_of
from companion.rules.bang_cards.wire import TYPES
from companion.rules.engine import replay
from companion.viewmodels.bang_cards.words import (
    card_name,
    character_name,
    named,
    role_name,
    who,
)
from companion.viewmodels.text import Arg, Text, text


@dataclass(frozen=True, slots=True)
class Preview:
    """What an answer would do to somebody's life."""

    who: Arg
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One button; a prompt's button opens a form instead."""

    action: Action | Await
    label: Text
    preview: tuple[Preview, ...]


@dataclass(frozen=True, slots=True)
class Dialog:
    """The one question that is open."""

    phase: str
    asked: int | None
    question: Text
    choices: tuple[Choice, ...]


def dialog(state: State) -> Dialog:
    """Show what is asked, and what may be answered."""
    asked = asked_player(state)
    phase = phase_of(state)
    name = "" if asked is None else who(state, asked)
    question = text(named("question", phase).id, name=name)
    choices = tuple(_choice(state, action) for action in legal_actions(state))
    return Dialog(phase, asked, question, choices)


def _choice(state: State, action: Action | Await) -> Choice:
    if isinstance(action, Await):
        return Choice(action, named("do", action.action), ())
    return Choice(action, label_of(state, action), preview_of(state, action))


def preview_of(state: State, action: Action) -> tuple[Preview, ...]:
    """Try the action out: whose life would change."""
    after = replay(BANG_CARDS, BANG_CARDS.decide(state, action), state)
    lives = zip(state.players, after.players, strict=True)
    return tuple(
        Preview(who(state, one), old.life, new.life)
        for one, (old, new) in enumerate(lives)
        if old.life != new.life
    )


def label_of(state: State, action: Action) -> Text:  # noqa: C901, PLR0912 - one case per label
    """Name a button."""
    do = f"bang-cards-do-{TYPES[type(action)].replace('_', '-')}"

    def say(player: int) -> Arg:
        return who(state, player)

    match action:
        case Bang(target, kind):
            return text("bang-cards-do-shot-at", shot=named("shot", kind), name=say(target))
        case Pick(player):
            one = state.players[player]
            shown = character_name(one.character)
            return text("bang-cards-do-pick-player", name=one.name, character=shown)
        case Check(suit, None):
            return named("suit", suit)
        case Check(suit, rank) if rank is not None:
            return text(
                "bang-cards-do-suit-rank", suit=named("suit", suit), rank=named("rank", str(rank))
            )
        case Reveal(_, role):
            return text("bang-cards-do-role", what=text(do), role=role_name(role))
        case Declare(call, role):
            return text("bang-cards-do-role", what=named("call", call), role=role_name(role))
        case Remove(_, card, name):
            return text("bang-cards-do-with", what=text(do), item=card_name(card, name))
        case Ability(player, character):
            return text(
                "bang-cards-do-ability-of", name=say(player), item=character_name(character)
            )
        case Play(card):
            return text("bang-cards-do-with", what=text(do), item=named("card", card))
        case Nominate(character, bid):
            return text("bang-cards-do-nominate-for", item=character_name(character), amount=bid)
        case Bid(player, amount):
            return text("bang-cards-do-bid-of", name=say(player), amount=amount)
        case KeepCards(count):
            return text("bang-cards-do-keep-count", count=count)
        case _:
            return text(do)
