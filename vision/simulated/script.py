"""What happens at the simulated table: throws, picked up dice, hands, lamps, all by one seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from vision.faces import FACES, Face
from vision.simulated.hand import Hand, Side
from vision.simulated.pose import Pose, lying, rolling, shifted
from vision.simulated.viewpoint import EDGE, HEIGHT, REACH, WIDTH, Viewpoint

Array = npt.NDArray[np.float64]

RATE = 30
DICE = 5
# Lying dice are at least this many edges apart, middle to middle.
APART = 1.55
OUT = 330


@dataclass(frozen=True, slots=True)
class Moment:
    """One frame: where every die on the table is, which of them move, the hand, the light."""

    dice: tuple[tuple[int, Pose], ...]
    moving: frozenset[int]
    hand: Hand | None
    light: float


@dataclass(frozen=True, slots=True)
class LyingDie:
    """The truth about one die of a throw."""

    id: int
    face: Face
    pose: Pose


@dataclass(frozen=True, slots=True)
class Throw:
    """The truth about a throw: when it began and came to rest, and what lies there."""

    began: int
    rest: int
    dice: tuple[LyingDie, ...]
    rolled: tuple[int, ...]
    kept: tuple[int, ...]


class Script:
    """Plays turns without end: throw five, throw some again, pick all up; `throws` is the truth."""

    nudges = 0.3
    """The share of pick-ups in which a die that stays is pushed."""

    def __init__(self, rng: np.random.Generator, view: Viewpoint) -> None:
        self._rng = rng
        self._view = view
        self._lying: dict[int, LyingDie] = {}
        self._light = 1.0
        self._frame = 0
        self._finished = 0
        self.throws: list[Throw] = []

    def moments(self, throws: int | None = None) -> Iterator[Moment]:
        """Give frame after frame, without end or until so many throws have been looked at."""
        for moment in self._evening():
            if self._finished == throws:
                return
            yield moment

    def _evening(self) -> Iterator[Moment]:
        yield from self._idle(0.7, 1.2)
        while True:
            yield from self._throw(frozenset(range(DICE)))
            for _ in range(int(self._rng.integers(0, 3))):
                yield from self._interlude()
                yield from self._again(self._some())
            yield from self._interlude()
            if self._rng.random() < 0.3:  # noqa: PLR2004 - some throw all five again at once
                yield from self._again(frozenset(range(DICE)))
            yield from self._take(frozenset(self._lying))
            yield from self._idle(0.5, 1.0)

    def _some(self) -> frozenset[int]:
        count = int(self._rng.integers(1, DICE))
        return frozenset(int(die) for die in self._rng.choice(DICE, count, replace=False))

    def _again(self, dice: frozenset[int]) -> Iterator[Moment]:
        yield from self._take(dice)
        if self._rng.random() < 0.5:  # noqa: PLR2004 - shaken for a while, or thrown at once
            yield from self._idle(0.3, 0.9)
        yield from self._throw(dice)

    def _interlude(self) -> Iterator[Moment]:
        """While dice lie, things happen that are no throw."""
        yield from self._idle(0.9, 1.3)
        kind = self._rng.random()
        if kind < 0.25:  # noqa: PLR2004 - shares of what happens at a table
            yield from self._pass_over()
        elif kind < 0.45:  # noqa: PLR2004
            yield from self._switch_lamp()
        elif kind < 0.6:  # noqa: PLR2004
            yield from self._point_at()

    def _moment(self, moving: dict[int, Pose] | None = None, hand: Hand | None = None) -> Moment:
        self._frame += 1
        rolled = moving or {}
        dice = {die.id: die.pose for die in self._lying.values()} | rolled
        flicker = 1 + 0.012 * float(np.sin(self._frame * 2.1))
        return Moment(tuple(dice.items()), frozenset(rolled), hand, self._light * flicker)

    def _idle(self, least_s: float, most_s: float) -> Iterator[Moment]:
        for _ in range(round(RATE * self._rng.uniform(least_s, most_s))):
            yield self._moment()

    def _switch_lamp(self) -> Iterator[Moment]:
        """Make the room lighter or darker at once; then the camera adapts."""
        aim = float(self._rng.uniform(0.72, 1.08))
        self._light *= 0.7 if aim < self._light else 1.25
        for _ in range(12):
            self._light += (aim - self._light) * 0.3
            yield self._moment()
        yield from self._idle(0.6, 0.9)

    def _pass_over(self) -> Iterator[Moment]:
        """Let a hand reach across the tray for something else."""
        y = float(self._rng.uniform(150, 560))
        side = Side.LEFT if self._rng.random() < 0.5 else Side.RIGHT  # noqa: PLR2004 - either
        near, far = (-OUT, WIDTH - 300) if side is Side.LEFT else (WIDTH + OUT, 300)
        for way in ((near, far), (far, near)):
            for x in np.linspace(*way, round(RATE * self._rng.uniform(0.5, 0.9))):
                yield self._moment(hand=Hand(side, float(x), y))
        yield from self._idle(0.7, 0.9)

    def _point_at(self) -> Iterator[Moment]:
        """Let a hand rest over a die and leave again."""
        target = self._pixel(self._lying[int(self._rng.integers(DICE))].pose)
        way = [self._outside(target), target]
        yield from self._reach(way, 14)
        for _ in range(round(RATE * self._rng.uniform(0.5, 1.1))):
            yield self._moment(hand=Hand(Side.NEAR, *target))
        yield from self._reach(way[::-1], 14)
        yield from self._idle(0.7, 0.9)

    def _reach(self, way: list[tuple[float, float]], steps: int) -> Iterator[Moment]:
        for (ax, ay), (bx, by) in pairwise(way):
            for share in np.linspace(0, 1, steps):
                eased = float(share * share * (3 - 2 * share))
                yield self._moment(
                    hand=Hand(Side.NEAR, ax + (bx - ax) * eased, ay + (by - ay) * eased)
                )

    def _take(self, dice: frozenset[int]) -> Iterator[Moment]:
        """Pick dice up one by one; a neighbour may be nudged by the way."""
        order = sorted(dice, key=lambda die: self._pixel(self._lying[die].pose)[0])
        spots = [self._pixel(self._lying[die].pose) for die in order]
        here = self._outside(spots[0])
        for die, spot in zip(order, spots, strict=True):
            yield from self._reach([here, spot], 9)
            del self._lying[die]
            here = spot
        if self._lying and self._rng.random() < self.nudges:
            yield from self._nudge(here)
        yield from self._reach([here, self._outside(here)], 9)

    def _nudge(self, here: tuple[float, float]) -> Iterator[Moment]:
        """Push one of the dice that stay, by less than its own size."""
        die = self._lying[list(self._lying)[int(self._rng.integers(len(self._lying)))]]
        spot = self._pixel(die.pose)
        yield from self._reach([here, spot], 8)
        angle = self._rng.uniform(0, 2 * np.pi)
        move = np.array([np.cos(angle), np.sin(angle), 0]) * EDGE * self._rng.uniform(0.1, 0.6)
        pose = shifted(die.pose, move, float(self._rng.uniform(-0.2, 0.2)))
        if self._is_free(pose.center, besides=die.id):
            self._lying[die.id] = LyingDie(die.id, die.face, pose)
        yield from self._reach([spot, here], 8)

    def _throw(self, dice: frozenset[int]) -> Iterator[Moment]:
        """Let dice roll out of a hand that draws back, each to its own place."""
        began = self._frame
        side = Side.LEFT if self._rng.random() < 0.5 else Side.RIGHT  # noqa: PLR2004 - either
        heading = 1.0 if side is Side.LEFT else -1.0
        rests = self._landing(dice)
        lasts = {die: int(self._rng.integers(20, 34)) for die in dice}
        ways = {die: self._heading(heading) for die in dice}
        run = {die: float(self._rng.uniform(70, 130)) for die in dice}
        for step in range(max(lasts.values())):
            moving = {}
            for die in dice:
                left = max(0.0, 1 - step / lasts[die])
                hop = abs(np.sin(left * 9)) * 16 * left**2
                pose = rolling(rests[die].pose, ways[die], run[die] * left**1.5, hop)
                moving[die] = pose
            yield self._moment(moving, self._drawing_back(side, step))
        self._lying |= rests
        lying_dice = tuple(self._lying[die] for die in sorted(self._lying))
        kept = tuple(die for die in sorted(self._lying) if die not in dice)
        self.throws.append(Throw(began, self._frame, lying_dice, tuple(sorted(dice)), kept))
        yield from self._idle(0.7, 1.0)
        self._finished += 1

    def _heading(self, heading: float) -> Array:
        angle = float(self._rng.normal(0, 0.35))
        return np.array([heading * np.cos(angle), np.sin(angle), 0.0])

    def _drawing_back(self, side: Side, step: int) -> Hand | None:
        away = 160 - 45 * step
        if away < -OUT:
            return None
        x = away if side is Side.LEFT else WIDTH - away
        return Hand(side, float(x), HEIGHT / 2)

    def _landing(self, dice: frozenset[int]) -> dict[int, LyingDie]:
        rests: dict[int, LyingDie] = {}
        for die in sorted(dice):
            face = FACES[int(self._rng.integers(len(FACES)))]
            rests[die] = LyingDie(die, face, self._free_spot(rests, face))
        return rests

    def _free_spot(self, rests: dict[int, LyingDie], face: Face) -> Pose:
        while True:
            x, y = (float(self._rng.uniform(-reach, reach)) for reach in REACH)
            pose = lying(x, y, face, float(self._rng.uniform(0, 2 * np.pi)))
            others = [*rests.values()]
            if self._is_free(pose.center) and all(_apart(pose.center, o) for o in others):
                return pose

    def _is_free(self, center: Array, besides: int | None = None) -> bool:
        inside = bool(np.all(np.abs(center[:2]) <= REACH))
        others = (die for die in self._lying.values() if die.id != besides)
        return inside and all(_apart(center, die) for die in others)

    def _pixel(self, pose: Pose) -> tuple[float, float]:
        x, y = self._view.project(pose.center[None])[0]
        return float(x), float(y)

    def _outside(self, spot: tuple[float, float]) -> tuple[float, float]:
        return spot[0] + 60, float(HEIGHT + OUT)


def _apart(center: Array, other: LyingDie) -> bool:
    return bool(np.linalg.norm(center[:2] - other.pose.center[:2]) >= APART * EDGE)
