"""What our reader is compared with."""

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.baselines.hobby import find_squares
from vision.baselines.templates import Features, TemplateMatcher, square_up
from vision.faces import Face

Frame = npt.NDArray[np.uint8]


def _drawn(word: str, turn: float = 0) -> Frame:
    """Return a grey crop with letters on it, turned about its middle."""
    crop = np.full((128, 128), 230, np.uint8)
    cv2.putText(crop, word, (14, 60), cv2.FONT_HERSHEY_COMPLEX, 1.3, (10,), 4, cv2.LINE_AA)
    cv2.rectangle(crop, (20, 80), (90, 104), (60,), 3)
    warp = cv2.getRotationMatrix2D((64, 64), turn, 1)
    turned = cv2.warpAffine(crop, warp, (128, 128), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(turned, np.uint8)


@pytest.mark.parametrize("features", list(Features))
def test_the_enrolled_face_with_most_shared_points_is_named(features: Features) -> None:
    """A turned copy of an enrolled face is recognised among others."""
    matcher = TemplateMatcher(features)
    matcher.enrol([(Face.ARROW, _drawn("WQA")), (Face.BEER, _drawn("8Bx"))])
    assert matcher.name(_drawn("8Bx", turn=20)) is Face.BEER
    assert matcher.name(_drawn("WQA", turn=-20)) is Face.ARROW


@pytest.mark.parametrize("features", list(Features))
def test_a_blank_crop_has_no_name(features: Features) -> None:
    """Without a single key point there is nothing to compare."""
    matcher = TemplateMatcher(features)
    matcher.enrol([(Face.ARROW, _drawn("WQA"))])
    assert matcher.name(np.full((128, 128), 200, np.uint8)) is None


def test_a_given_box_is_squared_up() -> None:
    """The first corner becomes the crop's top left, whatever its place in the picture."""
    frame = np.zeros((200, 200, 3), np.uint8)
    frame[50:100, 100:150] = 255
    crop = square_up(frame, ((150, 50), (150, 150), (50, 150), (50, 50)))
    assert crop.shape == (128, 128)
    assert crop[32, 32] > 250
    assert max(crop[100, 32], crop[32, 100]) < 5


def test_otsu_finds_bright_squares_and_leaves_the_rest() -> None:
    """A turned bright square counts as a die; a long bar and a speck do not."""
    frame = np.full((300, 400, 3), 40, np.uint8)
    box = cv2.boxPoints(((100, 100), (60, 60), 30)).astype(np.int32)
    cv2.fillPoly(frame, [box], (240, 240, 240))
    cv2.rectangle(frame, (200, 200), (390, 230), (240, 240, 240), -1)
    cv2.rectangle(frame, (300, 50), (308, 58), (240, 240, 240), -1)
    (square,) = find_squares(frame)
    assert square.mean(axis=0) == pytest.approx([100, 100], abs=1.5)
