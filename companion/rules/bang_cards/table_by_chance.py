"""A table made up by chance: every mode, character, deck and house rule can come."""

from typing import Any

from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.decks import own_decks
from companion.rules.bang_cards.model import (
    HUNT_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SECRET_PLAYERS,
    TWO,
    Role,
)
from companion.rules.bang_cards.options import CHOICES, DECKS, read_options
from companion.rules.bang_cards.roles import ROLE_SETS, SECRET_POOL, opposite_seat
from companion.rules.chance import one_of, shuffled
from companion.rules.engine import Pick

NAMES = ("Ana", "Bob", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")
SWITCHES = ("jail_stays", "reshuffle_active", "skipped_turn_checks", "two_player_beer", "no_mercy")


def table_by_chance(pick: Pick) -> dict[str, Any]:
    """Seat players; half of the time the app knows all roles, else only the open ones."""
    count = MIN_PLAYERS + pick(MAX_PLAYERS - MIN_PLAYERS + 1)
    options = _options(count, pick)
    characters = shuffled(list(CHARACTERS), pick)
    return {
        "players": _players(count, options, characters, pick),
        "options": options,
        "position": _position(options, pick),
    }


def _options(count: int, pick: Pick) -> dict[str, Any]:
    """Money comes to one table in four, and a series to few of those: they last long."""
    options: dict[str, Any] = {name: pick(2) == 0 for name in SWITCHES}
    options |= {name: one_of(tuple(kind), pick).value for name, kind in CHOICES.items()}
    options["decks"] = [deck for deck in DECKS if pick(3)]
    options["wild_west_show"] = pick(2) == 0
    options["secret"] = count == SECRET_PLAYERS and pick(2) == 0
    options["scored"] = pick(4) == 0
    standard = count > HUNT_PLAYERS and not options["secret"] and options["scored"]
    options["bounties"] = options["scored"] and pick(2) == 0
    options["series"] = standard and pick(4) == 0
    options["hire"] = standard and pick(2) == 0
    options["experience"] = options["series"] and pick(2) == 0
    return options


def _players(
    count: int, options: dict[str, Any], characters: list[str], pick: Pick
) -> list[dict[str, Any]]:
    if count == TWO:
        return [
            {"name": NAMES[one], "characters": characters[2 * one : 2 * one + 2]}
            for one in range(count)
        ]
    roles = secret_deal(pick) if options["secret"] else _deal(count, pick)
    open_roles = count == HUNT_PLAYERS or pick(2) == 0
    return [
        {
            "name": NAMES[one],
            "character": None if options["hire"] else characters[one],
            "role": roles[one] if open_roles or roles[one] is Role.SHERIFF else None,
        }
        for one in range(count)
    ]


def _deal(count: int, pick: Pick) -> list[Role]:
    dealt = [role for role, copies in ROLE_SETS[count].items() for _ in range(copies)]
    return shuffled(dealt, pick)


def secret_deal(pick: Pick) -> list[Role]:
    """Deal the secret game: one of the pool opposite the sheriff, one out of the game."""
    opposite, _removed, *rest = shuffled(list(SECRET_POOL), pick)
    others = shuffled([*rest, Role.OUTLAW, Role.OUTLAW], pick)
    seat = opposite_seat(0, SECRET_PLAYERS)
    return [Role.SHERIFF, *others[: seat - 1], opposite, *others[seat - 1 :]]


def _position(options: dict[str, Any], pick: Pick) -> dict[str, Any]:
    """Half of the tables use the app's own decks; some come with much of the show seen."""
    position = {
        name: pile for name, pile in own_decks(read_options(options), pick).items() if pick(2)
    }
    if "show_pile" in position and pick(2):
        show = position["show_pile"]
        seen = pick(len(show))
        position |= {"show_used": show[:seen], "show_pile": show[seen:]}
    return position
