"""Which of the table's five dice lies where: the watcher's numbers become the game's."""

from collections.abc import Iterable, Sequence

from companion.devices.dice_camera import Corners, SeenDie
from companion.rules.bang_dice.model import DICE, Face
from vision.reading import DieReading, Status
from vision.watching.identity import KnownDie
from vision.watching.watcher import Seen


class DicePlaces:
    """Remembers from throw to throw which number of the watcher is which die of the game."""

    def __init__(self) -> None:
        self._die_of: dict[int, int] = {}
        self.spots: dict[int, tuple[float, float]] = {}
        """Where each die lies, in pixels of the camera."""

    def found(self, seen: Seen, lying: tuple[Face, ...] | None) -> None:
        """Take dice that lay there before anybody looked: those the game knows keep their place."""
        dice = _five(seen.dice)
        wanted = dict(enumerate(lying or ()))
        self._die_of = {}
        for known in dice:
            face = _face(known.reading)
            die = next((die for die, shown in wanted.items() if shown is face), None)
            if die is not None:
                del wanted[die]
                self._die_of[known.id] = die
        self._fill(dice)

    def thrown(self, seen: Seen, *, first: bool) -> tuple[int, ...]:
        """Take a throw and give the game's dice that were in it, those out of sight included."""
        dice = _five(seen.dice)
        # The first throw is of all five: one may come to lie just where it lay before.
        # A die or two that move before it are being put straight.
        fresh = first and sum(known.id in seen.rolled for known in dice) > DICE // 2
        stayed = () if fresh else (known.id for known in dice if self._stayed(known, seen))
        self._die_of = {number: self._die_of[number] for number in stayed}
        self._fill(dice)
        rolled = {self._die_of[known.id] for known in dice if known.id in seen.rolled}
        unseen = set(range(DICE)) - set(self._die_of.values())
        return tuple(range(DICE)) if fresh else tuple(sorted(rolled | unseen))

    def _stayed(self, known: KnownDie, seen: Seen) -> bool:
        return known.id in seen.kept and known.id in self._die_of

    def _fill(self, dice: Sequence[KnownDie]) -> None:
        """Give the dice without a place the free ones, from left to right as people see them."""
        taken = set(self._die_of.values())
        free = iter(die for die in range(DICE) if die not in taken)
        for known in sorted(dice, key=lambda one: one.reading.center):
            if known.id not in self._die_of:
                self._die_of[known.id] = next(free)
        self.spots = {self._die_of[known.id]: known.reading.center for known in dice}

    def seen_dice(self, seen: Seen, size: tuple[int, int]) -> tuple[SeenDie, ...]:
        """Give all five: in a crowd nothing is sure, and a die out of sight must be told."""
        crowd = len(_read(seen.dice)) > DICE
        there = {
            self._die_of[known.id]: _seen(self._die_of[known.id], known.reading, size, crowd=crowd)
            for known in _five(seen.dice)
        }
        return tuple(there.get(die) or SeenDie(die, None, False, ()) for die in range(DICE))


def outline(reading: DieReading, size: tuple[int, int]) -> Corners:
    """Give the corners of a top face as shares of the picture."""
    return tuple((x / size[0], y / size[1]) for x, y in reading.corners)


def _seen(die: int, reading: DieReading, size: tuple[int, int], *, crowd: bool) -> SeenDie:
    face = None if crowd else _face(reading)
    return SeenDie(die, face, face is not None, outline(reading, size))


def _face(reading: DieReading) -> Face | None:
    return Face(reading.face.value) if reading.face is not None else None


def _read(dice: Iterable[KnownDie]) -> list[KnownDie]:
    return [known for known in dice if known.reading.status is Status.READ]


def _five(dice: Sequence[KnownDie]) -> list[KnownDie]:
    """Give the dice that count: what looks like a sixth is something else, the least sure first."""
    best = sorted(dice, key=lambda one: (one.reading.face is None, -one.reading.confidence))
    return best[:DICE]
