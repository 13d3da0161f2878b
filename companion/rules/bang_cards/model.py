"""The values of the card game: what lies open on the table, and where the game stands."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_cards.options import Options
from companion.rules.engine import Outcome

MIN_PLAYERS, MAX_PLAYERS = 2, 8
TWO, HUNT_PLAYERS, SECRET_PLAYERS = 2, 3, 6
NOBODY = "other"
"""A character the app does not know, or one not yet chosen: an ordinary player."""


@unique
class Role(StrEnum):
    """The four roles."""

    SHERIFF = "sheriff"
    DEPUTY = "deputy"
    OUTLAW = "outlaw"
    RENEGADE = "renegade"


GOOD = (Role.SHERIFF, Role.DEPUTY)
BAD = (Role.OUTLAW, Role.RENEGADE)


@unique
class Mode(StrEnum):
    """How many play, and for what."""

    TWO = "two"
    HUNT = "three"
    STANDARD = "standard"
    SECRET = "secret"  # noqa: S105 - a way to play


@unique
class Status(StrEnum):
    """Whether somebody is in the game."""

    ALIVE = "alive"
    ELIMINATED = "eliminated"
    GHOST = "ghost"
    LEFT = "left"


PLAYING = (Status.ALIVE, Status.GHOST)


@unique
class Stage(StrEnum):
    """The steps of a turn in the rulebook's order, and what comes before and after a game."""

    SETUP = "setup"
    BEGIN = "begin"
    EVENT = "event"
    CHECKS = "checks"
    CHOOSE = "choose"
    START = "start"
    DRAW = "draw"
    PLAY = "play"
    DISCARD = "discard"
    END = "end"
    NEXT = "next"
    OVER = "over"


@unique
class Suit(StrEnum):
    """The four suits of the playing cards."""

    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SPADES = "spades"


RED = (Suit.HEARTS, Suit.DIAMONDS)


@unique
class Card(StrEnum):
    """The cards that stay on the table and that the app keeps in mind."""

    VOLCANIC = "volcanic"
    SCHOFIELD = "schofield"
    REMINGTON = "remington"
    CARABINE = "carabine"
    WINCHESTER = "winchester"
    MUSTANG = "mustang"
    HIDEOUT = "hideout"
    SCOPE = "scope"
    BINOCULAR = "binocular"
    BARREL = "barrel"
    JAIL = "jail"
    DYNAMITE = "dynamite"
    GREEN = "green"


WEAPON_RANGES = {
    Card.VOLCANIC: 1,
    Card.SCHOFIELD: 2,
    Card.REMINGTON: 3,
    Card.CARABINE: 4,
    Card.WINCHESTER: 5,
}
COLT_RANGE = 1
FURTHER_CARDS = (Card.MUSTANG, Card.HIDEOUT)
NEARER_CARDS = (Card.SCOPE, Card.BINOCULAR)


@unique
class Cause(StrEnum):
    """What costs a life."""

    BANG = "bang"
    GATLING = "gatling"
    INDIANS = "indians"
    DUEL = "duel"
    DYNAMITE = "dynamite"
    CHUCK_WENGAM = "chuck_wengam"
    BLOOD_BROTHERS = "blood_brothers"
    FISTFUL = "fistful"
    RUSSIAN_ROULETTE = "russian_roulette"
    HIGH_NOON = "high_noon"
    GAG = "gag"
    MISS_SUSANNA = "miss_susanna"
    OTHER = "other"


KILLING_CAUSES = (Cause.BANG, Cause.GATLING, Cause.INDIANS, Cause.DUEL, Cause.OTHER)
"""Causes behind which another player may stand; a stick of dynamite has no owner."""


@unique
class AskKind(StrEnum):
    """The questions that somebody at the table answers."""

    DYNAMITE = "dynamite"
    PASS_DYNAMITE = "pass_dynamite"  # noqa: S105 - handing dynamite on
    JAIL = "jail"
    VENDETTA = "vendetta"
    HELENA_ZONTERO = "helena_zontero"
    SHOT = "shot"
    INDIANS = "indians"
    DUEL = "duel"
    RICOCHET = "ricochet"
    JOHNNY_KISCH = "johnny_kisch"
    PENALTY = "penalty"
    EVENT = "turn_event"
    SHOW = "turn_show"
    SHUFFLE = "shuffle"
    DALTONS = "daltons"
    RUSSIAN_ROULETTE = "russian_roulette"
    ANOTHER_LAP = "another_lap"
    HANDCUFFS = "handcuffs"
    BLOOD_BROTHERS = "blood_brothers"
    NEW_IDENTITY = "new_identity"
    HARD_LIQUOR = "hard_liquor"
    DEAD_MAN = "dead_man"
    FISTFUL = "fistful"
    MISS_SUSANNA = "miss_susanna"
    VERA_CUSTER = "vera_custer"
    GREYGORY_DECK = "greygory_deck"
    ACTIVATE = "activate"
    DECLARE = "declare"
    RESPOND = "respond"
    TWO_LEFT = "two_left"
    DEAL = "deal"
    OPEN_CHARACTERS = "open_characters"
    NOMINATE = "nominate"
    AUCTION = "auction"
    KEEP_CHARACTER = "keep_character"
    KEEP_CARDS = "keep_cards"


@dataclass(frozen=True, slots=True)
class TableCard:
    """One card in front of somebody: a weapon has a range, a green card a name and a wait."""

    card: Card
    reach: int = 0
    name: str = ""
    laid_on: int = 0
    """The owner's turn count when a green card was laid; it is usable from the next one."""

    @property
    def same_as(self) -> tuple[Card, str]:
        """What makes two cards identical."""
        return self.card, self.name.casefold()


@dataclass(frozen=True, slots=True)
class Player:
    """One character at the table. `role` is what the app knows, `shown` what the table knows."""

    name: str
    owner: int
    character: str
    role: Role | None
    shown: bool
    life: int
    max_life: int
    cards: tuple[TableCard, ...] = ()
    extra: tuple[str, ...] = ()
    """Abilities lent by other characters: Vera Custer's copy, Greygory Deck's two."""
    status: Status = Status.ALIVE
    turns: int = 0
    skip: bool = False
    money: int = 0
    hire_price: int | None = None
    killed_sheriff: bool = False

    @property
    def alive(self) -> bool:
        """Somebody who is dying is still counted; a ghost is not."""
        return self.status is Status.ALIVE

    @property
    def plays(self) -> bool:
        """A ghost plays its turn although it is not alive."""
        return self.status in PLAYING

    @property
    def weapon(self) -> TableCard | None:
        """The one weapon in front of the player."""
        return next((held for held in self.cards if held.card in WEAPON_RANGES), None)

    def has(self, card: Card) -> bool:
        """Tell whether such a card lies there."""
        return any(held.card is card for held in self.cards)


@dataclass(frozen=True, slots=True)
class Ask:
    """One open question to one player; what the other fields mean depends on the kind."""

    kind: AskKind
    player: int
    other: int | None = None
    count: int = 0
    chances: int = 0
    cause: Cause = Cause.OTHER
    text: str = ""
    card: TableCard | None = None


@dataclass(frozen=True, slots=True)
class Wound:
    """Somebody ran out of life. `short` is how much life is needed to stand at 1 again."""

    player: int
    short: int
    cause: Cause
    killer: int | None
    own_duel: bool = False
    fallen: bool = False


@dataclass(frozen=True, slots=True)
class Deck:
    """An event deck: with an order it is the app's own, without one it lies on the table."""

    cards: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    active: str | None = None
    used: tuple[str, ...] = ()
    ordered: bool = False
    announced: str | None = None
    """The next event as the table told it, where the deck is the table's."""

    @property
    def next_up(self) -> str | None:
        """The event that comes next, as far as it is known."""
        if self.ordered:
            return self.pile[0] if self.pile else None
        return self.announced


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger."""

    game: int
    player: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Correction:
    """What the table sets right; what is None stays as it is."""

    player: int | None = None
    life: int | None = None
    max_life: int | None = None
    role: str | None = None
    character: str | None = None
    money: int | None = None
    skip: bool | None = None
    cards: tuple[TableCard, ...] | None = None
    ring: tuple[int, ...] | None = None
    active: int | None = None
    event: str | None = None
    show: str | None = None
    bangs: int | None = None
    extra: tuple[str, ...] | None = None
    hire_price: int | None = None
    handcuffed: bool | None = None
    front: bool | None = None
    next_event: str | None = None
    cards_played: int | None = None
    deaths: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole table. A wound, then the open questions, come before the turn goes on."""

    players: tuple[Player, ...]
    options: Options
    mode: Mode
    ring: tuple[int, ...]
    active: int
    caller: int | None
    events: Deck
    show: Deck
    fronts: tuple[int, ...] = ()
    """Two players: each one's active character."""
    turn: int = 0
    stage: Stage = Stage.SETUP
    asks: tuple[Ask, ...] = ()
    wound: Wound | None = None
    bangs: int = 0
    pair_fired: bool = False
    cards_played: int = 0
    repeatable: str | None = None
    """The brown card just played, which Lee Van Klift may repeat once."""
    extra_turn: bool = False
    again: bool = False
    swapped: bool = False
    handcuffed: int | None = None
    events_stopped: bool = False
    open_showdown: bool = False
    deaths: tuple[int, ...] = ()
    first_kill: tuple[int, int | None] | None = None
    """Three players: the first victim and the killer."""
    opened: tuple[str, ...] = ()
    game: int = 1
    ledger: tuple[Entry, ...] = ()
    survivors: tuple[int, ...] = ()
    ended: Outcome | None = None
    scored: bool = False
    winner: Outcome | None = None

    @property
    def living(self) -> tuple[int, ...]:
        """The players alive, clockwise."""
        players = self.players
        return tuple([one for one in self.ring if players[one].status is Status.ALIVE])

    @property
    def present(self) -> tuple[int, ...]:
        """The players at the table now, clockwise: a ghost sits down for its own turn."""
        players = self.players
        return tuple([one for one in self.ring if players[one].status in PLAYING])

    @property
    def sheriff(self) -> int | None:
        """Whoever has the star, dead or alive."""
        found = (one for one, player in enumerate(self.players) if player.role is Role.SHERIFF)
        return next(found, None)
