"""The whole table as it is shown: seats, pile, dice, the question and its answers."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.choices import rollable
from companion.rules.bang_dice.events import DiceRolled
from companion.rules.bang_dice.legal import asked_seat
from companion.rules.bang_dice.losses import unrevealed
from companion.rules.bang_dice.model import DICE, Face, Phase, Player, Role, State
from companion.rules.bang_dice.turn import phase_of
from companion.session.game_session import GameSession, Move
from companion.viewmodels.bang_dice.history import step_name
from companion.viewmodels.bang_dice.previews import expected_lives
from companion.viewmodels.bang_dice.questions import (
    Choice,
    ask_about_die,
    choices,
    discardable,
    question,
)
from companion.viewmodels.bang_dice.throw import Throw, new_throw
from companion.viewmodels.text import Text

BULLETS_OF_THREE = 3


@unique
class DieState(StrEnum):
    """What a die on the screen is doing."""

    BLANK = "blank"
    """In the hand, not thrown yet."""
    ROLLED = "rolled"
    KEPT = "kept"
    LOCKED = "locked"
    """Dynamite that may not be thrown again."""
    DOUBTED = "doubted"
    OPEN = "open"
    """Waits for a target."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat of the ring."""

    seat: int
    name: str
    character: str
    role: Role | None
    life: int
    max_life: int
    arrows: int
    active: bool
    asked: bool
    expected_life: int
    """Life once the bullseyes already aimed have landed."""

    @property
    def alive(self) -> bool:
        """A player without life is out."""
        return self.life > 0

    @property
    def threes(self) -> int:
        """Bullet tokens worth three."""
        return self.life // BULLETS_OF_THREE

    @property
    def ones(self) -> int:
        """Bullet tokens worth one."""
        return self.life % BULLETS_OF_THREE


@dataclass(frozen=True, slots=True)
class DieView:
    """One of the five dice; `free` dice react to a tap."""

    face: Face | None
    state: DieState
    free: bool


@dataclass(frozen=True, slots=True)
class Limits:
    """How far the table may correct a player's numbers."""

    life: tuple[int, int]
    arrows: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything the table screen draws."""

    seats: tuple[SeatView, ...]
    pile: int
    turn: int
    phase: Phase
    dice: tuple[DieView, ...]
    rolls_left: int
    rolls: int
    question: Text
    asked: int | None
    choices: tuple[Choice, ...]
    discardable: tuple[int, ...]
    chosen_die: int | None
    undo: Text | None
    redo: Text | None


def table_view(
    session: GameSession,
    throw: Throw | None = None,
    die: int | None = None,
    discards: tuple[int, ...] = (),
) -> TableView:
    """Draw the session as it stands, with what the screen has in hand: throw, die, discards."""
    state: State = session.state
    throw = new_throw(state) if throw is None else throw
    chosen = _chosen_die(state, die)
    asked = asked_seat(state)
    return TableView(
        seats=_seats(state, asked),
        pile=state.pile,
        turn=state.turn,
        phase=phase_of(state),
        dice=_dice(state, throw, last_rolled(session.moves), chosen),
        rolls_left=state.rolls_left,
        rolls=CHARACTERS[state.roller.character].rolls,
        question=question(state) if chosen is None else ask_about_die(state, chosen),
        asked=asked,
        choices=choices(state, chosen, discards),
        discardable=discardable(state, discards),
        chosen_die=chosen,
        undo=move_name(session.undo_move),
        redo=move_name(session.redo_move),
    )


def move_name(move: Move | None) -> Text | None:
    """Name a step for undo and redo, if there is one."""
    return None if move is None else step_name(move.before, move.events)


def last_rolled(moves: tuple[Move, ...]) -> tuple[int, ...]:
    """Find which dice were thrown last."""
    for move in reversed(moves):
        for event in reversed(move.events):
            if isinstance(event, DiceRolled):
                return event.rolled
    return ()


def correction_limits(state: State, seat: int) -> Limits | None:
    """Say what may be corrected: nothing of the eliminated, and nobody is eliminated by it."""
    player = state.players[seat]
    if not player.alive or state.winner is not None:
        return None
    return Limits((1, player.max_life), (0, player.arrows + state.pile - 1))


def _chosen_die(state: State, die: int | None) -> int | None:
    if phase_of(state) not in (Phase.AIM, Phase.BEER):
        return None
    return die if die in state.open_dice else state.open_dice[0]


def _seats(state: State, asked: int | None) -> tuple[SeatView, ...]:
    lives = expected_lives(state)
    waiting = unrevealed(state) if phase_of(state) is Phase.REVEAL else ()
    return tuple(
        _seat(state, seat, player, lives[seat], asked=seat == asked or seat in waiting)
        for seat, player in enumerate(state.players)
    )


def _seat(state: State, seat: int, player: Player, expected: int, *, asked: bool) -> SeatView:
    return SeatView(
        seat=seat,
        name=player.name,
        character=player.character,
        role=player.role if player.shown or state.winner is not None else None,
        life=player.life,
        max_life=player.max_life,
        arrows=player.arrows,
        active=seat == state.active,
        asked=asked,
        expected_life=expected,
    )


def _dice(
    state: State, throw: Throw, rolled: tuple[int, ...], chosen: int | None
) -> tuple[DieView, ...]:
    return tuple(_die(state, throw, rolled, chosen, die) for die in range(DICE))


def _die(
    state: State, throw: Throw, rolled: tuple[int, ...], chosen: int | None, die: int
) -> DieView:
    rolling = phase_of(state) is Phase.ROLL
    if rolling and die in throw.hand:
        doubted = die in throw.doubted
        return DieView(throw.faces[die], DieState.DOUBTED if doubted else DieState.BLANK, True)
    if state.dice is None:
        return DieView(None, DieState.BLANK, False)
    face = state.dice[die]
    if rolling:
        free = die in rollable(state)
        fresh = DieState.ROLLED if die in rolled else DieState.KEPT
        return DieView(face, fresh if free else DieState.LOCKED, free)
    if chosen is not None and die in state.open_dice:
        return DieView(face, DieState.OPEN, True)
    return DieView(face, DieState.DONE, False)
