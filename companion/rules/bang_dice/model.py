"""The values of the dice game: what lies on the table, and where in the turn it stands."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.engine import Outcome

ARROWS = 9
DICE = 5
DYNAMITES_TO_EXPLODE = 3
SHERIFF_BONUS = 2
MIN_PLAYERS, MAX_PLAYERS = 3, 8
HUNT_PLAYERS = 3


@unique
class Face(StrEnum):
    """The six faces; each is on every die once."""

    ARROW = "arrow"
    DYNAMITE = "dynamite"
    BULLSEYE_1 = "bullseye_1"
    BULLSEYE_2 = "bullseye_2"
    BEER = "beer"
    GATLING = "gatling"


BULLSEYES = (Face.BULLSEYE_1, Face.BULLSEYE_2)


@unique
class Role(StrEnum):
    """The four roles."""

    SHERIFF = "sheriff"
    DEPUTY = "deputy"
    OUTLAW = "outlaw"
    RENEGADE = "renegade"


@unique
class Phase(StrEnum):
    """What the table is asked for, as outside readers see it."""

    HEAL = "heal"
    ROLL = "roll"
    AIM = "aim"
    BEER = "beer"
    KIT = "kit"
    BART = "bart"
    PEDRO = "pedro"
    REVEAL = "reveal"
    OVER = "over"


@unique
class Stage(StrEnum):
    """The steps of a turn, in the rulebook's order."""

    HEAL = "heal"
    ROLL = "roll"
    DYNAMITE = "dynamite"
    AIM = "aim"
    BEER = "beer"
    GATLING = "gatling"
    KIT = "kit"
    STRAFE = "strafe"
    END = "end"


@unique
class Cause(StrEnum):
    """What makes people lose life together."""

    ATTACK = "attack"
    DYNAMITE = "dynamite"
    BULLSEYE = "bullseye"
    GATLING = "gatling"


@unique
class Bullseyes(StrEnum):
    """House rule: bullseyes of one turn land together, or each at once."""

    AT_ONCE = "at_once"
    ONE_BY_ONE = "one_by_one"


@unique
class GringoArrow(StrEnum):
    """House rule: El Gringo's arrow for the shooter comes per step or per die."""

    PER_STEP = "per_step"
    PER_HIT = "per_hit"


@unique
class AttackKill(StrEnum):
    """House rule for three: whose kill is a death in an attack."""

    NOBODY = "nobody"
    ROLLER = "roller"


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules; the first value of each is the default."""

    bullseyes: Bullseyes = Bullseyes.AT_ONCE
    gringo_arrow: GringoArrow = GringoArrow.PER_STEP
    three_player_attack_kill: AttackKill = AttackKill.NOBODY


@dataclass(frozen=True, slots=True)
class Player:
    """One seat. `role` is what the app knows; `shown` says whether the table knows it too."""

    name: str
    character: str
    role: Role | None
    shown: bool
    life: int
    max_life: int
    arrows: int = 0

    @property
    def alive(self) -> bool:
        """A player without life is eliminated."""
        return self.life > 0


@dataclass(frozen=True, slots=True)
class Shot:
    """One bullseye die aimed at a seat; doubled with a beer it takes two lives."""

    die: int
    target: int
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Batch:
    """Losses that land together; `hits` counts the dice behind them, for El Gringo."""

    cause: Cause
    losses: tuple[int, ...]
    hits: tuple[int, ...]
    alive_before: int
    bart_done: bool = False
    pedro_done: bool = False
    landed: bool = False
    dead: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """The whole table. `owed` arrows, then a `batch`, come before the stage goes on."""

    players: tuple[Player, ...]
    options: Options
    pile: int
    active: int
    turn: int
    stage: Stage
    rolls_left: int
    dice: tuple[Face, ...] | None = None
    owed: int = 0
    batch: Batch | None = None
    open_dice: tuple[int, ...] = ()
    shots: tuple[Shot, ...] = ()
    spent_beer: int | None = None
    gringo_paid: bool = False
    thirsty: bool = False
    winner: Outcome | None = None

    @property
    def roller(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def living(self) -> tuple[int, ...]:
        """The seats still in the game, clockwise."""
        return tuple(seat for seat, player in enumerate(self.players) if player.alive)
