"""What happened in the dice game, in the order it happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from companion.rules.bang_dice.model import Cause, Face, Options, Role, Stage


@unique
class RollingEnd(StrEnum):
    """Why no more dice are thrown this turn."""

    STOPPED = "stopped"
    LAST_ROLL = "last_roll"
    DYNAMITE = "dynamite"


@unique
class GainReason(StrEnum):
    """Where a character's extra life comes from."""

    VULTURE_SAM = "vulture_sam"
    SUZY_LAFAYETTE = "suzy_lafayette"


@dataclass(frozen=True, slots=True)
class Seated:
    """One player as the game begins."""

    name: str
    character: str
    role: Role | None
    shown: bool
    life: int
    max_life: int
    arrows: int


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table is laid."""

    players: tuple[Seated, ...]
    options: Options
    pile: int
    active: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The next living player to the left takes the dice."""

    seat: int


@dataclass(frozen=True, slots=True)
class LifeGiven:
    """Sid Ketchum's gift; it is wasted on a player at the maximum."""

    seat: int
    target: int
    gained: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Some or all dice were thrown; `faces` are all five as they lie now."""

    seat: int
    faces: tuple[Face, ...]
    rolled: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArrowTaken:
    """One token left the pile."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class RollingEnded:
    """The last roll stands."""

    seat: int
    reason: RollingEnd


@dataclass(frozen=True, slots=True)
class LossesThreatened:
    """Losses by seat that are about to land together, and the dice behind them."""

    cause: Cause
    losses: tuple[int, ...]
    hits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Aimed:
    """A bullseye die was pointed at a seat; `auto` where there was no choice."""

    seat: int
    die: int
    target: int
    used_as: Face
    double_with: int | None = None
    auto: bool = False


@dataclass(frozen=True, slots=True)
class BeerDrunk:
    """A beer was given; it is wasted on a player at the maximum."""

    seat: int
    die: int
    target: int
    gained: int


@dataclass(frozen=True, slots=True)
class GatlingFired:
    """The roller gives back all own arrows before the shots land."""

    seat: int
    returned: int


@dataclass(frozen=True, slots=True)
class ArrowsCleared:
    """Kit Carlson discarded arrows of these seats."""

    seat: int
    seats: tuple[int, ...]
    auto: bool = False


@dataclass(frozen=True, slots=True)
class ArrowsTakenInstead:
    """Bart Cassidy took arrows instead of losing lives."""

    seat: int
    arrows: int
    auto: bool = False


@dataclass(frozen=True, slots=True)
class ArrowsShed:
    """Pedro Ramirez discarded arrows as he was hit."""

    seat: int
    arrows: int
    auto: bool = False


@dataclass(frozen=True, slots=True)
class LivesLost:
    """A batch landed; after an attack all arrows go back to the pile."""

    cause: Cause
    losses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """A player ran out of life; the arrows go back to the pile."""

    seat: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class RoleRevealed:
    """An eliminated player showed the role; `auto` where it was known or certain."""

    seat: int
    role: Role
    auto: bool = False


@dataclass(frozen=True, slots=True)
class LifeGained:
    """A character's own gain."""

    seat: int
    gained: int
    reason: GainReason


@dataclass(frozen=True, slots=True)
class ShooterMarked:
    """El Gringo makes the shooter take arrows."""

    seat: int
    shooter: int
    arrows: int


@dataclass(frozen=True, slots=True)
class LossesSettled:
    """The batch is over and the turn goes on."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class StageReached:
    """The turn goes on to a step that asks; what is open is counted now, once."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class Corrected:
    """The table set a player's numbers right."""

    seat: int
    life: int
    arrows: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A side has won, or nobody is left."""

    side: str
    seats: tuple[int, ...]


Event = (
    GameStarted
    | TurnBegan
    | LifeGiven
    | DiceRolled
    | ArrowTaken
    | RollingEnded
    | LossesThreatened
    | Aimed
    | BeerDrunk
    | GatlingFired
    | ArrowsCleared
    | ArrowsTakenInstead
    | ArrowsShed
    | LivesLost
    | PlayerEliminated
    | RoleRevealed
    | LifeGained
    | ShooterMarked
    | LossesSettled
    | StageReached
    | Corrected
    | GameEnded
)

EVENTS: Mapping[str, type[Event]] = MappingProxyType(
    {
        "game_started/1": GameStarted,
        "turn_began/1": TurnBegan,
        "life_given/1": LifeGiven,
        "dice_rolled/1": DiceRolled,
        "arrow_taken/1": ArrowTaken,
        "rolling_ended/1": RollingEnded,
        "losses_threatened/1": LossesThreatened,
        "aimed/1": Aimed,
        "beer_drunk/1": BeerDrunk,
        "gatling_fired/1": GatlingFired,
        "arrows_cleared/1": ArrowsCleared,
        "arrows_taken_instead/1": ArrowsTakenInstead,
        "arrows_shed/1": ArrowsShed,
        "lives_lost/1": LivesLost,
        "player_eliminated/1": PlayerEliminated,
        "role_revealed/1": RoleRevealed,
        "life_gained/1": LifeGained,
        "shooter_marked/1": ShooterMarked,
        "losses_settled/1": LossesSettled,
        "stage_reached/1": StageReached,
        "corrected/1": Corrected,
        "game_ended/1": GameEnded,
    }
)
