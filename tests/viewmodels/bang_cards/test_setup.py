"""What a screen tells people before the first turn."""

import pytest

from companion.i18n.catalogue import Catalogue
from companion.rules.bang_cards.characters.character import CharacterSet
from companion.viewmodels.bang_cards.setup import SetupView, characters_of, setup_view


def roles(view: SetupView) -> dict[str, int]:
    """Give how many of each role are taken, in English."""
    return {Catalogue("en").words(one.role): one.count for one in view.roles}


@pytest.mark.parametrize(
    ("count", "taken"),
    [
        (2, {}),
        (3, {"Deputy": 1, "Outlaw": 1, "Renegade": 1}),
        (4, {"Sheriff": 1, "Outlaw": 2, "Renegade": 1}),
        (5, {"Sheriff": 1, "Deputy": 1, "Outlaw": 2, "Renegade": 1}),
        (6, {"Sheriff": 1, "Deputy": 1, "Outlaw": 3, "Renegade": 1}),
        (7, {"Sheriff": 1, "Deputy": 2, "Outlaw": 3, "Renegade": 1}),
        (8, {"Sheriff": 1, "Deputy": 2, "Outlaw": 3, "Renegade": 2}),
    ],
)
def test_the_roles_to_take_depend_on_the_number_of_players(
    count: int, taken: dict[str, int]
) -> None:
    """With two there are none, and everybody has two characters."""
    view = setup_view(count)
    assert roles(view) == taken
    assert view.characters_each == (2 if count == 2 else 1)


def test_only_the_sheriff_is_open_but_with_three_everybody_is() -> None:
    """Roles are secret from four players on."""
    assert [one.open for one in setup_view(5).roles] == [True, False, False, False]
    assert all(one.open for one in setup_view(3).roles)


def test_the_secret_game_is_dealt_from_seven_roles_and_a_pool() -> None:
    """One card of the pool goes opposite the sheriff, one out of the game."""
    view = setup_view(6, secret=True, sheriff=4)
    assert roles(view) == {"Sheriff": 1, "Deputy": 2, "Outlaw": 3, "Renegade": 1}
    assert view.opposite == 1
    pool = [Catalogue("en").words(role) for role in view.pool]
    assert pool == ["Deputy", "Deputy", "Outlaw", "Renegade"]


def test_characters_are_listed_by_the_boxes_on_the_table() -> None:
    """With the bullets their cards usually print."""
    base = characters_of((CharacterSet.BASE,))
    assert (len(base), len(characters_of(tuple(CharacterSet)))) == (16, 42)
    assert {one.key: one.bullets for one in base}["el_gringo"] == 3
