"""From light to a picture."""

import numpy as np
import pytest

from vision.training.photoreal.develop import Development, develop, plan_development, shake_kernel

_PLAIN = Development(
    brightness=0.2,
    headroom=1.0,
    balance=(1.0, 1.0, 1.0),
    neutral=1.0,
    blur=0.0,
    shake=0.0,
    noise=0.0,
    sharpening=0.0,
    quality=90,
)


def test_exposure_does_not_depend_on_the_lamp() -> None:
    """A camera exposes by itself: ten times the light gives the same picture."""
    light = np.random.default_rng(1).random((60, 80, 3), dtype=np.float32)
    pictures = [develop(light * power, _PLAIN, np.random.default_rng(2)) for power in (1, 10)]
    assert np.abs(pictures[0].astype(int) - pictures[1]).max() <= 1


def test_white_balance_takes_out_the_colour_of_the_lamp() -> None:
    """A grey table under a warm lamp is grey when balance is full."""
    warm = np.ones((20, 20, 3), np.float32) * np.array([1.0, 0.6, 0.3], np.float32)
    picture = develop(warm, _PLAIN, np.random.default_rng(3))
    assert np.ptp(picture[5, 5].astype(int)) <= 1


def test_shake_spreads_light_and_loses_none() -> None:
    """A kernel's weights sum to one, over more than one pixel."""
    kernel = shake_kernel(5.0, np.random.default_rng(4))
    assert kernel.sum() == pytest.approx(1, abs=1e-5)
    assert (kernel > 0.02).sum() > 3


def test_hard_pictures_are_compressed_harder() -> None:
    """Hard pictures are JPEGs of quality 60 to 88; easy ones are neither shaken nor as small."""
    rng = np.random.default_rng(5)
    hard = [plan_development("hard", "dim", rng) for _ in range(40)]
    easy = [plan_development("easy", "soft", rng) for _ in range(40)]
    assert all(60 <= how.quality <= 88 for how in hard)
    assert all(how.quality > 85 and how.shake == 0 for how in easy)
