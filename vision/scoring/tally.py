"""Counts of what became of dice and readings."""

from collections.abc import Iterable
from dataclasses import dataclass, fields

from vision.reading import DieReading, Status
from vision.scoring.bounds import bounds, upper_bound
from vision.scoring.match import match
from vision.scoring.truth import TrueDie, Truth


@dataclass(frozen=True, slots=True)
class Tally:
    """Clean dice are right, wrong, asked or missed; the rest should be asked about."""

    right: int = 0
    wrong: int = 0
    asked: int = 0
    missed: int = 0
    phantom: int = 0
    """Readings given as `read` where no die's top is, or a second time for the same die."""
    needless: int = 0
    """Questions about places where no die's top is."""
    doubtful_asked: int = 0
    """Cocked, cut off or covered dice that were asked about or left out."""
    doubtful_read: int = 0
    """Such dice given as `read` with the face that is on top."""
    doubtful_wrong: int = 0
    """Such dice given as `read` with another face."""

    def __add__(self, other: "Tally") -> "Tally":
        """Count both."""
        return Tally(
            *(getattr(self, each.name) + getattr(other, each.name) for each in fields(self))
        )

    @property
    def clean(self) -> int:
        """Dice that should be read."""
        return self.right + self.wrong + self.asked + self.missed

    @property
    def read(self) -> int:
        """Everything that was given as `read`."""
        return self.right + self.wrong + self.phantom + self.doubtful_read + self.doubtful_wrong

    @property
    def silent_errors(self) -> int:
        """Wrong or phantom among what was read."""
        return self.wrong + self.phantom + self.doubtful_wrong

    @property
    def right_share(self) -> float:
        """Share of clean dice read right."""
        return self.right / self.clean if self.clean else 1.0

    @property
    def error_share(self) -> float:
        """Share of silent errors among what was read."""
        return self.silent_errors / self.read if self.read else 0.0

    def as_json(self) -> dict[str, object]:
        """Return counts, shares and their bounds."""
        low, high = bounds(self.right, self.clean)
        return {
            **{each.name: getattr(self, each.name) for each in fields(self)},
            "clean": self.clean,
            "read": self.read,
            "right_share": round(self.right_share, 5),
            "right_bounds": [round(low, 5), round(high, 5)],
            "error_share": round(self.error_share, 5),
            "error_upper_bound": round(upper_bound(self.silent_errors, self.read), 5),
        }


def score(truth: Truth, readings: Iterable[DieReading]) -> Tally:
    """Count what became of one picture's dice."""
    matching = match(truth.dice, tuple(readings))
    tally = sum((_of_die(die, reading) for die, reading in matching.pairs), Tally())
    for stray in matching.strays:
        tally += Tally(phantom=1) if stray.status is Status.READ else Tally(needless=1)
    return tally


def _of_die(die: TrueDie, reading: DieReading | None) -> Tally:
    if not die.clean:
        return _of_doubtful(die, reading)
    if reading is None:
        return Tally(missed=1)
    if reading.status is not Status.READ:
        return Tally(asked=1)
    return Tally(right=1) if reading.face == die.face else Tally(wrong=1)


def _of_doubtful(die: TrueDie, reading: DieReading | None) -> Tally:
    if reading is None or reading.status is not Status.READ:
        return Tally(doubtful_asked=1)
    return Tally(doubtful_read=1) if reading.face == die.face else Tally(doubtful_wrong=1)
