"""Reads a table from JSON; what is wrong with a file is a code and the place.

Two forms are read: the table itself (see README.md), and the state of a dice game.
"""

import json
from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Any

from firmware_bridge.lights import (
    NO_ARROWS,
    NO_BULLETS,
    Bar,
    Colour,
    Cue,
    Effect,
    LightsError,
    SeatLights,
    TableLights,
)


@unique
class FileRefusal(StrEnum):
    """Why a file is no table. Out-of-range numbers have the codes of `LightsRefusal`."""

    NO_FILE = "no_file"
    NOT_TEXT = "not_text"
    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    NOT_A_LIST = "not_a_list"
    NOT_A_NUMBER = "not_a_whole_number"
    NOT_A_FLAG = "not_true_or_false"
    MISSING_FIELD = "missing_field"
    UNKNOWN_FIELD = "unknown_field"
    UNKNOWN_COLOUR = "unknown_colour"
    UNKNOWN_EFFECT = "unknown_effect"


class TableFileError(ValueError):
    """A file that is no table: the code, and where in the file."""

    def __init__(self, refusal: str, place: str = "") -> None:
        super().__init__(f"{refusal}: {place}" if place else str(refusal))
        self.refusal = refusal
        self.place = place


def parse_table(text: str) -> TableLights:
    """Read either form."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TableFileError(FileRefusal.NOT_JSON, str(error)) from error
    fields = _object(data, "file")
    try:
        return _dice_game(fields) if "players" in fields else _table(fields)
    except LightsError as error:
        raise TableFileError(error.refusal) from error


def _table(fields: Mapping[str, Any]) -> TableLights:
    _only(fields, {"seats", "pile", "effect", "effect_seats", "effect_number"}, "file")
    seats = _list(_needed(fields, "seats", "file"), "seats")
    among = _list(fields.get("effect_seats", []), "effect_seats")
    cue = Cue(
        _effect(fields.get("effect", "none"), "effect"),
        frozenset(_number(seat, "effect_seats") for seat in among),
        _number(fields.get("effect_number", 0), "effect_number"),
    )
    return TableLights(
        tuple(_seat(seat, f"seats[{number}]") for number, seat in enumerate(seats)),
        _bar(fields.get("pile", 0), NO_ARROWS, "pile"),
        cue,
    )


def _seat(data: object, place: str) -> SeatLights:
    fields = _object(data, place)
    _only(fields, {"bullets", "arrows", "active", "out"}, place)
    return SeatLights(
        _bar(fields.get("bullets", 0), NO_BULLETS, f"{place}.bullets"),
        _bar(fields.get("arrows", 0), NO_ARROWS, f"{place}.arrows"),
        active=_flag(fields.get("active", False), f"{place}.active"),
        out=_flag(fields.get("out", False), f"{place}.out"),
    )


def _bar(data: object, default: Bar, place: str) -> Bar:
    """Read a bar: a bare number has the strip's own colour."""
    if not isinstance(data, Mapping):
        return Bar(_number(data, place), default.colour)
    _only(data, {"count", "colour", "ground"}, place)
    return Bar(
        _number(data.get("count", 0), f"{place}.count"),
        _colour(data.get("colour", default.colour.name.lower()), f"{place}.colour"),
        _colour(data.get("ground", "off"), f"{place}.ground"),
    )


def _dice_game(fields: Mapping[str, Any]) -> TableLights:
    """Read the state of a dice game: life is shown as bullets."""
    players = _list(_needed(fields, "players", "file"), "players")
    active = _number(fields.get("active", 0), "active")
    seats = tuple(_player(data, seat, active) for seat, data in enumerate(players))
    pile = _number(fields.get("arrow_pile", 0), "arrow_pile")
    return TableLights(seats, Bar(pile, NO_ARROWS.colour))


def _player(data: object, seat: int, active: int) -> SeatLights:
    place = f"players[{seat}]"
    fields = _object(data, place)
    life = _number(_needed(fields, "life", place), f"{place}.life")
    return SeatLights(
        Bar.life(life),
        _bar(fields.get("arrows", 0), NO_ARROWS, f"{place}.arrows"),
        active=seat == active,
        out=not _flag(fields.get("alive", True), f"{place}.alive"),
    )


def _object(data: object, place: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise TableFileError(FileRefusal.NOT_AN_OBJECT, place)
    return data


def _list(data: object, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise TableFileError(FileRefusal.NOT_A_LIST, place)
    return data


def _number(data: object, place: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise TableFileError(FileRefusal.NOT_A_NUMBER, place)
    return data


def _flag(data: object, place: str) -> bool:
    if not isinstance(data, bool):
        raise TableFileError(FileRefusal.NOT_A_FLAG, place)
    return data


def _needed(fields: Mapping[str, Any], name: str, place: str) -> object:
    if name not in fields:
        raise TableFileError(FileRefusal.MISSING_FIELD, f"{place}.{name}")
    return fields[name]


def _only(fields: Mapping[str, Any], known: set[str], place: str) -> None:
    unknown = sorted(set(fields) - known)
    if unknown:
        raise TableFileError(FileRefusal.UNKNOWN_FIELD, f"{place}.{unknown[0]}")


def _colour(data: object, place: str) -> Colour:
    found = next((colour for colour in Colour if colour.name.lower() == data), None)
    if found is None:
        raise TableFileError(FileRefusal.UNKNOWN_COLOUR, place)
    return found


def _effect(data: object, place: str) -> Effect:
    found = next((effect for effect in Effect if effect.name.lower() == data), None)
    if found is None:
        raise TableFileError(FileRefusal.UNKNOWN_EFFECT, place)
    return found
