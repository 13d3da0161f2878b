"""Laying the table."""

import random

import pytest

from companion.rules.bang_dice import BANG_DICE
from companion.rules.bang_dice.model import Role
from companion.rules.engine import Pick, replay
from companion.rules.errors import IllegalActionError
from companion.rules.forms import NAME_LENGTH
from companion.viewmodels.bang_dice.setup import (
    COLOURS,
    SIGNS,
    Person,
    RoleDealing,
    choose_character,
    choose_role,
    deal_characters,
    deal_roles,
    missing,
    move_seat,
    new_setup,
    rename,
    roles_by_cards,
    seat_person,
    turn_panel,
    with_count,
)
from companion.viewmodels.bang_dice.start import names, setup_again, start_request

UNNAMED = tuple(f"Player {number}" for number in range(1, 9))


@pytest.fixture
def pick() -> Pick:
    """Chance with a seed."""
    return random.Random(7).randrange


@pytest.mark.parametrize("count", range(3, 9))
def test_a_dealt_table_starts_at_every_size(pick: Pick, count: int) -> None:
    """With characters and roles dealt by the app nothing is missing."""
    draft = deal_roles(deal_characters(new_setup(count), pick), pick)
    started = replay(BANG_DICE, BANG_DICE.start(start_request(draft, UNNAMED)))

    assert missing(draft) == ()
    assert len(started.players) == count


def test_what_is_missing_is_said() -> None:
    """Characters for all and a sheriff are needed."""
    assert [text.id for text in missing(new_setup())] == [
        "dice-table-missing-characters",
        "dice-table-missing-sheriff",
    ]


def test_three_players_tell_all_roles(pick: Pick) -> None:
    """With three players all roles are open."""
    draft = deal_characters(new_setup(3), pick)
    assert missing(draft)[0].id == "dice-table-missing-roles"

    for seat, role in enumerate((Role.OUTLAW, Role.DEPUTY, Role.RENEGADE)):
        draft = choose_role(draft, seat, role)
    assert missing(draft) == ()


def test_an_incomplete_table_is_refused_by_the_rules() -> None:
    """What the draft calls missing, the law refuses."""
    with pytest.raises(IllegalActionError):
        BANG_DICE.start(start_request(new_setup(), UNNAMED))


def test_there_is_one_sheriff(pick: Pick) -> None:
    """Naming another sheriff takes the star from the first."""
    draft = choose_role(choose_role(new_setup(), 1, Role.SHERIFF), 3, Role.SHERIFF)

    assert [seat.role for seat in draft.seats] == [None, None, None, Role.SHERIFF, None]


def test_real_cards_hide_what_the_app_dealt(pick: Pick) -> None:
    """Going back to real cards forgets the roles."""
    draft = roles_by_cards(deal_roles(new_setup(), pick))

    assert draft.dealing is RoleDealing.CARDS
    assert all(seat.role is None for seat in draft.seats)


def test_unnamed_people_get_a_name_and_namesakes_a_number() -> None:
    """An empty name is no obstacle, and nobody is confused with somebody else."""
    draft = rename(rename(new_setup(4), 0, "Ana"), 2, "Ana")

    assert names(draft, UNNAMED) == ("Ana", "Player 2", "Ana 2", "Player 4")


@pytest.mark.parametrize("name", ["  ", "x" * 500, "שלום", "🤠🎲", "a\nb\tc"])
def test_any_name_can_sit_down(pick: Pick, name: str) -> None:
    """Blank, endless, right-to-left, emoji and many-line names all start a game."""
    draft = rename(deal_roles(deal_characters(new_setup(), pick), pick), 0, name)
    player = replay(BANG_DICE, BANG_DICE.start(start_request(draft, UNNAMED))).players[0]

    assert player.name == (" ".join(name.split())[:NAME_LENGTH] or "Player 1")


def test_namesakes_with_endless_names_still_differ(pick: Pick) -> None:
    """The number of a namesake fits within the longest name."""
    draft = deal_roles(deal_characters(new_setup(), pick), pick)
    for seat in (0, 1):
        draft = rename(draft, seat, "x" * NAME_LENGTH)
    given = names(draft, UNNAMED)

    assert given[0] != given[1]
    assert BANG_DICE.start(start_request(draft, UNNAMED))


def test_a_remembered_person_brings_colour_and_sign() -> None:
    """Nobody else at the table wears the same colour afterwards."""
    ana = Person("Ana", "lemon", "boot")
    draft = seat_person(new_setup(), 0, ana)

    assert draft.seats[0].person == ana
    assert {seat.person.colour for seat in draft.seats} == set(COLOURS[:5])
    assert {seat.person.sign for seat in draft.seats} == set(SIGNS[:5])


def test_people_close_ranks_when_somebody_moves() -> None:
    """Dragging the first to the third place moves the two between."""
    draft = new_setup(4)
    for seat, name in enumerate("ABCD"):
        draft = rename(draft, seat, name)

    assert [seat.person.name for seat in move_seat(draft, 0, 2).seats] == list("BCAD")


def test_the_turn_of_a_panel_belongs_to_the_place() -> None:
    """Whoever sits down there reads it the same way."""
    draft = move_seat(turn_panel(turn_panel(new_setup(4), 0), 0), 0, 2)

    assert [seat.facing for seat in draft.seats] == [180, 0, 0, 0]


def test_characters_are_swapped_not_doubled(pick: Pick) -> None:
    """Each character card is in the box once."""
    draft = deal_characters(new_setup(), pick)
    wanted, own = str(draft.seats[1].character), draft.seats[0].character
    draft = choose_character(draft, 0, wanted)

    assert (draft.seats[0].character, draft.seats[1].character) == (wanted, own)


def test_another_number_of_players_keeps_the_people() -> None:
    """Only the number of seats changes; roles have to be dealt anew."""
    draft = choose_role(rename(new_setup(5), 0, "Ana"), 0, Role.SHERIFF)
    smaller = with_count(draft, 4)

    assert smaller.seats[0].person.name == "Ana"
    assert smaller.seats[0].role is None
    assert len(with_count(draft, 99).seats) == 8


def test_the_same_people_sit_down_again(pick: Pick) -> None:
    """People, looks, edition and house rules come back from the last game."""
    draft = deal_roles(deal_characters(rename(new_setup(5), 0, "Ana"), pick), pick)
    again = setup_again(start_request(draft, UNNAMED))

    assert [seat.person for seat in again.seats] == [seat.person for seat in draft.seats]
    assert again.options == draft.options
    assert again.dealing is RoleDealing.APP
    assert all(seat.character is None for seat in again.seats)


def test_a_game_from_elsewhere_can_be_repeated_too() -> None:
    """A game started without a look, by a script, still gives its people."""
    form = {"players": [{"name": "Ana"}, {"name": "Bob"}, {"name": "Chen"}]}

    assert [seat.person.name for seat in setup_again(form).seats] == ["Ana", "Bob", "Chen"]
