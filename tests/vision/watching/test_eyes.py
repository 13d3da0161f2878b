"""The watcher's reader uses the mat when it is in view, and does without it when it is not."""

import numpy as np
import pytest

from vision.mat.find import MatPose
from vision.reader import Frame, Reader
from vision.reading import TrayReading
from vision.simulated.table import SimulatedTable
from vision.watching.eyes import Eyes


class Notes:
    """Stands for the reader: notes with which mat it was asked."""

    def __init__(self) -> None:
        self.mats: list[MatPose | None] = []

    def read(self, frame: Frame, mat: MatPose | None = None) -> TrayReading:
        """Read nothing."""
        self.mats.append(mat)
        return TrayReading(frame.shape[1], frame.shape[0], (), 1.0)


@pytest.mark.parametrize("mat", [True, False])
def test_the_mat_is_used_if_it_is_there(mat: bool) -> None:  # noqa: FBT001 - a table's column
    """On the simulated table, with and without one."""
    notes = Notes()
    eyes = Eyes(notes)  # type: ignore[arg-type]  # a stand-in for the reader
    frame = SimulatedTable(3, mat=mat).read()
    for _ in range(3):
        eyes.read(frame)
    assert [pose is not None for pose in notes.mats] == [mat] * 3


def test_dice_on_the_mat_are_read(reader: Reader) -> None:
    """The faces, at the places where they lie in the frame."""
    table = SimulatedTable(3, mat=True)
    while not table.throws:
        frame = table.read()
    dice = Eyes(reader).read(frame).dice
    named = {die.face for die in dice if die.face is not None}
    assert named <= {die.face for die in table.throws[0].dice}
    for die in table.throws[0].dice:
        spot = table.top(die.pose).mean(axis=0)
        assert min(np.hypot(*(spot - np.array(seen.center))) for seen in dice) < 12
