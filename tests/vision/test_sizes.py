"""The same table in pictures of every size the reader looks at in its own way."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.reader import Reader
from vision.reading import Status

_STILL = Path(__file__).parent / "wide" / "easy.jpg"


@pytest.mark.parametrize("width", [640, 1280, 1920, 4000])
def test_a_table_is_read_in_a_picture_of_any_size(reader: Reader, width: int) -> None:
    """Webcam, tablet, full HD and a phone's large photo show the same faces."""
    truth = json.loads(_STILL.with_suffix(".json").read_text(encoding="utf-8"))["dice"]
    frame = np.asarray(cv2.imread(str(_STILL)))
    scaled = cv2.resize(frame, (width, width * 9 // 16), interpolation=cv2.INTER_AREA)
    read = reader.read(np.asarray(scaled, np.uint8)).dice
    faces = sorted(str(die.face) for die in read if die.status is Status.READ)
    assert faces == sorted(die["face"] for die in truth)
