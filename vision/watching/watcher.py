"""Frames in, throws out: the one small machine with a memory."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from vision.reading import DieReading, Point, Status, TrayReading
from vision.watching.cover import Small, covered, shrink
from vision.watching.hints import is_black
from vision.watching.identity import KnownDie, match_dice, moved_along
from vision.watching.motion import Motion
from vision.watching.vote import distance, edge_of, vote

Frame = npt.NDArray[np.uint8]
Read = Callable[[Frame], TrayReading]


class Tray(StrEnum):
    """What lies before the camera."""

    EMPTY = "empty"
    MOVING = "moving"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Seen:
    """One change: at `settled`, the dice by number and which of them were thrown."""

    frame: int
    t: float
    event: Tray
    dice: tuple[KnownDie, ...] = ()
    rolled: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Patience:
    """How long dice must lie still, and how many readings are voted on."""

    rest_s: float = 0.2
    votes: int = 5
    fewest: int = 2
    longest_s: float = 0.4
    """While a die is doubted more votes are taken, and a slow camera gives fewer, until then."""
    glance_s: float = 0.1
    """While things move, the dice are looked at this often."""


def scaled(die: DieReading, wide: float, tall: float) -> DieReading:
    """Give a reading in the pixels of a picture of another size."""

    def grow(point: Point) -> Point:
        return point[0] * wide, point[1] * tall

    a, b, c, d = (grow(corner) for corner in die.corners)
    return replace(die, center=grow(die.center), corners=(a, b, c, d))


class Watcher:
    """Notices throws. A hand that passes over leaves the dice as they were: nothing is told."""

    def __init__(self, read: Read, patience: Patience | None = None) -> None:
        self._read = read
        self._patience = patience or Patience()
        self._motion = Motion()
        self._known: tuple[KnownDie, ...] = ()
        self._taken: frozenset[int] = frozenset()
        self._told: Tray | None = None
        self._still_since: float | None = None
        self._seen_at: float | None = None
        self._votes: list[tuple[DieReading, ...]] = []
        self._decided = False
        self._glanced_at = float("-inf")
        self._settled: Small | None = None
        self._size: tuple[int, ...] = ()
        self.latest: TrayReading | None = None

    @property
    def moving(self) -> bool:
        """Whether something moved in the last frame."""
        return self._still_since is None

    @property
    def at_rest(self) -> bool:
        """Whether the tray lies still and was looked at."""
        return self._decided

    def look_anew(self) -> None:
        """Frames were missed: what changed meanwhile did not move before our eyes."""
        self._motion, self._seen_at = Motion(), None
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._still_since, self._decided = None, False
        self._votes.clear()

    def update(self, frame_number: int, t: float, frame: Frame) -> list[Seen]:
        """Take a frame; give what has changed, usually nothing."""
        self._fit(frame.shape[:2])
        before, self._seen_at = self._seen_at, t
        if is_black(frame):
            self._begin_anew()
            return []
        if self._motion.update(frame):
            self._begin_anew()
            return self._glance(frame_number, t, frame)
        if self._still_since is None:
            self._still_since = t if before is None else before
        if self._decided:
            return []
        self._votes.append(self._look(frame))
        if not self._rested(t - self._still_since):
            return []
        self._decided = True
        return self._decide(frame_number, t, frame)

    def _fit(self, size: tuple[int, ...]) -> None:
        """Move the known dice along when the camera changes its resolution."""
        if self._size not in {(), size}:
            wide, tall = size[1] / self._size[1], size[0] / self._size[0]
            self._known = tuple(
                KnownDie(die.id, scaled(die.reading, wide, tall)) for die in self._known
            )
            self._votes.clear()
        self._size = size

    def _rested(self, still_s: float) -> bool:
        patience = self._patience
        if still_s >= patience.longest_s and len(self._votes) >= patience.fewest:
            return True
        enough = still_s >= patience.rest_s and len(self._votes) >= patience.votes
        return enough and all(die.status is Status.READ for die in vote(self._votes))

    def _look(self, frame: Frame) -> tuple[DieReading, ...]:
        self.latest = self._read(frame)
        return self.latest.dice

    def _glance(self, frame_number: int, t: float, frame: Frame) -> list[Seen]:
        """While things move: a die where none lay shows that dice, and not a hand, are moving."""
        if self._told is Tray.MOVING or t - self._glanced_at < self._patience.glance_s:
            return []
        self._glanced_at = t
        dice = self._look(frame)
        strange = any(not self._lay_there(die) for die in dice)
        return self._tell(frame_number, t, Tray.MOVING) if strange else []

    def _lay_there(self, die: DieReading) -> bool:
        return any(
            distance(known.reading.center, die.center) < edge_of(known.reading)
            for known in self._known
        )

    def _decide(self, frame_number: int, t: float, frame: Frame) -> list[Seen]:
        match = match_dice(self._known, self._taken, vote(self._votes))
        if not match.rolled:
            self._known = moved_along(self._known, match.dice)
            return self._only_old_dice(frame_number, t, frame, match.kept)
        seen = self._tell(frame_number, t, Tray.MOVING)
        self._known, self._taken, self._told = match.dice, frozenset(), Tray.SETTLED
        self._settled = shrink(frame)
        settled = Seen(frame_number, t, Tray.SETTLED, match.dice, match.rolled, match.kept)
        return [*seen, settled]

    def _only_old_dice(
        self, frame_number: int, t: float, frame: Frame, kept: tuple[int, ...]
    ) -> list[Seen]:
        """Either nothing has happened, or dice were picked up and wait in a hand."""
        self._taken |= self._gone(frame, kept)
        if len(self._taken) == len(self._known):
            return self._tell(frame_number, t, Tray.EMPTY)
        return self._tell(frame_number, t, Tray.MOVING) if self._taken else []

    def _gone(self, frame: Frame, kept: tuple[int, ...]) -> frozenset[int]:
        """Give the dice that are gone, not just under a hand."""
        before, now = self._settled, shrink(frame)
        return frozenset(
            die.id
            for die in self._known
            if die.id not in kept
            and before is not None
            and not covered(before, now, die.reading, frame.shape[1])
        )

    def _tell(self, frame_number: int, t: float, event: Tray) -> list[Seen]:
        if self._told is event:
            return []
        self._told = event
        return [Seen(frame_number, t, event)]
