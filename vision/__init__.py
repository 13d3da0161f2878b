"""Reads the dice lying on a table.

`read_tray(frame)` takes one picture (BGR as OpenCV gives it, or grey) and returns a `TrayReading`.
"""

from typing import TYPE_CHECKING

from vision.faces import FACES, Face
from vision.reading import DieReading, Status, TrayReading

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from vision.mat.find import MatPose

__all__ = ["FACES", "DieReading", "Face", "Status", "TrayReading", "read_tray"]


def read_tray(
    frame: "npt.NDArray[np.uint8]", profile: str | None = None, mat: "MatPose | None" = None
) -> TrayReading:
    """Find every die in the picture and say which face is up, or that it is not sure.

    `profile` names a set of dice that was taught; `mat` is the pose that `find_mat` gave.
    """
    # Loaded here, so that code which only needs the names starts without OpenCV.
    from vision.reader import default_reader  # noqa: PLC0415

    return default_reader(profile).read(frame, mat)
