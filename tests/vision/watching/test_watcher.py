"""Frames in, throws out; told with drawn frames and readings given beforehand."""

from dataclasses import replace

import cv2
import numpy as np
import numpy.typing as npt

from vision.faces import Face
from vision.reading import DieReading, Status, TrayReading
from vision.watching.watcher import Seen, Tray, Watcher

Frame = npt.NDArray[np.uint8]
Places = tuple[tuple[int, int, Face], ...]

RATE = 30.0
EDGE = 30
FIVE: Places = tuple((75 + 100 * n, 150, face) for n, face in enumerate(list(Face)[:5]))


class Table:
    """A drawn table: what lies there is drawn and read, so frames and readings agree."""

    def __init__(self) -> None:
        self.lying: Places = ()
        self.hand: int | None = None
        self.light = 1.0
        self.number = 0
        self.watcher = Watcher(self.read)
        self.grain = np.random.default_rng(5).normal(0, 2.5, (8, 360, 640, 1))

    def read(self, _frame: Frame) -> TrayReading:
        """Read what lies there, except under the hand and in the dark."""
        seen = [spot for spot in self.lying if self.light and not self.covered(spot[0])]
        dice = tuple(reading(x, y, face) for x, y, face in seen)
        return TrayReading(640, 360, dice, 1.0)

    def covered(self, x: int) -> bool:
        """Tell whether the hand is over a place."""
        return self.hand is not None and abs(x - self.hand) < 130

    def frame(self) -> Frame:
        """Draw the table as it is now."""
        picture = np.full((360, 640, 3), (70, 110, 60), np.float32)
        for x, y, face in self.lying:
            half = EDGE // 2
            cv2.rectangle(picture, (x - half, y - half), (x + half, y + half), (225, 230, 235), -1)
            cv2.circle(picture, (x, y), 3 + 2 * list(Face).index(face), (20, 20, 20), -1)
        if self.hand is not None:
            cv2.ellipse(picture, (self.hand, 210), (125, 165), 15, 0, 360, (120, 150, 210), -1)
        noise = self.grain[self.number % len(self.grain)] if self.light else 0
        return np.asarray(np.clip(picture * self.light + noise, 0, 255), np.uint8)

    def pass_time(self, seconds: float) -> list[Seen]:
        """Show frames for a while; give what was told."""
        told = []
        for _ in range(round(seconds * RATE)):
            told += self.watcher.update(self.number, self.number / RATE, self.frame())
            self.number += 1
        return told

    def throw(self, places: Places) -> list[Seen]:
        """Let dice roll in from the left, then lie."""
        kept = tuple(die for die in self.lying if die in places)
        new = [die for die in places if die not in kept]
        told = []
        for step in range(12):
            left = 450 - 37 * step
            self.lying = (*kept, *((x - left, y + 6 * step - 66, face) for x, y, face in new))
            told += self.pass_time(1 / RATE)
        self.lying = places
        return told + self.pass_time(0.8)


def reading(x: int, y: int, face: Face) -> DieReading:
    """Give a sure reading."""
    h = EDGE / 2
    corners = ((x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h))
    return DieReading(face, 0.99, Status.READ, (float(x), float(y)), corners)


def settled(told: list[Seen]) -> list[Seen]:
    """Give the throws among what was told."""
    return [seen for seen in told if seen.event is Tray.SETTLED]


def test_an_empty_tray_is_told_once() -> None:
    """And nothing more while nothing happens."""
    table = Table()
    assert [seen.event for seen in table.pass_time(2)] == [Tray.EMPTY]


def test_a_throw_is_moving_then_settled_once() -> None:
    """Within half a second of rest, and never again while the dice lie still."""
    table = Table()
    table.pass_time(1)
    rest = table.number + 12
    told = table.throw(FIVE)
    assert [seen.event for seen in told] == [Tray.MOVING, Tray.SETTLED]
    assert 0 < told[-1].t - rest / RATE <= 0.5
    assert table.pass_time(3) == []


def test_the_faces_of_a_throw_are_told_with_their_numbers() -> None:
    """All five were thrown."""
    table = Table()
    table.pass_time(0.5)
    (throw,) = settled(table.throw(FIVE))
    assert [die.reading.face for die in throw.dice] == list(Face)[:5]
    assert throw.rolled == (0, 1, 2, 3, 4)


def test_a_rethrow_tells_which_were_rolled_and_which_kept() -> None:
    """Two dice land elsewhere."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    again = (*FIVE[:3], (200, 280, Face.GATLING), (410, 300, Face.BEER))
    (throw,) = settled(table.throw(again))
    assert len(throw.rolled) == 2
    assert len(throw.kept) == 3


def test_a_hand_that_passes_over_is_no_throw() -> None:
    """The dice are as they were, so nothing is told."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    told = []
    for x in range(-150, 800, 30):
        table.hand = x
        told += table.pass_time(1 / RATE)
    table.hand = None
    assert told + table.pass_time(1) == []


def test_a_hand_that_rests_over_the_tray_keeps_the_numbers() -> None:
    """What was covered for a while is not new when it is seen again."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    table.hand = 250
    table.pass_time(1.5)
    table.hand = None
    assert settled(table.pass_time(1)) == []


def test_a_lamp_switched_on_is_no_throw() -> None:
    """Nor is the camera's exposure swinging after it."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    told = []
    for light in (1.0, 0.5, 0.55, 0.6, 1.1, 1.05, 1.0):
        table.light = light
        told += table.pass_time(0.3)
    assert told == []


def test_a_black_picture_says_nothing_about_the_dice() -> None:
    """Neither the covered lens nor the light afterwards is a throw."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    table.light = 0.0
    told = table.pass_time(1)
    table.light = 1.0
    assert told + table.pass_time(1) == []


def test_dice_taken_away_leave_an_empty_tray() -> None:
    """All in somebody's hand: the next throw is of all five."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    table.lying = ()
    assert [seen.event for seen in table.pass_time(1)] == [Tray.EMPTY]
    (throw,) = settled(table.throw(FIVE))
    assert throw.rolled == (0, 1, 2, 3, 4)


def test_dice_in_the_hand_are_rolled_even_if_they_land_where_they_lay() -> None:
    """They were seen to be gone in between."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    table.lying = FIVE[:3]
    told = table.pass_time(1)
    assert [seen.event for seen in told] == [Tray.MOVING]
    (throw,) = settled(table.throw(FIVE))
    assert throw.rolled == (3, 4)


def test_a_doubted_die_is_looked_at_longer() -> None:
    """A reading that becomes sure in time is told as sure, still within half a second of rest."""
    table = Table()
    table.pass_time(0.5)
    rest = table.number + 12
    doubts = iter(range(4))

    def hesitant(frame: Frame) -> TrayReading:
        sure = table.read(frame)
        resting = table.number >= rest
        if not resting or next(doubts, None) is None:
            return sure
        one = replace(sure.dice[0], face=None, status=Status.UNSURE)
        return replace(sure, dice=(one, *sure.dice[1:]))

    table.watcher._read = hesitant  # noqa: SLF001 - the reader doubts for a while
    (throw,) = settled(table.throw(FIVE))
    assert [die.reading.face for die in throw.dice] == list(Face)[:5]
    assert throw.t - rest / RATE <= 0.5


def test_a_slow_camera_needs_no_more_than_its_own_pace() -> None:
    """Five frames a second: the first that is like the one before tells that dice lay still."""
    table, told = Table(), []
    for number in range(9):
        table.lying = FIVE if number >= 3 else ()
        told += table.watcher.update(number, number / 5, table.frame())
    (throw,) = settled(told)
    assert throw.frame == 5


def test_another_resolution_in_mid_stream_is_no_throw() -> None:
    """The dice are where they were, in other pixels."""
    table = Table()
    table.pass_time(0.5)
    table.throw(FIVE)
    halves = TrayReading(
        320,
        180,
        tuple(reading(x // 2, y // 2, face) for x, y, face in FIVE),
        1.0,
    )
    table.watcher._read = lambda _frame: halves  # noqa: SLF001 - the reader sees the new frames
    told = []
    for number in range(table.number, table.number + 40):
        frame = cv2.resize(table.frame(), (320, 180), interpolation=cv2.INTER_AREA)
        told += table.watcher.update(number, number / RATE, np.asarray(frame, np.uint8))
    assert told == []
