"""Frozen dataclasses to JSON and back with care, by their field types."""

from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from companion.rules.errors import Refusal
from companion.rules.forms import code_of, list_of, object_of, only_keys, refuse, whole

Reader = Callable[[Any, str, StrEnum], Any]

TEXT_LENGTH = 200
LIST_LENGTH = 100


def read_shape(kind: type, form: Any, code: StrEnum = Refusal.BAD_FORM) -> Any:
    """Build a dataclass from a JSON object; what is left out has its default."""
    return _reader(kind)(form, kind.__name__.lower(), code)


def write_shape(value: Any, *, full: bool = False) -> dict[str, Any]:
    """Give a dataclass its JSON form, without what is as by default unless asked for in full."""
    return {
        spec.name: _plain(getattr(value, spec.name), full=full)
        for spec in fields(value)
        if full or getattr(value, spec.name) != _default(spec)
    }


def _plain(value: Any, *, full: bool) -> Any:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item, full=full) for item in value]
    return write_shape(value, full=full) if is_dataclass(value) else value


def _default(spec: "Field[Any]") -> Any:
    return spec.default_factory() if spec.default_factory is not MISSING else spec.default


@cache
def _reader(kind: Any) -> Reader:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _optional(next(arg for arg in args if arg is not NoneType))
    if origin is tuple:
        return _tuple(args[0])
    if is_dataclass(kind):
        return _dataclass(kind)
    if issubclass(kind, StrEnum):
        return lambda value, name, code: code_of(value, kind, name, code)
    return PLAIN[kind]


def _optional(kind: Any) -> Reader:
    inner = _reader(kind)
    return lambda value, name, code: None if value is None else inner(value, name, code)


def _tuple(kind: Any) -> Reader:
    item = _reader(kind)

    def read(value: Any, name: str, code: StrEnum) -> Any:
        items = list_of(value, name, code)
        if len(items) > LIST_LENGTH:
            raise refuse(f"{name} is too long", code)
        return tuple(item(one, name, code) for one in items)

    return read


def _dataclass(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {spec.name: (spec, _reader(hints[spec.name])) for spec in fields(kind)}
    names = frozenset(readers)

    def read(value: Any, name: str, code: StrEnum) -> Any:
        form = object_of(value, name, code)
        only_keys(form, names, name, code)
        given = {key: readers[key][1](item, key, code) for key, item in form.items()}
        for key, (spec, _) in readers.items():
            if key not in given and _default(spec) is MISSING:
                raise refuse(f"{key} is missing", code)
        return kind(**given)

    return read


def _truth(value: Any, name: str, code: StrEnum) -> bool:
    if type(value) is not bool:
        raise refuse(f"{name} must be true or false", code)
    return value


def _text(value: Any, name: str, code: StrEnum) -> str:
    if not isinstance(value, str) or len(value) > TEXT_LENGTH:
        raise refuse(f"{name} must be a text of at most {TEXT_LENGTH} characters", code)
    return value


PLAIN: dict[Any, Reader] = {int: whole, bool: _truth, str: _text}
