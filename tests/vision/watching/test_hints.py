"""Hints for whoever sets up the camera."""

import numpy as np

from vision.faces import Face
from vision.reading import DieReading, Status, TrayReading
from vision.watching.hints import Hint, hints_for


def reading(edge: float) -> TrayReading:
    """Give a reading of one die of that size in the middle."""
    h = edge / 2
    corners = ((320 - h, 180 - h), (320 + h, 180 - h), (320 + h, 180 + h), (320 - h, 180 + h))
    die = DieReading(Face.BEER, 0.99, Status.READ, (320.0, 180.0), corners)
    return TrayReading(640, 360, (die,), 1.0)


def frame(level: int) -> np.ndarray:
    """Give an even picture with a lighter part."""
    picture = np.full((360, 640, 3), level // 3, np.uint8)
    picture[100:260, 200:440] = level
    return picture


def test_a_good_picture_needs_no_hint_but_the_mat() -> None:
    """Bright enough, near enough."""
    assert hints_for(frame(200), reading(60), mat=True) == (Hint.MAT_FOUND,)
    assert hints_for(frame(200), reading(60), mat=False) == (Hint.NO_MAT,)


def test_darkness_is_told() -> None:
    """A covered lens is black, a dim room is dark."""
    assert hints_for(frame(6), TrayReading(640, 360, (), 1.0), mat=False)[0] is Hint.BLACK
    assert hints_for(frame(50), reading(60), mat=False)[0] is Hint.TOO_DARK


def test_glare_on_a_die_is_told() -> None:
    """A lamp's reflection hides the drawing."""
    picture = frame(200)
    picture[155:185, 295:345] = 255
    assert Hint.GLARE in hints_for(picture, reading(60), mat=False)


def test_a_camera_too_far_away_is_told() -> None:
    """Below 36 pixels drawings are too small."""
    assert Hint.TOO_FAR in hints_for(frame(200), reading(30), mat=False)


def test_a_die_at_the_edge_of_the_picture_does_no_harm() -> None:
    """Its corners may lie outside."""
    outside = reading(60).dice[0]
    corners = ((-90.0, -90.0), (-30.0, -90.0), (-30.0, -30.0), (-90.0, -30.0))
    die = DieReading(None, 0.5, Status.CUT_OFF, (-60.0, -60.0), corners)
    seen = TrayReading(640, 360, (outside, die), 1.0)
    assert hints_for(frame(200), seen, mat=False) == (Hint.NO_MAT,)
