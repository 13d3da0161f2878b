"""Outlines and names drawn over a picture."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading import DieReading, Status, TrayReading

Frame = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

# Blue-green, orange, magenta and grey stay apart for colour-blind eyes; BGR.
COLOURS: dict[Status, Colour] = {
    Status.READ: (160, 200, 0),
    Status.UNSURE: (0, 150, 255),
    Status.COCKED: (200, 60, 200),
    Status.CUT_OFF: (150, 150, 150),
}


def annotated(frame: Frame, reading: TrayReading) -> Frame:
    """Give a copy of the picture with every die outlined and named."""
    drawn = frame.copy()
    thick = max(1, round(max(frame.shape[:2]) / 640))
    for die in reading.dice:
        _outline(drawn, die, thick)
    return drawn


def _outline(drawn: Frame, die: DieReading, thick: int) -> None:
    colour = COLOURS[die.status]
    corners = np.round(np.asarray(die.corners)).astype(np.int32)
    cv2.polylines(drawn, [corners], True, colour, thick, cv2.LINE_AA)
    words = f"{die.face or die.status} {die.confidence:.2f}"
    size = 0.45 * thick
    (width, height), base = cv2.getTextSize(words, cv2.FONT_HERSHEY_SIMPLEX, size, thick)
    x = int(np.clip(die.center[0] - width / 2, 0, max(0, drawn.shape[1] - width)))
    y = int(np.clip(corners[:, 1].min() - base, height + base, drawn.shape[0] - base))
    cv2.rectangle(drawn, (x, y - height - base), (x + width, y + base), (0, 0, 0), -1)
    cv2.putText(drawn, words, (x, y), cv2.FONT_HERSHEY_SIMPLEX, size, colour, thick, cv2.LINE_AA)
