"""What the table may ask of Western Legends."""

from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.engine import Prompt
from companion.rules.western_legends.calibration import (
    Bonus,
    CalibrationPatch,
    DieFace,
    ItemKind,
    Track,
)
from companion.rules.western_legends.model import FightKind, Hideout, Source


@unique
class Take(StrEnum):
    """The three kinds of income."""

    CASH = "cash"
    CARDS = "cards"
    BOTH = "both"


@unique
class CardFrom(StrEnum):
    """Where an Action card comes from; only poker cards leave the hand."""

    POKER = "poker"
    ITEM = "item"
    CHARACTER = "character"


@unique
class Delivery(StrEnum):
    """What becomes of cattle at the end of the turn."""

    DRIVE = "drive"
    RUSTLE = "rustle"
    KEEP = "keep"


@unique
class Nerve(StrEnum):
    """How Annie Oakley's opponent pays as the fight begins."""

    DISCARD = "discard"
    WOUND = "wound"


@unique
class Winner(StrEnum):
    """Who won a fight, seen from the one who started it or ran into it."""

    PLAYER = "player"
    OPPONENT = "opponent"


@unique
class Bounty(StrEnum):
    """The reward for a bandit."""

    LP = "lp"
    MARSHAL = "marshal"


@unique
class Spoils(StrEnum):
    """What a robber takes half of."""

    CASH = "cash"
    GOLD = "gold"
    NOTHING = "nothing"


@unique
class TollGift(StrEnum):
    """What Billy the Kid is given."""

    CASH = "cash"
    CARD = "card"


@unique
class Number(StrEnum):
    """The tracked numbers that the table can set right."""

    CASH = "cash"
    GOLD = "gold"
    LP = "lp"
    WOUNDS = "wounds"
    HAND = "hand"
    WANTED = "wanted"
    MARSHAL = "marshal"
    GOALS = "goals"
    ACTIONS = "actions"


@unique
class Reason(StrEnum):
    """Why the table set a number right."""

    MISTAKE = "mistake"
    CARD = "card"
    ITEM = "item"
    ABILITY = "ability"
    STORY = "story"
    HOUSE_RULE = "house_rule"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Effect:
    """A change the app cannot know of itself: printed on a card, a token, a story."""

    seat: int
    cash: int = 0
    cards: int = 0
    gold: int = 0
    wounds: int = 0
    lp: int = 0
    wanted: int = 0
    marshal: int = 0


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """The table names the first player among those equally wanted."""

    seat: int


@dataclass(frozen=True, slots=True)
class StartEffect:
    """Y. B. Rowdy discards a card to move at the start of the turn, or does not."""

    use: bool


@dataclass(frozen=True, slots=True)
class Income:
    """$20, two cards, or $10 and a card."""

    take: Take


@dataclass(frozen=True, slots=True)
class Equip:
    """The weapon and mount for this turn."""

    weapon: str | None = None
    mount: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Move; entering a bandit's hideout stops it and starts a fight."""

    bandit: Hideout | None = None


@dataclass(frozen=True, slots=True)
class PlayAction:
    """A card marked Action; what the app does not know of it comes as effects."""

    name: str = ""
    source: CardFrom = CardFrom.POKER
    track: Track = Track.NONE
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class StartFight:
    """Arrest, duel or rob a player on the same territory."""

    kind: FightKind
    target: int


@dataclass(frozen=True, slots=True)
class Purchase:
    """One line of a visit to the store; facts the app has no note of are given along."""

    item: str
    upgrade: bool = False
    kind: ItemKind | None = None
    price: int | None = None
    upgrade_lp: int | None = None
    equip: bool = False


@dataclass(frozen=True, slots=True)
class Store:
    """Buy and upgrade any number of items."""

    purchases: tuple[Purchase, ...]


@dataclass(frozen=True, slots=True)
class Poker:
    """Sit down to poker with those of the same town who join."""

    joined: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Die:
    """One prospecting die: its face, and after gold dust the faces of its rerolls."""

    faces: tuple[DieFace, ...]


@dataclass(frozen=True, slots=True)
class Prospect:
    """Two prospecting dice."""

    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class SellGold:
    """Sell nuggets at the bank."""

    nuggets: int


@dataclass(frozen=True, slots=True)
class RobBank:
    """Fight the bank guard."""


@dataclass(frozen=True, slots=True)
class Heal:
    """See the doctor."""


@dataclass(frozen=True, slots=True)
class Cabaret:
    """Buy legendary points."""

    points: int


@dataclass(frozen=True, slots=True)
class TakeCattle:
    """Take a cattle token of the ranch's colour."""

    colour: str


@dataclass(frozen=True, slots=True)
class Work:
    """Earn $10."""


@dataclass(frozen=True, slots=True)
class PlaceDisc:
    """Put a disc on a story, or move one there from the other story."""

    story: int
    move: bool = False


@dataclass(frozen=True, slots=True)
class MeetGoal:
    """Reveal a met goal; `kept` are the token values kept, if the app may know them."""

    kept: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class MeetBandit:
    """Come upon a bandit by other means than the Move action."""

    hideout: Hideout


@dataclass(frozen=True, slots=True)
class EndActions:
    """Nothing more to do this turn."""


@dataclass(frozen=True, slots=True)
class Deliver:
    """Cattle at the end of the turn; the token's reward comes as effects."""

    way: Delivery
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class AnswerFight:
    """The target lays a card, or refuses."""

    accept: bool


@dataclass(frozen=True, slots=True)
class ShowNerve:
    """Annie Oakley's opponent discards a card or takes a wound."""

    choice: Nerve


@dataclass(frozen=True, slots=True)
class SettleFight:
    """The two cards with all modifiers, or just the winner; reactions are cards played."""

    player: int | None = None
    opponent: int | None = None
    player_modifiers: tuple[int, ...] = ()
    opponent_modifiers: tuple[int, ...] = ()
    player_reactions: int = 0
    opponent_reactions: int = 0
    effects: tuple[Effect, ...] = ()
    wound_cancelled: bool = False
    winner: Winner | None = None


@dataclass(frozen=True, slots=True)
class TakeBounty:
    """One legendary or one marshal point for a bandit."""

    take: Bounty


@dataclass(frozen=True, slots=True)
class TakeSpoils:
    """What a robber takes, and whether the cattle too."""

    take: Spoils
    cattle: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards a player or the dealer turned up."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Showdown:
    """Flop and hands, or just the winners; given both, the table's word on winners counts."""

    flop: tuple[str, ...] = ()
    hands: tuple[Shown, ...] = ()
    winners: tuple[int, ...] | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadStory:
    """The text of a completed story; `wounded` take the wound where the card offers it."""

    name: str = ""
    rewards: tuple[Effect, ...] = ()
    wounded: tuple[int, ...] = ()
    hideouts: tuple[Hideout, ...] = ()
    occupied: tuple[Hideout, ...] = ()
    sheriff: int = 0


@dataclass(frozen=True, slots=True)
class MoveSheriff:
    """How far the sheriff moves."""

    distance: int


@dataclass(frozen=True, slots=True)
class MeetSheriff:
    """The wanted players who stand with the sheriff now."""

    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TryArrest:
    """Whom the sheriff tries to arrest, or nobody."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TakeToll:
    """Who gives Billy the Kid $10 or a card, if anyone is there."""

    seat: int | None = None
    gift: TollGift = TollGift.CASH


@dataclass(frozen=True, slots=True)
class ReadCell:
    """The bonus printed on a cell; left out, it is skipped."""

    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class KeepAbility:
    """Whether a legendary ability stays on after a correction below 5 LP."""

    on: bool


@dataclass(frozen=True, slots=True)
class ValueUpgrade:
    """The LP printed on an upgraded item."""

    item: str
    lp: int


@dataclass(frozen=True, slots=True)
class ValueEnd:
    """The LP that a row (or cell) of the marshal track gives at the end."""

    place: int
    lp: int


@dataclass(frozen=True, slots=True)
class ShowTokens:
    """The legend tokens a player turns up at the end."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ApplyEffect:
    """At any time: a card, item or ability changes numbers by the rules."""

    effect: Effect
    source: Source = Source.CARD


@dataclass(frozen=True, slots=True)
class PlayCard:
    """At any time: a player plays a bonus or reaction."""

    seat: int
    name: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Correct:
    """At any time: the table sets a number right, without any rule following from it."""

    seat: int
    number: Number
    value: int
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectCattle:
    """Set or remove a player's cattle token."""

    seat: int
    reason: Reason
    colour: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectItem:
    """Give, change or take away an item."""

    seat: int
    item: str
    reason: Reason
    owned: bool = True
    upgraded: bool = False
    kind: ItemKind | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectDiscs:
    """Set whose discs lie on a story, in the order they were placed."""

    story: int
    seats: tuple[int, ...]
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectBoard:
    """Set where bandits stand and whether the sheriff is in his office."""

    bandits: tuple[Hideout, ...]
    sheriff_home: bool
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class Calibrate:
    """Read facts off the board and cards; what is given replaces what was known."""

    calibration: CalibrationPatch


@dataclass(frozen=True, slots=True)
class ScoreManInBlack:
    """Keep the Man in Black's score line."""

    lp: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Await(Prompt):
    """The table supplies what cannot be listed; `seats` are those it may speak of."""

    action: str
    awaits: str
    seats: tuple[int, ...] = ()
    dealer: int | None = None
    item: str | None = None
    places: tuple[int, ...] = ()


Action = (
    FirstPlayer
    | StartEffect
    | Income
    | Equip
    | Move
    | PlayAction
    | StartFight
    | Store
    | Poker
    | Prospect
    | SellGold
    | RobBank
    | Heal
    | Cabaret
    | TakeCattle
    | Work
    | PlaceDisc
    | MeetGoal
    | MeetBandit
    | EndActions
    | Deliver
    | AnswerFight
    | ShowNerve
    | SettleFight
    | TakeBounty
    | TakeSpoils
    | Showdown
    | ReadStory
    | MoveSheriff
    | MeetSheriff
    | TryArrest
    | TakeToll
    | ReadCell
    | KeepAbility
    | ValueUpgrade
    | ValueEnd
    | ShowTokens
    | ApplyEffect
    | PlayCard
    | Correct
    | CorrectCattle
    | CorrectItem
    | CorrectDiscs
    | CorrectBoard
    | Calibrate
    | ScoreManInBlack
)
