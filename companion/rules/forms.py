"""Reading values out of JSON with care: a wrong type is a refusal, never a surprise."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from companion.rules.engine import Form
from companion.rules.errors import IllegalActionError, Refusal

C = TypeVar("C", bound=StrEnum)
K = TypeVar("K")

NAME_LENGTH = 80


def refuse(detail: str, code: StrEnum = Refusal.BAD_FORM) -> IllegalActionError:
    """Build the refusal of a malformed value."""
    return IllegalActionError(code, detail)


def by_type(form: Form, kinds: Mapping[str, K]) -> K:
    """Find what the form's type names, or refuse an action nobody knows."""
    name = form.get("type")
    if not isinstance(name, str) or name not in kinds:
        raise refuse("unknown action type", Refusal.UNKNOWN_ACTION)
    return kinds[name]


def whole(value: Any, name: str, code: StrEnum = Refusal.BAD_FORM) -> int:
    """Take a whole number; true, false and fractions are none."""
    if type(value) is not int:
        raise refuse(f"{name} must be a whole number", code)
    return value


def whole_of(form: Form, key: str) -> int:
    """Take a whole number that must be there."""
    if key not in form:
        raise refuse(f"{key} is missing")
    return whole(form[key], key)


def optional_whole(form: Form, key: str) -> int | None:
    """Take a whole number that may be left out or null."""
    return None if form.get(key) is None else whole(form[key], key)


def code_of(value: Any, codes: type[C], name: str, code: StrEnum = Refusal.BAD_FORM) -> C:
    """Take one of a fixed set of codes."""
    if not isinstance(value, str) or value not in codes._value2member_map_:
        raise refuse(f"{name} is not one of {', '.join(codes)}", code)
    return codes(value)


def object_of(value: Any, name: str, code: StrEnum = Refusal.BAD_FORM) -> dict[str, Any]:
    """Take a JSON object."""
    if not isinstance(value, dict):
        raise refuse(f"{name} must be an object", code)
    return value


def list_of(value: Any, name: str, code: StrEnum = Refusal.BAD_FORM) -> list[Any]:
    """Take a JSON list."""
    if not isinstance(value, list):
        raise refuse(f"{name} must be a list", code)
    return value


def only_keys(form: Form, keys: frozenset[str], name: str, code: StrEnum) -> None:
    """Refuse a key nobody knows: a mistyped switch must not pass silently."""
    for key in form:
        if key not in keys:
            raise refuse(f"{name} has no {key}", code)


def name_of(value: Any) -> str:
    """Take a player's name: any script, neither empty nor endless."""
    if not isinstance(value, str) or not value.strip() or len(value) > NAME_LENGTH:
        raise refuse(f"a name has 1 to {NAME_LENGTH} characters", Refusal.BAD_PLAYERS)
    return value
