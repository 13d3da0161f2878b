"""The simulated table: the same evening for the same seed, with the truth beside it."""

from dataclasses import replace

import numpy as np
import pytest

from vision.faces import Face
from vision.reading import DieReading, Status, TrayReading
from vision.simulated.script import RATE
from vision.simulated.table import SimulatedTable
from vision.sources.capture import Ended, Frame
from vision.sources.choose import recorded_frames
from vision.sources.real_time import RealTime
from vision.watching.watcher import Seen, Tray, Watcher


class Oracle:
    """Reads the truth instead of the picture: dice under the hand are not seen."""

    def __init__(self, table: SimulatedTable) -> None:
        self._table = table

    def read(self, frame: Frame) -> TrayReading:
        """Give what lies there now; a rolling die is seen, but not for sure."""
        moment = self._table.moment
        assert moment is not None
        lying = {die.id: die.face for throw in self._table.throws for die in throw.dice}
        dice = []
        for number, pose in moment.dice:
            corners = self._table.top(pose)
            hand = moment.hand
            if hand and np.hypot(*(corners.mean(axis=0) - (hand.x, hand.y))) < 190:
                continue
            read = reading(corners, lying.get(number, Face.BEER))
            rolls = number in moment.moving
            dice.append(replace(read, face=None, status=Status.UNSURE) if rolls else read)
        return TrayReading(frame.shape[1], frame.shape[0], tuple(dice), 1.0)


def reading(corners: np.ndarray, face: Face) -> DieReading:
    """Make a sure reading of a top face."""
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    x, y = (float(mean) for mean in corners.mean(axis=0))
    return DieReading(face, 0.99, Status.READ, (x, y), (a, b, c, d))


def watched(table: SimulatedTable) -> list[Seen]:
    """Watch the table to its end."""
    watcher = Watcher(Oracle(table).read)
    told: list[Seen] = []
    number = 0
    while True:
        try:
            frame = table.read()
        except Ended:
            return told
        told += watcher.update(number, number / 30, frame)
        number += 1


def test_equal_seeds_show_equal_frames_and_other_seeds_others() -> None:
    """Chance comes from the seed alone."""
    one, two, other = SimulatedTable(4), SimulatedTable(4), SimulatedTable(5)
    for _ in range(45):
        frame = one.read()
        assert np.array_equal(frame, two.read())
        different = other.read()
    assert not np.array_equal(frame, different)


def test_frames_are_720p() -> None:
    """Like the cameras it stands for."""
    assert SimulatedTable(1).read().shape == (720, 1280, 3)


def test_the_truth_of_a_throw_lies_in_the_picture() -> None:
    """Five dice, apart from each other, wholly in view, white where they lie."""
    table = SimulatedTable(2, throws=1)
    while not table.throws:
        frame = table.read()
    (throw,) = table.throws
    assert throw.rolled == (0, 1, 2, 3, 4)
    for die in throw.dice:
        corners = table.top(die.pose)
        assert corners.min() > 0
        assert (corners < (1280, 720)).all()
        x, y = (corners.mean(axis=0) * 0.3 + corners[0] * 0.7).astype(int)
        assert frame[y, x].min() > 110


def test_every_throw_is_settled_once_with_its_dice() -> None:
    """Through hands, lamps, nudges and rethrows; never while dice move, at most 0.5 s late."""
    table = SimulatedTable(12, throws=4)
    settled = [seen for seen in watched(table) if seen.event is Tray.SETTLED]
    truth = table.throws
    assert len(settled) == len(truth)
    for seen, throw in zip(settled, truth, strict=True):
        assert throw.rest <= seen.frame <= throw.rest + 15
        assert len(seen.rolled) == len(throw.rolled)
        assert len(seen.kept) == len(throw.kept)


def test_a_live_table_gives_frames_at_a_cameras_pace() -> None:
    """Waiting is asked for, never a busy loop; a slow machine is not hurried."""
    waited: list[float] = []
    table = RealTime(SimulatedTable(1), RATE, waited.append)
    for _ in range(5):
        table.read()
    assert len(waited) == 5
    assert 0 <= max(waited) <= 5 / 30 + 0.01


def test_the_watch_command_knows_the_simulated_table() -> None:
    """`simulated:SEED:THROWS` names it."""
    frames = recorded_frames("simulated:3:1")
    first, second = next(frames), next(frames)
    assert (first.number, second.number) == (0, 1)
    assert second.t == pytest.approx(1 / 30)
