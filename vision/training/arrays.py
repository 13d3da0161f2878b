"""Names for the arrays that rendering and training pass about.

OpenCV and numpy promise no exact number type for most results, so only their role is named.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
"""Coordinates and matrices."""
Image = npt.NDArray[Any]
"""Light or colour, rows x columns (x channels), as float."""
Picture = npt.NDArray[Any]
"""An RGB picture of 8 bits."""
Mask = npt.NDArray[Any]
"""How much of each spot is covered, 0 to 255."""
Rng = np.random.Generator
"""All chance comes from here, so that a seed repeats everything."""
