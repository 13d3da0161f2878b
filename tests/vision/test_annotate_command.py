"""`python -m vision annotate`: a copy with outlines."""

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.__main__ import main
from vision.annotation import COLOURS, annotated
from vision.faces import Face
from vision.reading import DieReading, Status, TrayReading

Save = Callable[[str], Path]
Frame = npt.NDArray[np.uint8]


def test_a_copy_of_the_same_size_is_written(saved: Save, tmp_path: Path) -> None:
    """The picture itself stays as it is."""
    source, out = saved("table.png"), tmp_path / "drawn.png"
    assert main(["annotate", str(source), str(out)]) == 0
    assert np.asarray(cv2.imread(str(out))).shape == np.asarray(cv2.imread(str(source))).shape


def test_a_place_that_cannot_be_written_is_told(
    saved: Save, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither an unknown format nor a missing folder ends in a traceback."""
    assert main(["annotate", str(saved("a.png")), str(tmp_path / "no" / "x.jpg")]) == 2
    assert main(["annotate", str(saved("a.png")), str(tmp_path / "x.what")]) == 2
    assert "could not be written" in capsys.readouterr().err


@pytest.mark.parametrize("status", Status)
def test_every_status_has_its_own_outline(bare_table: Frame, status: Status) -> None:
    """Read and doubtful dice can be told apart at a glance."""
    corners = ((100.0, 100.0), (160.0, 100.0), (160.0, 160.0), (100.0, 160.0))
    face = Face.BEER if status is Status.READ else None
    die = DieReading(face, 0.9, status, (130.0, 130.0), corners)
    drawn = annotated(bare_table, TrayReading(640, 360, (die,), 1.0))
    apart = {
        name: np.abs(np.subtract(drawn[160, 130].astype(int), c)).max()
        for name, c in COLOURS.items()
    }
    assert min(apart, key=lambda name: apart[name]) is status
    assert np.array_equal(drawn[300:], bare_table[300:])
