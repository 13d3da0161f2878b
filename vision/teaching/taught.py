"""What was taught: squared photos of faces. All else is worked out from them when needed."""

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from vision.faces import FACES, Face
from vision.rectify import Framing

Crop = npt.NDArray[np.uint8]

# A kept photo shows the face and some of what is round it.
PHOTO = Framing(96, 0.3)
SIDE = PHOTO.side
FEWEST = 3


@dataclass(frozen=True, slots=True, eq=False)
class TaughtFace:
    """One good photo of a face, squared, 96 x 96, BGR."""

    face: Face
    crop: Crop


@dataclass(frozen=True, slots=True, eq=False)
class Taught:
    """A set of dice by name, with all photos that were good enough."""

    name: str
    photos: tuple[TaughtFace, ...] = ()

    def with_photo(self, photo: TaughtFace) -> "Taught":
        """Take in one more photo."""
        return replace(self, photos=(*self.photos, photo))

    def count(self, face: Face) -> int:
        """Give how many photos there are of a face."""
        return sum(photo.face is face for photo in self.photos)

    def missing(self) -> dict[Face, int]:
        """Give how many photos are still needed, for each face that needs some."""
        return {face: FEWEST - n for face in FACES if (n := self.count(face)) < FEWEST}
