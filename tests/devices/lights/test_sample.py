"""The samples on the settings page show what there is to see."""

import pytest

from companion.devices.lights.games import LIGHTS
from companion.devices.lights.sample import sample_state
from companion.rules.registry import GAMES
from firmware_bridge.lights import Colour, TableLights


def sample(game: str) -> TableLights:
    """Show the sample of a game."""
    return LIGHTS[game].table(sample_state(game))


@pytest.mark.parametrize("game", LIGHTS)
def test_a_sample_is_always_the_same_and_in_mid_game(game: str) -> None:
    """Several players, different from each other, and one of them has the turn."""
    table = sample(game)

    assert table == sample(game)
    assert GAMES[game].outcome(sample_state(game)) is None
    assert len({seat.bullets.count for seat in table.seats}) > 2
    assert sum(seat.active for seat in table.seats) == 1


def test_the_samples_have_what_each_game_shows() -> None:
    """Arrows and the pile; an event's colour; wounds, a wanted player and a marshal."""
    dice, cards, legends = (sample(game) for game in ("bang_dice", "bang_cards", "western_legends"))

    assert any(seat.arrows.count for seat in dice.seats)
    assert 0 < dice.pile.count < 9
    assert cards.pile.count
    assert any(seat.arrows.count for seat in legends.seats)
    assert {seat.arrows.ground for seat in legends.seats} >= {Colour.ORANGE, Colour.BLUE}
