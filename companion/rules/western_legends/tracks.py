"""The wanted and marshal tracks: one cell at a time, and the arrest that ends it."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.ledger import Ledger
from companion.rules.western_legends.model import (
    COIN,
    POINT_CAP,
    ArrestSpoils,
    Gaining,
    Source,
)

CELL_SOURCES = {Track.WANTED: Source.WANTED_CELL, Track.MARSHAL: Source.MARSHAL_CELL}


def half_cash(cash: int) -> int:
    """Half of the cash in $10 units, rounded up."""
    return -(-cash // (2 * COIN)) * COIN


def half_gold(gold: int) -> int:
    """Half of the nuggets, rounded up."""
    return -(-gold // 2)


def step(ledger: Ledger, gaining: Gaining) -> None:
    """Move a cube by one cell and collect its bonus; beyond the last cell LP are gained."""
    player, seat, track = ledger.player(gaining.seat), gaining.seat, gaining.track
    if track is Track.MARSHAL and player.wanted:
        ledger.add(e.PointsDropped(seat, gaining.left))
        return
    if player.track is track and player.points == POINT_CAP:
        ledger.add(e.PointsSpilled(seat, track, gaining.left))
        ledger.lp(seat, gaining.left, Source.OVERFLOW)
        return
    switches = player.track is not track and player.points > 0
    cell = 1 if player.track is not track else player.points + 1
    if switches and gaining.left > 1 and not ledger.state.options.switch_advances:
        ledger.add(e.PointsDropped(seat, gaining.left - 1))
    ledger.add(e.CubeMoved(seat, track, cell, player.points if switches else 0))
    bonus = ledger.state.calibration.cell(track, cell).bonus
    if bonus is not None:
        ledger.bonus(seat, bonus, CELL_SOURCES[track])


def arrest(ledger: Ledger, seat: int, by: int | None) -> None:
    """Strip a wanted player of all wanted points, cattle, and half of cash and gold."""
    player = ledger.player(seat)
    cash, gold = half_cash(player.cash), half_gold(player.gold)
    ledger.add(e.Arrested(seat, by, player.points, cash, gold))
    if by is not None and ledger.state.options.arrest_spoils is ArrestSpoils.MARSHAL:
        ledger.cash(by, cash, Source.ARREST)
        ledger.gold(by, gold, Source.ARREST)
