"""The setup wizard's texts: the checklist for the real table and what is still unknown."""

from dataclasses import dataclass

from companion.rules.western_legends.calibration import (
    Calibration,
    ItemFacts,
    Track,
    row_of,
    warnings_of,
)
from companion.rules.western_legends.model import Mode, Options
from companion.viewmodels.text import Arg, Text
from companion.viewmodels.western_legends.boards import bonus_text
from companion.viewmodels.western_legends.words import item_name, say, track_name

STEPS = 20
FIRST_GAME_STEPS = ("items", "cattle", "characters", "stories", "goals", "first-player")


@dataclass(frozen=True, slots=True)
class CellRow:
    """A line of the tracks calibration."""

    track: Text
    cell: int
    row: int
    gives: Text
    known: bool
    confirmed: bool


@dataclass(frozen=True, slots=True)
class ItemRow:
    """A line of the item table; what is None is asked when it first matters."""

    name: Arg
    facts: ItemFacts


@dataclass(frozen=True, slots=True)
class CalibrationView:
    """All tables with what is missing and what looks wrong."""

    cells: tuple[CellRow, ...]
    items: tuple[ItemRow, ...]
    missing: int
    warnings: tuple[Text, ...]


def checklist(options: Options, players: int) -> tuple[Text, ...]:
    """List what to lay out on the real table, in the rulebook's order."""
    steps = [say("setup", str(step)) for step in range(1, STEPS + 1)]
    steps.append(say("setup", "end-marker", target=options.target))
    steps.append(say("setup", "discs-needed", count=2 if players <= 4 else 3))  # noqa: PLR2004 - as in the rules
    steps.append(say("setup", "seating"))
    if options.mode is Mode.FIRST_GAME:
        steps += [say("first-game", step) for step in FIRST_GAME_STEPS]
    if options.goals:
        steps.append(say("setup", "goals"))
    if options.man_in_black:
        steps.append(say("setup", "man-in-black"))
    return tuple(steps)


def calibration_view(calibration: Calibration) -> CalibrationView:
    """Lay out the tables for editing."""
    cells = tuple(
        CellRow(
            track_name(track),
            cell.cell,
            row_of(cell.cell),
            bonus_text(cell.bonus),
            cell.bonus is not None,
            cell.confirmed,
        )
        for track, cells in (
            (Track.WANTED, calibration.wanted_track),
            (Track.MARSHAL, calibration.marshal_track),
        )
        for cell in cells
    )
    items = tuple(ItemRow(item_name(facts.item), facts) for facts in calibration.items)
    unknown = sum(not row.known for row in cells) + calibration.marshal_row_lp.count(None)
    unknown += sum(facts.price is None for facts in calibration.items)
    warnings = tuple(say("warning", warning) for warning in warnings_of(calibration))
    return CalibrationView(cells, items, unknown, warnings)
