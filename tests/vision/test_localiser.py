"""Top faces are found where they are."""

import cv2
import numpy as np
import pytest

from vision.localiser import enlarged


@pytest.mark.parametrize(("full", "small"), [(1280, 448), (640, 448), (1920, 768)])
def test_a_place_in_a_shrunk_picture_is_the_same_place_in_the_whole(full: int, small: int) -> None:
    """Every pixel of a ramp says where it is; shrunk, it still says so."""
    ramp = np.tile(np.arange(full, dtype=np.float32), (2, 1))
    shrunk = cv2.resize(ramp, (small, 2), interpolation=cv2.INTER_LINEAR)[0]
    places = np.arange(1, small - 1)
    corners = np.stack([places, places], axis=1).astype(float)
    assert np.allclose(enlarged(corners, (full / small, 1.0))[:, 0], shrunk[places], atol=0.01)
