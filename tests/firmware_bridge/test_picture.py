"""Which light has which colour."""

from collections.abc import Callable

import pytest

from firmware_bridge.lights import Bar, Colour, Cue, Effect, SeatLights, TableLights
from firmware_bridge.picture import PALETTE, STEPS, Layout, effect_steps, picture

DARK = (0, 0, 0)


def a_pair(first: SeatLights, cue: Cue | None = None) -> TableLights:
    """Return a table whose second seat is empty."""
    return TableLights((first, SeatLights()), cue=cue or Cue())


def test_each_bullet_is_one_light() -> None:
    """Life 8 lights eight of ten."""
    strips = picture(a_pair(SeatLights(Bar(8, Colour.AMBER), Bar(3, Colour.SKY))))

    assert [light != DARK for light in strips.seats[0].bullets] == [True] * 8 + [False] * 2
    assert [light != DARK for light in strips.seats[0].arrows] == [True] * 3 + [False] * 6


def test_the_active_seat_glows() -> None:
    """Its lights are at full strength and its empty places glow."""
    calm = picture(a_pair(SeatLights(Bar(4, Colour.AMBER)))).seats[0].bullets
    glowing = picture(a_pair(SeatLights(Bar(4, Colour.AMBER), active=True))).seats[0].bullets

    assert glowing[0] == PALETTE[Colour.AMBER]
    assert sum(calm[0]) < sum(glowing[0])
    assert calm[9] == DARK != glowing[9]


def test_an_eliminated_seat_keeps_one_ember() -> None:
    """Plainly out, yet still to be found."""
    seat = picture(a_pair(SeatLights(Bar(4, Colour.AMBER), out=True))).seats[0]

    assert [light != DARK for light in seat.bullets] == [True] + [False] * 9
    assert set(seat.arrows) == {DARK}


def test_a_ground_colour_fills_the_rest_faintly() -> None:
    """Wounds over the colour of wanted or marshal; an event's colour under the pile."""
    strips = picture(a_pair(SeatLights(arrows=Bar(1, Colour.RED, Colour.BLUE))))

    first, *rest = strips.seats[0].arrows
    assert first[0] > 0
    assert all(0 < blue < 40 and red == 0 for red, _, blue in rest)


def test_seats_that_nobody_sits_at_are_dark() -> None:
    """A board for eight serves a table of two."""
    strips = picture(a_pair(SeatLights(Bar(4, Colour.AMBER))))

    assert len(strips.seats) == 8
    assert {light for seat in strips.seats[2:] for light in (*seat.bullets, *seat.arrows)} == {DARK}


def test_strips_have_the_lengths_of_their_board() -> None:
    """A count longer than its strip fills it."""
    layout = Layout(seats=2, bullets=5, arrows=3, pile=4)
    strips = picture(a_pair(SeatLights(Bar(9, Colour.AMBER))), layout)

    assert len(strips.in_wiring_order()) == 2 * (5 + 3) + 4
    assert DARK not in strips.seats[0].bullets


@pytest.mark.parametrize("effect", STEPS)
def test_every_effect_changes_the_picture_and_ends(
    effect: Effect, a_table: Callable[..., TableLights]
) -> None:
    """Attack, gatling, elimination and victory are shows of two seconds at most."""
    table = a_table(5, 5, cue=Cue(effect))
    steps = [picture(table, step=step) for step in range(effect_steps(table.cue))]

    assert any(step != picture(table) for step in steps)
    assert 0 < len(steps) * 80 <= 2000


def test_an_effect_spares_the_seats_it_does_not_name(a_table: Callable[..., TableLights]) -> None:
    """Only the eliminated seat burns down."""
    table = a_table(5, 5, cue=Cue(Effect.ELIMINATION, frozenset({1})))

    burning = picture(table, step=0)

    assert burning.seats[0] == picture(table).seats[0]
    assert burning.seats[1] != picture(table).seats[1]


def test_brightness_caps_every_light() -> None:
    """64 of 255 is what a board does by default."""
    white = Bar(10, Colour.WHITE)
    strips = picture(a_pair(SeatLights(white, active=True)), brightness=64)

    assert max(max(light) for light in strips.in_wiring_order()) == 64
