"""What the table may ask of the card game."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_cards.model import Card, Cause, Correction, Role, Suit
from companion.rules.engine import Prompt


@unique
class ShotKind(StrEnum):
    """What is fired: only a plain Bang! counts against the turn's limit."""

    BANG = "bang"
    EXTRA = "extra"
    PAIR = "pair"
    SNIPER = "sniper"


@unique
class Played(StrEnum):
    """Cards that are played from the hand and leave nothing but a count."""

    STAGECOACH = "stagecoach"
    WELLS_FARGO = "wells_fargo"
    GENERAL_STORE = "general_store"
    OTHER = "other"


@unique
class Call(StrEnum):
    """The two declarations of the secret game for six."""

    CRIME_DEFEATED = "crime_defeated"
    LAW_DEAD = "law_dead"


@dataclass(frozen=True, slots=True)
class Next:
    """On to the next phase, or the end of the turn."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is offered."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Take what is offered."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a player."""

    player: int


@dataclass(frozen=True, slots=True)
class Dodge:
    """The card that was asked for is given: a Missed!, or a Bang! against Indians and duels."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the hit; in the rescue window: nothing helps."""


@dataclass(frozen=True, slots=True)
class Check:
    """The card turned over for a check; `passed` overrules what the suit says."""

    suit: Suit
    rank: int | None = None
    passed: bool | None = None


@dataclass(frozen=True, slots=True)
class Ignore:
    """The card in front has no effect this time: no check."""


@dataclass(frozen=True, slots=True)
class Bang:
    """Fire at somebody."""

    target: int
    kind: ShotKind = ShotKind.BANG


@dataclass(frozen=True, slots=True)
class Ricochet:
    """Fire at a card in front of somebody."""

    target: int
    card: Card
    name: str = ""


@dataclass(frozen=True, slots=True)
class Duel:
    """Challenge somebody."""

    target: int


@dataclass(frozen=True, slots=True)
class Indians:
    """Everybody else discards a Bang! or loses a life."""


@dataclass(frozen=True, slots=True)
class Gatling:
    """A shot at everybody else."""


@dataclass(frozen=True, slots=True)
class Beer:
    """Drink a Beer: on one's own turn, or instead of dying."""

    player: int


@dataclass(frozen=True, slots=True)
class Heal:
    """A card with a beer symbol, or whatever else gives life back."""

    player: int
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Hurt:
    """A loss that no dialog covers; the killer, if any, stands behind it."""

    player: int
    amount: int = 1
    killer: int | None = None
    cause: Cause = Cause.OTHER
    own_duel: bool = False
    """The victim began the duel: an outlaw is then worth nothing."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played; `repeat` is Lee Van Klift's second use of it."""

    card: Played
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Put:
    """Lay a card in front of somebody."""

    player: int
    card: Card
    reach: int | None = None
    name: str = ""
    replace: bool = False


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a card off the table."""

    player: int
    card: Card
    name: str = ""


@dataclass(frozen=True, slots=True)
class TurnEvent:
    """The event that came up from the table's own deck, and the one now visible."""

    event: str
    announced: str | None = None


@dataclass(frozen=True, slots=True)
class TurnShow:
    """The Wild West Show card that came up."""

    event: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The used events in their new order."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """The role somebody shows."""

    player: int
    role: Role


@dataclass(frozen=True, slots=True)
class Ability:
    """A character's own button: Sid Ketchum's two cards, Chuck Wengam's life."""

    player: int
    character: str


@dataclass(frozen=True, slots=True)
class SwapCards:
    """Flint Westwood: one card for two of somebody who holds so many."""

    target: int
    held: int


@dataclass(frozen=True, slots=True)
class SwapSeats:
    """Lady Rosa: change seats with the player to the right."""


@dataclass(frozen=True, slots=True)
class Spoke:
    """Gag: somebody spoke."""

    player: int


@dataclass(frozen=True, slots=True)
class Become:
    """New Identity: the character that was under the life counter."""

    character: str
    bullets: int | None = None


@dataclass(frozen=True, slots=True)
class TakeTwo:
    """Greygory Deck's two characters."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hits:
    """A Fistful of Cards: how many shots hit, out of as many as the hand has cards."""

    hits: int
    cards: int


@dataclass(frozen=True, slots=True)
class Declare:
    """Secret game: declare at the start of one's turn and show one's role."""

    call: Call
    role: Role


@dataclass(frozen=True, slots=True)
class Deal:
    """The characters of a new game, by player; bullets where the cards print others."""

    characters: tuple[str, ...]
    bullets: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenCharacters:
    """Hire: the characters laid open for the auction."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nominate:
    """Hire: put a character up with an opening bid."""

    character: str
    bid: int


@dataclass(frozen=True, slots=True)
class Bid:
    """Hire: offer more."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class Sold:
    """Hire: nobody offers more."""


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Experience: how many table cards of the last game are bought back."""

    count: int


@dataclass(frozen=True, slots=True)
class Correct:
    """The table sets something right."""

    correction: Correction


@dataclass(frozen=True, slots=True)
class Await(Prompt):
    """An action that the table completes: `awaits` names the field, `choices` what fits it."""

    action: str
    awaits: str
    player: int
    choices: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()


Action = (
    Next
    | Pass
    | Accept
    | Pick
    | Dodge
    | Take
    | Check
    | Ignore
    | Bang
    | Ricochet
    | Duel
    | Indians
    | Gatling
    | Beer
    | Heal
    | Hurt
    | Play
    | Put
    | Remove
    | TurnEvent
    | TurnShow
    | Shuffle
    | Reveal
    | Ability
    | SwapCards
    | SwapSeats
    | Spoke
    | Become
    | TakeTwo
    | Hits
    | Declare
    | Deal
    | OpenCharacters
    | Nominate
    | Bid
    | Sold
    | KeepCards
    | Correct
)
