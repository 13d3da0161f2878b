"""Networks answer alike however many pictures come, and in whatever sizes."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.calibration import MODELS
from vision.network import Network

Frame = npt.NDArray[np.uint8]


def _pictures(count: int, side: int) -> list[Frame]:
    rng = np.random.default_rng(count)
    return list(rng.integers(0, 255, (count, side, side, 3), dtype=np.uint8))


@pytest.mark.parametrize("count", [1, 3, 5, 9])
def test_pictures_are_answered_one_by_one_or_together(count: int) -> None:
    """A throw has five dice, a cluttered table shows more things; none is lost or mixed up."""
    network = Network(MODELS / "refiner.onnx")
    pictures = _pictures(count, 48)
    (together,) = network.answers(pictures, ["answer"])
    alone = [network.answers([picture], ["answer"])[0][0] for picture in pictures]
    assert len(together) == count
    assert np.allclose(together, alone, atol=1e-4)


def test_many_sizes_in_turn_change_no_answer() -> None:
    """A folder may hold pictures of any size; the first is answered alike when it comes again."""
    network = Network(MODELS / "localiser.onnx")
    sides = [64 + 16 * step for step in range(12)]
    first = [network.answers(_pictures(1, side), ["answer"])[0] for side in sides]
    again = [network.answers(_pictures(1, side), ["answer"])[0] for side in sides]
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert first[0].shape[-1] == sides[0] // 4
