"""Which die is which from throw to throw, by where they lie."""

import cmath
from dataclasses import dataclass, replace

from vision.reading import DieReading
from vision.watching.vote import distance, edge_of

# A die that lies within this share of its edge has not moved.
STILL = 0.3
# A kept die may be nudged this far, if it shows the same face turned by little. A die thrown again
# may come to lie beside its old place too: while all are there, the face must be sure.
NUDGED = 0.85
NUDGED_TURN_DEG = 25.0


@dataclass(frozen=True, slots=True)
class KnownDie:
    """A die with the number it keeps all evening."""

    id: int
    reading: DieReading


@dataclass(frozen=True, slots=True)
class Match:
    """The dice of a throw by number, and which of them were thrown."""

    dice: tuple[KnownDie, ...]
    rolled: tuple[int, ...]
    kept: tuple[int, ...]


def match_dice(
    known: tuple[KnownDie, ...], taken: frozenset[int], seen: tuple[DieReading, ...]
) -> Match:
    """Give each seen die its number; those in `taken` were picked up, wherever they lie now."""
    in_hand = bool(taken) or len(seen) < len(known)
    left = tuple(die for die in known if die.id not in taken)
    kept = _kept(left, seen, doubted_stay=in_hand)
    free = [die.id for die in known if die.id not in kept.values()]
    ids = {**kept}
    for index in range(len(seen)):
        if index not in ids:
            ids[index] = free.pop(0) if free else _next_id(known, ids)
    dice = tuple(sorted((KnownDie(ids[i], die) for i, die in enumerate(seen)), key=_by_id))
    stayed = frozenset(kept.values())
    rolled = tuple(die.id for die in dice if die.id not in stayed)
    return Match(dice, rolled, tuple(die.id for die in dice if die.id in stayed))


def moved_along(known: tuple[KnownDie, ...], seen: tuple[KnownDie, ...]) -> tuple[KnownDie, ...]:
    """Give the known dice where they lie now: nudges add up, what they show stays as it was."""
    now = {die.id: die.reading for die in seen}
    return tuple(
        KnownDie(
            die.id,
            replace(die.reading, center=now[die.id].center, corners=now[die.id].corners),
        )
        if die.id in now
        else die
        for die in known
    )


def _kept(
    known: tuple[KnownDie, ...], seen: tuple[DieReading, ...], *, doubted_stay: bool
) -> dict[int, int]:
    """Pair seen dice (by index) with known ones (by number), the nearest first."""
    pairs = sorted(
        (distance(die.reading.center, new.center), die.id, index)
        for die in known
        for index, new in enumerate(seen)
        if stayed(die.reading, new, doubted_stay=doubted_stay)
    )
    found: dict[int, int] = {}
    for _apart, number, index in pairs:
        if index not in found and number not in found.values():
            found[index] = number
    return found


def stayed(old: DieReading, new: DieReading, *, doubted_stay: bool = False) -> bool:
    """Tell a die that was left alone, or only nudged, from one that was thrown."""
    apart = distance(old.center, new.center) / edge_of(old)
    doubted = old.face is None or new.face is None
    if not doubted and old.face is not new.face:
        return False
    nudged = apart < NUDGED and turn_between(old, new) < NUDGED_TURN_DEG
    return apart < STILL or (nudged and (doubted_stay or not doubted))


def turn_between(old: DieReading, new: DieReading) -> float:
    """Give how far a top face was turned, in degrees; quarter turns of a square look alike."""
    turn = abs(_direction(old) - _direction(new)) % 90
    return min(turn, 90 - turn)


def _direction(die: DieReading) -> float:
    (ax, ay), (bx, by) = die.corners[0], die.corners[1]
    degrees = cmath.phase(complex(bx - ax, by - ay)) * 180 / cmath.pi
    return degrees % 90


def _next_id(known: tuple[KnownDie, ...], ids: dict[int, int]) -> int:
    used = {die.id for die in known} | set(ids.values())
    return next(number for number in range(len(used) + 1) if number not in used)


def _by_id(die: KnownDie) -> int:
    return die.id
