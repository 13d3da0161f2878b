"""Laying the table: players, house rules, and a position in mid-game."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.rules.bang_dice.apply import apply
from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.events import Event, GameStarted, Seated
from companion.rules.bang_dice.model import (
    ARROWS,
    HUNT_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SHERIFF_BONUS,
    AttackKill,
    Bullseyes,
    GringoArrow,
    Options,
    Role,
)
from companion.rules.bang_dice.outcome import outcome_of
from companion.rules.bang_dice.roles import ROLE_SETS
from companion.rules.engine import Form
from companion.rules.errors import Refusal
from companion.rules.forms import code_of, list_of, name_of, object_of, only_keys, refuse, whole

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    character: str
    role: Role | None


def start(request: Form) -> tuple[Event, ...]:
    """Check everything, then lay the table."""
    entries = _entries(list_of(request.get("players"), "players", Refusal.BAD_PLAYERS))
    options = _options(_object(request, "options", Refusal.BAD_OPTIONS))
    position = _object(request, "position", Refusal.BAD_POSITION)
    started = _lay(entries, options, position)
    if outcome_of(apply(None, started)) is not None:
        raise refuse("the game is already decided", Refusal.BAD_POSITION)
    return (started,)


def _object(request: Form, key: str, code: Refusal) -> Form:
    value = request.get(key)
    return {} if value is None else object_of(value, key, code)


def _entries(players: list[Any]) -> tuple[_Entry, ...]:
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise refuse(f"{MIN_PLAYERS} to {MAX_PLAYERS} players", Refusal.BAD_PLAYERS)
    entries = tuple(_entry(player) for player in players)
    if len({entry.character for entry in entries}) != len(entries):
        raise refuse("a character is held twice", Refusal.BAD_PLAYERS)
    _check_roles(entries)
    return entries


def _entry(player: Any) -> _Entry:
    form = object_of(player, "a player", Refusal.BAD_PLAYERS)
    character, role = form.get("character"), form.get("role")
    if not isinstance(character, str) or character not in CHARACTERS:
        raise refuse("unknown character", Refusal.BAD_PLAYERS)
    known = None if role is None else code_of(role, Role, "role", Refusal.BAD_PLAYERS)
    return _Entry(name_of(form.get("name")), character, known)


def _check_roles(entries: tuple[_Entry, ...]) -> None:
    dealt = ROLE_SETS[len(entries)]
    given = Counter(entry.role for entry in entries if entry.role is not None)
    if any(count > dealt[role] for role, count in given.items()):
        raise refuse("more of a role than are dealt", Refusal.BAD_PLAYERS)
    if len(entries) == HUNT_PLAYERS:
        if given.total() != HUNT_PLAYERS:
            raise refuse("with three players all roles are open", Refusal.BAD_PLAYERS)
    elif given[Role.SHERIFF] != 1:
        raise refuse("exactly one sheriff", Refusal.BAD_PLAYERS)


def _options(form: Form) -> Options:
    bad, default = Refusal.BAD_OPTIONS, Options()
    names = frozenset({"bullseyes", "gringo_arrow", "three_player_attack_kill"})
    only_keys(form, names, "options", bad)
    kill = form.get("three_player_attack_kill", default.three_player_attack_kill)
    return Options(
        code_of(form.get("bullseyes", default.bullseyes), Bullseyes, "bullseyes", bad),
        code_of(form.get("gringo_arrow", default.gringo_arrow), GringoArrow, "gringo_arrow", bad),
        code_of(kill, AttackKill, "three_player_attack_kill", bad),
    )


def _lay(entries: tuple[_Entry, ...], options: Options, position: Form) -> GameStarted:
    known = frozenset({"life", "arrows", "alive", "arrow_pile", "active"})
    only_keys(position, known, "position", Refusal.BAD_POSITION)
    lives = _lives(entries, position)
    arrows = _by_seat(position, "arrows", len(entries), whole) or [0] * len(entries)
    players = tuple(
        _seated(entry, life, held, hunt=len(entries) == HUNT_PLAYERS)
        for entry, life, held in zip(entries, lives, arrows, strict=True)
    )
    return GameStarted(players, options, _pile(position, arrows), _active(players, position))


def _max_life(entry: _Entry) -> int:
    bonus = SHERIFF_BONUS if entry.role is Role.SHERIFF else 0
    return CHARACTERS[entry.character].life + bonus


def _lives(entries: tuple[_Entry, ...], position: Form) -> list[int]:
    size = len(entries)
    alive = _by_seat(position, "alive", size, _truth)
    full = [_max_life(entry) for entry in entries]
    if alive is not None:
        full = [life if in_game else 0 for life, in_game in zip(full, alive, strict=True)]
    lives = _by_seat(position, "life", size, whole) or full
    if alive is not None and [life > 0 for life in lives] != alive:
        raise refuse("life and alive disagree", Refusal.BAD_POSITION)
    return lives


def _by_seat(
    position: Form, key: str, size: int, read: Callable[[Any, str, Refusal], V]
) -> list[V] | None:
    if key not in position:
        return None
    values = list_of(position[key], key, Refusal.BAD_POSITION)
    if len(values) != size:
        raise refuse(f"{key} needs one entry per seat", Refusal.BAD_POSITION)
    return [read(value, key, Refusal.BAD_POSITION) for value in values]


def _truth(value: Any, name: str, code: Refusal) -> bool:
    if type(value) is not bool:
        raise refuse(f"{name} must be true or false", code)
    return value


def _seated(entry: _Entry, life: int, arrows: int, *, hunt: bool) -> Seated:
    most = _max_life(entry)
    if not 0 <= life <= most or not 0 <= arrows < ARROWS:
        raise refuse("a life or arrow count is out of range", Refusal.BAD_POSITION)
    if life == 0 and (arrows or entry.role is None):
        raise refuse("the eliminated hold no arrows and show their role", Refusal.BAD_POSITION)
    shown = hunt or life == 0 or entry.role is Role.SHERIFF
    return Seated(entry.name, entry.character, entry.role, shown, life, most, arrows)


def _pile(position: Form, arrows: list[int]) -> int:
    left = ARROWS - sum(arrows)
    pile = whole(position.get("arrow_pile", left), "arrow_pile", Refusal.BAD_POSITION)
    if pile != left or pile < 1:
        raise refuse(f"arrows must add up to {ARROWS}, one in the pile", Refusal.BAD_POSITION)
    return pile


def _active(players: tuple[Seated, ...], position: Form) -> int:
    first = Role.DEPUTY if len(players) == HUNT_PLAYERS else Role.SHERIFF
    default = next(seat for seat, player in enumerate(players) if player.role is first)
    seat = whole(position.get("active", default), "active", Refusal.BAD_POSITION)
    if not 0 <= seat < len(players) or players[seat].life == 0:
        raise refuse("the active player must be in the game", Refusal.BAD_POSITION)
    return seat
