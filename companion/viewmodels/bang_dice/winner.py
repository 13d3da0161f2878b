"""After the game: who has won and why, how life and arrows went, and how the dice fell."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from companion.rules.bang_dice.events import DiceRolled, TurnBegan
from companion.rules.bang_dice.model import Face, Role, State
from companion.rules.bang_dice.roles import certain_role
from companion.session.game_session import Move
from companion.viewmodels.text import Text, text

KIND_FACES = (Face.BULLSEYE_1, Face.BULLSEYE_2, Face.BEER, Face.GATLING)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player's game: lives and arrows at the start and after each turn, and the dice."""

    seat: int
    name: str
    character: str
    role: Role | None
    won: bool
    lives: tuple[int, ...]
    arrows: tuple[int, ...]
    faces: tuple[int, ...]
    """How often each face fell, in the order of Face."""
    luck: float
    """Kind faces above or below what chance gives, in standard deviations."""


@dataclass(frozen=True, slots=True)
class WinnerView:
    """The winner screen."""

    title: Text
    reason: Text
    turns: int
    rows: tuple[PlayerRow, ...]
    faces: tuple[int, ...]


def winner_view(moves: Sequence[Move]) -> WinnerView | None:
    """Tell a finished game; nothing while it goes on."""
    state: State = moves[-1].after
    if state.winner is None:
        return None
    marks = _marks(moves)
    dice = _dice(moves)
    rows = tuple(_row(state, seat, marks, dice[seat]) for seat in range(len(state.players)))
    side = state.winner.side.replace("_", "-")
    names = ", ".join(state.players[seat].name for seat in state.winner.seats)
    return WinnerView(
        title=text(f"dice-table-won-{side}", names=names, count=len(state.winner.seats)),
        reason=text(f"dice-table-why-{side}"),
        turns=state.turn,
        rows=rows,
        faces=tuple(sum(row.faces[face] for row in rows) for face in range(len(Face))),
    )


def _marks(moves: Sequence[Move]) -> list[State]:
    """Take the states at the start and at the end of each turn."""
    turns = (m for m in moves[1:] if any(isinstance(event, TurnBegan) for event in m.events))
    marks = [moves[0].after, *(move.after for move in turns)]
    return marks if marks[-1] is moves[-1].after else [*marks, moves[-1].after]


def _dice(moves: Sequence[Move]) -> list[Counter[Face]]:
    counts: list[Counter[Face]] = [Counter() for _ in moves[0].after.players]
    for move in moves:
        for event in move.events:
            if isinstance(event, DiceRolled):
                counts[event.seat].update(event.faces[die] for die in event.rolled)
    return counts


def _row(state: State, seat: int, marks: Sequence[State], dice: Counter[Face]) -> PlayerRow:
    player = state.players[seat]
    return PlayerRow(
        seat=seat,
        name=player.name,
        character=player.character,
        role=certain_role(state.players, seat),
        won=state.winner is not None and seat in state.winner.seats,
        lives=tuple(mark.players[seat].life for mark in marks),
        arrows=tuple(mark.players[seat].arrows for mark in marks),
        faces=tuple(dice[face] for face in Face),
        luck=luck(dice),
    )


def luck(dice: Counter[Face]) -> float:
    """Measure kind faces against chance; nobody is lucky without a throw."""
    thrown = dice.total()
    if not thrown:
        return 0.0
    share = len(KIND_FACES) / len(Face)
    kind = sum(dice[face] for face in KIND_FACES)
    return (kind - thrown * share) / sqrt(thrown * share * (1 - share))
