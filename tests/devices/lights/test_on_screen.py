"""The strips on a screen are those of the board."""

import pytest

from companion.devices.lights.on_screen import strip_show
from firmware_bridge.lights import Bar, Colour, Cue, Effect, SeatLights, TableLights
from firmware_bridge.picture import Layout, effect_steps, picture

TABLE = TableLights(
    (SeatLights(Bar(8, Colour.AMBER), active=True), SeatLights(Bar(3, Colour.AMBER))),
    Bar(5, Colour.SKY),
)


def test_a_dot_is_lit_where_the_board_lights_one() -> None:
    """Bullets, arrows and pile; the active seat glows along its whole length."""
    (shown,) = strip_show(TABLE)
    board = picture(TABLE, Layout(seats=2))

    for dots, strips in zip(shown.seats, board.seats, strict=True):
        assert [dot is not None for dot in dots.bullets] == [any(one) for one in strips.bullets]
        assert [dot is not None for dot in dots.arrows] == [any(one) for one in strips.arrows]
    assert [dot is not None for dot in shown.pile] == [True] * 5 + [False] * 4
    assert None not in shown.seats[0].bullets


@pytest.mark.parametrize("brightness", [16, 32, 64, 255])
def test_every_light_that_is_on_can_be_seen(brightness: int) -> None:
    """A screen would show the faintest ground of a dimmed board as black."""
    (shown,) = strip_show(TABLE, brightness)
    lit = [max(dot) for dot in (*shown.seats[0].bullets, *shown.seats[1].bullets) if dot]

    assert min(lit) > 0.15
    assert max(lit) > 2 * min(lit)


def test_a_dimmed_board_is_dimmer_on_the_screen_too() -> None:
    """Up to the board's own limit, beyond which nothing gets brighter."""
    dim, half, full, beyond = (strip_show(TABLE, level)[0].pile[0] for level in (16, 32, 64, 255))

    assert dim is not None
    assert half is not None
    assert full is not None
    assert max(dim) < max(half) < max(full)
    assert full == beyond


@pytest.mark.parametrize("effect", [one for one in Effect if one is not Effect.NONE])
def test_an_effect_is_played_step_by_step_and_ends_calm(effect: Effect) -> None:
    """As long as on the board."""
    cue = Cue(effect, frozenset({1}), 1)
    show = strip_show(TableLights(TABLE.seats, TABLE.pile, cue))

    assert len(show) == effect_steps(cue) + 1
    assert show[-1] == strip_show(TABLE)[0]
    assert len(set(show)) >= 2
