"""Where the seats of the ring lie."""

from itertools import combinations

import pytest

from companion.ui.ring_places import Box, Panels, nearest, ring_places

WIDE, TALL = Box(0, 0, 1000, 520), Box(0, 0, 600, 950)


def overlap(one: Box, other: Box) -> bool:
    """Tell whether two boxes share any room."""
    apart_x = one.x + one.width <= other.x or other.x + other.width <= one.x
    apart_y = one.y + one.height <= other.y or other.y + other.height <= one.y
    return not (apart_x or apart_y)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("area", [WIDE, TALL])
@pytest.mark.parametrize("count", range(3, 9))
def test_no_seat_lies_over_another_or_over_the_middle(
    count: int,
    area: Box,
    turned: bool,  # noqa: FBT001 - pytest gives it by name
) -> None:
    """Three to eight seats fit every table, turned to their people or not."""
    ring = ring_places(count, area, Panels(214, 98, 10, turned))
    boxes = [place.box for place in ring.seats] + [ring.middle]

    assert len(ring.seats) == count
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_turned_panels_face_their_side() -> None:
    """Bottom, left, top and right read from there."""
    ring = ring_places(4, WIDE, Panels(214, 98, 10, turned=True))

    assert [place.facing for place in ring.seats] == [0, 270, 180, 90]


def test_a_panel_can_be_turned_by_its_people() -> None:
    """The own turn of a panel comes on top, and takes the room it needs."""
    ring = ring_places(4, WIDE, Panels(214, 98, 10, own=(90, 0, 0, 0)))

    assert ring.seats[0].facing == 90
    assert (ring.seats[0].box.width, ring.seats[0].box.height) == (98, 214)


def test_seats_go_round_clockwise() -> None:
    """To the left of the lowest seat comes the left side, then the top, then the right."""
    spots = [place.box.centre for place in ring_places(4, WIDE, Panels(214, 98, 10)).seats]

    assert spots[1][0] < spots[0][0] < spots[3][0]
    assert spots[2][1] > spots[0][1]


def test_the_nearest_seat_is_found() -> None:
    """A dragged panel falls to the seat it is let go over."""
    ring = ring_places(8, WIDE, Panels(214, 98, 10))

    assert all(nearest(ring, *place.box.centre) == seat for seat, place in enumerate(ring.seats))
