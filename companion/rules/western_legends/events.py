"""What happened in Western Legends, in the order it happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.rules.western_legends.actions import (
    Delivery,
    Nerve,
    Number,
    Reason,
    Spoils,
    Take,
    Winner,
)
from companion.rules.western_legends.calibration import (
    Bonus,
    Calibration,
    DieFace,
    ItemKind,
    Track,
)
from companion.rules.western_legends.model import (
    Deed,
    FightKind,
    Hideout,
    Options,
    Player,
    Score,
    Source,
    Stage,
)


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table is laid; `first` is None while the table still has to name the first player."""

    players: tuple[Player, ...]
    options: Options
    calibration: Calibration
    first: int | None
    active: int
    round: int
    bandits: tuple[Hideout, ...]
    stories: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed:
    """The first player token is handed out for the whole game."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The next player clockwise becomes active."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class StageReached:
    """The turn goes on to its next step."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class IncomeTaken:
    """One of the three incomes was chosen."""

    seat: int
    take: Take


@dataclass(frozen=True, slots=True)
class Equipped:
    """Weapon and mount for the turn; `auto` where there was no choice."""

    seat: int
    weapon: str | None
    mount: str | None
    auto: bool = False


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """One of the three actions was used."""

    seat: int
    deed: Deed


@dataclass(frozen=True, slots=True)
class CashMoved:
    """Cash changed; what went over the cap is lost."""

    seat: int
    change: int
    lost: int
    source: Source


@dataclass(frozen=True, slots=True)
class GoldMoved:
    """Nuggets changed; what went over the cap stayed behind."""

    seat: int
    change: int
    left: int
    source: Source


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Poker cards were drawn or left the hand."""

    seat: int
    change: int
    source: Source


@dataclass(frozen=True, slots=True)
class WoundsMoved:
    """Wounds were taken or healed; a fourth is ignored."""

    seat: int
    change: int
    ignored: int
    source: Source


@dataclass(frozen=True, slots=True)
class LpGained:
    """Legendary points were gained."""

    seat: int
    points: int
    source: Source


@dataclass(frozen=True, slots=True)
class PointsOwed:
    """A cube is about to step along a track."""

    seat: int
    track: Track
    points: int
    source: Source


@dataclass(frozen=True, slots=True)
class PointsVoid:
    """Marshal points mean nothing to a wanted player."""

    seat: int
    points: int
    source: Source


@dataclass(frozen=True, slots=True)
class CubeMoved:
    """A cube stepped onto a cell; `badge_lost` counts marshal points given up for it."""

    seat: int
    track: Track
    cell: int
    badge_lost: int = 0


@dataclass(frozen=True, slots=True)
class PointsSpilled:
    """Points beyond the last cell; each is a legendary point instead."""

    seat: int
    track: Track
    points: int


@dataclass(frozen=True, slots=True)
class PointsDropped:
    """Points that a house rule does not count."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CellRead:
    """The table read a cell to the app, or skipped it."""

    track: Track
    cell: int
    bonus: Bonus | None


@dataclass(frozen=True, slots=True)
class Arrested:
    """A wanted player lost all wanted points, cattle, and half of cash and gold."""

    seat: int
    by: int | None
    points: int
    cash: int
    gold: int


@dataclass(frozen=True, slots=True)
class CattleTaken:
    """A token was taken at a ranch."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class CattleDelivered:
    """A token was delivered, lawfully or not."""

    seat: int
    way: Delivery
    colour: str


@dataclass(frozen=True, slots=True)
class CattleKept:
    """No delivery this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class CattleStolen:
    """A robber took the victim's token."""

    seat: int
    victim: int
    colour: str


@dataclass(frozen=True, slots=True)
class ItemBought:
    """An item was bought."""

    seat: int
    item: str
    kind: ItemKind
    price: int


@dataclass(frozen=True, slots=True)
class ItemUpgraded:
    """A mount or weapon was upgraded."""

    seat: int
    item: str
    price: int


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """The prospecting dice, rerolls included."""

    seat: int
    dice: tuple[tuple[DieFace, ...], ...]


@dataclass(frozen=True, slots=True)
class CardUsed:
    """A card with a name was played."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class FightBegan:
    """A fight was declared or a bandit, guard or sheriff was met."""

    kind: FightKind
    seat: int
    target: int | None
    hideout: Hideout | None = None
    mover: int | None = None


@dataclass(frozen=True, slots=True)
class FightAnswered:
    """The target accepted or refused; `auto` without a card to lay."""

    seat: int
    accepted: bool
    auto: bool = False


@dataclass(frozen=True, slots=True)
class NerveShown:
    """Annie Oakley's opponent paid; `auto` without a choice."""

    seat: int
    choice: Nerve
    auto: bool = False


@dataclass(frozen=True, slots=True)
class FightSettled:
    """A fight was decided; the values are None where only the winner was told."""

    kind: FightKind
    seat: int
    target: int | None
    winner: Winner
    player: int | None = None
    opponent: int | None = None


@dataclass(frozen=True, slots=True)
class RewardOpened:
    """The winner has a choice."""

    seat: int
    kind: FightKind


@dataclass(frozen=True, slots=True)
class SpoilsTaken:
    """A robber took half of something, or nothing."""

    seat: int
    victim: int
    take: Spoils
    amount: int


@dataclass(frozen=True, slots=True)
class FightOver:
    """The fight is off the table."""

    kind: FightKind


@dataclass(frozen=True, slots=True)
class BanditRemoved:
    """A hideout is empty."""

    hideout: Hideout


@dataclass(frozen=True, slots=True)
class BanditPlaced:
    """A story brought a bandit."""

    hideout: Hideout


@dataclass(frozen=True, slots=True)
class SheriffSent:
    """The sheriff may move up to `most` territories."""

    seat: int
    most: int
    by_story: bool


@dataclass(frozen=True, slots=True)
class SheriffStayed:
    """Nobody is wanted, so the story does not move the sheriff."""

    seat: int


@dataclass(frozen=True, slots=True)
class SheriffMoved:
    """The sheriff moved."""

    seat: int
    distance: int


@dataclass(frozen=True, slots=True)
class SheriffMet:
    """Wanted players stand with the sheriff."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArrestTried:
    """The mover chose whom to try to arrest, or nobody."""

    seat: int
    target: int | None


@dataclass(frozen=True, slots=True)
class SheriffReturned:
    """The sheriff is back in his office; whom he meets there may have to be asked."""

    mover: int
    asks: bool


@dataclass(frozen=True, slots=True)
class PokerBegan:
    """Antes are paid; a dealer sits in when nobody joined."""

    seat: int
    payers: tuple[int, ...]
    dealer: int | None


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A hand at the showdown."""

    seat: int
    cards: tuple[str, ...]
    rank: int
    kick: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotWon:
    """The showdown; `share` goes to each winner and `rest` to the supply."""

    winners: tuple[int, ...]
    pot: int
    share: int
    rest: int
    flop: tuple[str, ...]
    hands: tuple[Evaluated, ...]


@dataclass(frozen=True, slots=True)
class TollOpened:
    """Billy the Kid ended a move."""

    seat: int


@dataclass(frozen=True, slots=True)
class TollTaken:
    """A player paid Billy the Kid, or nobody did."""

    seat: int
    payer: int | None


@dataclass(frozen=True, slots=True)
class DiscPlaced:
    """A disc went onto a story, from the supply or from the other story."""

    seat: int
    story: int
    moved: bool


@dataclass(frozen=True, slots=True)
class StoryCompleted:
    """A story has all its discs; they go back to their owners."""

    story: int
    seat: int
    participants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoryRead:
    """The text was carried out."""

    story: int
    name: str


@dataclass(frozen=True, slots=True)
class HandLimited:
    """Cards above the limit were discarded at the end of the turn."""

    seat: int
    discarded: int


@dataclass(frozen=True, slots=True)
class AbilityWoken:
    """A player reached 5 LP."""

    seat: int


@dataclass(frozen=True, slots=True)
class AbilityDecided:
    """The table said whether the ability stays on."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """A player reached the target: this round, and one more."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class EndWithdrawn:
    """A correction took the target back from everybody: the end was set off by mistake."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoalMet:
    """A goal was revealed; tokens were drawn and some kept."""

    seat: int
    goal: int
    kept: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TokensShown:
    """Legend tokens were turned up."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UpgradeValued:
    """The LP of an upgraded item were read off the card."""

    item: str
    lp: int


@dataclass(frozen=True, slots=True)
class EndValued:
    """The end value of a marshal row or cell was read off the board."""

    place: int
    lp: int


@dataclass(frozen=True, slots=True)
class Calibrated:
    """The data tables were changed."""

    calibration: Calibration


@dataclass(frozen=True, slots=True)
class Corrected:
    """The table set a number right."""

    seat: int
    number: Number
    before: int
    value: int
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class CattleCorrected:
    """The table set or removed a cattle token."""

    seat: int
    colour: str | None
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class ItemCorrected:
    """The table gave, changed or took away an item."""

    seat: int
    item: str
    owned: bool
    upgraded: bool
    kind: ItemKind
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class DiscsCorrected:
    """The table set whose discs lie on a story."""

    story: int
    seats: tuple[int, ...]
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class BoardCorrected:
    """The table set bandits and sheriff."""

    bandits: tuple[Hideout, ...]
    sheriff_home: bool
    reason: Reason
    note: str = ""


@dataclass(frozen=True, slots=True)
class ManInBlackScored:
    """The Man in Black's line was set."""

    lp: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The score sheet is written."""

    scores: tuple[Score, ...]
    side: str
    seats: tuple[int, ...]


Event = (
    GameStarted
    | FirstPlayerNamed
    | TurnBegan
    | StageReached
    | IncomeTaken
    | Equipped
    | ActionTaken
    | CashMoved
    | GoldMoved
    | CardsMoved
    | WoundsMoved
    | LpGained
    | PointsOwed
    | PointsVoid
    | CubeMoved
    | PointsSpilled
    | PointsDropped
    | CellRead
    | Arrested
    | CattleTaken
    | CattleDelivered
    | CattleKept
    | CattleStolen
    | ItemBought
    | ItemUpgraded
    | DiceThrown
    | CardUsed
    | FightBegan
    | FightAnswered
    | NerveShown
    | FightSettled
    | RewardOpened
    | SpoilsTaken
    | FightOver
    | BanditRemoved
    | BanditPlaced
    | SheriffSent
    | SheriffStayed
    | SheriffMoved
    | SheriffMet
    | ArrestTried
    | SheriffReturned
    | PokerBegan
    | PotWon
    | TollOpened
    | TollTaken
    | DiscPlaced
    | StoryCompleted
    | StoryRead
    | HandLimited
    | AbilityWoken
    | AbilityDecided
    | EndTriggered
    | EndWithdrawn
    | TurnEnded
    | GoalMet
    | TokensShown
    | UpgradeValued
    | EndValued
    | Calibrated
    | Corrected
    | CattleCorrected
    | ItemCorrected
    | DiscsCorrected
    | BoardCorrected
    | ManInBlackScored
    | GameEnded
)

EVENTS: Mapping[str, type[Event]] = MappingProxyType(
    {
        "game_started/1": GameStarted,
        "first_player_named/1": FirstPlayerNamed,
        "turn_began/1": TurnBegan,
        "stage_reached/1": StageReached,
        "income_taken/1": IncomeTaken,
        "equipped/1": Equipped,
        "action_taken/1": ActionTaken,
        "cash_moved/1": CashMoved,
        "gold_moved/1": GoldMoved,
        "cards_moved/1": CardsMoved,
        "wounds_moved/1": WoundsMoved,
        "lp_gained/1": LpGained,
        "points_owed/1": PointsOwed,
        "points_void/1": PointsVoid,
        "cube_moved/1": CubeMoved,
        "points_spilled/1": PointsSpilled,
        "points_dropped/1": PointsDropped,
        "cell_read/1": CellRead,
        "arrested/1": Arrested,
        "cattle_taken/1": CattleTaken,
        "cattle_delivered/1": CattleDelivered,
        "cattle_kept/1": CattleKept,
        "cattle_stolen/1": CattleStolen,
        "item_bought/1": ItemBought,
        "item_upgraded/1": ItemUpgraded,
        "dice_thrown/1": DiceThrown,
        "card_used/1": CardUsed,
        "fight_began/1": FightBegan,
        "fight_answered/1": FightAnswered,
        "nerve_shown/1": NerveShown,
        "fight_settled/1": FightSettled,
        "reward_opened/1": RewardOpened,
        "spoils_taken/1": SpoilsTaken,
        "fight_over/1": FightOver,
        "bandit_removed/1": BanditRemoved,
        "bandit_placed/1": BanditPlaced,
        "sheriff_sent/1": SheriffSent,
        "sheriff_stayed/1": SheriffStayed,
        "sheriff_moved/1": SheriffMoved,
        "sheriff_met/1": SheriffMet,
        "arrest_tried/1": ArrestTried,
        "sheriff_returned/1": SheriffReturned,
        "poker_began/1": PokerBegan,
        "pot_won/1": PotWon,
        "toll_opened/1": TollOpened,
        "toll_taken/1": TollTaken,
        "disc_placed/1": DiscPlaced,
        "story_completed/1": StoryCompleted,
        "story_read/1": StoryRead,
        "hand_limited/1": HandLimited,
        "ability_woken/1": AbilityWoken,
        "ability_decided/1": AbilityDecided,
        "end_triggered/1": EndTriggered,
        "end_withdrawn/1": EndWithdrawn,
        "turn_ended/1": TurnEnded,
        "goal_met/1": GoalMet,
        "tokens_shown/1": TokensShown,
        "upgrade_valued/1": UpgradeValued,
        "end_valued/1": EndValued,
        "calibrated/1": Calibrated,
        "corrected/1": Corrected,
        "cattle_corrected/1": CattleCorrected,
        "item_corrected/1": ItemCorrected,
        "discs_corrected/1": DiscsCorrected,
        "board_corrected/1": BoardCorrected,
        "man_in_black_scored/1": ManInBlackScored,
        "game_ended/1": GameEnded,
    }
)
