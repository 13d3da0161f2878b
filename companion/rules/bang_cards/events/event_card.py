"""What the rules ask of an event card: data, and small functions on named moments."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_cards.happened import Event
from companion.rules.bang_cards.model import State, Suit
from companion.rules.bang_cards.reasons import Comeback


@unique
class When(StrEnum):
    """The moment at which an event acts."""

    AT_ONCE = "at_once"
    TURN_START = "turn_start"
    BEFORE_DRAW = "before_draw"
    DRAW = "draw"
    AFTER_PLAY = "after_play"
    TURN_END = "turn_end"
    ROUND = "round"


@unique
class Way(StrEnum):
    """Whether the app acts itself, asks first, or only reminds."""

    AUTO = "auto"
    ASK = "ask"
    REMIND = "remind"


RevealHook = Callable[[State], tuple[Event, ...]]
TurnHook = Callable[[State, int], tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class EventCard:
    """One event; the defaults change nothing."""

    key: str
    when: When
    way: Way
    distance_one: bool = False
    table_cards_off: bool = False
    abilities_off: bool = False
    reverse: bool = False
    bang_limit: int | None = None
    no_beer: bool = False
    no_laying: bool = False
    suit: Suit | None = None
    extra_draw: int = 0
    only_draw: int | None = None
    draw_replaced: bool = False
    comeback: Comeback | None = None
    strong_shots: bool = False
    ricochets: bool = False
    seats_swap: bool = False
    gags: bool = False
    last_survivor: bool = False
    on_reveal: RevealHook | None = None
    at_turn_start: TurnHook | None = None
    before_draw: TurnHook | None = None
    after_play: TurnHook | None = None
    at_turn_end: TurnHook | None = None
