"""What the rules ask of a character. Each is its difference from an ordinary player."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_cards.happened import Event, LifeLost
from companion.rules.bang_cards.model import State


@unique
class CharacterSet(StrEnum):
    """The box a character comes from."""

    BASE = "base"
    DODGE_CITY = "dodge_city"
    WILD_WEST_SHOW = "wild_west_show"
    PROMO = "promo"


@unique
class Moment(StrEnum):
    """When the table is reminded of an ability."""

    ALWAYS = "always"
    GAME_START = "game_start"
    OWN_START = "own_start"
    OWN_DRAW = "own_draw"
    OWN_PLAY = "own_play"
    OTHERS_TURN = "others_turn"
    OTHERS_DISCARD = "others_discard"
    CHECK = "check"
    OWN_CHECK = "own_check"
    SHOT_AT = "shot_at"
    MISSED_ASKED = "missed_asked"
    CARD_AGAINST = "card_against"
    ANSWER = "answer"
    LOSS = "loss"
    DYING = "dying"
    DEATH = "death"


LossHook = Callable[[int, LifeLost], tuple[Event, ...]]
"""Own player number and the loss: what the table is told."""

DeathHook = Callable[[State, int, int], tuple[Event, ...]]
"""State, own player number, the dead: what follows."""

StartHook = Callable[[State, int], tuple[Event, ...]]
"""State and own player number: what follows at the start of the own turn."""


@dataclass(frozen=True, slots=True)
class Character:
    """One character; the defaults are an ordinary player."""

    key: str
    box: CharacterSet
    bullets: int = 4
    moments: tuple[Moment, ...] = ()
    further: int = 0
    nearer: int = 0
    draws: int = 2
    draws_per_wound: int = 0
    draws_per_living: int = 0
    draws_perhaps: int = 0
    keeps: int | None = None
    may_take_table_card: bool = False
    start_hand: int | None = None
    hand_limit: int | None = None
    unlimited_bangs: bool = False
    missed_needed: int = 1
    dodge_checks: int = 0
    no_missed: bool = False
    beer: int = 1
    checks_when_dying: bool = False
    heals_for_cards: bool = False
    pays_life_for_cards: bool = False
    fires_pairs: bool = False
    repeats_cards: bool = False
    swaps_cards: bool = False
    table_cards_off: bool = False
    clears_copies: bool = False
    takes_check_cards: bool = False
    takes_surplus: bool = False
    copies_lapse: bool = False
    on_loss: LossHook | None = None
    on_death: DeathHook | None = None
    at_start: StartHook | None = None
