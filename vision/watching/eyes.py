"""The reader as the watcher uses it: on the mat when it is in view, for the dice in use."""

from vision.mat.keeper import MatKeeper
from vision.reader import Frame, Reader
from vision.reading import TrayReading


class Eyes:
    """Reads frame after frame and remembers where the mat is."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.mat = MatKeeper()

    def read(self, frame: Frame) -> TrayReading:
        """Read one frame."""
        return self._reader.read(frame, self.mat.update(frame))
