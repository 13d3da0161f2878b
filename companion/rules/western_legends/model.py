"""The values of Western Legends: what the table keeps count of, and where in the turn it stands."""

from dataclasses import dataclass, field
from enum import StrEnum, unique

from companion.rules.engine import Outcome
from companion.rules.western_legends.calibration import Calibration, ItemKind, Track

MIN_PLAYERS, MAX_PLAYERS = 2, 6
FIRST_GAME_PLAYERS = 4
CASH_CAP, GOLD_CAP, WOUND_CAP, POINT_CAP = 120, 4, 3, 9
HAND_LIMIT, POKER_CARDS, BELONGINGS, DISCS, GOALS = 5, 52, 3, 2, 3
ACTIONS_PER_TURN = 3
COIN = 10
ABILITY_LP = 5
TARGETS = (15, 20, 25)
FIRST_GAME_TARGET = 15
TOKEN_POOL = ((1, 6), (2, 9), (3, 3))
SHERIFF_RANGE = 6
FIGHT_LOW, FIGHT_HIGH = 2, 14


@unique
class Mode(StrEnum):
    """Which of the two rule sets is played."""

    STANDARD = "standard"
    FIRST_GAME = "first_game"


@unique
class Stage(StrEnum):
    """The steps of a turn in the rulebook's order, with what comes before and after all turns."""

    FIRST_PLAYER = "first_player"
    START = "start"
    INCOME = "income"
    EQUIP = "equip"
    ACTIONS = "actions"
    DELIVERY = "delivery"
    STORIES = "stories"
    HAND = "hand"
    WANTED = "wanted"
    TRIGGER = "trigger"
    NEXT = "next"
    SCORING = "scoring"
    OVER = "over"


@unique
class Phase(StrEnum):
    """The one question that is open, as outside readers see it."""

    FIRST_PLAYER = "first_player"
    START_EFFECT = "start_effect"
    INCOME = "income"
    EQUIP = "equip"
    ACTIONS = "actions"
    DELIVERY = "delivery"
    CELL = "cell"
    FIGHT_ANSWER = "fight_answer"
    NERVE = "nerve"
    FIGHT = "fight"
    BOUNTY = "bounty"
    SPOILS = "spoils"
    POKER = "poker"
    STORY = "story"
    SHERIFF_MOVE = "sheriff_move"
    SHERIFF_MEETS = "sheriff_meets"
    SHERIFF_TRY = "sheriff_try"
    TOLL = "toll"
    ABILITY = "ability"
    UPGRADE_VALUE = "upgrade_value"
    END_VALUE = "end_value"
    TOKENS = "tokens"
    OVER = "over"


@unique
class Source(StrEnum):
    """Where a change of a number comes from."""

    START = "start"
    INCOME = "income"
    ABILITY = "ability"
    CARD = "card"
    ROUND_UP = "round_up"
    LIVING_LEGEND = "living_legend"
    ITEM = "item"
    STORE = "store"
    POKER = "poker"
    PROSPECTING = "prospecting"
    GOLD_SALE = "gold_sale"
    BANK_ROBBERY = "bank_robbery"
    DOCTOR = "doctor"
    CABARET = "cabaret"
    WORK = "work"
    CATTLE_DRIVE = "cattle_drive"
    CATTLE_RUSTLING = "cattle_rustling"
    DUEL = "duel"
    ARREST = "arrest"
    ROBBERY = "robbery"
    BANDIT = "bandit"
    SHERIFF = "sheriff"
    HAND_LIMIT = "hand_limit"
    WANTED_TURN = "wanted_turn"
    WANTED_CELL = "wanted_cell"
    MARSHAL_CELL = "marshal_cell"
    OVERFLOW = "overflow"
    STORY = "story"
    GOAL = "goal"
    CORRECTION = "correction"


@unique
class Deed(StrEnum):
    """What one of the three actions was spent on."""

    MOVE = "move"
    CARD = "card"
    FIGHT = "fight"
    STORE = "store"
    POKER = "poker"
    PROSPECT = "prospect"
    SELL_GOLD = "sell_gold"
    ROB_BANK = "rob_bank"
    HEAL = "heal"
    CABARET = "cabaret"
    TAKE_CATTLE = "take_cattle"
    WORK = "work"


@unique
class FightKind(StrEnum):
    """The six fights."""

    DUEL = "duel"
    ARREST = "arrest"
    ROBBERY = "robbery"
    BANDIT = "bandit"
    BANK = "bank"
    SHERIFF = "sheriff"


PLAYER_FIGHTS = (FightKind.DUEL, FightKind.ARREST, FightKind.ROBBERY)
FIGHT_CARDS = {FightKind.BANDIT: 2, FightKind.BANK: 3, FightKind.SHERIFF: 4}
"""How many fight cards the right neighbour draws; one of them is played."""

FIGHT_SOURCES = {
    FightKind.DUEL: Source.DUEL,
    FightKind.ARREST: Source.ARREST,
    FightKind.ROBBERY: Source.ROBBERY,
    FightKind.BANDIT: Source.BANDIT,
    FightKind.BANK: Source.BANK_ROBBERY,
    FightKind.SHERIFF: Source.SHERIFF,
}


@unique
class FightStep(StrEnum):
    """Where a fight stands."""

    ANSWER = "answer"
    NERVE = "nerve"
    SETTLE = "settle"
    BOUNTY = "bounty"
    SPOILS = "spoils"


@unique
class Hideout(StrEnum):
    """Three gangs with two hideouts each."""

    A1 = "a1"
    A2 = "a2"
    B1 = "b1"
    B2 = "b2"
    C1 = "c1"
    C2 = "c2"


@unique
class SpareGold(StrEnum):
    """House rule: where robbed gold goes that the robber has no room for."""

    VICTIM = "victim"
    SUPPLY = "supply"


@unique
class ArrestSpoils(StrEnum):
    """House rule: who gets what an arrested player loses to another player."""

    SUPPLY = "supply"
    MARSHAL = "marshal"


@unique
class JokerScope(StrEnum):
    """House rule: what the Joker may stand in for."""

    ANY = "any"
    EQUAL_RANKS = "equal_ranks"


@unique
class EndTrigger(StrEnum):
    """House rule: when the target is looked at."""

    ANY_MOMENT = "any_moment"
    END_OF_TURN = "end_of_turn"


@dataclass(frozen=True, slots=True)
class Options:
    """Mode, length and the rulebook's open points; each default is the reading we recommend."""

    mode: Mode = Mode.STANDARD
    target: int = 20
    goals: bool = False
    man_in_black: bool = False
    one_disc_per_turn: bool = False
    wanted_may_drive: bool = True
    robbed_gold_over_cap: SpareGold = SpareGold.VICTIM
    arrest_spoils: ArrestSpoils = ArrestSpoils.SUPPLY
    sheriff_home_after_arrest: bool = True
    clamp_each_effect: bool = False
    kickers: bool = True
    ace_low_straight: bool = False
    joker_scope: JokerScope = JokerScope.ANY
    flop_joker_wild: bool = False
    jokers: tuple[str, ...] = ("2d",)
    losing_dealer_draws: bool = False
    switch_advances: bool = True
    living_legend_once: bool = False
    end_trigger: EndTrigger = EndTrigger.ANY_MOMENT
    first_game_full_scoring: bool = True
    first_among_tied: bool = True
    wound_at_cap: bool = False
    refuser_suffers: bool = True
    robbery_cattle: bool = True
    office_encounter: bool = True
    arrest_ends_actions: bool = False


@dataclass(frozen=True, slots=True)
class Owned:
    """An item in front of a player."""

    item: str
    kind: ItemKind
    upgraded: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's numbers. `tokens` is None while the kept values were not told to the app."""

    name: str
    character: str | None = None
    colour: str | None = None
    cash: int = 0
    gold: int = 0
    lp: int = 0
    track: Track = Track.NONE
    points: int = 0
    wounds: int = 0
    hand: int = 0
    cattle: str | None = None
    items: tuple[Owned, ...] = ()
    weapon: str | None = None
    mount: str | None = None
    goals_done: int = 0
    tokens: tuple[int, ...] | None = ()
    turns: int = 0
    legendary: bool = False

    @property
    def wanted(self) -> bool:
        """Whether the player has wanted points."""
        return self.track is Track.WANTED

    @property
    def hand_limit(self) -> int:
        """Each wound takes a card off the limit."""
        return HAND_LIMIT - self.wounds

    def owned(self, item: str) -> Owned | None:
        """Find an item of this player."""
        return next((owned for owned in self.items if owned.item == item), None)


@dataclass(frozen=True, slots=True)
class Turn:
    """What is used up in the turn under way."""

    actions_left: int = ACTIONS_PER_TURN
    fought: tuple[int, ...] = ()
    bank_tried: bool = False
    cards_once: tuple[str, ...] = ()
    disc_stories: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Gaining:
    """Track points still to be stepped, one cell at a time."""

    seat: int
    track: Track
    left: int


@dataclass(frozen=True, slots=True)
class CellAsked:
    """A cube stands on a cell whose bonus nobody has read to the app yet."""

    seat: int
    track: Track
    cell: int


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight under way; `target` is None against bandit, guard and sheriff."""

    kind: FightKind
    seat: int
    target: int | None
    step: FightStep
    hideout: Hideout | None = None
    mover: int | None = None


@dataclass(frozen=True, slots=True)
class PokerRound:
    """A round of poker under way; a dealer plays only when nobody joined."""

    seat: int
    payers: tuple[int, ...]
    dealer: int | None


@dataclass(frozen=True, slots=True)
class StoryText:
    """A complete story whose printed text the table reads to the app."""

    story: int
    seat: int
    participants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SheriffMove:
    """The sheriff may move up to `most` territories; a story moves him only if one is wanted."""

    seat: int
    most: int
    by_story: bool


@dataclass(frozen=True, slots=True)
class SheriffMeeting:
    """Which wanted players stand with the sheriff is asked."""

    seat: int


@dataclass(frozen=True, slots=True)
class SheriffChoice:
    """The one who moved the sheriff chooses whom to try to arrest."""

    seat: int
    met: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Toll:
    """Billy the Kid ended a move and may make a player there pay."""

    seat: int


@dataclass(frozen=True, slots=True)
class AbilityDoubt:
    """A correction put a player below 5 LP; whether the ability stays on is asked."""

    seat: int


Pending = (
    Gaining
    | CellAsked
    | Fight
    | PokerRound
    | StoryText
    | SheriffMove
    | SheriffMeeting
    | SheriffChoice
    | Toll
    | AbilityDoubt
)


@dataclass(frozen=True, slots=True)
class LpEntry:
    """One gain of legendary points, for the chart over the game."""

    round: int
    seat: int
    source: Source
    points: int


@dataclass(frozen=True, slots=True)
class ManInBlack:
    """The third score line of the two-player variant, kept by hand."""

    lp: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """The final score of one seat, line by line."""

    seat: int
    lp: int
    upgrades: int
    cash: int
    wounds: int
    wanted: int
    marshal: int
    tokens: int
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class Result:
    """The score sheet and who has won."""

    scores: tuple[Score, ...]
    winner: Outcome


@dataclass(frozen=True, slots=True)
class State:
    """The whole table. The last entry of `agenda` is dealt with before the turn goes on."""

    players: tuple[Player, ...]
    options: Options
    calibration: Calibration
    first: int | None
    active: int
    round: int
    stage: Stage
    turn: Turn = field(default_factory=Turn)
    agenda: tuple[Pending, ...] = ()
    stories: tuple[tuple[int, ...], ...] = ((), ())
    bandits: tuple[Hideout, ...] = ()
    sheriff_home: bool = True
    end_round: int | None = None
    end_seat: int | None = None
    lp_log: tuple[LpEntry, ...] = ()
    man_in_black: ManInBlack | None = None
    result: Result | None = None

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def wanted_seats(self) -> tuple[int, ...]:
        """The seats of all wanted players."""
        return tuple(seat for seat, player in enumerate(self.players) if player.wanted)

    @property
    def discs_needed(self) -> int:
        """How many discs complete a story."""
        return 2 if len(self.players) <= 4 else 3  # noqa: PLR2004 - the rulebook's table

    def right_of(self, seat: int) -> int:
        """Give the previous seat in clockwise order."""
        return (seat - 1) % len(self.players)

    def discs_left(self, seat: int) -> int:
        """Count a player's discs beside the board."""
        return DISCS - sum(discs.count(seat) for discs in self.stories)
