"""Which seat of the game has which strip of the board."""

from dataclasses import replace

from firmware_bridge.lights import MAX_SEATS, SeatLights, TableLights


def on_strips(table: TableLights, strips: int, first: int, *, reverse: bool) -> TableLights:
    """Put the first player on strip `first`; the others follow, or come before it."""
    seats = len(table.seats)
    if first == 0 and not reverse:
        return table
    count = min(max(strips, seats), MAX_SEATS)
    places = [(first + (-seat if reverse else seat)) % count for seat in range(seats)]
    lights = dict(zip(places, table.seats, strict=True))
    return replace(
        table,
        seats=tuple(lights.get(strip, SeatLights()) for strip in range(count)),
        cue=replace(table.cue, seats=frozenset(places[seat] for seat in table.cue.seats)),
    )
