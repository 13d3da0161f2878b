"""Remembers where the mat is: looked for now and then, since nobody moves it often."""

import numpy as np
import numpy.typing as npt

from vision.mat.find import MatPose, find_mat

Frame = npt.NDArray[np.uint8]

# Dice are looked at about ten times a second while something happens, and less often otherwise.
EVERY = 10
# A hand may lie over the markers for some looks; then the mat is gone or was moved.
PATIENCE = 4


class MatKeeper:
    """Gives the newest pose of the mat, or None where there is none."""

    def __init__(self) -> None:
        self._frames = 0
        self._missed = 0
        self.pose: MatPose | None = None

    def update(self, frame: Frame) -> MatPose | None:
        """Take a frame; look for the mat in every tenth."""
        due = self._frames % EVERY == 0
        self._frames += 1
        if not due:
            return self.pose
        found = find_mat(frame)
        self._missed = 0 if found is not None else self._missed + 1
        if found is not None or self._missed >= PATIENCE:
            self.pose = found
        return self.pose
