"""Laying the table: players, house rules, decks, and a position in mid-game."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from companion.rules.bang_cards.apply import apply
from companion.rules.bang_cards.characters import CHARACTERS, character_of
from companion.rules.bang_cards.characters.wild_west_show import greygory_begins
from companion.rules.bang_cards.happened import Asked, Event, GameStarted
from companion.rules.bang_cards.hire import START_MONEY, hire_asks
from companion.rules.bang_cards.model import (
    HUNT_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    SECRET_PLAYERS,
    TWO,
    Mode,
    Player,
    Role,
    State,
    Status,
)
from companion.rules.bang_cards.money import MOST_BULLETS
from companion.rules.bang_cards.options import Options, read_options
from companion.rules.bang_cards.outcome import outcome_of
from companion.rules.bang_cards.position import Position, read_decks, read_position
from companion.rules.bang_cards.roles import role_set
from companion.rules.bang_cards.turn import begin, run_on
from companion.rules.engine import Form
from companion.rules.errors import Refusal
from companion.rules.forms import code_of, list_of, name_of, object_of, refuse, whole

FIRST = {Mode.HUNT: Role.DEPUTY, Mode.STANDARD: Role.SHERIFF, Mode.SECRET: Role.SHERIFF}
OWNERS = {Mode.TWO: (0, 1), Mode.HUNT: (), Mode.STANDARD: (), Mode.SECRET: ()}
"""Who brings two characters, one of them active."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """One character as the request names it."""

    name: str
    owner: int
    character: str
    bullets: int
    role: Role | None
    front: bool = False
    """Two players: the character that is active when the game begins."""


def start(request: Form) -> tuple[Event, ...]:
    """Check everything, then lay the table."""
    options = read_options(object_of(request.get("options") or {}, "options", Refusal.BAD_OPTIONS))
    people = list_of(request.get("players"), "players", Refusal.BAD_PLAYERS)
    if not MIN_PLAYERS <= len(people) <= MAX_PLAYERS:
        raise refuse(f"{MIN_PLAYERS} to {MAX_PLAYERS} players", Refusal.BAD_PLAYERS)
    mode = _mode(len(people), options)
    entries = _entries(people, mode, options)
    form = object_of(request.get("position") or {}, "position", Refusal.BAD_POSITION)
    started = _lay(entries, mode, options, form)
    state = apply(None, started)
    if state.deaths and outcome_of(state) is not None:
        raise refuse("the game is already decided", Refusal.BAD_POSITION)
    return (started, *run_on(state, _opening(state)))


def _opening(state: State) -> tuple[Event, ...]:
    """Ask for what must be known before the first turn, or begin."""
    if state.options.hire:
        return (Asked(hire_asks()),)
    dealt = ((one, held.character) for one, held in enumerate(state.players) if held.alive)
    return greygory_begins(dealt) or begin(state)


def _mode(count: int, options: Options) -> Mode:
    if options.secret and count != SECRET_PLAYERS:
        raise refuse("the secret game is for six", Refusal.BAD_OPTIONS)
    mode = {TWO: Mode.TWO, HUNT_PLAYERS: Mode.HUNT}.get(count, Mode.STANDARD)
    mode = Mode.SECRET if options.secret else mode
    if options.series and mode is not Mode.STANDARD:
        raise refuse("a series needs a sheriff and a price list", Refusal.BAD_OPTIONS)
    if options.hire and mode not in (Mode.STANDARD, Mode.SECRET):
        raise refuse("hiring needs a sheriff", Refusal.BAD_OPTIONS)
    return mode


def _entries(people: list[Any], mode: Mode, options: Options) -> tuple[_Entry, ...]:
    forms = [object_of(form, "a player", Refusal.BAD_PLAYERS) for form in people]
    entries = tuple(
        entry for owner, form in enumerate(forms) for entry in _person(form, owner, mode, options)
    )
    known = [entry.character for entry in entries if entry.character != NOBODY]
    if len(set(known)) != len(known):
        raise refuse("a character is held twice", Refusal.BAD_PLAYERS)
    _check_roles(entries, mode)
    return entries


def _person(form: Form, owner: int, mode: Mode, options: Options) -> tuple[_Entry, ...]:
    """Two players bring two characters each, the right one first."""
    name = name_of(form.get("name"))
    if mode is Mode.TWO:
        both = list_of(form.get("characters"), "characters", Refusal.BAD_PLAYERS)
        bullets = list_of(form.get("bullets") or [None, None], "bullets", Refusal.BAD_PLAYERS)
        if len(both) != TWO or len(bullets) != TWO or form.get("role") is not None:
            raise refuse("two characters each, and no roles", Refusal.BAD_PLAYERS)
        front = _front(form)
        entries = (
            _entry(name, owner, key, shots, None) for key, shots in zip(both, bullets, strict=True)
        )
        return tuple(replace(entry, front=one == front) for one, entry in enumerate(entries))
    role = form.get("role")
    known = None if role is None else code_of(role, Role, "role", Refusal.BAD_PLAYERS)
    key = form.get("character")
    if options.hire:
        if key is not None:
            raise refuse("characters are hired first", Refusal.BAD_PLAYERS)
        key = NOBODY
    return (_entry(name, owner, key, form.get("bullets"), known),)


def _front(form: Form) -> int:
    front = whole(form.get("front", 0), "front", Refusal.BAD_PLAYERS)
    if front not in range(TWO):
        raise refuse("front is 0 or 1", Refusal.BAD_PLAYERS)
    return front


def _entry(name: str, owner: int, key: Any, bullets: Any, role: Role | None) -> _Entry:
    if not isinstance(key, str) or (key not in CHARACTERS and key != NOBODY):
        raise refuse("unknown character", Refusal.BAD_PLAYERS)
    printed = character_of(key).bullets
    shots = printed if bullets is None else whole(bullets, "bullets", Refusal.BAD_PLAYERS)
    if not 1 <= shots <= MOST_BULLETS:
        raise refuse(f"bullets are 1 to {MOST_BULLETS}", Refusal.BAD_PLAYERS)
    return _Entry(name, owner, key, shots, role)


def _check_roles(entries: tuple[_Entry, ...], mode: Mode) -> None:
    dealt = role_set(mode, TWO if mode is Mode.TWO else len(entries))
    given = Counter(entry.role for entry in entries if entry.role is not None)
    if any(count > dealt.get(role, 0) for role, count in given.items()):
        raise refuse("more of a role than are dealt", Refusal.BAD_PLAYERS)
    if mode is Mode.HUNT and given.total() != HUNT_PLAYERS:
        raise refuse("with three players all roles are open", Refusal.BAD_PLAYERS)
    if mode in (Mode.STANDARD, Mode.SECRET) and given[Role.SHERIFF] != 1:
        raise refuse("exactly one sheriff", Refusal.BAD_PLAYERS)


def _lay(entries: tuple[_Entry, ...], mode: Mode, options: Options, form: Form) -> GameStarted:
    players = tuple(_player(entry, mode, options) for entry in entries)
    position = read_position(form, players, options)
    players = tuple(_placed(one, player, position) for one, player in enumerate(players))
    fronts = tuple(_front_of(entries, players, owner) for owner in OWNERS[mode])
    first = fronts[0] if fronts else _first(players, mode)
    active = first if position.active is None else position.active
    if not players[active].alive:
        raise refuse("the active player must be in the game", Refusal.BAD_POSITION)
    events, show = read_decks(form, options)
    fronts = tuple(
        active if players[front].owner == players[active].owner else front for front in fronts
    )
    return GameStarted(players, options, mode, active, first, events, show, position.deaths, fronts)


def _player(entry: _Entry, mode: Mode, options: Options) -> Player:
    """Seat somebody; the sheriff's star is one bullet more."""
    star = entry.role is Role.SHERIFF
    life = entry.bullets + star
    return Player(
        entry.name,
        entry.owner,
        entry.character,
        entry.role,
        shown=star or mode in (Mode.HUNT, Mode.TWO),
        life=life,
        max_life=life,
        money=START_MONEY if options.hire else 0,
    )


def _placed(one: int, player: Player, position: Position) -> Player:
    life = player.life if position.life is None else position.life[one]
    if not 0 <= life <= player.max_life:
        raise refuse("a life is out of range", Refusal.BAD_POSITION)
    dead = life == 0
    if dead and player.role is None and not player.shown:
        raise refuse("the dead show their role", Refusal.BAD_POSITION)
    return replace(
        player,
        life=life,
        status=Status.ELIMINATED if dead else Status.ALIVE,
        shown=player.shown or dead,
        cards=() if dead or position.cards is None else position.cards[one],
        turns=0 if position.turns is None else position.turns[one],
        money=player.money if position.money is None else position.money[one],
    )


def _first(players: tuple[Player, ...], mode: Mode) -> int:
    """Let the sheriff begin, with three the deputy."""
    return next(one for one, player in enumerate(players) if player.role is FIRST[mode])


def _front_of(entries: tuple[_Entry, ...], players: tuple[Player, ...], owner: int) -> int:
    """Find a person's active character: the one named as such, unless only the other lives."""
    own = [one for one, held in enumerate(players) if held.owner == owner and held.alive]
    if not own:
        raise refuse("the game is already decided", Refusal.BAD_POSITION)
    return next((one for one in own if entries[one].front), own[0])
