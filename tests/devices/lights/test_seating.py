"""Which player has which strip."""

from companion.devices.lights.seating import on_strips
from firmware_bridge.lights import Bar, Colour, Cue, Effect, SeatLights, TableLights

TABLE = TableLights(
    tuple(SeatLights(Bar(life, Colour.AMBER)) for life in (1, 2, 3)),
    cue=Cue(Effect.ATTACK, frozenset({0, 2})),
)


def lives(table: TableLights) -> list[int]:
    """Give the bullets along the strips."""
    return [seat.bullets.count for seat in table.seats]


def test_players_have_the_strips_in_order_unless_told_otherwise() -> None:
    """As a board is wired."""
    assert on_strips(TABLE, 8, 0, reverse=False) is TABLE


def test_the_first_player_may_sit_anywhere() -> None:
    """The others follow, over the end of the wire to its beginning."""
    turned = on_strips(TABLE, 4, 3, reverse=False)

    assert lives(turned) == [2, 3, 0, 1]
    assert turned.cue.seats == frozenset({3, 1})


def test_strips_may_run_against_the_clock() -> None:
    """A board that was mounted the other way round."""
    turned = on_strips(TABLE, 5, 1, reverse=True)

    assert lives(turned) == [2, 1, 0, 0, 3]
    assert turned.cue.seats == frozenset({1, 4})


def test_a_board_with_fewer_strips_than_players_drops_nobody() -> None:
    """All are sent; the board shows those it has strips for."""
    assert sorted(lives(on_strips(TABLE, 2, 1, reverse=False))) == [1, 2, 3]
