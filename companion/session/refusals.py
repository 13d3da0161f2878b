"""Why a session refuses, beside the rules' own reasons."""

from enum import StrEnum, unique


@unique
class SessionRefusal(StrEnum):
    """Codes of the session and of the headless table."""

    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NO_GAME = "no_game"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_OP = "unknown_op"
    NOT_JSON = "not_json"
    NOT_UTF8 = "not_utf8"
    LINE_TOO_LONG = "line_too_long"
