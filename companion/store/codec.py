"""Events to JSON and back, by stable name and version."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from companion.rules.engine import AnyRules
from companion.store.upcast import upcast

Decode = Callable[[Any], Any]

# Made once: json.dumps would make another for every action.
compact: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def encode_events(rules: AnyRules, events: Sequence[Any]) -> str:
    """Write one batch of events as a JSON list."""
    names = _names(rules)
    rows = [{"event": names[type(event)], **_plain_fields(event)} for event in events]
    return compact(rows)


def decode_events(rules: AnyRules, text: str) -> tuple[Any, ...]:
    """Read one batch of events, bringing old forms up to date."""
    return tuple(_decode_event(rules, row) for row in json.loads(text))


def event_forms(rules: AnyRules, events: Sequence[Any]) -> list[dict[str, Any]]:
    """Write events as JSON objects for answers and exports, without their secrets."""
    names = _names(rules)
    public = [rules.public_event(event) for event in events]
    return [
        {"type": names[type(event)].partition("/")[0], **_plain_fields(event)} for event in public
    ]


def _decode_event(rules: AnyRules, row: dict[str, Any]) -> Any:
    name, values = upcast(rules.key, row.pop("event"), row)
    kind: Any = rules.events[name]
    return _decoder(kind)(values)


def _names(rules: AnyRules) -> Mapping[type, str]:
    return _names_of(tuple(rules.events.items()))


@cache
def _names_of(items: tuple[tuple[str, Any], ...]) -> Mapping[type, str]:
    return {kind: name for name, kind in items}


def _plain_fields(value: Any) -> dict[str, Any]:
    return {name: _plain(getattr(value, name)) for name in _field_names(value.__class__)}


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (str, int, float)):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, (tuple, frozenset)):
        items = sorted(value) if isinstance(value, frozenset) else value
        return [_plain(item) for item in items]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return _plain_fields(value)


@cache
def _decoder(kind: Any) -> Decode:
    """Compile the way back for a type, once."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _optional(args)
    if origin is tuple:
        return _tuple(args)
    if origin is frozenset:
        item = _decoder(args[0])
        return lambda values: frozenset(item(value) for value in values)
    if origin is not None and issubclass(origin, Mapping):
        key, item = (_decoder(arg) for arg in args)
        return lambda values: {key(k): item(v) for k, v in values.items()}
    if is_dataclass(kind):
        return _dataclass(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    return int if kind is int else lambda value: value


def _optional(args: tuple[Any, ...]) -> Decode:
    (inner,) = (_decoder(arg) for arg in args if arg is not NoneType)
    return lambda value: None if value is None else inner(value)


def _tuple(args: tuple[Any, ...]) -> Decode:
    if len(args) == 2 and args[1] is Ellipsis:  # noqa: PLR2004 - tuple[X, ...] has two arguments
        item = _decoder(args[0])
        return lambda values: tuple([item(value) for value in values])
    items = [_decoder(arg) for arg in args]
    return lambda values: tuple([item(v) for item, v in zip(items, values, strict=True)])


def _dataclass(kind: Any) -> Decode:
    hints = get_type_hints(kind)
    decoders = {field.name: _decoder(hints[field.name]) for field in fields(kind)}
    return lambda form: kind(**{name: decoders[name](value) for name, value in form.items()})
