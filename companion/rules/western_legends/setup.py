"""Laying the table: players with their starting bonuses, options, and a position in mid-game."""

from dataclasses import dataclass, replace
from typing import Any

from companion.rules.engine import Form
from companion.rules.errors import Refusal
from companion.rules.forms import list_of, name_of, object_of, refuse
from companion.rules.western_legends.apply import apply
from companion.rules.western_legends.calibration import (
    FIRST_GAME_CHARACTERS,
    NOT_IN_FIRST_GAME,
    Calibration,
    ItemKind,
    StartingBonus,
    Track,
    read_calibration,
)
from companion.rules.western_legends.choices import BILLY, first_players
from companion.rules.western_legends.events import Event, GameStarted
from companion.rules.western_legends.ledger import Ledger
from companion.rules.western_legends.model import (
    ABILITY_LP,
    CASH_CAP,
    COIN,
    DISCS,
    FIRST_GAME_PLAYERS,
    FIRST_GAME_TARGET,
    GOLD_CAP,
    MAX_PLAYERS,
    MIN_PLAYERS,
    POINT_CAP,
    POKER_CARDS,
    TARGETS,
    WOUND_CAP,
    Hideout,
    Mode,
    Options,
    Owned,
    Player,
)
from companion.rules.western_legends.poker import CARDS
from companion.rules.western_legends.shapes import read_shape
from companion.rules.western_legends.stories import STORIES
from companion.rules.western_legends.turn import run_on

TWO_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """One player as named by the table; what is given beats what is known of the character."""

    name: str
    character: str | None = None
    colour: str | None = None
    cash: int | None = None
    cards: int | None = None
    gold: int | None = None
    wanted: int | None = None
    marshal: int | None = None
    items: tuple[str, ...] | None = None
    hideout: Hideout | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's numbers in mid-game."""

    cash: int | None = None
    gold: int | None = None
    lp: int | None = None
    wanted: int | None = None
    marshal: int | None = None
    wounds: int | None = None
    hand: int | None = None
    cattle: str | None = None
    items: tuple[Owned, ...] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A table in mid-game; what is left out is as after setup."""

    players: tuple[Standing, ...] = ()
    active: int | None = None
    round: int = 1
    stories: tuple[tuple[int, ...], ...] = ((), ())
    bandits: tuple[Hideout, ...] | None = None


def start(request: Form) -> tuple[Event, ...]:
    """Check everything, then lay the table and run on to the first question."""
    form = dict(object_of(request.get("options") or {}, "options", Refusal.BAD_OPTIONS))
    tables = object_of(form.pop("calibration", None) or {}, "calibration", Refusal.BAD_OPTIONS)
    calibration, first = read_calibration(tables), form.pop("first", None)
    options = _options(form)
    entries = _entries(list_of(request.get("players"), "players", Refusal.BAD_PLAYERS), options)
    position: Position = read_shape(Position, request.get("position") or {}, Refusal.BAD_POSITION)
    players = tuple(_player(entry, calibration) for entry in entries)
    first = _first(players, options, first)
    _check_position(players, position, first)
    active = position.active if position.active is not None else first or 0
    started = GameStarted(
        _with_turns(_placed(players, position), first, active, position.round),
        options,
        calibration,
        first,
        active,
        position.round,
        _bandits(entries, calibration, position),
        position.stories,
    )
    ledger = Ledger(apply(None, started))
    ledger.events.append(started)
    for seat in range(len(players)):
        ledger.milestones(seat)
    return run_on(ledger)


def _options(form: Form) -> Options:
    mode = form.get("mode", Mode.STANDARD)
    given = {"target": FIRST_GAME_TARGET, **form} if mode == Mode.FIRST_GAME else form
    options: Options = read_shape(Options, given, Refusal.BAD_OPTIONS)
    first_game = options.mode is Mode.FIRST_GAME
    if options.target not in TARGETS or (first_game and options.target != FIRST_GAME_TARGET):
        raise refuse("a game goes to 15, 20 or 25, the first one to 15", Refusal.BAD_OPTIONS)
    if first_game and options.goals:
        raise refuse("the first game has no goals", Refusal.BAD_OPTIONS)
    if not set(options.jokers) <= set(CARDS):
        raise refuse("a Joker is one of the 52 cards", Refusal.BAD_OPTIONS)
    return options


def _entries(players: list[Any], options: Options) -> tuple[Entry, ...]:
    most = FIRST_GAME_PLAYERS if options.mode is Mode.FIRST_GAME else MAX_PLAYERS
    if not MIN_PLAYERS <= len(players) <= most:
        raise refuse(f"{MIN_PLAYERS} to {most} players", Refusal.BAD_PLAYERS)
    if options.man_in_black and len(players) != TWO_PLAYERS:
        raise refuse("the Man in Black rides with two players", Refusal.BAD_OPTIONS)
    entries = tuple(read_shape(Entry, player, Refusal.BAD_PLAYERS) for player in players)
    for entry in entries:
        name_of(entry.name)
        _check_character(entry, options, len(players))
    for key in ("character", "colour", "hideout"):
        held = [getattr(entry, key) for entry in entries if getattr(entry, key) is not None]
        if len(set(held)) != len(held):
            raise refuse(f"a {key} is held twice", Refusal.BAD_PLAYERS)
    return entries


def _check_character(entry: Entry, options: Options, count: int) -> None:
    if entry.character is None or options.mode is Mode.STANDARD:
        return
    allowed = FIRST_GAME_CHARACTERS[: count if count == FIRST_GAME_PLAYERS else 3]
    if entry.character not in allowed:
        raise refuse(f"the first game is for {', '.join(allowed)}", Refusal.BAD_PLAYERS)


def _player(entry: Entry, calibration: Calibration) -> Player:
    """Seat a player; starting points set the cube and give no reward."""
    known = calibration.character(entry.character) or StartingBonus("")
    wanted, marshal = _points(entry, known)
    items = tuple(_owned(item, calibration) for item in _given(entry.items, known.items))
    player = Player(
        entry.name,
        entry.character,
        entry.colour,
        cash=_given(entry.cash, known.cash),
        gold=_given(entry.gold, known.gold),
        hand=_given(entry.cards, known.cards),
        items=items,
    )
    return _checked(_on_track(player, wanted, marshal), Refusal.BAD_PLAYERS)


def _points(entry: Entry, known: StartingBonus) -> tuple[int, int]:
    if entry.wanted is None and entry.marshal is None:
        return known.wanted, known.marshal
    return entry.wanted or 0, entry.marshal or 0


def _given(value: Any, known: Any) -> Any:
    return known if value is None else value


def _owned(item: str, calibration: Calibration) -> Owned:
    facts = calibration.item(item)
    if facts is None or facts.kind is None:
        raise refuse(f"calibration has no kind for {item}", Refusal.BAD_PLAYERS)
    return Owned(item, facts.kind)


def _on_track(player: Player, wanted: int, marshal: int) -> Player:
    if wanted and marshal:
        raise refuse("nobody is wanted and a marshal", Refusal.BAD_PLAYERS)
    if not wanted and not marshal:
        return replace(player, track=Track.NONE, points=0)
    track = Track.WANTED if wanted else Track.MARSHAL
    return replace(player, track=track, points=wanted or marshal)


def _checked(player: Player, code: Refusal) -> Player:
    keys = [owned.item for owned in player.items]
    sound = (
        0 <= player.cash <= CASH_CAP
        and player.cash % COIN == 0
        and 0 <= player.gold <= GOLD_CAP
        and 0 <= player.hand <= POKER_CARDS
        and 0 <= player.wounds <= WOUND_CAP
        and 0 <= player.points <= POINT_CAP
        and player.lp >= 0
        and len(set(keys)) == len(keys)
        and not any(o.upgraded and o.kind is ItemKind.BELONGING for o in player.items)
    )
    if not sound:
        raise refuse("a number is out of range", code)
    return player


def _first(players: tuple[Player, ...], options: Options, given: Any) -> int | None:
    """Billy is first in the first game; else the most wanted, else whom the table names."""
    billy = [seat for seat, player in enumerate(players) if player.character == BILLY]
    if options.mode is Mode.FIRST_GAME and billy:
        return billy[0]
    seats = first_players(players, options)
    if len(seats) == 1:
        return seats[0]
    if given is not None and (type(given) is not int or given not in seats):
        raise refuse("first is not a seat that may begin", Refusal.BAD_OPTIONS)
    return given


def _placed(players: tuple[Player, ...], position: Position) -> tuple[Player, ...]:
    if not position.players:
        return players
    if len(position.players) != len(players):
        raise refuse("a position has one entry per seat", Refusal.BAD_POSITION)
    return tuple(map(_stand, players, position.players))


def _stand(player: Player, standing: Standing) -> Player:
    numbers = ("cash", "gold", "lp", "wounds", "hand", "cattle", "items")
    given = {name: getattr(standing, name) for name in numbers}
    moved = replace(player, **{key: value for key, value in given.items() if value is not None})
    if standing.wanted is not None or standing.marshal is not None:
        moved = _on_track(moved, standing.wanted or 0, standing.marshal or 0)
    moved = replace(moved, legendary=moved.lp >= ABILITY_LP)
    return _checked(moved, Refusal.BAD_POSITION)


def _check_position(players: tuple[Player, ...], position: Position, first: int | None) -> None:
    count = len(players)
    discs = [seat for story in position.stories for seat in story]
    sound = (
        position.round >= 1
        and len(position.stories) == STORIES
        and all(0 <= seat < count and discs.count(seat) <= DISCS for seat in discs)
        and (position.active is None or (0 <= position.active < count and first is not None))
        and sum(player.hand for player in players) <= POKER_CARDS
    )
    if not sound:
        raise refuse("an impossible position", Refusal.BAD_POSITION)


def _with_turns(
    players: tuple[Player, ...], first: int | None, active: int, rounds: int
) -> tuple[Player, ...]:
    """Count turns taken: those before the active player in this round have one more."""
    count, begin = len(players), first or 0
    ahead = (active - begin) % count
    return tuple(
        replace(player, turns=rounds - 1 + int((seat - begin) % count < ahead))
        for seat, player in enumerate(players)
    )


def _bandits(
    entries: tuple[Entry, ...], calibration: Calibration, position: Position
) -> tuple[Hideout, ...]:
    """Put a bandit in every hideout where no player starts."""
    if position.bandits is not None:
        return tuple(sorted(set(position.bandits)))
    taken: set[str | None] = set()
    for entry in entries:
        known = calibration.character(entry.character)
        default = known.hideouts[0] if known is not None and known.hideouts else None
        taken.add(entry.hideout or default)
    return tuple(hideout for hideout in Hideout if hideout.value not in taken)


def removed_items(options: Options) -> tuple[str, ...]:
    """Items that stay in the box."""
    return NOT_IN_FIRST_GAME if options.mode is Mode.FIRST_GAME else ()
