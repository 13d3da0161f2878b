"""Laying the table step by step: people, seats, characters, roles, house rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from typing import Any

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import (
    HUNT_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    Options,
    Role,
)
from companion.rules.bang_dice.roles import ROLE_SETS
from companion.rules.chance import shuffled
from companion.rules.engine import Pick
from companion.rules.forms import NAME_LENGTH
from companion.viewmodels.bang_dice.words import EDITIONS
from companion.viewmodels.text import Text, text

COLOURS = ("amber", "sky", "green", "lemon", "blue", "rust", "pink", "bone")
SIGNS = ("star", "horseshoe", "cactus", "hat", "boot", "moon", "wheel", "feather")
FACINGS = (0, 90, 180, 270)
TYPICAL_PLAYERS = 5
HOUSE_RULES = Options()


@unique
class RoleDealing(StrEnum):
    """Where the roles come from."""

    CARDS = "cards"
    APP = "app"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the table remembers: a colour and a sign beside the name."""

    name: str
    colour: str
    sign: str


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One seat while the table is laid. `facing` is the turn of its panel in degrees."""

    person: Person
    character: str | None = None
    role: Role | None = None
    facing: int = 0


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """The table as laid so far; seats clockwise."""

    seats: tuple[SeatDraft, ...]
    edition: str = EDITIONS[0]
    dealing: RoleDealing = RoleDealing.CARDS
    options: Options = HOUSE_RULES
    camera: bool = False

    @property
    def hunt(self) -> bool:
        """Three players hunt with open roles."""
        return len(self.seats) == HUNT_PLAYERS


def new_setup(count: int = TYPICAL_PLAYERS, edition: str = EDITIONS[0]) -> SetupDraft:
    """Begin with unnamed people."""
    return with_count(SetupDraft((), edition), count)


def with_count(draft: SetupDraft, count: int) -> SetupDraft:
    """Add or take away seats at the end; roles are dealt anew, for their number changes."""
    count = max(MIN_PLAYERS, min(MAX_PLAYERS, count))
    seats = list(draft.seats[:count])
    while len(seats) < count:
        seats.append(SeatDraft(_free_person(seats)))
    cleared = (
        draft.seats if count == len(draft.seats) else tuple(replace(s, role=None) for s in seats)
    )
    return replace(draft, seats=cleared)


def _free_person(seats: Sequence[SeatDraft]) -> Person:
    """Give colour and sign of the first pair that nobody wears any part of."""
    colours = {seat.person.colour for seat in seats}
    signs = {seat.person.sign for seat in seats}
    colour = next(colour for colour in COLOURS if colour not in colours)
    return Person("", colour, next(sign for sign in SIGNS if sign not in signs))


def rename(draft: SetupDraft, seat: int, name: str) -> SetupDraft:
    """Give a seat's person another name: one line, not endless."""
    tidy = " ".join(name.split())[:NAME_LENGTH]
    return _with_seat(draft, seat, person=replace(draft.seats[seat].person, name=tidy))


def seat_person(draft: SetupDraft, seat: int, person: Person) -> SetupDraft:
    """Seat a remembered person; whoever wears that colour or sign gets this seat's instead."""
    own = draft.seats[seat].person
    for other, entry in enumerate(draft.seats):
        worn = entry.person
        if other != seat and worn.colour == person.colour:
            worn = replace(worn, colour=own.colour)
        if other != seat and worn.sign == person.sign:
            worn = replace(worn, sign=own.sign)
        draft = _with_seat(draft, other, person=worn)
    return _with_seat(draft, seat, person=person)


def move_seat(draft: SetupDraft, origin: int, target: int) -> SetupDraft:
    """Somebody sits down elsewhere; the others close ranks. The panels' turns stay in place."""
    people = list(draft.seats)
    people.insert(target, people.pop(origin))
    turned = (replace(p, facing=s.facing) for p, s in zip(people, draft.seats, strict=True))
    return replace(draft, seats=tuple(turned))


def turn_panel(draft: SetupDraft, seat: int) -> SetupDraft:
    """Turn a seat's panel a quarter further."""
    facing = (draft.seats[seat].facing + 90) % 360
    return _with_seat(draft, seat, facing=facing)


def choose_character(draft: SetupDraft, seat: int, character: str) -> SetupDraft:
    """Give a seat a character; whoever had it gets this seat's in return."""
    own = draft.seats[seat].character
    for other, entry in enumerate(draft.seats):
        if entry.character == character:
            draft = _with_seat(draft, other, character=own)
    return _with_seat(draft, seat, character=character)


def deal_characters(draft: SetupDraft, pick: Pick) -> SetupDraft:
    """Deal everybody a character by chance."""
    dealt = shuffled(list(CHARACTERS), pick)
    seats = (replace(s, character=c) for s, c in zip(draft.seats, dealt, strict=False))
    return replace(draft, seats=tuple(seats))


def deal_roles(draft: SetupDraft, pick: Pick) -> SetupDraft:
    """Deal everybody a role by chance."""
    cards = [role for role, count in ROLE_SETS[len(draft.seats)].items() for _ in range(count)]
    dealt = shuffled(cards, pick)
    seats = (replace(s, role=r) for s, r in zip(draft.seats, dealt, strict=True))
    return replace(draft, seats=tuple(seats), dealing=RoleDealing.APP)


def roles_by_cards(draft: SetupDraft) -> SetupDraft:
    """Let the table deal its own cards: only open roles are told."""
    seats = tuple(replace(seat, role=None) for seat in draft.seats)
    return replace(draft, seats=seats, dealing=RoleDealing.CARDS)


def choose_role(draft: SetupDraft, seat: int, role: Role) -> SetupDraft:
    """Tell an open role: the sheriff, or with three players all; whoever had it swaps."""
    own = draft.seats[seat].role if draft.hunt else None
    for other, entry in enumerate(draft.seats):
        if entry.role is role:
            draft = _with_seat(draft, other, role=own)
    return _with_seat(draft, seat, role=role)


def _with_seat(draft: SetupDraft, seat: int, **changes: Any) -> SetupDraft:
    entry = replace(draft.seats[seat], **changes)
    return replace(draft, seats=(*draft.seats[:seat], entry, *draft.seats[seat + 1 :]))


def missing(draft: SetupDraft) -> tuple[Text, ...]:
    """Say what still has to be told before the game can start."""
    lacking = []
    without = sum(seat.character is None for seat in draft.seats)
    if without:
        lacking.append(text("dice-table-missing-characters", count=without))
    told = sum(seat.role is not None for seat in draft.seats)
    if draft.hunt and told < HUNT_PLAYERS:
        lacking.append(text("dice-table-missing-roles", count=HUNT_PLAYERS - told))
    elif all(seat.role is not Role.SHERIFF for seat in draft.seats) and not draft.hunt:
        lacking.append(text("dice-table-missing-sheriff"))
    return tuple(lacking)
