"""Pictures and their smaller views, drawn on the same memory again and again."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.rectify import Slates, Views, outside

Frame = npt.NDArray[np.uint8]
SQUARE = np.array([[40.0, 40.0], [240.0, 40.0], [240.0, 240.0], [40.0, 240.0]])


def _frame(seed: int, width: int = 320) -> Frame:
    rng = np.random.default_rng(seed)
    return rng.integers(0, 255, (288, width, 3), dtype=np.uint8)


@pytest.mark.parametrize("sizes", [[320, 320, 320], [320, 200, 320], list(range(200, 330, 10))])
def test_used_memory_shows_the_new_picture(sizes: list[int]) -> None:
    """Whatever was read before, a picture is seen as if it were the first."""
    slates = Slates()
    for seed, width in enumerate(sizes):
        frame = _frame(seed, width)
        used, fresh = Views(frame, slates), Views(frame)
        assert np.array_equal(used.shrunk((96, 80)), fresh.shrunk((96, 80)))
        assert np.array_equal(used.rectified(SQUARE), fresh.rectified(SQUARE))


def test_a_look_of_a_half_s_size_leaves_the_half_as_it_was() -> None:
    """Both are drawn on the same memory; faces are cut out of the half afterwards."""
    views, fresh = Views(_frame(1), Slates()), Views(_frame(1))
    views.shrunk((160, 144))
    assert np.array_equal(views.rectified(SQUARE), fresh.rectified(SQUARE))


@pytest.mark.parametrize(
    ("shift", "share"), [((0, 0), -0.2), ((-60, 0), 0.1), ((100, 0), 0.105), ((0, 100), 0.265)]
)
def test_a_face_reaches_out_of_the_picture(shift: tuple[int, int], share: float) -> None:
    """By so much of its edge, over whichever side."""
    assert outside(SQUARE + np.array(shift), _frame(0)) == pytest.approx(share)
