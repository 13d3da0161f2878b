"""Top faces are found where they are."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.localiser import Candidate, Localiser, distinct, enlarged
from vision.pictures import open_picture
from vision.rectify import Views

WIDE = Path(__file__).parent / "wide"
_SQUARE = np.array([[100.0, 100.0], [150.0, 100.0], [150.0, 150.0], [100.0, 150.0]])


@pytest.mark.parametrize(("full", "small"), [(1280, 432), (640, 384), (1920, 768)])
def test_a_place_in_a_shrunk_picture_is_the_same_place_in_the_whole(full: int, small: int) -> None:
    """Every pixel of a ramp says where it is; shrunk, it still says so."""
    ramp = np.tile(np.arange(full, dtype=np.float32), (2, 1))
    shrunk = cv2.resize(ramp, (small, 2), interpolation=cv2.INTER_LINEAR)[0]
    places = np.arange(1, small - 1)
    corners = np.stack([places, places], axis=1).astype(float)
    assert np.allclose(enlarged(corners, (full / small, 1.0))[:, 0], shrunk[places], atol=0.01)


def test_of_those_that_frame_the_same_die_the_first_is_kept() -> None:
    """Two dice that touch are an edge apart, so both stay."""
    first, again, touching = (Candidate(_SQUARE + by, 0.9, 0.0) for by in (0, 10, (50, 0)))
    assert distinct([first, again, touching]) == [first, touching]
    assert distinct([first, touching], [again.corners]) == [touching]


def test_only_pictures_seen_from_afar_are_looked_at_from_nearer() -> None:
    """A larger one was looked at from near already."""
    still = open_picture(WIDE / "easy.jpg").frame
    large = np.asarray(cv2.resize(still, (1920, 1080)), np.uint8)
    localiser = Localiser()
    assert len(localiser.find_nearer(Views(still), 0.3)) >= len(localiser.find(Views(still), 0.3))
    assert localiser.find(Views(large), 0.3)
    assert localiser.find_nearer(Views(large), 0.3) == []
