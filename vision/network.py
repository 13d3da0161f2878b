"""ONNX networks, ready for every shape of picture they have met."""

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import ModelError

Pictures = list[npt.NDArray[np.uint8]]
Answers = list[npt.NDArray[np.float32]]

# Setting a network up for a shape takes as long as several answers and some memory: each shape has
# its own. Only so many pictures go at once, and a network is kept ready for each number of dice.
AT_ONCE = 8
_SHAPES = AT_ONCE


class Network:
    """One network file; not for two threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fresh: cv2.dnn.Net | None = _load(path)
        self._ready: dict[tuple[int, ...], _Fitted] = {}

    def answers(self, pictures: Pictures, outputs: list[str]) -> Answers:
        """Run BGR pictures of one size through the network, some at a time."""
        parts = [self._fitted(batch).answers(batch, outputs) for batch in batches(pictures)]
        if len(parts) == 1:
            return parts[0]
        return [np.concatenate(part) for part in zip(*parts, strict=True)]

    def _fitted(self, pictures: Pictures) -> "_Fitted":
        height, width = pictures[0].shape[:2]
        shape = (len(pictures), 3, height, width)
        if shape not in self._ready:
            if len(self._ready) == _SHAPES:
                self._ready.clear()
            self._ready[shape] = _Fitted(self._fresh or _load(self._path), shape)
            self._fresh = None
        return self._ready[shape]


class _Fitted:
    """A network with the planes of its pictures: used memory is quicker than new one."""

    def __init__(self, net: cv2.dnn.Net, shape: tuple[int, ...]) -> None:
        self._net, self._planes = net, np.empty(shape, np.uint8)

    def answers(self, pictures: Pictures, outputs: list[str]) -> Answers:
        for picture, (red, green, blue) in zip(pictures, self._planes, strict=True):
            cv2.split(picture, [blue, green, red])
        self._net.setInput(self._planes, scalefactor=1 / 255)
        return [np.asarray(answer, np.float32) for answer in self._net.forward(outputs)]


def chance(logit: npt.NDArray[np.floating]) -> npt.NDArray[np.float64]:
    """Turn what a network says for and against into a probability."""
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * logit), np.float64)


def batches(pictures: Pictures) -> Iterator[Pictures]:
    """Give as many pictures as go at once, and the next ones."""
    for start in range(0, len(pictures), AT_ONCE):
        yield pictures[start : start + AT_ONCE]


def _load(path: Path) -> cv2.dnn.Net:
    """Open a network, or say which file is at fault."""
    if not path.is_file():
        raise ModelError(path)
    try:
        return cv2.dnn.readNetFromONNX(str(path))
    except cv2.error as error:
        raise ModelError(path) from error
