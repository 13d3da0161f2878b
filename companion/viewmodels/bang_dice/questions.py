"""The open question in one line, and each answer as a button that shows what it would do."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from companion.rules.bang_dice.actions import (
    Action,
    Aim,
    AwaitDice,
    Bart,
    Beer,
    Heal,
    Kit,
    Pedro,
    Reveal,
    Stop,
)
from companion.rules.bang_dice.choices import kit_allows
from companion.rules.bang_dice.legal import asked_seat, legal_actions
from companion.rules.bang_dice.losses import bart_seat
from companion.rules.bang_dice.model import Face, Phase, State
from companion.rules.bang_dice.turn import phase_of
from companion.viewmodels.bang_dice.previews import Effect, preview
from companion.viewmodels.bang_dice.words import face_name, role_name
from companion.viewmodels.text import Text, text


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: what the button says, what it sends, and what would come of it."""

    label: Text
    action: Action
    effects: tuple[Effect, ...]
    seat: int | None = None
    die: int | None = None
    beside: bool = False
    """A second way to name the same seat, such as a doubled shot."""


def question(state: State) -> Text:
    """Say what is awaited and from whom."""
    asked = asked_seat(state)
    if asked is None:
        return text("dice-table-ask-over")
    phase = phase_of(state)
    name = state.players[asked].name
    if phase is Phase.ROLL:
        return _roll_question(state, name)
    if phase is Phase.BART and state.batch is not None:
        seat = bart_seat(state, state.batch)
        losses = 0 if seat is None else state.batch.losses[seat]
        return text("dice-table-ask-bart", name=name, count=losses)
    if phase is Phase.KIT:
        return text("dice-table-ask-kit", name=name, count=len(state.open_dice))
    return text(f"dice-table-ask-{phase.value}", name=name)


def _roll_question(state: State, name: str) -> Text:
    return text(f"dice-table-ask-{'roll' if state.dice is None else 'reroll'}", name=name)


def choices(
    state: State, die: int | None = None, discards: tuple[int, ...] = ()
) -> tuple[Choice, ...]:
    """Give the answers; with `die` only those for that die, for Kit Carlson what is gathered."""
    if phase_of(state) is Phase.KIT:
        return (_choice(state, Kit(tuple(sorted(discards)))),)
    actions = (a for a in legal_actions(state) if not isinstance(a, AwaitDice))
    listed = (a for a in actions if die is None or getattr(a, "die", die) == die)
    return tuple(_choice(state, action) for action in _first_beer_only(listed))


def _first_beer_only(actions: Iterable[Action]) -> Iterator[Action]:
    """Offer one beer to double with: which of several it is makes no difference."""
    met = set()
    for action in actions:
        key = action
        if isinstance(action, Aim) and action.double_with is not None:
            key = replace(action, double_with=-1)
        if key not in met:
            met.add(key)
            yield action


def discardable(state: State, discards: tuple[int, ...]) -> tuple[int, ...]:
    """Give the seats from which Kit Carlson may take one arrow more."""
    if phase_of(state) is not Phase.KIT or len(discards) == len(state.open_dice):
        return ()
    return tuple(seat for seat in state.living if kit_allows(state, (*discards, seat)))


def ask_about_die(state: State, die: int) -> Text:
    """Say which die is being pointed, where there are several."""
    face = (state.dice or ())[die]
    which = "beer" if face is Face.BEER else "aim"
    return text(f"dice-table-ask-{which}-die", name=state.roller.name, face=face_name(face))


def _choice(state: State, action: Action) -> Choice:
    effects = preview(state, action)
    seat = getattr(action, "target", None)
    die = getattr(action, "die", None)
    beside = isinstance(action, Aim) and action.double_with is not None
    return Choice(_label(state, action), action, effects, seat, die, beside)


def _label(state: State, action: Action) -> Text:
    match action:
        case Stop():
            return text("dice-table-stop")
        case Aim(_, target, used_as, double_with):
            return _aim_label(state.players[target].name, used_as, double_with)
        case Beer(_, target) | Heal(target):
            return text("dice-table-choose-player", name=state.players[target].name)
        case Bart(arrows):
            return text("dice-table-bart", count=arrows)
        case Pedro(discard):
            return text("dice-table-pedro", count=discard)
        case Kit(seats):
            names = ", ".join(state.players[seat].name for seat in seats)
            return text("dice-table-kit", count=len(seats), names=names)
        case Reveal(seat, role):
            return text("dice-table-reveal", name=state.players[seat].name, role=role_name(role))
        case _:
            raise TypeError(action)


def _aim_label(name: str, used_as: Face | None, double_with: int | None) -> Text:
    if double_with is not None:
        return text("dice-table-aim-doubled", name=name)
    if used_as is not None:
        return text("dice-table-aim-as", name=name, face=face_name(used_as))
    return text("dice-table-choose-player", name=name)
