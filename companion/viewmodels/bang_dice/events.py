"""The moments that people should notice across the table, with what their show needs."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_dice.events import (
    Aimed,
    ArrowTaken,
    BeerDrunk,
    DiceRolled,
    Event,
    GameEnded,
    LivesLost,
    PlayerEliminated,
    TurnBegan,
)
from companion.rules.bang_dice.model import Cause, State
from companion.session.game_session import Move
from companion.viewmodels.text import Text, text


@unique
class MomentKind(StrEnum):
    """What is shown; each kind has a sound of the same name."""

    ROLL = "roll"
    ARROW = "arrow"
    BEER = "beer"
    SHOT = "shot"
    DYNAMITE = "dynamite"
    GATLING = "gatling"
    ATTACK = "attack"
    DEATH = "death"
    TURN = "turn"
    VICTORY = "victory"


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing to see and hear: who did it and who is hit; a banner only for the great ones."""

    kind: MomentKind
    source: int
    targets: tuple[int, ...] = ()
    losses: tuple[int, ...] = ()
    banner: Text | None = None


LOSS_KINDS = {
    Cause.ATTACK: MomentKind.ATTACK,
    Cause.DYNAMITE: MomentKind.DYNAMITE,
    Cause.BULLSEYE: MomentKind.SHOT,
    Cause.GATLING: MomentKind.GATLING,
}
GREAT = (MomentKind.ATTACK, MomentKind.GATLING, MomentKind.DYNAMITE)


def moments(move: Move) -> tuple[Moment, ...]:
    """Give what a move has to show, in the order it happened."""
    state: State = move.before
    if state is None:
        return ()
    shown = (_moment(state, event) for event in move.events)
    return _once_in_a_row(tuple(moment for moment in shown if moment is not None))


def _once_in_a_row(shown: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """Three arrows in a row are one sight."""
    pairs = zip(shown, (None, *shown), strict=False)
    return tuple(moment for moment, last in pairs if moment != last)


def _moment(state: State, event: Event) -> Moment | None:
    match event:
        case DiceRolled(seat):
            return Moment(MomentKind.ROLL, seat)
        case ArrowTaken(seat):
            return Moment(MomentKind.ARROW, seat, (seat,))
        case BeerDrunk(seat, _, target):
            return Moment(MomentKind.BEER, seat, (target,))
        case Aimed(seat, _, target):
            return Moment(MomentKind.SHOT, seat, (target,))
        case LivesLost():
            return _losses(state, event)
        case PlayerEliminated(seat):
            banner = text("dice-table-moment-death", name=state.players[seat].name)
            return Moment(MomentKind.DEATH, state.active, (seat,), banner=banner)
        case TurnBegan(seat):
            return Moment(MomentKind.TURN, seat)
        case GameEnded(side, seats):
            banner = text(f"dice-table-moment-victory-{side.replace('_', '-')}")
            return Moment(MomentKind.VICTORY, state.active, seats, banner=banner)
        case _:
            return None


def _losses(state: State, event: LivesLost) -> Moment | None:
    hit = tuple(seat for seat, loss in enumerate(event.losses) if loss)
    kind = LOSS_KINDS[event.cause]
    banner = None
    if kind in GREAT:
        banner = text(f"dice-table-moment-{kind.value}", name=state.roller.name)
    losses = tuple(event.losses[seat] for seat in hit)
    return Moment(kind, state.active, hit, losses, banner) if hit or banner else None
