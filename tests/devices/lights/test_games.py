"""What holds for the lights of every game."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.devices.lights.games import LIGHTS
from companion.rules.registry import GAMES
from firmware_bridge.lights import Effect

Play = Callable[..., list[tuple[Any, tuple[Any, ...], Any]]]


def test_every_game_of_the_table_has_lights() -> None:
    """None is left dark."""
    assert set(LIGHTS) == set(GAMES)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", LIGHTS)
def test_every_state_that_can_come_up_can_be_shown(play: Play, game: str, seed: int) -> None:
    """A table that no strip can show is refused with an error: here none is."""
    for _, events, state in play(GAMES[game], seed, 300):
        table = LIGHTS[game].table(state)
        cue = LIGHTS[game].effect(state, events)
        assert len(table.seats) == len(state.players)
        assert all(0 <= seat < len(table.seats) for seat in cue.seats)
        assert bool(cue.seats) is (cue.effect is not Effect.NONE)
