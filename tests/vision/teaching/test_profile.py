"""A profile names what it was taught, doubts the rest, and knows which faces look alike."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from vision.calibration import Calibration
from vision.faces import FACES, Face
from vision.teaching.profile import READ, Profile
from vision.teaching.taught import SIDE, Taught, TaughtFace
from vision.teaching.vary import varied

Scores = npt.NDArray[np.float64]
SIZE, VERSIONS, PHOTOS = 24, 6, 3


def photos(rng: np.random.Generator, centres: Scores) -> tuple[Scores, npt.NDArray[np.intp]]:
    """Make features: versions of a photo lie close, photos of a face near, faces apart."""
    labels = np.repeat(np.arange(len(centres)), PHOTOS)
    near = centres[labels] + rng.normal(0, 0.25, (len(labels), SIZE))
    return near[:, None] + rng.normal(0, 0.2, (len(labels), VERSIONS, SIZE)), labels


@pytest.fixture
def centres() -> Scores:
    """Give six faces far apart."""
    return np.random.default_rng(3).normal(0, 2.0, (6, SIZE))


def test_every_face_is_named(centres: Scores) -> None:
    """New photos of all faces are read surely and rightly."""
    rng = np.random.default_rng(1)
    profile = Profile.fitted(*photos(rng, centres))
    chances = profile.chances(centres + rng.normal(0, 0.25, centres.shape))
    assert chances.argmax(axis=1).tolist() == [0, 1, 2, 3, 4, 5]
    assert chances.max(axis=1).min() > 0.9 * READ
    assert profile.confused == ()


def test_what_was_never_taught_is_none_of_the_set(centres: Scores) -> None:
    """A coin, a card, a die of another set."""
    rng = np.random.default_rng(1)
    profile = Profile.fitted(*photos(rng, centres))
    strangers = rng.normal(0, 2.0, (20, SIZE))
    assert (profile.chances(strangers)[:, -1] > 0.9).all()


def test_between_two_faces_it_is_not_sure(centres: Scores) -> None:
    """Halfway is a question, never an answer."""
    profile = Profile.fitted(*photos(np.random.default_rng(1), centres))
    halfway = (centres[:1] + centres[1:2]) / 2
    assert profile.chances(halfway)[0, :6].max() < 0.9 * READ


def test_faces_that_look_alike_are_named(centres: Scores) -> None:
    """The two that cannot be told apart, and no others."""
    centres[4] = centres[2]
    profile = Profile.fitted(*photos(np.random.default_rng(2), centres))
    assert profile.confused == ((FACES[2], FACES[4]),)


def test_a_photo_of_something_else_is_left_out(centres: Scores) -> None:
    """One photo filed under the wrong face, or of no die at all, must not spoil the set."""
    samples, labels = photos(np.random.default_rng(1), centres)
    good = Profile.fitted(samples, labels)
    samples[4] += 3 * (centres[5] - centres[1])
    profile = Profile.fitted(samples, labels)
    assert good.odd == ()
    assert profile.odd == (4,)
    assert profile.confused == ()
    assert profile.chances(centres).argmax(axis=1).tolist() == [0, 1, 2, 3, 4, 5]


def test_limits_are_the_profiles_own() -> None:
    """How dice lie is judged as for any set; what was learned decides the rest."""
    shipped = replace(Calibration.load(), found=0.3)
    profile = Profile.fitted(
        *photos(np.random.default_rng(1), np.random.default_rng(3).normal(0, 2, (6, SIZE)))
    )
    limits = profile.limits(shipped)
    assert limits.cocked == shipped.cocked
    assert limits.cut_off == shipped.cut_off
    assert limits.found < shipped.found
    assert limits.top < shipped.top
    assert (limits.heed, limits.heed_die, limits.tint) == (0, 0, np.inf)


class Brightness:
    """Stands for the classifier: its features are the mean colours of the crop's parts."""

    def features(self, crops: list[npt.NDArray[np.uint8]]) -> Scores:
        """Give means of a 4 x 4 grid."""
        rows = [crop.reshape(4, 12, 4, 12, 3).mean(axis=(1, 3)).ravel() for crop in crops]
        return np.stack(rows)


def test_the_same_photos_teach_the_same() -> None:
    """Nothing is left to chance on another tablet."""
    rng = np.random.default_rng(8)
    taught = Taught("mine")
    for face in FACES:
        base = rng.integers(0, 255, (SIDE, SIDE, 3))
        for _ in range(PHOTOS):
            crop = np.clip(base + rng.normal(0, 8, base.shape), 0, 255).astype(np.uint8)
            taught = taught.with_photo(TaughtFace(face, crop))
    one, two = (Profile.learned(taught, Brightness()) for _ in range(2))
    assert np.array_equal(one.means, two.means)
    assert one.lead == two.lead


def test_versions_start_with_the_photo_itself_and_differ() -> None:
    """All of the size the classifier wants."""
    crop = np.random.default_rng(1).integers(0, 255, (SIDE, SIDE, 3), np.uint8)
    versions = varied(crop, 4, np.random.default_rng(2))
    assert {version.shape for version in versions} == {(48, 48, 3)}
    assert not np.array_equal(versions[0], versions[1])


def test_missing_photos_are_counted() -> None:
    """Three of each face at least."""
    crop = np.zeros((SIDE, SIDE, 3), np.uint8)
    taught = Taught("mine", (TaughtFace(Face.BEER, crop),) * 3 + (TaughtFace(Face.ARROW, crop),))
    missing = taught.missing()
    assert Face.BEER not in missing
    assert missing[Face.ARROW] == 2
    assert len(missing) == 5
