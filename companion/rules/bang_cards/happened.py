"""What happened in the card game, in the order it happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.rules.bang_cards.actions import Call, Played, ShotKind
from companion.rules.bang_cards.model import (
    Ask,
    AskKind,
    Card,
    Cause,
    Correction,
    Deck,
    Mode,
    Player,
    Role,
    Stage,
    Suit,
    TableCard,
)
from companion.rules.bang_cards.options import Options
from companion.rules.bang_cards.reasons import (
    Comeback,
    Gain,
    Money,
    Reminder,
    Removal,
    SkipReason,
)


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table is laid."""

    players: tuple[Player, ...]
    options: Options
    mode: Mode
    active: int
    caller: int | None
    events: Deck
    show: Deck
    deaths: tuple[int, ...]
    fronts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """Somebody's turn begins; `extra` after Vendetta."""

    player: int
    extra: bool = False


@dataclass(frozen=True, slots=True)
class StageReached:
    """The turn goes on."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A turn is lost, with all its phases."""

    player: int
    reason: SkipReason


@dataclass(frozen=True, slots=True)
class StayedInJail:
    """Two players: this character cannot be chosen this turn."""

    player: int


@dataclass(frozen=True, slots=True)
class Asked:
    """Questions open, the first of them first."""

    asks: tuple[Ask, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """The first open question is settled."""

    kind: AskKind
    player: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A card was turned over for a check."""

    player: int
    kind: str
    suit: Suit
    rank: int | None
    passed: bool


@dataclass(frozen=True, slots=True)
class ShotFired:
    """Somebody fired."""

    player: int
    target: int
    kind: ShotKind


@dataclass(frozen=True, slots=True)
class ShotDodged:
    """A hit was cancelled, or a card thrown down to avoid one."""

    player: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class DuelBegan:
    """A challenge."""

    player: int
    target: int


@dataclass(frozen=True, slots=True)
class AllAttacked:
    """Indians or a Gatling: everybody else must answer."""

    player: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card that leaves nothing on the table."""

    player: int
    card: Played
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class CardPut:
    """A card lies in front of somebody now; `by` laid it."""

    player: int
    by: int
    card: TableCard


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """A card left the table."""

    player: int
    card: Card
    name: str
    reason: Removal


@dataclass(frozen=True, slots=True)
class DynamiteMoved:
    """The dynamite did not go off and passes on."""

    player: int
    target: int


@dataclass(frozen=True, slots=True)
class LifeLost:
    """Somebody lost life; without enough of it the rescue window opens."""

    player: int
    amount: int
    cause: Cause
    killer: int | None = None
    own_duel: bool = False


@dataclass(frozen=True, slots=True)
class LifeGained:
    """Somebody gained life; in the rescue window it may not be enough yet."""

    player: int
    amount: int
    reason: Gain


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """Nothing helped; all cards in front of the player leave the table."""

    player: int
    cause: Cause
    killer: int | None


@dataclass(frozen=True, slots=True)
class RoleShown:
    """A role is open; `auto` where it was known or the only one left."""

    player: int
    role: Role
    auto: bool = False


@dataclass(frozen=True, slots=True)
class DeathSettled:
    """Rewards and reactions are over and the game goes on."""

    player: int


@dataclass(frozen=True, slots=True)
class Reminded:
    """Something the hands have to do."""

    what: Reminder
    player: int
    count: int = 0
    other: int | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class CameBack:
    """A dead player sits down again."""

    player: int
    how: Comeback
    life: int


@dataclass(frozen=True, slots=True)
class GhostLeft:
    """A ghost's turn is over and it dies again."""

    player: int


@dataclass(frozen=True, slots=True)
class EventTurned:
    """A new event covers the old one."""

    card: str
    announced: str | None = None


@dataclass(frozen=True, slots=True)
class EventDiscarded:
    """The event is spent at once."""

    card: str


@dataclass(frozen=True, slots=True)
class ShowTurned:
    """A new Wild West Show card replaces the old one."""

    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The events that had come out go round again; a known order is the app's own."""

    order: tuple[str, ...]
    anew: bool = False
    """A new game: every card is in the pile again."""
    show: bool = False


@dataclass(frozen=True, slots=True)
class Handcuffed:
    """The sheriff put the handcuffs on somebody."""

    player: int


@dataclass(frozen=True, slots=True)
class RolesHidden:
    """Role cards were shuffled and dealt again."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IdentityChanged:
    """A new character, with few life points."""

    player: int
    character: str
    life: int
    max_life: int


@dataclass(frozen=True, slots=True)
class AbilitiesLent:
    """Vera Custer or Greygory Deck has other characters' abilities."""

    player: int
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """Lady Rosa: two neighbours changed seats, the other skips a turn."""

    player: int
    other: int


@dataclass(frozen=True, slots=True)
class ExtraTurnWon:
    """Vendetta: the player plays again."""

    player: int


@dataclass(frozen=True, slots=True)
class Activated:
    """Two players: the character that plays this turn."""

    player: int


@dataclass(frozen=True, slots=True)
class Declared:
    """Secret game: a declaration, with the role shown."""

    player: int
    call: Call
    role: Role


@dataclass(frozen=True, slots=True)
class ShowdownOpened:
    """Secret game: only these play on, with open roles and without events."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CharacterDealt:
    """Somebody has a character."""

    player: int
    character: str
    max_life: int
    price: int | None = None


@dataclass(frozen=True, slots=True)
class CharactersOpened:
    """Hire: these characters are up for auction."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    """Hire: the highest bid for a character."""

    player: int
    character: str
    amount: int


@dataclass(frozen=True, slots=True)
class MoneyChanged:
    """A line of the ledger."""

    player: int
    amount: int
    reason: Money


@dataclass(frozen=True, slots=True)
class Corrected:
    """The table set something right."""

    correction: Correction


@dataclass(frozen=True, slots=True)
class GameEnded:
    """One game is decided."""

    side: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameScored:
    """The game's money is in the ledger."""

    game: int


@dataclass(frozen=True, slots=True)
class NextGameLaid:
    """A new game of the series, with the next sheriff; hired characters may stay."""

    game: int
    sheriff: int
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The last word: who has won the game, or the series."""

    side: str
    seats: tuple[int, ...]


Event = (
    GameStarted
    | TurnBegan
    | StageReached
    | TurnSkipped
    | StayedInJail
    | Asked
    | Answered
    | Checked
    | ShotFired
    | ShotDodged
    | DuelBegan
    | AllAttacked
    | CardPlayed
    | CardPut
    | CardRemoved
    | DynamiteMoved
    | LifeLost
    | LifeGained
    | PlayerEliminated
    | RoleShown
    | DeathSettled
    | Reminded
    | CameBack
    | GhostLeft
    | EventTurned
    | EventDiscarded
    | ShowTurned
    | DeckShuffled
    | Handcuffed
    | RolesHidden
    | IdentityChanged
    | AbilitiesLent
    | SeatsSwapped
    | ExtraTurnWon
    | Activated
    | Declared
    | ShowdownOpened
    | CharacterDealt
    | CharactersOpened
    | BidMade
    | MoneyChanged
    | Corrected
    | GameEnded
    | GameScored
    | NextGameLaid
    | Finished
)

EVENTS: Mapping[str, type[Event]] = MappingProxyType(
    {
        "game_started/1": GameStarted,
        "turn_began/1": TurnBegan,
        "stage_reached/1": StageReached,
        "turn_skipped/1": TurnSkipped,
        "stayed_in_jail/1": StayedInJail,
        "asked/1": Asked,
        "answered/1": Answered,
        "checked/1": Checked,
        "shot_fired/1": ShotFired,
        "shot_dodged/1": ShotDodged,
        "duel_began/1": DuelBegan,
        "all_attacked/1": AllAttacked,
        "card_played/1": CardPlayed,
        "card_put/1": CardPut,
        "card_removed/1": CardRemoved,
        "dynamite_moved/1": DynamiteMoved,
        "life_lost/1": LifeLost,
        "life_gained/1": LifeGained,
        "player_eliminated/1": PlayerEliminated,
        "role_shown/1": RoleShown,
        "death_settled/1": DeathSettled,
        "reminded/1": Reminded,
        "came_back/1": CameBack,
        "ghost_left/1": GhostLeft,
        "event_turned/1": EventTurned,
        "event_discarded/1": EventDiscarded,
        "show_turned/1": ShowTurned,
        "deck_shuffled/1": DeckShuffled,
        "handcuffed/1": Handcuffed,
        "roles_hidden/1": RolesHidden,
        "identity_changed/1": IdentityChanged,
        "abilities_lent/1": AbilitiesLent,
        "seats_swapped/1": SeatsSwapped,
        "extra_turn_won/1": ExtraTurnWon,
        "activated/1": Activated,
        "declared/1": Declared,
        "showdown_opened/1": ShowdownOpened,
        "character_dealt/1": CharacterDealt,
        "characters_opened/1": CharactersOpened,
        "bid_made/1": BidMade,
        "money_changed/1": MoneyChanged,
        "corrected/1": Corrected,
        "game_ended/1": GameEnded,
        "game_scored/1": GameScored,
        "next_game_laid/1": NextGameLaid,
        "finished/1": Finished,
    }
)
