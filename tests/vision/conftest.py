"""Pictures the tests of the reader share."""

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.reader import Reader, default_reader

Frame = npt.NDArray[np.uint8]


@pytest.fixture(scope="session")
def reader() -> Reader:
    """Give the shipped reader."""
    return default_reader()


@pytest.fixture
def bare_table() -> Frame:
    """Give a table with nothing on it."""
    rng = np.random.default_rng(4)
    grain = rng.normal(0, 4, (360, 640, 3))
    return np.clip(np.array([60, 95, 70]) + grain, 0, 255).astype(np.uint8)


@pytest.fixture
def saved(tmp_path: Path, bare_table: Frame) -> Callable[[str], Path]:
    """Save the bare table under a name; the suffix says the format."""

    def save(name: str) -> Path:
        path = tmp_path / name
        assert cv2.imwrite(str(path), bare_table)
        return path

    return save
