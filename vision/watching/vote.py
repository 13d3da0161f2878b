"""Several readings of dice at rest become one: a face must win clearly, or it is asked for."""

from collections import Counter
from dataclasses import replace
from statistics import median

from vision.faces import Face
from vision.reading import DieReading, Point, Status

# Two readings of one resting die lie within this share of its edge.
SAME_PLACE = 0.5
# A die counts if it was seen in at least this share of the frames.
SEEN = 0.5
# A face is read if this share of the sightings named it, and none named another.
AGREED = 0.6


def edge_of(die: DieReading) -> float:
    """Give the mean length of a top face's edges, in pixels."""
    corners = die.corners
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(distance(a, b) for a, b in pairs) / len(corners)


def distance(a: Point, b: Point) -> float:
    """Give the distance of two points."""
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def vote(frames: list[tuple[DieReading, ...]]) -> tuple[DieReading, ...]:
    """Join the readings of several frames, die by die."""
    sightings: list[list[DieReading]] = []
    for dice in frames:
        for die in dice:
            _place(sightings, die)
    wanted = SEEN * len(frames)
    return tuple(_verdict(seen) for seen in sightings if len(seen) >= wanted)


def _place(sightings: list[list[DieReading]], die: DieReading) -> None:
    for seen in sightings:
        if distance(seen[-1].center, die.center) < SAME_PLACE * edge_of(die):
            seen.append(die)
            return
    sightings.append([die])


def _verdict(seen: list[DieReading]) -> DieReading:
    faces = Counter(die.face for die in seen if die.face is not None)
    middle = min(seen, key=lambda die: abs(die.confidence - median(d.confidence for d in seen)))
    if len(faces) == 1 and faces.total() >= AGREED * len(seen):
        return _agreed(seen, next(iter(faces)))
    doubts = Counter(die.status for die in seen if die.status is not Status.READ)
    status = doubts.most_common(1)[0][0] if doubts and len(faces) <= 1 else Status.UNSURE
    return replace(middle, face=None, status=status)


def _agreed(seen: list[DieReading], face: Face) -> DieReading:
    named = [die for die in seen if die.face is face]
    confidence = median(die.confidence for die in named)
    return replace(named[-1], confidence=confidence)
