"""Loading of the ONNX networks."""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import ModelError

# As many dice as a throw has.
DICE = 5


def load_network(path: Path) -> cv2.dnn.Net:
    """Open a network, or say which file is at fault."""
    if not path.is_file():
        raise ModelError(path)
    try:
        return cv2.dnn.readNetFromONNX(str(path))
    except cv2.error as error:
        raise ModelError(path) from error


def answers_in_batches(
    net: cv2.dnn.Net, crops: list[npt.NDArray[np.uint8]], outputs: list[str], size: int
) -> list[npt.NDArray[np.float64]]:
    """Run crops through a network in batches of one size; a new size would set it up anew."""
    missing = -len(crops) % size
    padded = crops + [np.zeros_like(crops[0])] * missing
    parts: list[list[npt.NDArray[np.float64]]] = [[] for _ in outputs]
    for start in range(0, len(padded), size):
        blob = cv2.dnn.blobFromImages(padded[start : start + size], 1 / 255, swapRB=True)
        net.setInput(blob)
        for part, answer in zip(parts, net.forward(outputs), strict=True):
            part.append(np.array(answer, np.float64))
    return [np.concatenate(part)[: len(crops)] for part in parts]
