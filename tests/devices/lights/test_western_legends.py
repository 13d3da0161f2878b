"""Western Legends on the strips, from tables reached through real turns."""

from collections.abc import Callable

import pytest

from companion.devices.lights.western_legends import effect_of, table_lights
from companion.session.game_session import GameSession, Move
from firmware_bridge.lights import NO_ARROWS, Bar, Colour, Cue, Effect, TableLights

AMBER, GREEN, RED = Colour.AMBER, Colour.GREEN, Colour.RED
WANTED, MARSHAL = Colour.ORANGE, Colour.BLUE
Played = Callable[..., GameSession]


def lights(session: GameSession) -> TableLights:
    """Show a game as it stands."""
    return table_lights(session.state)


def effect(move: Move) -> Cue:
    """Show what a move brought about."""
    return effect_of(move.after, move.events)


@pytest.fixture
def game(played: Played) -> GameSession:
    """Play the documented game to its end."""
    return played("western_legends_standard")


def test_points_pass_ten_in_another_colour(played: Played) -> None:
    """11, 10 and 12 legendary points."""
    bars = [seat.bullets for seat in lights(played("western_legends_standard", 0)).seats]

    assert bars == [Bar(1, GREEN, AMBER), Bar(10, AMBER), Bar(2, GREEN, AMBER)]


def test_the_side_of_the_law_is_the_ground_of_the_wounds(played: Played) -> None:
    """Nobody's, the marshal's and the wanted one's; nobody is hurt yet."""
    table = lights(played("western_legends_standard", 0))

    assert [seat.arrows for seat in table.seats] == [
        Bar(0, RED),
        Bar(0, RED, MARSHAL),
        Bar(0, RED, WANTED),
    ]
    assert [seat.active for seat in table.seats] == [False, False, True]
    assert table.pile == NO_ARROWS


def test_a_wound_is_shown_and_flashes(played: Played) -> None:
    """The bank's guard hits even the one who robs it."""
    session = played("western_legends_standard", 3)

    assert lights(session).seats[2].arrows == Bar(1, RED, WANTED)
    assert effect(session.moves[-1]) == Cue(Effect.ATTACK, frozenset({2}))


def test_an_arrest_strips_the_seat(game: GameSession) -> None:
    """The marshal wins; the arrested player is wanted no more, but still in the game."""
    arrest = next(move for move in game.moves if effect(move).effect is Effect.ELIMINATION)

    assert effect(arrest).seats == frozenset({2})
    assert table_lights(arrest.before).seats[2].arrows.ground is WANTED
    assert table_lights(arrest.after).seats[2].arrows.ground is Colour.OFF
    assert not table_lights(arrest.after).seats[2].out


def test_the_winners_glow_at_the_end(game: GameSession) -> None:
    """After the last value was read to the app."""
    assert effect(game.moves[-1]) == Cue(Effect.VICTORY, frozenset({1}))
    assert [seat.active for seat in lights(game).seats] == [False, True, False]
