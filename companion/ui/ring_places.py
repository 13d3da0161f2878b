"""Where the seats of the ring lie, and which way each reads. Plain numbers, no Kivy."""

from dataclasses import dataclass, replace
from enum import IntEnum, unique


@unique
class Side(IntEnum):
    """The sides clockwise; the value is the turn against the clock that faces that side."""

    BOTTOM = 0
    LEFT = 270
    TOP = 180
    RIGHT = 90


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle from its lower left."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the box."""
        return (self.x + self.width / 2, self.y + self.height / 2)


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat: its box on the glass, and how far its panel is turned."""

    box: Box
    facing: int


@dataclass(frozen=True, slots=True)
class Ring:
    """All seats clockwise, and what is left in the middle."""

    seats: tuple[SeatPlace, ...]
    middle: Box


@dataclass(frozen=True, slots=True)
class Panels:
    """How large the panels are and how they are turned: all to their seats, or some by choice."""

    width: float
    height: float
    gap: float
    turned: bool = False
    own: tuple[int, ...] = ()
    strip: float = 0.0
    """More room towards the middle, for LED strips."""

    def facing(self, seat: int, side: Side) -> int:
        """Tell how a seat's panel is turned."""
        own = self.own[seat] if seat < len(self.own) else 0
        return ((int(side) if self.turned else 0) + own) % 360

    def size(self, facing: int) -> tuple[float, float]:
        """Tell how much room a panel takes on the glass."""
        return (self.height, self.width) if facing in ACROSS else (self.width, self.height)


# Seats at the bottom, left, top and right of a wide table; a tall one has none at its sides.
WIDE = {
    3: (1, 1, 0, 1),
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (3, 1, 2, 1),
    8: (3, 1, 3, 1),
}
ACROSS = (90, 270)
LEAST_MIDDLE = 0.9
Seating = dict[Side, list[tuple[int, tuple[float, float]]]]
"""At each side the seats clockwise, each with its facing and the room it takes."""


def ring_places(count: int, area: Box, panels: Panels) -> Ring:
    """Spread the seats round the area and leave the rest to the middle."""
    numbers = WIDE[count] if _has_sides(area, panels) else (-(-count // 2), 0, count // 2, 0)
    most = max(numbers[0], numbers[2])
    room = (area.width - panels.gap * (most + 1)) / most
    seating = _seating(numbers, replace(panels, width=min(panels.width, room)))
    middle = _middle(area, seating, panels.gap + panels.strip)
    seats = (
        SeatPlace(_box(area, middle, side, (step + 0.5) / len(row), size), facing)
        for side, row in seating.items()
        for step, (facing, size) in enumerate(row)
    )
    return Ring(tuple(seats), middle)


def _has_sides(area: Box, panels: Panels) -> bool:
    """Seat people at the sides of a wide area, if the middle keeps about a panel's width."""
    middle = area.width - 2 * (panels.width + panels.gap + panels.strip)
    return area.width >= area.height and middle >= LEAST_MIDDLE * panels.width


def _seating(numbers: tuple[int, ...], panels: Panels) -> Seating:
    seating: Seating = {}
    seat = 0
    for side, number in zip(Side, numbers, strict=True):
        facings = [panels.facing(seat + step, side) for step in range(number)]
        seating[side] = [(facing, panels.size(facing)) for facing in facings]
        seat += number
    return seating


def _middle(area: Box, seating: Seating, gap: float) -> Box:
    def taken(side: Side, axis: int) -> float:
        return max((size[axis] + gap for _, size in seating[side]), default=0.0)

    x, y = area.x + taken(Side.LEFT, 0), area.y + taken(Side.BOTTOM, 1)
    width = area.x + area.width - taken(Side.RIGHT, 0) - x
    height = area.y + area.height - taken(Side.TOP, 1) - y
    return Box(x, y, max(1.0, width), max(1.0, height))


def _box(area: Box, middle: Box, side: Side, part: float, size: tuple[float, float]) -> Box:
    """Give a seat its box: clockwise means leftwards at the bottom and rightwards at the top."""
    match side:
        case Side.BOTTOM:
            x, y = area.x + area.width * (1 - part), area.y + size[1] / 2
        case Side.LEFT:
            x, y = area.x + size[0] / 2, middle.y + middle.height * part
        case Side.TOP:
            x, y = area.x + area.width * part, area.y + area.height - size[1] / 2
        case Side.RIGHT:
            x, y = area.x + area.width - size[0] / 2, middle.y + middle.height * (1 - part)
    return Box(x - size[0] / 2, y - size[1] / 2, *size)


def nearest(ring: Ring, x: float, y: float) -> int:
    """Find the seat whose middle is nearest to a spot."""
    spots = [place.box.centre for place in ring.seats]
    return min(range(len(spots)), key=lambda s: (spots[s][0] - x) ** 2 + (spots[s][1] - y) ** 2)
