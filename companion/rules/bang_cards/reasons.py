"""Why things happen in the card game: codes that the history puts into words."""

from enum import StrEnum, unique


@unique
class SkipReason(StrEnum):
    """Why a turn is lost."""

    JAIL = "jail"
    LADY_ROSA = "lady_rosa"
    DECLARED = "declared"


@unique
class Comeback(StrEnum):
    """How the dead come back."""

    GHOST_TOWN = "ghost_town"
    DEAD_MAN = "dead_man"
    BONE_ORCHARD = "bone_orchard"


@unique
class Gain(StrEnum):
    """Where a life point comes from."""

    BEER = "beer"
    CARD = "card"
    SID_KETCHUM = "sid_ketchum"
    GREG_DIGGER = "greg_digger"
    TEREN_KILL = "teren_kill"
    HARD_LIQUOR = "hard_liquor"
    BLOOD_BROTHERS = "blood_brothers"
    DOCTOR = "doctor"


@unique
class Removal(StrEnum):
    """Why a card leaves the table."""

    BY_TABLE = "by_table"
    REPLACED = "replaced"
    CHECKED = "checked"
    DALTONS = "daltons"
    RICOCHET = "ricochet"
    JOHNNY_KISCH = "johnny_kisch"
    PENALTY = "penalty"


@unique
class Reminder(StrEnum):
    """What the hands at the table have to do: the app holds no cards."""

    START_HAND = "start_hand"
    DRAW_CARDS = "draw_cards"
    TAKE_FROM_KILLER = "take_from_killer"
    TAKE_ALL_CARDS = "take_all_cards"
    TAKE_CHECK_CARD = "take_check_card"
    DISCARD_EVERYTHING = "discard_everything"
    GIVE_SURPLUS = "give_surplus"
    TAKE_BACK_BANG = "take_back_bang"
    SHUFFLE_ROLES = "shuffle_roles"
    REPLACE_HAND = "replace_hand"
    EXCHANGE_HAND = "exchange_hand"
    NO_SECOND_SHOW_CARD = "no_second_show_card"
    SWAP_CARDS = "swap_cards"


@unique
class Money(StrEnum):
    """Why money changes hands."""

    SCORE = "score"
    BOUNTY = "bounty"
    HIRED = "hired"
    KEPT_CHARACTER = "kept_character"
    KEPT_CARDS = "kept_cards"
    CORRECTION = "correction"
