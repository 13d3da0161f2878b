"""Loading of the ONNX networks."""

from pathlib import Path

import cv2

from vision.calibration import ModelError


def load_network(path: Path) -> cv2.dnn.Net:
    """Open a network, or say which file is at fault."""
    if not path.is_file():
        raise ModelError(path)
    try:
        return cv2.dnn.readNetFromONNX(str(path))
    except cv2.error as error:
        raise ModelError(path) from error
