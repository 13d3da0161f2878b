"""How to tell the faces of a taught set apart: nearest face among the classifier's features.

The distance is measured in the spread that photos of one face have (a shrunken covariance). Doubt
comes from leaving out every photo once and naming it by the others. A photo that shows something
else than the others of its face is not learned from.
"""

from dataclasses import dataclass, replace
from math import inf
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

from vision.calibration import Calibration
from vision.faces import FACES, Face
from vision.network import chance
from vision.teaching.taught import Taught
from vision.teaching.vary import varied

Scores = npt.NDArray[np.float64]
Crop = npt.NDArray[np.uint8]

VERSIONS = 12
# Shrinks the spread towards a ball: a few photos say little about directions.
SHRINK = 0.1
# A face is read when its lead is this many times what misled the trial, or a share of the usual.
CAUTION, USUAL = 1.3, 0.7
READ = 0.95
# A photo that is nearer to another face and this many times farther from its own than photos
# usually are does not show that face. Each face keeps two photos at least.
ODD, LEAST = 3.0, 2
# What lies this many times farther than left-out photos do is no face of this set.
STRANGE = 2.6
# Only what is far stranger than that is dropped without asking.
CLEAN = 0.002
FOUND, TOP = 0.1, 0.5


class Features(Protocol):
    """The part of the classifier that is needed."""

    def features(self, crops: list[Crop]) -> Scores:
        """Give a row for each crop."""


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """Means of the faces in whitened features, and the limits of doubt."""

    whiten: Scores
    means: Scores
    known: tuple[Face, ...]
    lead: float
    reach: float
    confused: tuple[tuple[Face, Face], ...]
    odd: tuple[int, ...] = ()
    """The numbers of photos that are unlike the others of their face; they were left out."""

    @classmethod
    def learned(cls, taught: Taught, classifier: Features) -> Self:
        """Learn from photos; the same photos always give the same profile."""
        rng = np.random.default_rng(7)
        samples = np.stack(
            [classifier.features(varied(photo.crop, VERSIONS, rng)) for photo in taught.photos]
        )
        labels = np.array([FACES.index(photo.face) for photo in taught.photos])
        return cls.fitted(samples, labels)

    @classmethod
    def fitted(cls, samples: Scores, labels: npt.NDArray[np.intp]) -> Self:
        """Fit to photos x versions x features."""
        good, trials = _judged(samples, labels)
        whiten, means, kinds = _fit(samples[good], labels[good])
        leads = [trial.lead for trial in trials]
        right = [lead for lead in leads if lead > 0] or [1.0]
        misled = max((-lead for lead in leads if lead <= 0), default=0.0)
        lead = max(CAUTION * misled, USUAL * float(np.median(right)), 1e-6)
        pairs = {tuple(sorted((trial.true, trial.rival))) for trial in trials if trial.lead <= 0}
        return cls(
            whiten,
            means,
            tuple(FACES[kind] for kind in kinds),
            lead,
            STRANGE * float(np.median([trial.away for trial in trials])),
            tuple((FACES[a], FACES[b]) for a, b in sorted(pairs)),
            tuple(photo for photo in range(len(labels)) if photo not in good),
        )

    def chances(self, features: Scores) -> Scores:
        """Give the chance of each face, then of "none of this set", a row for each die."""
        away = _squared(features @ self.whiten, self.means)
        eased = -away / self.lead * np.log(READ / (1 - READ))
        eased = np.exp(eased - eased.max(axis=1, keepdims=True))
        eased /= eased.sum(axis=1, keepdims=True)
        strange = chance(6 * (away.min(axis=1) / self.reach - 1))
        chances = np.zeros((len(features), len(FACES) + 1))
        for column, face in enumerate(self.known):
            chances[:, FACES.index(face)] = eased[:, column] * (1 - strange)
        chances[:, -1] = strange
        return chances

    def limits(self, calibration: Calibration) -> Calibration:
        """Doubt by what was learned; strange drawings are found with less certainty.

        The dice of a set that people made may be of many colours.
        """
        read = READ * (1 - 0.1)
        return replace(
            calibration,
            found=min(FOUND, calibration.found),
            top=TOP,
            heed_die=0.0,
            tint=inf,
            clean=CLEAN,
            read=read,
            alone=read,
            heed=0.0,
            sure=0.0,
        )


@dataclass(frozen=True, slots=True)
class _Trial:
    """A left-out photo: by how much the right face led the best other one."""

    true: int
    rival: int
    lead: float
    away: float


def _judged(
    samples: Scores, labels: npt.NDArray[np.intp]
) -> tuple[npt.NDArray[np.intp], list[_Trial]]:
    """Try every photo; leave out those that spoil their face, the worst first, one by one."""
    good = np.arange(len(labels))
    while True:
        trials = [_trial(samples[good], labels[good], photo) for photo in range(len(good))]
        usual = float(np.median([trial.away for trial in trials]))
        place, worst = max(enumerate(trials), key=lambda one: one[1].away)
        spoils = worst.lead <= 0 and worst.away > ODD * usual
        if not spoils or np.sum(labels[good] == worst.true) <= LEAST:
            return good, trials
        good = np.delete(good, place)


def _fit(samples: Scores, labels: npt.NDArray[np.intp]) -> tuple[Scores, Scores, list[int]]:
    kinds = sorted(set(labels.tolist()))
    flat = [samples[labels == kind].reshape(-1, samples.shape[-1]) for kind in kinds]
    centres = np.stack([rows.mean(axis=0) for rows in flat])
    apart = np.concatenate([rows - centre for rows, centre in zip(flat, centres, strict=True)])
    spread = apart.T @ apart / len(apart)
    size = spread.shape[0]
    ball = np.eye(size) * max(float(np.trace(spread)) / size, 1e-9)
    root = np.linalg.cholesky(spread * (1 - SHRINK) + ball * SHRINK)
    whiten = np.asarray(np.linalg.inv(root).T)
    return whiten, centres @ whiten, kinds


def _trial(samples: Scores, labels: npt.NDArray[np.intp], photo: int) -> _Trial:
    """Name a photo by the others; its versions vote by their mean distance."""
    others = np.arange(len(labels)) != photo
    whiten, means, kinds = _fit(samples[others], labels[others])
    away = _squared(samples[photo] @ whiten, means).mean(axis=0)
    true = int(labels[photo])
    rivals = {kind: float(away[i]) for i, kind in enumerate(kinds) if kind != true}
    rival = min(rivals, key=lambda kind: rivals[kind])
    own = float(away[kinds.index(true)])
    return _Trial(true, rival, rivals[rival] - own, own)


def _squared(points: Scores, means: Scores) -> Scores:
    return np.asarray(((points[:, None] - means[None]) ** 2).sum(axis=2))
