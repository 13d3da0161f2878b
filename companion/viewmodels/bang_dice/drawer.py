"""The history drawer: what happened at this table, newest first, by kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_dice.apply import apply
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
    PlayerEliminated,
    RoleRevealed,
    RollingEnded,
    ShooterMarked,
    TurnBegan,
)
from companion.rules.bang_dice.model import State
from companion.session.game_session import Move
from companion.viewmodels.bang_dice.history import history_line
from companion.viewmodels.text import Text


@unique
class Kind(StrEnum):
    """What the drawer can be narrowed to."""

    ALL = "all"
    DICE = "dice"
    LIFE = "life"
    ARROWS = "arrows"


KINDS: dict[Kind, tuple[type[Event], ...]] = {
    Kind.DICE: (DiceRolled, RollingEnded),
    Kind.LIFE: (
        Aimed,
        BeerDrunk,
        LifeGiven,
        LifeGained,
        LivesLost,
        PlayerEliminated,
        RoleRevealed,
        Corrected,
        GameEnded,
    ),
    Kind.ARROWS: (
        ArrowTaken,
        ArrowsCleared,
        ArrowsShed,
        ArrowsTakenInstead,
        GatlingFired,
        ShooterMarked,
    ),
}
TOLD = (GameStarted, TurnBegan, *(event for kind in KINDS.values() for event in kind))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the drawer; `heading` begins a turn."""

    line: Text
    heading: bool


def drawer_entries(moves: Sequence[Move], kind: Kind = Kind.ALL) -> tuple[Entry, ...]:
    """Tell what happened, newest first; turns stay as headings whatever the kind."""
    wanted = (GameStarted, TurnBegan, *KINDS.get(kind, TOLD))
    entries: list[Entry] = []
    for move in moves:
        state: State | None = move.before
        for event in move.events:
            if isinstance(event, wanted):
                heading = isinstance(event, GameStarted | TurnBegan)
                entries.append(Entry(history_line(state, event), heading))
            state = apply(state, event)
    return tuple(reversed(entries))
