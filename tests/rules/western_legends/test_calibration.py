"""Unknown facts are data: asked once, remembered, never invented."""

from typing import Any

from companion.rules.western_legends import WESTERN_LEGENDS
from companion.rules.western_legends import actions as a
from companion.rules.western_legends.calibration import (
    Bonus,
    Calibration,
    CalibrationWarning,
    Track,
    read_calibration,
    warnings_of,
)
from companion.rules.western_legends.model import Phase
from companion.rules.western_legends.wire import export_calibration


def test_an_unknown_cell_asks_once_and_remembers(sit: Any) -> None:
    """The second player to enter it is given the same."""
    table = sit().do(a.ApplyEffect(a.Effect(0, marshal=1)))
    assert table.phase is Phase.CELL
    table.do(a.ReadCell(Bonus(cash=10, cards=1)))
    assert (table[0].cash, table[0].hand, table[0].points) == (10, 1, 1)
    table.do(a.ApplyEffect(a.Effect(1, marshal=1)))
    assert (table.phase, table[1].cash, table[1].hand) == (Phase.ACTIONS, 10, 1)


def test_a_skipped_cell_gives_nothing_and_is_not_asked_again(sit: Any) -> None:
    """Nothing is invented in its place."""
    table = sit().do(a.ApplyEffect(a.Effect(0, marshal=1)), a.ReadCell())
    table.do(a.ApplyEffect(a.Effect(1, marshal=1)))
    assert (table.phase, table[1].points, table[1].cash) == (Phase.ACTIONS, 1, 0)


def test_passing_several_unknown_cells_asks_for_each(sit: Any) -> None:
    """One question at a time, in the order of the cells."""
    table = sit().set(0, track=Track.MARSHAL, points=3).do(a.ApplyEffect(a.Effect(0, marshal=2)))
    assert table[0].points == 4
    table.do(a.ReadCell(Bonus(lp=1)))
    assert (table.phase, table[0].points) == (Phase.CELL, 5)
    table.do(a.ReadCell())
    assert (table.phase, table[0].lp) == (Phase.ACTIONS, 1)


def test_calibrating_changes_only_what_is_given(sit: Any) -> None:
    """One cell, one item; all else stays."""
    table = sit()
    form = {
        "type": "calibrate",
        "calibration": {"marshal_track": [{"cell": 9, "bonus": {"lp": 4}}]},
    }
    table.do(WESTERN_LEGENDS.read_action(form))
    calibration = table.state.calibration
    assert calibration.cell(Track.MARSHAL, 9).bonus == Bonus(lp=4)
    assert calibration.marshal_track[:8] == Calibration().marshal_track[:8]
    assert calibration.items == Calibration().items


def test_a_wrong_sum_of_cells_2_and_3_is_warned_of() -> None:
    """Together they give $20 and 2 LP."""
    assert warnings_of(Calibration()) == ()
    wrong = read_calibration({"marshal_track": [{"cell": 2, "bonus": {"cash": 10}}]})
    assert warnings_of(wrong) == (CalibrationWarning.MARSHAL_2_3_SUM,)


def test_nothing_unknown_is_invented() -> None:
    """Prices, marshal cells and end values are empty until a table fills them in."""
    fresh = Calibration()
    assert all(facts.price is None and facts.upgrade_lp is None for facts in fresh.items)
    known = [cell.cell for cell in fresh.marshal_track if cell.bonus is not None]
    assert known == [2, 3]
    assert set(fresh.marshal_row_lp) == set(fresh.marshal_cell_lp) == {None}
    assert fresh.ranches == ()


def test_the_marshal_track_may_score_by_cell(sit: Any) -> None:
    """If the board says so."""
    cells = [None] * 8 + [7]
    calibration = {"marshal_end": "cell", "marshal_cell_lp": cells}
    table = sit(options={"calibration": calibration}).set(0, track=Track.MARSHAL, points=9)
    assert WESTERN_LEGENDS.write_state(table.state)["missing_end_values"] == []


def test_the_next_game_asks_again_for_skipped_cells_only(sit: Any) -> None:
    """What was read is kept; what was skipped is still unknown."""
    table = sit().do(a.ApplyEffect(a.Effect(0, marshal=1)), a.ReadCell())
    table.set(1, track=Track.MARSHAL, points=3).do(a.ApplyEffect(a.Effect(1, marshal=1)))
    table.do(a.ReadCell(Bonus(lp=1)))
    kept = export_calibration(table.state)
    again = sit(options={"calibration": kept}).do(a.ApplyEffect(a.Effect(0, marshal=1)))
    assert again.phase is Phase.CELL
    assert again.state.calibration.cell(Track.MARSHAL, 4).bonus == Bonus(lp=1)
