"""Why the dice game refuses an action."""

from enum import StrEnum, unique


@unique
class DiceRefusal(StrEnum):
    """Codes of this game; the words are in the catalogues."""

    NO_SUCH_DIE = "no_such_die"
    NO_SUCH_SEAT = "no_such_seat"
    ROLL_ALL_FIVE = "roll_all_five"
    NOTHING_ROLLED = "nothing_rolled"
    DYNAMITE_LOCKED = "dynamite_locked"
    ROLL_FIRST = "roll_first"
    DIE_NOT_OPEN = "die_not_open"
    TARGET_ELIMINATED = "target_eliminated"
    OUT_OF_REACH = "out_of_reach"
    CANNOT_USE_AS = "cannot_use_as"
    CANNOT_DOUBLE = "cannot_double"
    TOO_MANY_ARROWS = "too_many_arrows"
    TOO_MANY_DISCARDS = "too_many_discards"
    ROLE_IMPOSSIBLE = "role_impossible"
    ROLE_NOT_AWAITED = "role_not_awaited"
    LIFE_OUT_OF_RANGE = "life_out_of_range"
    ARROWS_OUT_OF_RANGE = "arrows_out_of_range"
    NOTHING_TO_CORRECT = "nothing_to_correct"
