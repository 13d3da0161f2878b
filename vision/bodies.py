"""The colour of the bodies: dice of one set are all of one colour, whatever is painted on them.

A sticker on a token may have the size of a die and lie as flat, but is seldom of the colour of the
dice beside it. Light makes a body brighter or darker, and where a shiny one mirrors a lamp it adds
white, up to white itself: only a deeper or another colour tells. It never names a face, it makes
one ask.
"""

import numpy as np
import numpy.typing as npt

from vision.rectify import FACE

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

# A body shows along the edges of its face, 6 and 10 % inside: outside the painted symbol.
_INSIDE = np.rint((FACE.margin + np.array([0.06, 0.1])) * FACE.edge).astype(int)
_ALONG = np.linspace(_INSIDE[-1] + 1, FACE.side - _INSIDE[-1] - 2, 6).astype(int)
_DEPTHS = np.repeat(np.concatenate([_INSIDE, FACE.side - 1 - _INSIDE]), len(_ALONG))
_PLACES = np.tile(_ALONG, 2 * len(_INSIDE))
_ROWS, _COLUMNS = np.concatenate([_DEPTHS, _PLACES]), np.concatenate([_PLACES, _DEPTHS])
# In the dark, noise has colours of its own.
_DARK = 25.0
# One die may mirror so much white that another has this many times its colour.
_DEEPER = 4.0
# Beyond this a tint is another one, however far.
_ANOTHER = 0.2
# Nothing is said of a die beside fewer sure ones than this, or beside such as differ among
# themselves by more than this on average: with four others that is one of another colour.
_ENOUGH, _MOTLEY = 1.5, 0.045
_TINY = 1e-9


def tints_of(faces: list[Frame]) -> Array:
    """Give how far from white the bodies of squared faces are, and which way."""
    edges = np.sort(np.stack(faces)[:, _ROWS, _COLUMNS], axis=1)
    bodies = edges[:, len(_ROWS) // 2].astype(np.float64)
    tints = (bodies[:, ::2] - bodies[:, 1:2]) / (bodies.max(axis=1, keepdims=True) + _DARK)
    return np.asarray(tints)


def oddities(tints: Array, trust: Array) -> Array:
    """Give how far each tint is from the one that the other dice share; 0 if they share none."""
    apart, others = _apart(tints), trust.sum() - trust
    unlike = trust[:, None] * np.minimum(apart, _ANOTHER)
    cost = unlike.sum(axis=0) - unlike
    np.fill_diagonal(cost, np.inf)
    odd = apart[np.arange(len(tints)), cost.argmin(axis=1)]
    return np.where((others >= _ENOUGH) & (cost.min(axis=1) <= _MOTLEY * others), odd, 0.0)


def _apart(tints: Array) -> Array:
    """Give how far each tint is from all those between white and a deeper one of each other."""
    lengths = np.maximum((tints**2).sum(axis=1), _TINY)
    shares = np.minimum(np.maximum(tints @ tints.T / lengths, 0.0), _DEEPER)
    apart = tints[:, None] - shares[..., None] * tints
    return np.asarray(np.hypot(apart[..., 0], apart[..., 1]))
