"""What a table may show."""

from collections.abc import Callable

import pytest

from firmware_bridge.lights import (
    Bar,
    Colour,
    Cue,
    Effect,
    LightsError,
    LightsRefusal,
    SeatLights,
    TableLights,
)

AMBER, GREEN, OFF = Colour.AMBER, Colour.GREEN, Colour.OFF


@pytest.mark.parametrize(
    ("build", "refusal"),
    [
        (lambda: TableLights((SeatLights(),)), LightsRefusal.SEATS),
        (lambda: TableLights((SeatLights(),) * 9), LightsRefusal.SEATS),
        (lambda: TableLights((SeatLights(Bar(11, AMBER)),) * 2), LightsRefusal.BULLETS),
        (lambda: TableLights((SeatLights(Bar(-1, AMBER)),) * 2), LightsRefusal.BULLETS),
        (lambda: TableLights((SeatLights(arrows=Bar(10, AMBER)),) * 2), LightsRefusal.ARROWS),
        (lambda: TableLights((SeatLights(),) * 2, Bar(10, AMBER)), LightsRefusal.PILE),
        (
            lambda: TableLights((SeatLights(),) * 2, cue=Cue(Effect.ATTACK, number=256)),
            LightsRefusal.CUE_NUMBER,
        ),
        (
            lambda: TableLights((SeatLights(),) * 2, cue=Cue(Effect.ATTACK, frozenset({2}))),
            LightsRefusal.CUE_SEATS,
        ),
    ],
)
def test_a_table_that_no_strip_can_show_is_refused(
    build: Callable[[], TableLights], refusal: LightsRefusal
) -> None:
    """2 to 8 seats; 10 bullets and 9 arrows each; a pile of 9."""
    with pytest.raises(LightsError) as error:
        build()

    assert error.value.refusal is refusal


@pytest.mark.parametrize(
    ("count", "bar"),
    [
        (0, Bar(0, AMBER, OFF)),
        (10, Bar(10, AMBER, OFF)),
        (11, Bar(1, GREEN, AMBER)),
        (20, Bar(10, GREEN, AMBER)),
        (23, Bar(3, AMBER, GREEN)),
    ],
)
def test_a_count_longer_than_its_strip_starts_another_lap(count: int, bar: Bar) -> None:
    """Legendary points pass 10: each lap has its colour over the ground of the one before."""
    assert Bar.lap(count, 10, (AMBER, GREEN)) == bar


@pytest.mark.parametrize(
    ("life", "bar"), [(0, Bar(0, AMBER)), (10, Bar(10, AMBER)), (11, Bar(10, Colour.WHITE))]
)
def test_a_life_longer_than_its_strip_is_full_and_white(life: int, bar: Bar) -> None:
    """A sheriff with nine lives of his own has eleven: one more than there are bullets."""
    assert Bar.life(life) == bar
