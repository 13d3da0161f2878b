"""A table that has been playing already is taken up where it stands."""

from random import Random
from typing import Any

import pytest

from companion.rules.bang_dice.model import Role
from companion.rules.registry import GAMES
from companion.viewmodels.bang_dice.mid_game import (
    MidGame,
    give_turn,
    mid_game,
    mid_game_request,
    next_role,
    step_arrows,
    step_life,
)
from companion.viewmodels.bang_dice.setup import choose_role, deal_characters, new_setup

NAMES = [f"P{seat}" for seat in range(8)]


def a_table(players: int = 5) -> MidGame:
    """Lay a table whose sheriff sits on the first seat, by cards."""
    draft = deal_characters(new_setup(players), Random(2).randrange)
    return mid_game(choose_role(draft, 0, Role.SHERIFF))


def started(game: MidGame) -> Any:
    """Give the state in which the rules take the table up."""
    rules = GAMES["bang_dice"]
    state: Any = None
    for event in rules.start(mid_game_request(game, NAMES)):
        state = rules.apply(state, event)
    return state


def times(game: MidGame, seat: int, by: int) -> MidGame:
    """Take somebody's whole life."""
    for _ in range(12):
        game = step_life(game, seat, by)
    return game


def test_an_untouched_table_is_one_that_begins() -> None:
    """Full lives, no arrows, and the sheriff throws."""
    state = started(a_table())
    assert state.active == 0
    assert [player.life for player in state.players] == [p.max_life for p in state.players]
    assert state.pile == 9


def test_lives_arrows_and_the_turn_are_taken_over() -> None:
    """Every number of the table is told, none is guessed."""
    game = step_arrows(step_arrows(step_life(a_table(), 2, -1), 2, 1), 2, 1)
    state = started(give_turn(game, 3))
    assert state.players[2].life == state.players[2].max_life - 1
    assert state.players[2].arrows == 2
    assert state.pile == 7
    assert state.active == 3


def test_nobody_has_more_life_than_at_the_start_or_less_than_none() -> None:
    """The steppers stop at their limits."""
    game = a_table()
    assert step_life(game, 1, 1) == game
    assert times(game, 1, -1).standings[1].life == 0


def test_one_arrow_stays_in_the_pile() -> None:
    """The last arrow would have brought the attack."""
    game = a_table()
    for seat in (1, 2):
        for _ in range(7):
            game = step_arrows(game, seat, 1)
    assert sum(one.arrows for one in game.standings) == 8
    assert started(game).pile == 1


def test_whoever_is_out_shows_a_role_and_holds_nothing() -> None:
    """Without the role the table is not ready: the rules need it to know who has won."""
    game = times(step_arrows(a_table(), 1, 1), 1, -1)
    assert game.standings[1].arrows == 0
    assert not game.ready
    game = next_role(game, 1)
    assert game.ready
    assert game.standings[1].role is not Role.SHERIFF
    assert not started(game).players[1].alive


def test_only_roles_that_are_left_are_offered() -> None:
    """Five players have one renegade and one deputy, and the sheriff is known."""
    game = times(times(a_table(), 1, -1), 2, -1)
    seen = set()
    for _ in range(8):
        game = next_role(game, 1)
        seen.add(game.standings[1].role)
    assert seen == {Role.DEPUTY, Role.OUTLAW, Role.RENEGADE}
    while game.standings[1].role is not Role.RENEGADE:
        game = next_role(game, 1)
    for _ in range(8):
        game = next_role(game, 2)
        assert game.standings[2].role is not Role.RENEGADE


def test_the_turn_never_stays_with_somebody_who_is_out() -> None:
    """It goes on to the next who is in the game."""
    game = times(give_turn(a_table(), 4), 4, -1)
    assert game.active == 0
    assert give_turn(game, 4).active == 0


def test_whoever_comes_back_hides_the_role_again() -> None:
    """A slip of the finger tells nobody's role."""
    game = next_role(times(a_table(), 1, -1), 1)
    assert step_life(game, 1, 1).standings[1].role is None


@pytest.mark.parametrize("players", [4, 8])
def test_every_number_of_players_can_go_on(players: int) -> None:
    """The smallest ring with secret roles, and the largest."""
    assert len(started(step_life(a_table(players), 1, -1)).players) == players
