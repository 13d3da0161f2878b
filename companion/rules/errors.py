"""A player asked for something the rules do not allow: a code, never a sentence."""

from enum import StrEnum, unique


@unique
class Refusal(StrEnum):
    """Codes that every game shares; each game adds its own enum of the same kind."""

    BAD_FORM = "bad_form"
    UNKNOWN_ACTION = "unknown_action"
    BAD_PLAYERS = "bad_players"
    BAD_OPTIONS = "bad_options"
    BAD_POSITION = "bad_position"
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"


class IllegalActionError(Exception):
    """Carries the code that the edge translates, and a detail for whoever debugs a client."""

    def __init__(self, code: StrEnum, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
