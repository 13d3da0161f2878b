"""A readable line for each event of the dice game."""

from collections import Counter

from companion.rules.bang_dice.events import (
    Aimed,
    ArrowsCleared,
    ArrowsShed,
    ArrowsTakenInstead,
    ArrowTaken,
    BeerDrunk,
    Corrected,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    GatlingFired,
    LifeGained,
    LifeGiven,
    LivesLost,
    LossesSettled,
    LossesThreatened,
    PlayerEliminated,
    RoleRevealed,
    RollingEnded,
    ShooterMarked,
    StageReached,
    TurnBegan,
)
from companion.rules.bang_dice.model import Face, State
from companion.viewmodels.bang_dice.words import face_name, role_name
from companion.viewmodels.text import Arg, Text, kebab, text


def history_line(before: State | None, event: Event) -> Text:
    """Say what happened; `before` is the state in which it did."""
    if isinstance(event, GameStarted):
        return _line("game-started", players=len(event.players))
    if before is None:
        raise ValueError(event)
    return _turn_line(before, event)


def step_name(before: State, events: tuple[Event, ...]) -> Text:
    """Name a step for undo and redo: the first thing that happened, short enough for a button."""
    first = events[0]
    if isinstance(first, DiceRolled):
        name = before.players[first.seat].name
        return _line("dice-thrown", name=name, count=len(first.rolled))
    return history_line(before, first)


def _turn_line(before: State, event: Event) -> Text:  # noqa: C901 - one case per event
    def name(seat: int) -> str:
        return before.players[seat].name

    match event:
        case TurnBegan(seat):
            return _line("turn-began", name=name(seat), turn=before.turn + 1)
        case LifeGiven(seat, target, gained):
            return _line("life-given", name=name(seat), target=name(target), gained=gained)
        case DiceRolled(seat, faces, rolled):
            thrown = _faces(tuple(faces[die] for die in rolled))
            return _line("dice-rolled", name=name(seat), faces=thrown, count=len(rolled))
        case ArrowTaken(seat, left):
            return _line("arrow-taken", name=name(seat), left=left)
        case RollingEnded(seat, reason):
            return _line(f"rolling-ended-{kebab(reason)}", name=name(seat))
        case Aimed(seat, _, target, used_as, doubled):
            which = "aimed" if doubled is None else "aimed-doubled"
            face = face_name(used_as)
            return _line(which, name=name(seat), target=name(target), face=face)
        case BeerDrunk(seat, _, target, gained):
            return _line("beer-drunk", name=name(seat), target=name(target), gained=gained)
        case StageReached(stage):
            return _line(f"stage-{kebab(stage)}", name=before.roller.name)
        case GatlingFired(seat, returned):
            return _line("gatling-fired", name=name(seat), returned=returned)
        case Corrected(seat, life, arrows):
            return _line("corrected", name=name(seat), life=life, arrows=arrows)
        case GameEnded(side, seats):
            names = ", ".join(name(seat) for seat in seats)
            return _line(f"game-ended-{kebab(side)}", names=names, count=len(seats))
        case _:
            return _loss_line(before, event)


def _loss_line(before: State, event: Event) -> Text:  # noqa: C901 - one case per event
    def name(seat: int) -> str:
        return before.players[seat].name

    match event:
        case LossesThreatened(cause, losses):
            return _line(
                f"threatened-{kebab(cause)}", count=sum(losses), names=_hit(before, losses)
            )
        case LivesLost(cause, losses):
            hit = _hit(before, losses)
            return _line(f"lost-{kebab(cause)}", count=sum(losses), names=hit)
        case LossesSettled(cause):
            return _line(f"settled-{kebab(cause)}")
        case ArrowsCleared(seat, seats):
            owners = ", ".join(name(owner) for owner in seats)
            return _line("arrows-cleared", name=name(seat), count=len(seats), names=owners)
        case ArrowsTakenInstead(seat, arrows):
            return _line("arrows-taken-instead", name=name(seat), count=arrows)
        case ArrowsShed(seat, arrows):
            return _line("arrows-shed", name=name(seat), count=arrows)
        case PlayerEliminated(seat):
            return _line("player-eliminated", name=name(seat))
        case RoleRevealed(seat, role):
            return _line("role-revealed", name=name(seat), role=role_name(role))
        case LifeGained(seat, gained):
            return _line("life-gained", name=name(seat), gained=gained)
        case ShooterMarked(seat, shooter, arrows):
            marked = name(shooter)
            return _line("shooter-marked", name=name(seat), target=marked, count=arrows)
        case _:
            raise AssertionError(event)


def _hit(before: State, losses: tuple[int, ...]) -> str:
    """List who is hit with the life that is left, which reads the same in every language."""
    return ", ".join(
        f"{player.name} {player.life} › {max(0, player.life - loss)}"
        for player, loss in zip(before.players, losses, strict=True)
        if loss
    )


def _faces(faces: tuple[Face, ...]) -> Text:
    """Give a list of faces with how often each came."""
    counts = Counter(faces)
    ordered = [face for face in Face if counts[face]]
    line: Text | None = None
    for face in ordered:
        item = text("bang-dice-face-count", count=counts[face], face=face_name(face))
        line = item if line is None else text("bang-dice-list", first=line, rest=item)
    if line is None:
        raise AssertionError(faces)
    return line


def _line(which: str, /, **args: Arg) -> Text:
    return text(f"bang-dice-history-{which}", **args)
